"""What the crawl and the probes of a trial are given, and what their results are kept under."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import TypeAdapter

from pytest_ui2app.behaviour.site import Place
from pytest_ui2app.browser.controls import Control, Handle
from pytest_ui2app.browser.passage import Entry, Passage
from pytest_ui2app.browser.rendering import CONTROLS_SUFFIX, RenderedRoute, RouteState
from pytest_ui2app.browser.routes import Witness, WitnessKind, read_routes
from pytest_ui2app.browser.visiting import Visit
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.matching.assignment import LOGIN_ROUTE, PageMatch
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
from pytest_ui2app.pipeline import stages as stages_module
from pytest_ui2app.pipeline.attempted import LOOKING, AttemptedApp
from pytest_ui2app.pipeline.stages import StageLog, code_digest
from pytest_ui2app.scoring.execution import RenderSignals
from pytest_ui2app.store.artifacts import FolderStore, StageKey

NOTHING: Any = None


@pytest.fixture
def case(make_case: Callable[..., Path]) -> Case:
    return load_cases([make_case()])[0]


def tools_in(folder: Path) -> Tools:
    return Tools(
        store=FolderStore(folder),
        sandbox=lambda: pytest.fail("no sandbox is needed"),
        new_context=lambda: NOTHING,
        scaffold=folder,
        eyes=lambda: "eyes",
    )


def shown(folder: Path, path: str, url: str) -> RenderedRoute:
    name = path.strip("/_").replace("/", "-").replace(" ", "-") or "home"
    (folder / name).with_suffix(CONTROLS_SUFFIX).write_bytes(TypeAdapter(tuple[Control, ...]).dump_json(()))
    return RenderedRoute(
        path=path,
        url=url,
        state=RouteState.RENDERED,
        signals=RenderSignals(all=9, text=90, visuals=0, interactive=1),
        signature=f"what {path} shows",
        blocks=(),
        screenshot=f"{name}.png",
        errors=(),
        links=(),
        witnesses=(Witness(kind=WitnessKind.SOURCE, where=""),),
    )


def evaluation(folder: Path, case: Case, routes: list[RenderedRoute], visit: Visit, home: str) -> Evaluation:
    """Return an evaluation that has come to its rendered routes, each of which shows one of the case's screenshots."""
    made = Evaluation(Trial(case=case, model=resolve_model("blank")), Conditions(), tools_in(folder / "store"))
    entry = SimpleNamespace(digest="entered", value=Entry(passage=Passage(without=("/join",))))
    final = SimpleNamespace(production=SimpleNamespace(digest="built"), entered=entry, visit=visit, home=home)
    paths = [route.path for route in routes]
    matches = [
        PageMatch(input=s.file, route=path, tier=NOTHING, similarity=1.0, alignment=NOTHING, fidelity=NOTHING)
        for s, path in zip(case.screenshots, (paths * 3), strict=False)
    ]
    known: Mapping[str, object] = {
        "_attempted": SimpleNamespace(final=final),
        "rendered": SimpleNamespace(digest="rendered", value=tuple(routes), folder=folder),
        "matches": tuple(matches),
        "_log": SimpleNamespace(obtain=lambda key, *_, **__: key),
    }
    made.__dict__.update(known)
    return made


@pytest.fixture
def keys(tmp_path: Path, case: Case) -> Callable[..., list[StageKey]]:
    """Return a function that gives the keys of the crawl and of a probe."""

    def both(visit: Visit | None = None, home: str = "/") -> list[StageKey]:
        made: Any = evaluation(tmp_path, case, [shown(tmp_path, "/", "/")], visit or Visit(), home)
        return [made._crawled, made.probe_reports(made._case.inventory[0])]

    return both


@pytest.mark.parametrize(
    "changed",
    [{"visit": Visit(wait_ms=7)}, {"visit": Visit(fixed_waits=True)}, {"home": "/#/"}],
    ids=["wait", "fixed waits", "home"],
)
def test_what_a_use_of_the_app_depends_on_is_in_its_key(
    keys: Callable[..., list[StageKey]], changed: Mapping[str, Any]
) -> None:
    assert keys() == keys()
    assert all(one != other for one, other in zip(keys(), keys(**changed), strict=True))


@pytest.mark.parametrize("file", ["cases/case.py", "matching/assignment.py"])
def test_code_outside_the_browser_that_a_look_depends_on_is_in_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    for part in (*LOOKING, "cases/case.py", "matching/assignment.py"):
        (tmp_path / part).parent.mkdir(exist_ok=True)
        place = tmp_path / part if part.endswith(".py") else tmp_path / part / "one.py"
        place.parent.mkdir(exist_ok=True)
        place.write_text("", encoding="utf-8")
    monkeypatch.setattr(stages_module, "_PACKAGE", tmp_path)
    before = code_digest.__wrapped__(*LOOKING)
    (tmp_path / file).write_text("VIEWPORT = (1, 1)", encoding="utf-8")
    assert code_digest.__wrapped__(*LOOKING) != before


def test_all_that_look_at_an_app_are_kept_under_that_code(
    keys: Callable[..., list[StageKey]], tmp_path: Path, case: Case
) -> None:
    tools = tools_in(tmp_path / "store")
    app = AttemptedApp(SourceTree(files={}), Conditions(), tools, StageLog(Trial(case=case, model=NOTHING), tools))
    app.__dict__["production"] = SimpleNamespace(digest="built")
    app.__dict__["_reading"] = SimpleNamespace(routes=read_routes({}))
    looking = code_digest(*LOOKING, "scoring/execution.py")
    assert [key.inputs["code"] for key in keys()] == [code_digest(*LOOKING), code_digest(*LOOKING, "behaviour")]
    assert app.looking_key("home").inputs["code"] == looking


@pytest.mark.parametrize(
    ("source", "home"),
    [
        ("", "/"),
        (
            '<BrowserRouter basename="/shop"><Routes><Route path="/" element={<A />} /></Routes></BrowserRouter>',
            "/shop/",
        ),
        ('<HashRouter><Routes><Route path="/" element={<A />} /></Routes></HashRouter>', "/#/"),
    ],
    ids=["no router", "basename", "hash"],
)
def test_an_app_without_gates_is_opened_at_its_home_and_waited_for_as_asked(
    tmp_path: Path, case: Case, source: str, home: str
) -> None:
    text = f"""import {{ BrowserRouter, HashRouter, Route, Routes }} from "react-router-dom";
    const A = () => <p>x</p>; export default function App() {{ return {source or "<A />"}; }}"""
    tools, conditions = tools_in(tmp_path / "store"), Conditions(fixed_waits=True)
    log = StageLog(Trial(case=case, model=NOTHING), tools)
    app = AttemptedApp(SourceTree(files={"src/App.tsx": text}), conditions, tools, log)
    app.__dict__["production"] = SimpleNamespace(folder=tmp_path)
    app.__dict__["_reading"] = SimpleNamespace(routes=read_routes(app.tree.files))
    app.__dict__["entered"] = SimpleNamespace(value=Entry())
    assert (app.app.home, app.app.visit, app.app.passage) == (home, app.visit, Passage())
    assert app.app.visit.fixed_waits


def test_a_page_is_looked_for_by_the_visitor_who_sees_it(tmp_path: Path, case: Case) -> None:
    routes = [shown(tmp_path, "/", "/login"), shown(tmp_path, "/join", "/join"), shown(tmp_path, LOGIN_ROUTE, "/login")]
    made: Any = evaluation(tmp_path, case, routes, Visit(), "/")
    targets = list(made._targets())[:3]
    assert [(target.url, target.outside) for target in targets] == [
        ("/login", False),
        ("/join", True),
        ("/login", True),
    ]
    assert list(made._site.pages.values())[:3] == [Place(path=t.url, outside=t.outside) for t in targets]
    assert set(made._site.controls) == set(made._site.pages.values())


def test_views_that_only_clicks_lead_to_are_places_of_their_own(tmp_path: Path, case: Case) -> None:
    step = Handle(role="tab", name="Two")
    view = replace(shown(tmp_path, "/ » tab: Two", "/"), trail=(step,), ways=(step,))
    made: Any = evaluation(tmp_path, case, [shown(tmp_path, "/", "/"), view], Visit(), "/")
    assert set(made._site.controls) == {Place(path="/"), Place(path="/", trail=(step,))}
    assert list(made._site.pages.values())[:2] == [Place(path="/"), Place(path="/", trail=(step,))]
    assert [place.ways for place in made._site.pages.values()][:2] == [(), (step,)]
    assert [target.url for target in made._targets()][:2] == ["", ""]
