"""The shape of the package, held by reading its source: floors, names, sizes, and what no module may do."""

import ast
import io
import re
import statistics
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

PACKAGE = "pytest_ui2app"
ROOT = Path(__file__).parents[1] / PACKAGE

FLOORS: tuple[frozenset[str], ...] = tuple(
    frozenset(floor.split())
    for floor in (
        "taxonomy errors wording",
        "scoring",
        "cases matching store tsx ocr processes supervisor",
        "generation build browser",
        "behaviour judging",
        "pipeline",
        "validity",
        "suites reporting",
        # The top floor of the design, in the order in which it is built: siblings never import one another here either.
        "options commands",
        "settings cli hookspecs",
        "asking readiness provenance telling",
        "session",
        "fixtures",
        "activation",
        "plugin",
    )
)
"""Every part of the package on its floor, from the ground up; a part may import from the floors below its own."""

MAY_IMPORT_PYTEST = frozenset().union(*FLOORS[FLOORS.index(frozenset({"suites", "reporting"})) :])
LAZY = frozenset(
    {
        "playwright",
        "pytesseract",
        "tree_sitter",
        "tree_sitter_typescript",
        "anthropic",
        "openai",
        "httpx2",
        "genai_prices",
    }
)
"""Imported at run time in one module only, and there inside functions: loading the plugin must not cost them."""
HEAVY = LAZY | {"numpy", "scipy", "skimage", "PIL", "pydantic", "yaml"}
"""What plugin.py and options.py, which every pytest run of every project imports, must not even touch."""
VAGUE_NAMES = frozenset({"utils", "util", "helpers", "helper", "common", "core", "base", "misc"})
LONGEST_FILE = 350
LONGEST_FUNCTION = 80
MEDIAN_FUNCTION = 10


@dataclass(frozen=True, kw_only=True)
class Import:
    """One imported module: its dotted name, and whether that happens when the importing module is loaded or run."""

    target: str
    line: int
    in_function: bool
    only_for_types: bool


@dataclass(frozen=True, kw_only=True)
class Module:
    """A module of the package: its dotted name without the package's, and its source."""

    name: str
    source: str
    is_package: bool = False

    @property
    def part(self) -> str:
        return self.name.split(".")[0]

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    @cached_property
    def imports(self) -> list[Import]:
        return list(_imports(self, self.tree, in_function=False, only_for_types=False))

    def at(self, line: int) -> str:
        return f"{self.name}:{line}"


Rule = Callable[[Sequence[Module]], list[str]]


def _imports(module: Module, node: ast.AST, *, in_function: bool, only_for_types: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            for target in _targets(module, child):
                yield Import(target=target, line=child.lineno, in_function=in_function, only_for_types=only_for_types)
            continue
        function = in_function or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        typing = only_for_types or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test))
        yield from _imports(module, child, in_function=function, only_for_types=typing)


def _targets(module: Module, node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    origin = node.module or ""
    if node.level:
        here = f"{PACKAGE}.{module.name}".split(".")
        above = here[: len(here) - node.level + (1 if module.is_package else 0)]
        origin = ".".join([*above, *([origin] if origin else [])])
    # `from pytest_ui2app import fixtures` imports a module, not a name.
    return [f"{origin}.{alias.name}" for alias in node.names] if origin == PACKAGE else [origin]


def imports_go_down(modules: Sequence[Module]) -> list[str]:
    floor_of = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}
    wrong = [f"{m.name}: {m.part!r} has no floor; give it one" for m in modules if m.name and m.part not in floor_of]
    for module in modules:
        for entry in module.imports:
            top, *inner = entry.target.split(".")
            if top != PACKAGE or not inner or inner[0] == module.part or module.part not in floor_of:
                continue
            if floor_of.get(inner[0], len(FLOORS)) >= floor_of[module.part]:
                wrong.append(f"{module.at(entry.line)}: imports {entry.target}, which is not on a floor below")
    return wrong


def pytest_stays_above(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.at(entry.line)}: imports {entry.target}"
        for module in modules
        for entry in module.imports
        if entry.target.split(".")[0] in {"pytest", "_pytest", "pluggy"} and module.part not in MAY_IMPORT_PYTEST
    ]


def heavy_packages_are_lazy(modules: Sequence[Module]) -> list[str]:
    wrong: list[str] = []
    importers: dict[str, set[str]] = defaultdict(set)
    for module in modules:
        for entry in module.imports:
            package = entry.target.split(".")[0]
            if package not in LAZY or entry.only_for_types:
                continue
            importers[package].add(module.name)
            if not entry.in_function:
                wrong.append(f"{module.at(entry.line)}: imports {package} when it is loaded")
    wrong += [f"{package}: imported in {sorted(names)}" for package, names in importers.items() if len(names) > 1]
    return wrong


def the_plugin_is_light(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.at(entry.line)}: imports {entry.target} when it is loaded"
        for module in modules
        for entry in module.imports
        if module.name in {"", "plugin", "options", "errors"}
        and not entry.in_function
        and (entry.target.split(".")[0] in HEAVY or entry.target.startswith(PACKAGE))
        and entry.target != f"{PACKAGE}.errors"
    ]


def names_are_domain_nouns(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.name}: a vague name" for module in modules if VAGUE_NAMES & {*re.split(r"[._]", module.name.lower())}
    ]


def files_are_short(modules: Sequence[Module]) -> list[str]:
    lengths = {module.name: len(module.source.splitlines()) for module in modules}
    return [f"{name}: {length} lines" for name, length in lengths.items() if length >= LONGEST_FILE]


def functions_are_short(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.at(node.lineno)}: {node.name} has {_length(node)} lines"
        for module in modules
        for node in _functions(module)
        if _length(node) > LONGEST_FUNCTION
    ]


def the_median_function_is_short(modules: Sequence[Module]) -> list[str]:
    lengths = [_length(node) for module in modules for node in _functions(module)]
    median = statistics.median(lengths) if lengths else 0
    return [f"the median function has {median} lines"] if median >= MEDIAN_FUNCTION else []


def _functions(module: Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def _length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def broad_excepts_say_why(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.at(line)}: catches everything without a reason on its line"
        for module in modules
        for line in _broad_catches(module)
        if not _reason(module.source.splitlines()[line - 1])
    ]


def _broad_catches(module: Module) -> Iterator[int]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ExceptHandler) and (node.type is None or _names_broad(node.type)):
            yield node.lineno
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func).endswith("suppress")
            and any(map(_names_broad, node.args))
        ):
            yield node.lineno


def _names_broad(node: ast.expr) -> bool:
    return any(isinstance(n, ast.Name) and n.id in {"Exception", "BaseException"} for n in ast.walk(node))


def _reason(line: str) -> str:
    _, _, comment = line.partition("#")
    return re.sub(r"noqa(:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*)?|[\s#-]", "", comment)


def modules_have_docstrings(modules: Sequence[Module]) -> list[str]:
    return [f"{module.name}: no docstring" for module in modules if not ast.get_docstring(module.tree)]


def nothing_prints(modules: Sequence[Module]) -> list[str]:
    return [
        f"{module.at(node.lineno)}: prints"
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]


def nothing_is_left_to_do(modules: Sequence[Module]) -> list[str]:
    unfinished = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    return [
        f"{module.at(token.start[0])}: {token.string.strip()}"
        for module in modules
        for token in tokenize.generate_tokens(io.StringIO(module.source).readline)
        if token.type in {tokenize.COMMENT, tokenize.STRING} and unfinished.search(token.string)
    ]


RULES: tuple[Rule, ...] = (
    imports_go_down,
    pytest_stays_above,
    heavy_packages_are_lazy,
    the_plugin_is_light,
    names_are_domain_nouns,
    files_are_short,
    functions_are_short,
    the_median_function_is_short,
    broad_excepts_say_why,
    modules_have_docstrings,
    nothing_prints,
    nothing_is_left_to_do,
)


@pytest.fixture(scope="module")
def package() -> list[Module]:
    return [_read(file) for file in sorted(ROOT.rglob("*.py"))]


def _read(file: Path) -> Module:
    *folders, stem = file.relative_to(ROOT).with_suffix("").parts
    is_package = stem == "__init__"
    name = ".".join(folders if is_package else [*folders, stem])
    return Module(name=name, source=file.read_text(encoding="utf-8"), is_package=is_package)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_package_keeps(rule: Rule, package: list[Module]) -> None:
    assert rule(package) == []


def test_every_part_of_the_package_is_read(package: list[Module]) -> None:
    assert {"plugin", "scoring", "scoring.iis", "browser.chromium", ""} <= {module.name for module in package}


GUARDED = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import playwright\n"
LAZILY = "def launch():\n    import playwright\n"
LONG = "def f():\n" + "    x = 1\n" * 80


@pytest.mark.parametrize(
    ("rule", "name", "source"),
    [
        (imports_go_down, "scoring.vfs", "from pytest_ui2app.cases.case import Case"),
        (imports_go_down, "scoring.vfs", "import pytest_ui2app.pipeline"),
        (imports_go_down, "matching.cascade", "from pytest_ui2app.cases import case"),
        (imports_go_down, "cases.loading", "from pytest_ui2app import store"),
        (imports_go_down, "cases.loading", "from ..store import digest"),
        (imports_go_down, "cases.loading", "from .. import store"),
        (imports_go_down, "build.sandbox", "def f():\n    from pytest_ui2app.browser import origin"),
        (imports_go_down, "browser.crawl", "if TYPE_CHECKING:\n    from pytest_ui2app.behaviour import probe"),
        (imports_go_down, "reporting.record", "from pytest_ui2app.suites.gating import Gate"),
        (imports_go_down, "options", "from pytest_ui2app.session import MeasuringSession"),
        (imports_go_down, "scoring.vfs", "from pytest_ui2app.nowhere import x"),
        (imports_go_down, "novelty", ""),
        (pytest_stays_above, "pipeline.stages", "import pytest"),
        (pytest_stays_above, "behaviour.probe", "from _pytest.outcomes import fail"),
        (heavy_packages_are_lazy, "browser.chromium", "from playwright.sync_api import Page"),
        (heavy_packages_are_lazy, "ocr", "import pytesseract"),
        (the_plugin_is_light, "plugin", "from pytest_ui2app.session import MeasuringSession"),
        (the_plugin_is_light, "options", "import pydantic"),
        (names_are_domain_nouns, "scoring.utils", ""),
        (names_are_domain_nouns, "browser._base", ""),
        (names_are_domain_nouns, "common.text", ""),
        (files_are_short, "scoring.vfs", "x = 1\n" * 350),
        (functions_are_short, "scoring.vfs", LONG),
        (the_median_function_is_short, "scoring.vfs", "def f():\n" + "    x = 1\n" * 9),
        (broad_excepts_say_why, "scoring.vfs", "try:\n    f()\nexcept:\n    pass"),
        (broad_excepts_say_why, "scoring.vfs", "try:\n    f()\nexcept Exception:\n    pass"),
        (broad_excepts_say_why, "scoring.vfs", "try:\n    f()\nexcept (OSError, Exception):  # noqa: BLE001\n    pass"),
        (broad_excepts_say_why, "scoring.vfs", "with contextlib.suppress(BaseException):\n    f()"),
        (modules_have_docstrings, "scoring.vfs", "x = 1"),
        (nothing_prints, "scoring.vfs", "print('x')"),
        (nothing_is_left_to_do, "scoring.vfs", "x = 1  # TODO: two"),
        (nothing_is_left_to_do, "scoring.vfs", '"""FIXME."""'),
    ],
)
def test_a_breach_is_seen(rule: Rule, name: str, source: str) -> None:
    breaches = rule([Module(name=name, source=source)])
    assert len(breaches) == 1
    assert name in breaches[0] or "median" in breaches[0]


def test_a_lazy_package_imported_in_two_modules_is_seen() -> None:
    modules = [Module(name=name, source=LAZILY) for name in ("browser.chromium", "browser.crawl")]
    assert heavy_packages_are_lazy(modules) == ["playwright: imported in ['browser.chromium', 'browser.crawl']"]


@pytest.mark.parametrize(
    ("rule", "name", "source"),
    [
        (imports_go_down, "scoring.vfs", "from pytest_ui2app.scoring.blocks import TextBlock\nimport numpy"),
        (imports_go_down, "behaviour.probe", "from pytest_ui2app.browser.crawl import crawl"),
        (imports_go_down, "pipeline.trial", "from . import stages\nfrom ..scoring import vfs"),
        (pytest_stays_above, "suites.collection", "import pytest"),
        (heavy_packages_are_lazy, "browser.chromium", GUARDED + LAZILY),
        (the_plugin_is_light, "plugin", "def f():\n    from pytest_ui2app.session import MeasuringSession"),
        (names_are_domain_nouns, "scoring.baseline", ""),
        (files_are_short, "scoring.vfs", "x = 1\n" * 349),
        (functions_are_short, "scoring.vfs", "def f():\n" + "    x = 1\n" * 79),
        (the_median_function_is_short, "scoring.vfs", "def f():\n" + "    x = 1\n" * 8),
        (broad_excepts_say_why, "scoring.vfs", "try:\n    f()\nexcept Exception:  # the user's code\n    pass"),
        (broad_excepts_say_why, "scoring.vfs", "try:\n    f()\nexcept OSError:\n    pass"),
        (nothing_prints, "scoring.vfs", "terminal.print('x')"),
        (nothing_is_left_to_do, "scoring.vfs", "x = 'todo app'"),
    ],
)
def test_what_is_allowed_is_not_a_breach(rule: Rule, name: str, source: str) -> None:
    assert rule([Module(name=name, source=source)]) == []
