import json
from pathlib import Path

import pytest

from pytest_ui2app.build.blank_page import Spot, runtime_mode
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.written_app import WrittenApp

BROKEN = "TypeError: x is not a function"
MOUNT = 'import { createRoot } from "react-dom/client";\nimport App from "./App";\n'
APP = {"src/App.tsx": "export default function App() { return null; }"}


def written(files: dict[str, str], modules: Path = Path("nowhere")) -> WrittenApp:
    return WrittenApp(files=files, dependencies={"react": "^18", "icons": "^1"}, modules=modules)


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    packages = {
        "react": ({"main": "index.js"}, "index.js", "exports.useState = 1; exports.Component = 2;"),
        "installed-for-another": ({}, "index.mjs", "export const y = 1;"),
        "icons": ({"module": "index.mjs"}, "index.mjs", "export const House = 1;"),
    }
    for name, (manifest, entry, text) in packages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "package.json").write_text(json.dumps(manifest))
        (tmp_path / name / entry).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("main", "line"),
    [
        ('import App from "./App";\nexport default App;', 1),
        (MOUNT + 'createRoot(document.getElementById("root")!);', 1),
        (MOUNT + 'createRoot(document.getElementById("app")!).render(<App />);', 3),
        (MOUNT + '\nconst place = document.querySelector("#main");\ncreateRoot(place).render(<App />);', 4),
        ("", 1),
    ],
)
@pytest.mark.parametrize("errors", [[], [BROKEN]])
def test_a_main_written_anew_that_mounts_nothing_is_c8(main: str, line: int, errors: list[str]) -> None:
    found = runtime_mode(errors, written(APP | {"src/main.tsx": main}))
    assert (found.mode, found.files, found.line) == (FailureMode.C8, ("src/main.tsx",), line)
    assert "written anew" in found.subject or "generated anew" in found.subject


@pytest.mark.parametrize(
    "main",
    [
        MOUNT + 'createRoot(document.getElementById("root")!).render(<App />);',
        MOUNT + 'createRoot(document.querySelector("#root")!).render(<App />);',
        'import ReactDOM from "react-dom";\nReactDOM.render(<App />, document.getElementById("root"));',
        'import { hydrateRoot } from "react-dom/client";\nhydrateRoot(document.getElementById("root")!, <App />);',
        MOUNT + 'const box = document.createElement("div");\ndocument.body.append(box);\n'
        'box.id = "app";\ncreateRoot(document.getElementById("app")!).render(<App />);',
        'import "./boot";',
        None,
    ],
)
def test_a_main_that_mounts_is_not_to_blame(main: str | None) -> None:
    boot = MOUNT + 'createRoot(document.getElementById("root")!).render(<App />);'
    files = APP | {"src/boot.tsx": boot} | ({} if main is None else {"src/main.tsx": main})
    assert runtime_mode([BROKEN], written(files)).mode is FailureMode.C9
    assert runtime_mode([], written(files)).mode is FailureMode.OTHER


def test_a_main_written_anew_that_throws_itself_is_c8() -> None:
    main = MOUNT + 'setup();\ncreateRoot(document.getElementById("root")!).render(<App />);'
    found = runtime_mode([BROKEN], written(APP | {"src/main.tsx": main}), Spot(file="src/main.tsx", line=3))
    assert (found.mode, found.files, found.line, found.subject) == (FailureMode.C8, ("src/main.tsx",), 3, BROKEN)


def test_an_error_is_c9_where_it_was_thrown() -> None:
    found = runtime_mode([BROKEN, "later"], written(APP), Spot(file="src/App.tsx", line=1))
    assert (found.mode, found.files, found.line, found.subject) == (FailureMode.C9, ("src/App.tsx",), 1, BROKEN)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('import { useState,\n useEvent } from "react";\nuseEvent(useState);', 2, "react exports no useEvent"),
        ('import * as Icons from "icons";\n\nconst a = <Icons.Github />;', 3, "icons exports no Github"),
    ],
)
def test_a_name_that_a_package_lacks_explains_an_error(text: str, line: int, reason: str, modules: Path) -> None:
    found = runtime_mode([BROKEN], written({"src/App.tsx": text}, modules))
    assert (found.mode, found.files, found.line) == (FailureMode.C9, ("src/App.tsx",), line)
    assert found.subject == f"{reason}: {BROKEN}"


@pytest.mark.parametrize(
    "text",
    [
        'import { ReactNode } from "react";\nconst a: ReactNode = null;',
        'import type { FC } from "react";\nconst A: FC = () => null;',
        'import { Component } from "react";\nclass A extends Component {}',
        'import { x } from "undeclared";\nx();',
        'import { x } from "installed-for-another";\nx();',
        'import { x } from "./own";\nx();',
        'import * as React from "react";\nconst a: React.ReactNode = React.useState;',
    ],
)
def test_types_and_what_is_unknown_explain_nothing(text: str, modules: Path) -> None:
    found = runtime_mode([BROKEN], written({"src/App.tsx": text}, modules))
    assert (found.mode, found.files, found.subject) == (FailureMode.C9, (), BROKEN)
