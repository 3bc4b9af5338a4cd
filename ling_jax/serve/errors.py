"""Error bodies in the form OpenAI clients read, and which exception becomes which."""

import logging
import secrets

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ling_jax.errors import CapacityError, DeviceError, LingError, RequestError

log = logging.getLogger(__name__)

CLIENT_LEFT = 499

_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    404: "not_found_error",
    405: "invalid_request_error",
    413: "invalid_request_error",
    429: "rate_limit_error",
    503: "service_unavailable",
}


def error_body(
    message: str, *, status: int, param: str | None = None, code: str | None = None
) -> dict[str, dict[str, str | None]]:
    """Returns the JSON object that describes a failure; `status` decides its type."""
    kind = _TYPES.get(status, "internal_error")
    return {"error": {"message": message, "type": kind, "param": param, "code": code}}


def describe(error: Exception) -> tuple[int, dict[str, dict[str, str | None]], dict[str, str]]:
    """Returns HTTP status, body and headers for an exception.

    What is not the client's fault is logged under an id that the body repeats; nothing else of it
    leaves the process.
    """
    if isinstance(error, RequestError):
        status = error.status
        return status, error_body(str(error), status=status, param=error.param, code=error.code), {}
    if isinstance(error, CapacityError):
        headers = {"Retry-After": str(error.retry_after_s)}
        return error.status, error_body(str(error), status=error.status), headers
    if isinstance(error, HTTPException):
        return error.status_code, _http_body(error), dict(error.headers or {})
    return 500, _internal_body(error), {}


def error_response(error: Exception) -> JSONResponse:
    """Returns the answer for an exception raised before any byte of an answer was sent."""
    status, body, headers = describe(error)
    return JSONResponse(body, status_code=status, headers=headers)


def install_error_handlers(app: FastAPI) -> None:
    """Makes every failure of `app`, its own included, answer with an error body."""

    async def answer(request: Request, error: Exception) -> JSONResponse:
        response = error_response(error)
        log.info(
            "refused method=%s path=%s status=%d param=%s code=%s",
            request.method,
            request.url.path,
            response.status_code,
            getattr(error, "param", None),
            getattr(error, "code", None),
        )
        return response

    async def drop(request: Request, _: Exception) -> Response:
        log.info("left method=%s path=%s", request.method, request.url.path)
        return Response(status_code=CLIENT_LEFT)  # nobody reads it

    app.add_exception_handler(ClientDisconnect, drop)
    for kind in (RequestError, CapacityError, DeviceError, HTTPException, Exception):
        app.add_exception_handler(kind, answer)


def _http_body(error: HTTPException) -> dict[str, dict[str, str | None]]:
    hints = {
        404: "No such path; the API is under /v1 (chat/completions, completions, models).",
        405: "This path does not allow that method.",
    }
    message = hints.get(error.status_code, str(error.detail))
    return error_body(message, status=error.status_code)


def _internal_body(error: Exception) -> dict[str, dict[str, str | None]]:
    error_id = secrets.token_hex(8)
    # What is raised on purpose was logged where it happened.
    trace = None if isinstance(error, LingError) else error
    log.error(
        "request_failed error_id=%s error=%s message=%r",
        error_id,
        type(error).__name__,
        str(error),
        exc_info=trace,
    )
    return error_body(f"Internal error; the log has it under {error_id}.", status=500)
