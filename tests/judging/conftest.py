import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.cases.case import InventoryItem, SubFeature
from pytest_ui2app.judging.evidence import Evidence, ShownPage, evidence_of
from pytest_ui2app.taxonomy import Family, Scope

APP = "export default function App() {\n  return <button onClick={() => setDark(!dark)}>Dark</button>;\n}\n"


def item(family: Family, scope: Scope, *ids: str) -> InventoryItem:
    features = tuple(
        SubFeature(id=name, does=f"{name} does it.", screenshot="home.png", control=f'button "{name}"') for name in ids
    )
    return InventoryItem(family=family, scope=scope, sub_features=features)


ITEMS = (item(Family.TOGGLE, Scope.S1, "dark_mode"), item(Family.DATA_CRUD, Scope.S2, "add_note", "delete_note"))


@pytest.fixture
def pages(tmp_path: Path, make_picture: Callable[..., bytes]) -> tuple[ShownPage, ...]:
    """Two pages of an app, with pictures of different sizes."""
    for name, width in (("home", 1440), ("note", 720)):
        (tmp_path / f"{name}.png").write_bytes(make_picture(width, 900))
    return tuple(
        ShownPage(screenshot=f"{name}.png", route=route, picture=tmp_path / f"{name}.png")
        for name, route in (("home", "/"), ("note", "/notes/1"))
    )


@pytest.fixture
def evidence(pages: tuple[ShownPage, ...]) -> Callable[..., Evidence]:
    """Return a function that makes the evidence of a small app, whose files it is given by path."""

    def make(files: Mapping[str, str] | None = None, **others: Any) -> Evidence:  # noqa: ANN401 - as evidence_of
        given = {"pages": pages, "missed": ("settings.png",), "items": ITEMS, **others}
        return evidence_of({"src/App.tsx": APP, **(files or {})}, **given)

    return make


@pytest.fixture
def reply() -> Callable[..., str]:
    """Return a function that writes a good reply about the items above, with another outcome of the toggle if asked."""

    def write(outcome: str = "W", said: str = "App.tsx sets dark.") -> str:
        toggle = {"coverage": 1, "outcome": outcome, "scope": "S1", "evidence": said}
        crud = {"coverage": 0, "outcome": None, "scope": None, "evidence": "No control adds a note."}
        return json.dumps({"families": {"toggle": toggle, "data_crud": crud}})

    return write
