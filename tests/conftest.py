import functools
import io
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from hypothesis import HealthCheck, settings
from PIL import Image

from pytest_ui2app.processes import MARK

pytest_plugins = ["pytester"]

# The machine may be busy: how long an example takes is no finding.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

CASE = """\
id: {id}
title: Notes, a tiny app to test with
family: content
license: MIT
screenshots:
  - {{file: home.png, route: /, label: Home}}
  - {{file: note.png, route: /notes/first, label: Note}}
  - {{file: settings.png, route: /settings, label: Settings}}
"""
INVENTORY = """\
families:
  toggle:
    scope: S1
    sub_features:
      - id: dark_mode
        does: The switch turns the page dark.
        screenshot: settings.png
        control: switch "Dark mode"
  expand_collapse:
    not_implied: nothing on the screenshots folds
  list_operations:
    not_implied: three notes need no sorting
  data_crud:
    scope: S2
    sub_features:
      - id: add_note
        does: The button adds a note to the list.
        screenshot: home.png
        control: button "Add note"
      - id: delete_note
        does: The bin takes the note away.
        screenshot: note.png
        control: bin beside the title
  form_validation:
    not_implied: there is no form
  notification:
    not_implied: nothing is announced
  cross_route_state:
    scope: S3
    sub_features:
      - id: keep_note
        does: An added note is still listed after a visit to the settings.
        screenshot: home.png
        control: link "Settings" beside the list
"""
PROBES = '''\
"""What the screenshots of Notes promise."""


def _title(app):
    return app


def dark_mode(app):
    _title(app)


def add_note(app):
    _title(app)


def delete_note(app):
    _title(app)


def keep_note(app):
    _title(app)
'''

MakeCase = Callable[..., Path]
_GONE_SECONDS = 10.0


@functools.cache
def picture(width: int = 1440, height: int = 900, kind: str = "PNG") -> bytes:
    """Return a plain picture of a size and kind."""
    buffer = io.BytesIO()
    Image.new("RGB", (width, height), "white").save(buffer, kind)
    return buffer.getvalue()


@pytest.fixture
def make_case(tmp_path: Path) -> MakeCase:
    """Return a function that writes a small good case into ``tmp_path/cases`` and returns its folder."""

    def make(case_id: str = "notes", *, below: Path = tmp_path / "cases") -> Path:
        folder = below / case_id
        (folder / "screenshots").mkdir(parents=True)
        (folder / "case.yaml").write_text(CASE.format(id=case_id), encoding="utf-8")
        (folder / "inventory.yaml").write_text(INVENTORY, encoding="utf-8")
        (folder / "probes.py").write_text(PROBES, encoding="utf-8")
        for name in ("home", "note", "settings"):
            (folder / "screenshots" / f"{name}.png").write_bytes(picture())
        return folder

    return make


@pytest.fixture
def make_picture() -> Callable[..., bytes]:
    """Return a function that makes a plain picture of a width, height and kind."""
    return picture


def orphans() -> set[str]:
    """Return what still runs of commands, browsers and drivers whose Python process is gone."""
    found = set()
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            ours = MARK in process.environ() or "chromium" in process.name() or "headless" in process.name()
            kept = any("python" in parent.name() or "pytest" in parent.name() for parent in process.parents())
            if ours and not kept and process.status() != psutil.STATUS_ZOMBIE:
                found.add(f"{process.pid} {' '.join(process.cmdline())[:200]}")
    return found


@pytest.fixture(autouse=True)
def nothing_is_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hold every test that starts processes to ending them."""
    if request.node.get_closest_marker("full") is None:
        yield
        return
    before = orphans()
    yield
    deadline = time.monotonic() + _GONE_SECONDS
    while (left := orphans() - before) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not left
