"""One state of the app's source, built and looked at: its build, its routes, its home page, and whether that passes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from pytest_ui2app.browser.gates import GateReading, read_gates
from pytest_ui2app.browser.home import HomeLook, look_at_home
from pytest_ui2app.browser.opening import find_passage
from pytest_ui2app.browser.origin import Answering
from pytest_ui2app.browser.passage import Entry
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.browser.routes import RouteMap, read_routes
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS
from pytest_ui2app.browser.stacks import stacks_of
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.build.diagnosis import Diagnosis
from pytest_ui2app.build.diagnostics import located_files
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import Resolution
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import DIAGNOSTICS_KEPT, Breakage
from pytest_ui2app.pipeline.blaming import blame, faults_of, laid_out_again, look_in_development
from pytest_ui2app.pipeline.building import built, packages_of
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of
from pytest_ui2app.pipeline.trial import PROVIDER_REJECTED, Attempt, Conditions, Production, Reading, Tools
from pytest_ui2app.scoring.execution import MIN_ELEMENTS, MIN_INTERACTIVE, MIN_TEXT_LENGTH, MIN_VISUALS
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, StageKey

_ROUTES: Final = TypeAdapter(RouteMap)
LOOKING: Final = ("browser", "cases/case.py", "matching/assignment.py")
"""The code that every look at an app depends on: the size of the window and the name of the login are not the
browser's own."""
_BUILDING: Final = ("build", "pipeline/blaming.py", "processes.py", "supervisor.py", "tsx")
"""The code that a stage depends on which builds an app once more."""


def _shows_too_little(home: RenderedRoute) -> str:
    """Say what a home page shows and what it would have to show (protocol section 3)."""
    seen = home.signals
    wanted = f"{MIN_TEXT_LENGTH} characters, {MIN_VISUALS} pictures or {MIN_INTERACTIVE} controls"
    return (
        f"the home route is {home.state}: #root has {seen.all} elements, {seen.text} characters of text, "
        f"{seen.visuals} pictures and {seen.interactive} controls; it needs {MIN_ELEMENTS} elements, and {wanted}"
    )


class AttemptedApp:
    """An app as the model left it, with all that an attempt asks about it; stages run when something needs them."""

    def __init__(self, tree: SourceTree, conditions: Conditions, tools: Tools, log: StageLog, label: str = "") -> None:
        """Take the app's source; nothing is built yet. ``label`` tells its stages from those of other attempts."""
        self.tree = tree
        self._label = label
        self._conditions = conditions
        self._tools = tools
        self._log = log

    @cached_property
    def attempt(self) -> Attempt:
        """Whether the app builds and its home route shows something, or where and why not."""
        if self.tree.rejected:
            return Attempt(passed=False, failed_at=PROVIDER_REJECTED, diagnostics=self.tree.rejected[:DIAGNOSTICS_KEPT])
        outcome = self.production.value
        if isinstance(outcome, BuildFailure):
            return self._unbuilt(outcome)
        look = self._home.value
        seen = Attempt(passed=look.route.state is RouteState.RENDERED, shows=look.shows.value, evidence=look.evidence)
        return seen if seen.passed else self._blank(look, seen)

    def _unbuilt(self, failure: BuildFailure) -> Attempt:
        attempt = Attempt(
            passed=False,
            failed_at=failure.stage,
            mode=failure.mode,
            file=next(iter(failure.files), ""),
            line=failure.line,
            subject=failure.subject,
            diagnostics=failure.diagnostics[:DIAGNOSTICS_KEPT],
        )
        if not self._conditions.dev_only or failure.stage != "build":
            return attempt
        look = self._in_development.value
        rendered = look.route.state is RouteState.RENDERED
        return replace(attempt, dev_only=rendered, shows=look.shows.value)

    def _blank(self, look: HomeLook, seen: Attempt) -> Attempt:
        """Return the attempt of an app that builds, and whose home page shows nothing."""
        said = "; ".join(faults_of(look)) or _shows_too_little(look.route)
        found = self._blamed.value
        return replace(
            seen,
            failed_at="home",
            mode=found.mode,
            file=next(iter(found.files), ""),
            line=found.line,
            subject=found.subject,
            diagnostics=said[:DIAGNOSTICS_KEPT],
        )

    @property
    def breakage(self) -> Breakage:
        """What is told to whoever repairs the app; only for an attempt that failed."""
        outcome = self.production.value
        files = outcome.files if isinstance(outcome, BuildFailure) else located_files(self.attempt.diagnostics)
        return Breakage(stage=self.attempt.failed_at, diagnostics=self.attempt.diagnostics, files=files)

    @cached_property
    def packages(self) -> Artifact[Resolution | BuildFailure]:
        """The packages that it declares beside the scaffold's, with those they bring along."""
        return packages_of(self.tree, self._tools, self._log, detail=self._label)

    @cached_property
    def production(self) -> Artifact[Production | BuildFailure]:
        """The production build; its files are in the artifact's ``dist`` folder."""
        return built(self.tree, self.packages, self._tools, self._log, name="build", detail=self._label)

    @cached_property
    def _reading(self) -> Reading:
        files = self.tree.files
        key = key_of("read", source=digest.of_texts(files), code=code_digest("tsx", "browser"))
        return self._log.obtain(
            key,
            Reading,
            lambda _: Reading(routes=read_routes(files), gates=read_gates(files)),
            detail=self._label,
        ).value

    @property
    def routes(self) -> RouteMap:
        """The app's routes as its source has them."""
        return self._reading.routes

    @property
    def home(self) -> str:
        """The address of its home page."""
        return self.routes.address("/")

    @property
    def visit(self) -> Visit:
        """How its pages are visited."""
        return Visit(
            wait_ms=GENERATED_WAIT_MS,
            fixed_waits=self._conditions.fixed_waits,
            compat=self._conditions.compat,
        )

    @property
    def _unentered(self) -> BuiltApp:
        """The app as a first visitor has it, for a browser; only if it builds."""
        return BuiltApp(
            new_context=self._tools.new_context(),
            dist=self.production.folder / "dist",
            home=self.home,
            visit=self.visit,
        )

    @property
    def app(self) -> BuiltApp:
        """The app for a browser, with the passage through its gates; only if it passes EXEC."""
        return replace(self._unentered, passage=self.entered.value.passage)

    @cached_property
    def entered(self) -> Artifact[Entry]:
        """How the app's gates are passed; only for an app that passes EXEC."""
        reading = self._reading
        return self._log.obtain(
            self.looking_key("passage", "tsx", gates=self._gates),
            Entry,
            lambda _: find_passage(self._unentered, reading.routes, reading.gates, self.visit),
            detail=self._label,
        )

    @property
    def _gates(self) -> object:
        return TypeAdapter(GateReading).dump_python(self._reading.gates, mode="json")

    @cached_property
    def _home(self) -> Artifact[HomeLook]:
        return self._log.obtain(
            self.looking_key("home"),
            HomeLook,
            lambda folder: look_at_home(self._unentered, self.home, self.visit, folder),
            detail=self._label,
        )

    @cached_property
    def _blamed(self) -> Artifact[Diagnosis]:
        """Why the home page shows nothing, and which file is to blame."""
        errors = faults_of(self._home.value)
        return self._log.obtain(
            self.looking_key("blame", *_BUILDING),
            Diagnosis,
            lambda folder: self._blame(errors, folder),
            detail=self._label,
        )

    def _blame(self, errors: Sequence[str], folder: Path) -> Diagnosis:
        with laid_out_again(folder, self.tree, self._resolution, self._tools) as workspace:
            return blame(workspace, errors, self._stacks, folder, self._tools.sandbox())

    def _stacks(self, dist: Path, folder: Path) -> Sequence[str]:
        return stacks_of(replace(self._unentered, dist=dist), self.home, self.visit, folder)

    @cached_property
    def _in_development(self) -> Artifact[HomeLook]:
        """What a development server shows of an app that does not build."""
        return self._log.obtain(
            self.looking_key("dev", *_BUILDING),
            HomeLook,
            self._look_in_development,
            detail=self._label,
        )

    def _look_in_development(self, folder: Path) -> HomeLook:
        def look(answering: Answering) -> HomeLook:
            app = replace(self._unentered, answering=answering)
            return look_at_home(app, self.home, self.visit, folder)

        with laid_out_again(folder, self.tree, self._resolution, self._tools) as workspace:
            return look_in_development(workspace, look, self._tools.sandbox())

    @property
    def _resolution(self) -> Resolution:
        """The packages, of an app that has got as far as being built."""
        resolution = self.packages.value
        assert isinstance(resolution, Resolution)  # noqa: S101 - else it would have failed at the install
        return resolution

    def looking_key(self, stage: str, *code: str, **inputs: object) -> StageKey:
        """Return the key of a stage that looks at the app's routes.

        ``code`` are more parts of the package it runs, ``inputs`` more of what goes into it.
        """
        return key_of(
            stage,
            built=self.production.digest,
            routes=digest.of_bytes(_ROUTES.dump_json(self.routes)),
            wait_ms=self.visit.wait_ms,
            fixed_waits=self.visit.fixed_waits,
            compat=self.visit.compat,
            eyes=self._tools.eyes(),
            code=code_digest(*LOOKING, "scoring/execution.py", *code),
            **inputs,
        )
