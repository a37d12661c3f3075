"""Running a case's probes: one plain function per sub-feature, each in a fresh copy of the app.

A probe makes claims on the driver it is given; the finding follows from which of them held. A control that is
nowhere makes the sub-feature absent, several that fit equally well make it unsure; once something was done, a
missing effect is a failure. Anything else a probe raises is a fault of the harness, never of the app.
"""

import importlib.util
import io
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from PIL import Image

from pytest_ui2app.behaviour.app_driver import AppDriver, Check, NotSure
from pytest_ui2app.behaviour.hands import NotThere
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.site import Site
from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.outliving import BrowserDied, look_again
from pytest_ui2app.browser.visiting import BuiltApp, app_page
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.taxonomy import Finding

Probe = Callable[[AppDriver], None]

PICTURE_WIDTH = 480
"""Pixels across the small screenshots kept as evidence."""
TEXTS_SHOWN = 8
"""How many texts of a difference are kept as evidence."""
ACTION_TIMEOUT_MS = 3_000
"""How long Playwright may try a single action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProbeReport:
    """What a probe found of one sub-feature, with the evidence.

    ``reason`` says in words why the finding is not ``working``; ``trail`` tells what was done, what that changed and
    what was claimed, in order; ``appeared`` and ``vanished`` are texts of the last action's difference; ``pictures``
    are file names in the stage's folder, before and after.
    """

    sub_feature: str
    finding: Finding
    reason: str
    checks: tuple[Check, ...]
    trail: tuple[str, ...]
    appeared: tuple[str, ...]
    vanished: tuple[str, ...]
    pictures: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """The built app a probe is run on, where things are in it, and where evidence goes.

    Pictures are ``picture_width`` pixels across, or as they were taken where that is 0.
    """

    app: BuiltApp
    site: Site
    folder: Path
    seed: str
    picture_width: int = PICTURE_WIDTH


def load_probes(file: Path) -> Mapping[str, Probe]:
    """Return the public functions of a case's probes file by name. Raises UsageError when it cannot be imported."""
    name = f"ui2app_probes_{file.parent.name.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise UsageError(f"{file} cannot be imported as Python; a case's probes are plain Python functions")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # a case's file is the user's code: whatever its import raises is theirs to see
        raise UsageError(f"{file} cannot be imported: {type(error).__name__}: {error}; correct it") from error
    return _public_functions(module)


def run_probe(sub_feature: str, probe: Probe, stage: Stage) -> ProbeReport:
    """Run one probe on a fresh copy of the app.

    Raises InfrastructureError when the probe itself is at fault: it raised, or claimed nothing.
    """
    return look_again(lambda: _run(sub_feature, probe, stage), otherwise=lambda fact: _brought_down(sub_feature, fact))


def _run(sub_feature: str, probe: Probe, stage: Stage) -> ProbeReport:
    # The driver seeds the session, or does not: that depends on which page the probe opens.
    with app_page(stage.app.outside) as (page, traffic):
        page.set_default_timeout(ACTION_TIMEOUT_MS)
        errors = chromium.uncaught_errors(page)
        app = AppDriver(page, traffic, stage.app, stage.site, Nonces(stage.seed, sub_feature))
        finding, reason = _attempt(sub_feature, probe, app)
        if finding is None:
            finding, reason = _in_the_end(app, errors)
        return _report(sub_feature, finding, reason, app, stage)


def _brought_down(sub_feature: str, fact: str) -> ProbeReport:
    claim = f"the app goes on: {fact}"
    return ProbeReport(
        sub_feature=sub_feature,
        finding=Finding.FAILED,
        reason=f"not so: {claim}",
        checks=(Check(claim=claim, held=False, essential=True),),
        trail=(f"- {claim}",),
        appeared=(),
        vanished=(),
        pictures=(),
    )


def _public_functions(module: ModuleType) -> Mapping[str, Probe]:
    own = vars(module).items()
    return {
        name: value
        for name, value in own
        if not name.startswith("_") and callable(value) and getattr(value, "__module__", "") == module.__name__
    }


def _attempt(sub_feature: str, probe: Probe, app: AppDriver) -> tuple[Finding | None, str]:
    """Run the probe; return a finding where there is nothing more to look at, else None."""
    try:
        with chromium.closure_told(app.page), chromium.crash_told():
            probe(app)
    except NotSure as fact:
        return Finding.UNSURE, str(fact)
    except NotThere as fact:
        if not app.tried:
            return Finding.ABSENT, str(fact)
        app.expect(str(fact), held=False)
    except PageHangs as fact:
        app.expect(f"the app goes on: {fact}", held=False)
        return _judged(app)  # the page is not asked anything again: it might never answer
    except BrowserDied:
        raise
    except Exception as error:  # whatever a probe raises is the harness's fault and must not become an F
        raise InfrastructureError(
            f"the probe {sub_feature!r} raised {type(error).__name__}: {error}; correct the probe, "
            "the app is not to blame"
        ) from error
    if not any(check.essential for check in app.checks):
        raise InfrastructureError(f"the probe {sub_feature!r} made no claim; end it with app.expect(...)")
    return None, ""


def _in_the_end(app: AppDriver, errors: list[str]) -> tuple[Finding, str]:
    """Return the finding when the probe has made its claims and no harm was done."""
    try:
        with chromium.closure_told(app.page):
            _no_harm(app, errors)
    except PageHangs as fact:
        app.unharmed(f"the app goes on: {fact}", held=False)
    return _judged(app)


def _no_harm(app: AppDriver, errors: list[str]) -> None:
    """Claim what must hold after any interaction."""
    if app.acted:
        app.unharmed(f"no uncaught error {'; '.join(errors[:2])}".strip(), not errors)
        app.unharmed("the page is not blank", app.look().texts)


def _judged(app: AppDriver) -> tuple[Finding, str]:
    broken = [check.claim for check in app.checks if not check.held]
    reason = "; ".join(f"not so: {claim}" for claim in broken)
    if not broken:
        return Finding.WORKING, ""
    some = any(check.held and check.essential for check in app.checks)
    return (Finding.PARTIAL if some else Finding.FAILED), reason


def _report(sub_feature: str, finding: Finding, reason: str, app: AppDriver, stage: Stage) -> ProbeReport:
    change = app.change
    return ProbeReport(
        sub_feature=sub_feature,
        finding=finding,
        reason=reason,
        checks=tuple(app.checks),
        trail=tuple(app.trail),
        appeared=tuple(sorted(change.appeared))[:TEXTS_SHOWN] if change else (),
        vanished=tuple(sorted(change.vanished))[:TEXTS_SHOWN] if change else (),
        pictures=tuple(_pictures(sub_feature, app, stage)),
    )


def _pictures(sub_feature: str, app: AppDriver, stage: Stage) -> list[str]:
    shots = {"before": app.first} if app.first else {}
    if app.started:
        shots |= _last_picture(app)
    names = {when: f"{sub_feature}.{when}.png" for when in shots}
    for when, shot in shots.items():
        _keep(shot, stage.folder / names[when], stage.picture_width)
    return [*names.values()]


def _last_picture(app: AppDriver) -> dict[str, bytes]:
    """Return the picture after, if the page still answers so that one can be taken of it."""
    try:
        with chromium.closure_told(app.page):
            chromium.ensure_alive(app.page)
            return {"after": app.picture()}
    except PageHangs:
        return {}


def _keep(shot: bytes, file: Path, width: int) -> None:
    with Image.open(io.BytesIO(shot)) as picture:
        size = (width, round(picture.height * width / picture.width)) if width else picture.size
        picture.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(file, optimize=True)
