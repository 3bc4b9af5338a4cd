"""The ASGI application: endpoints, keys, error bodies."""

import hmac
import re

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from ling_jax.serve.errors import error_response, install_error_handlers
from ling_jax.serve.routes import router
from ling_jax.serve.state import ServerState

_WITHOUT_KEY = frozenset({"/health", "/metrics"})
_BEARER = re.compile(r"[Bb]earer +(.+)")


def build_app(state: ServerState) -> FastAPI:
    """Returns the application that serves `state`; it answers before the model is loaded."""
    app = FastAPI(title="ling_jax", openapi_url=None)
    app.state.server = state
    app.include_router(router)
    install_error_handlers(app)
    if state.config.api_key is not None:
        app.add_middleware(_Gate, key=state.config.api_key)
    return app


class _Gate:
    """Lets no request in without the key."""

    def __init__(self, app: ASGIApp, key: str) -> None:
        self._app = app
        self._key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_guarded = scope["type"] == "http" and scope["path"] not in _WITHOUT_KEY
        if is_guarded and not _carries_key(scope, self._key):
            await error_response(_unauthorised())(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _carries_key(scope: Scope, key: str) -> bool:
    for name, value in scope["headers"]:
        if name == b"authorization":
            match = _BEARER.fullmatch(value.decode("latin-1").strip())
            given = match[1].encode("latin-1") if match else b""
            return hmac.compare_digest(given, key.encode())
    return False


def _unauthorised() -> HTTPException:
    return HTTPException(
        401,
        "The API key is missing or wrong; send 'Authorization: Bearer KEY'.",
        headers={"WWW-Authenticate": "Bearer"},
    )
