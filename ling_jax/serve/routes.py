"""The endpoints."""

import asyncio
from collections.abc import Callable
from importlib.metadata import version

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

from ling_jax import __version__
from ling_jax.errors import RequestError
from ling_jax.serve.answer import Answer
from ling_jax.serve.chat import prepare_chat
from ling_jax.serve.completion import prepare_completion
from ling_jax.serve.job import Job
from ling_jax.serve.replies import ModelCard, ModelList
from ling_jax.serve.state import READY, ServerState
from ling_jax.serve.stream import EventStream, while_connected

RETRY_S = 5

router = APIRouter()


@router.get("/health")
async def health(request: Request) -> Response:
    """Tells whether requests are taken, and if not, why."""
    state = _state(request)
    body = {"status": state.phase, "detail": state.detail}
    if state.phase == READY:
        return JSONResponse(body)
    return JSONResponse(body, status_code=503, headers={"Retry-After": str(RETRY_S)})


@router.get("/version")
async def show_version() -> dict[str, str]:
    """Returns the versions that decide what is computed."""
    return {"version": __version__, "jax": version("jax")}


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Returns all metrics in Prometheus' text format."""
    state = _state(request)
    if not state.config.enable_metrics:
        raise HTTPException(404)
    text = await asyncio.to_thread(state.metrics.render)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


@router.get("/v1/models")
async def list_models(request: Request) -> ModelList:
    """Lists the names that requests may use."""
    state = _state(request)
    return ModelList(data=[_card(state, name) for name in state.config.names])


@router.get("/v1/models/{name:path}")
async def show_model(request: Request, name: str) -> ModelCard:
    """Describes one of the names that requests may use."""
    state = _state(request)
    return _card(state, state.check_model(name))


@router.post("/v1/chat/completions")
async def chat_completions(request: Request) -> Response:
    """Answers a conversation."""
    return await _complete(request, prepare_chat)


@router.post("/v1/completions")
async def completions(request: Request) -> Response:
    """Continues a text."""
    return await _complete(request, prepare_completion)


async def _complete(request: Request, prepare: Callable[[bytes, ServerState], Job]) -> Response:
    state = _state(request)
    _ = state.backend  # refuses before the body is read
    raw = await _read_body(request, state.config.max_body_mib * 2**20)
    job = await asyncio.to_thread(prepare, raw, state)
    answer = Answer(job, state)
    if job.body.stream:
        return EventStream(answer.events(), on_end=answer.close)
    try:
        reply = await while_connected(request.receive, answer.whole())
    finally:
        answer.close()
    return Response(reply.model_dump_json(exclude_unset=True), media_type="application/json")


async def _read_body(request: Request, limit: int) -> bytes:
    """Returns the body; one that is too long is read to its end, so that the answer is seen."""
    body = bytearray()
    size = 0
    async for piece in request.stream():
        size += len(piece)
        if size <= limit:
            body += piece
        elif size > 4 * limit:
            break
    if size > limit:
        raise RequestError(f"The body is larger than {limit} bytes; send less.", status=413)
    return bytes(body)


def _state(request: Request) -> ServerState:
    return request.app.state.server


def _card(state: ServerState, name: str) -> ModelCard:
    context = state.backend.context_length
    return ModelCard(id=name, created=state.created, max_model_len=context)
