"""Who imports what from where."""

import pytest

from pytest_ui2app.tsx.modules import Expression, Import, Local, Project, declared_names
from pytest_ui2app.tsx.syntax import parse


@pytest.mark.parametrize(
    ("specifier", "expected"),
    [
        ("./Home", "src/pages/Home.tsx"),
        ("./Home.tsx", "src/pages/Home.tsx"),
        ("./Home.js", "src/pages/Home.tsx"),
        ("../lib", "src/lib/index.ts"),
        ("../lib/", "src/lib/index.ts"),
        ("..", "src/index.js"),
        ("./both", "src/pages/both.ts"),
        ("/src/lib", "src/lib/index.ts"),
        ("./Missing", None),
        ("react", None),
        ("../../outside", None),
    ],
)
def test_specifiers_lead_to_files(specifier: str, expected: str | None) -> None:
    paths = ("src/pages/Home.tsx", "src/lib/index.ts", "src/index.js", "src/pages/both.ts", "src/pages/both/index.tsx")
    assert Project(dict.fromkeys(paths, "")).resolve("src/pages/Here.tsx", specifier) == expected


def test_every_form_of_import_is_read() -> None:
    text = "import A, { b, c as d, default as e } from './x'; import * as n from 'n'; import type { T } from './t';"
    assert Project({"src/a.ts": text}).module("src/a.ts").imports == {
        "A": Import(specifier="./x", name="default"),
        "b": Import(specifier="./x", name="b"),
        "d": Import(specifier="./x", name="c"),
        "e": Import(specifier="./x", name="default"),
        "n": Import(specifier="n", name="*"),
        "T": Import(specifier="./t", name="T"),
    }


def test_every_form_of_export_is_read() -> None:
    text = (
        "export const a = 1, { b, c: [d] } = x; export function f() {} export class K {} export enum E { A = 1 }"
        "const g = 2; export { g, g as h }; export { i as j, default as k } from './o'; export * as ns from './p';"
        "export * from './q'; export default memo(f);"
    )
    module = Project({"src/a.tsx": text}).module("src/a.tsx")
    exports = dict(module.exports)
    assert isinstance(exports.pop("default"), Expression)
    assert exports == {
        **{name: Local(name=name) for name in ("a", "b", "d", "f", "K", "E", "g")},
        "h": Local(name="g"),
        "j": Import(specifier="./o", name="i"),
        "k": Import(specifier="./o", name="default"),
        "ns": Import(specifier="./p", name="*"),
    }
    assert module.stars == ("./q",)


def test_what_importing_loads_is_followed_through_every_form() -> None:
    files = {
        "src/main.tsx": "import App from './App'; import './index.css';",
        "src/App.tsx": "const Lazy = lazy(() => import('./Lazy')); export * from './again';",
        "src/Lazy.jsx": "import './App';",
        "src/again.ts": "export { x } from './deep';",
        "src/deep/index.ts": "",
        "src/unused.ts": "",
        "src/index.css": "",
    }
    reached = Project(files).reachable("src/main.tsx")
    assert reached == ("src/main.tsx", "src/App.tsx", "src/Lazy.jsx", "src/again.ts", "src/deep/index.ts")


def test_reading_starts_at_what_is_mounted() -> None:
    assert Project({"src/App.jsx": "", "src/main.tsx": ""}).entry() == "src/main.tsx"
    assert Project({"src/App.jsx": ""}).entry() == "src/App.jsx"
    assert Project({"src/other.tsx": ""}).entry() is None


def test_patterns_declare_their_names() -> None:
    root = parse("const { a, b: { c = 1 }, 'd-e': f, ...rest } = x; const [, g] = y;")
    patterns = [node.child("name") for node in root.walk() if node.kind == "variable_declarator"]
    names = [(name, path) for pattern in patterns if pattern for name, path, _ in declared_names(pattern)]
    assert names == [("a", ("a",)), ("c", ("b", "c")), ("f", ("d-e",)), ("rest", ("...a,b,d-e",)), ("g", ("1",))]
