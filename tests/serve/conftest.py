"""A server whose engine each test scripts."""

import pytest
import serve_fakes
from serve_live import LiveServer, config_with


class Script:
    """A live server that answers with given pieces; `engine` is the one in use."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.client = server.client
        self.engine: serve_fakes.ScriptedEngine

    def play(self, *pieces: str | int | bytes, finish: str = "stop", **settings) -> None:
        """Scripts the engine: texts and bytes are tokens of their own, integers are ids."""
        tokenizer = serve_fakes.PieceTokenizer()
        ids = [
            piece
            if isinstance(piece, int)
            else tokenizer.add(piece.encode() if isinstance(piece, str) else piece)
            for piece in pieces
        ]
        self.use(serve_fakes.ScriptedEngine(ids, finish, **settings), tokenizer)

    def use(self, engine, tokenizer=None) -> None:
        """Puts an engine behind the server."""
        self.engine = engine
        self.server.serve(serve_fakes.make_backend(engine, tokenizer))

    def chat(self, **body):
        """Sends a conversation of one message; thinking is off unless asked for."""
        defaults = {
            "messages": [{"role": "user", "content": "Hi"}],
            "chat_template_kwargs": {"enable_thinking": False},
        }
        return self.client.post("/v1/chat/completions", json=defaults | body)

    def complete(self, **body):
        """Sends a text to continue."""
        return self.client.post("/v1/completions", json={"prompt": "One two"} | body)


@pytest.fixture(scope="session")
def shared_server():
    with LiveServer(config_with()) as server:
        yield server


@pytest.fixture
def script(shared_server):
    """The shared server with default settings."""
    return Script(shared_server)


@pytest.fixture
def script_with():
    """Makes a server with other settings; it ends with the test."""
    servers = []

    def make(**changes) -> Script:
        server = LiveServer(config_with(**changes))
        server.__enter__()
        servers.append(server)
        return Script(server)

    yield make
    for server in servers:
        server.__exit__()
