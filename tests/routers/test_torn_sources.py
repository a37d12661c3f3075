"""Sources that a model left torn or broken are read as far as they go: whatever stands in them, reading returns."""

from collections.abc import Iterator

import pytest

from pytest_ui2app.browser.routes import read_routes
from tests.routers.corpus import NAMES, files_of

HEAD = 'import { BrowserRouter, Routes, Route } from "react-router-dom";\n'
APP = "export default () => <BrowserRouter><Routes>{0}<Route path='/kept' element={{<i/>}} /></Routes></BrowserRouter>;"
BROKEN = (
    "<Route {...} />",
    "<Route {...{...}} />",
    "{[...].map((x) => <Route path={x} />)}",
    "<Route {...{ [ ]: '/x' }} />",
    "{list.push(...)}",
    "<Route path={} />",
    "<Route path={`${}`} />",
    "{(({ ... }) => <Route />)({})}",
)


def torn(files: dict[str, str], share: float) -> dict[str, str]:
    return {path: text[: int(len(text) * share)] for path, text in files.items()}


def halves_missing(files: dict[str, str]) -> Iterator[dict[str, str]]:
    for place in range(2):
        yield {path: text for number, (path, text) in enumerate(files.items()) if number % 2 == place}


@pytest.mark.parametrize("name", NAMES)
def test_an_app_that_breaks_off_or_lacks_files_is_read(name: str) -> None:
    files = files_of(name)
    for part in (*(torn(files, share) for share in (0.2, 0.5, 0.7, 0.9)), *halves_missing(files)):
        assert read_routes(part).templates[0].path == "/"


@pytest.mark.parametrize("broken", BROKEN)
def test_broken_code_beside_a_route_leaves_the_route(broken: str) -> None:
    found = read_routes({"src/App.tsx": HEAD + APP.format(broken)})
    assert "/kept" in {template.path for template in found.templates}


@pytest.mark.parametrize("text", ["", "{", "[{path: '/x'", "site.path", "// nothing", '{"path": other}'])
def test_broken_data_decides_nothing(text: str) -> None:
    source = f'import site from "./site.json";\n{HEAD}' + APP.format("<Route path={site.path} element={<i/>} />")
    found = read_routes({"src/App.tsx": source, "src/site.json": text})
    assert [template.path for template in found.templates] == ["/", "/kept"]
