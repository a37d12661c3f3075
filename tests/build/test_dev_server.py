import time
from pathlib import Path

import psutil
import pytest

from pytest_ui2app.build import dev_server as module
from pytest_ui2app.build.dev_server import NO_ANSWER, dev_server
from pytest_ui2app.build.sandbox import Command, choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.workspace import Workspace, prepare
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed

pytestmark = pytest.mark.full
PAGE = "export default function App() { return <p>Hello</p>; }"


def laid_out(folder: Path, **files: str) -> Workspace:
    named = {f"src/{name.replace('_', '.')}": text for name, text in {"App_tsx": PAGE, **files}.items()}
    workspace = prepare(folder / "w", scaffold_folder(), named, {}, sandbox=choose_sandbox())
    assert isinstance(workspace, Workspace)
    return workspace


def servers() -> list[psutil.Process]:
    return [
        each for each in psutil.process_iter(["cmdline"]) if "dev_server.mjs" in " ".join(each.info["cmdline"] or [])
    ]


@pytest.mark.parametrize("name", ["auto", "off"])
def test_modules_are_served_as_in_development_and_nothing_is_left(name: str, tmp_path: Path) -> None:
    before = servers()
    with dev_server(laid_out(tmp_path, Broken_tsx="<p>"), choose_sandbox(name)) as server:
        page = server.get("/", {"Accept": "text/html"})
        assert (page.status, page.media_type) == (200, "text/html")
        assert b"/src/main.tsx" in page.body
        assert b"Hello" in server.get("/src/App.tsx", {}).body
        assert (server.failed, server.get("/src/Broken.tsx", {}).status, server.failed) == (False, 500, True)
    assert server.get("/", {}) == NO_ANSWER
    assert servers() == before


def test_a_server_that_ends_by_itself_answers_nobody_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    files = {"index_css": '@config "./evil.js"; @tailwind base;', "evil_js": "process.exit(3)"}
    with dev_server(laid_out(tmp_path, **files), choose_sandbox()) as server:
        assert server.get("/src/index.css", {}) == NO_ANSWER
        started = time.monotonic()
        assert server.get("/", {}) == NO_ANSWER
        assert time.monotonic() - started < 5


def test_a_server_that_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER_SECONDS", 3.0)
    files = {"index_css": '@config "./evil.js"; @tailwind base;', "evil_js": "while (true) {}"}
    started = time.monotonic()
    with dev_server(laid_out(tmp_path, **files), choose_sandbox()) as server:
        assert server.get("/src/index.css", {}) == NO_ANSWER
    assert time.monotonic() - started < 60


class Silent:
    """A sandbox in which nothing ever runs."""

    name = "silent"

    def run(self, _: Command) -> Completed:
        return Completed(exit_code=1, output="no such image", seconds=0.0)


def test_a_server_that_does_not_start_is_the_machines_fault(tmp_path: Path) -> None:
    with (
        pytest.raises(InfrastructureError, match=r"did not start .*no such image"),
        dev_server(laid_out(tmp_path), Silent()),
    ):
        pytest.fail("there is no server")
