"""One state of the app's source, built and looked at: its build, its routes, its home page, and whether that passes."""

from functools import cached_property

from pytest_ui2app.browser.gates import storage_keys
from pytest_ui2app.browser.rendering import BuiltApp, RenderedRoute, RouteState, Visit, render_path
from pytest_ui2app.browser.routes import RouteMap, read_routes
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS
from pytest_ui2app.build.diagnostics import located_files
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import DIAGNOSTICS_KEPT, Breakage
from pytest_ui2app.pipeline.building import built
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of
from pytest_ui2app.pipeline.trial import PROVIDER_REJECTED, Attempt, Conditions, Production, Reading, Tools
from pytest_ui2app.scoring.execution import MIN_ELEMENTS, MIN_INTERACTIVE, MIN_TEXT_LENGTH, MIN_VISUALS
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, StageKey


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
            said = outcome.diagnostics[:DIAGNOSTICS_KEPT]
            return Attempt(passed=False, failed_at=outcome.stage, mode=outcome.mode, diagnostics=said)
        home = self._home.value
        if home.state is RouteState.RENDERED:
            return Attempt(passed=True)
        said = "; ".join(home.errors) or _shows_too_little(home)
        mode = FailureMode.C9 if home.errors else FailureMode.OTHER
        return Attempt(passed=False, failed_at="home", mode=mode, diagnostics=said[:DIAGNOSTICS_KEPT])

    @property
    def breakage(self) -> Breakage:
        """What is told to whoever repairs the app; only for an attempt that failed."""
        outcome = self.production.value
        files = outcome.files if isinstance(outcome, BuildFailure) else located_files(self.attempt.diagnostics)
        return Breakage(stage=self.attempt.failed_at, diagnostics=self.attempt.diagnostics, files=files)

    @cached_property
    def production(self) -> Artifact[Production | BuildFailure]:
        """The production build; its files are in the artifact's ``dist`` folder."""
        return built(self.tree, self._tools, self._log, name="build", detail=self._label)

    @cached_property
    def _reading(self) -> Reading:
        files = self.tree.files
        key = key_of("read", source=digest.of_texts(files), code=code_digest("tsx", "browser"))
        return self._log.obtain(
            key,
            Reading,
            lambda _: Reading(routes=read_routes(files), storage_keys=storage_keys(files)),
            detail=self._label,
        ).value

    @property
    def routes(self) -> RouteMap:
        """The app's routes as its source has them."""
        return self._reading.routes

    @property
    def storage_keys(self) -> tuple[str, ...]:
        """Where the app keeps a session."""
        return self._reading.storage_keys

    @property
    def visit(self) -> Visit:
        """How its pages are visited."""
        return Visit(
            wait_ms=GENERATED_WAIT_MS,
            fixed_waits=self._conditions.fixed_waits,
            compat=self._conditions.compat,
        )

    @property
    def app(self) -> BuiltApp:
        """The app for a browser; only if it builds."""
        return BuiltApp(
            new_context=self._tools.new_context(),
            dist=self.production.folder / "dist",
            storage_keys=self.storage_keys,
        )

    @cached_property
    def _home(self) -> Artifact[RenderedRoute]:
        path = self.routes.address("/")
        return self._log.obtain(
            self.looking_key("home"),
            RenderedRoute,
            lambda folder: render_path(self.app, path, self.visit, folder),
            detail=self._label,
        )

    def looking_key(self, stage: str) -> StageKey:
        """Return the key of a stage that looks at the app's routes."""
        return key_of(
            stage,
            built=self.production.digest,
            routes=[template.path for template in self.routes.templates],
            router=self.routes.router,
            basename=self.routes.basename,
            storage_keys=list(self.storage_keys),
            wait_ms=self.visit.wait_ms,
            fixed_waits=self.visit.fixed_waits,
            compat=self.visit.compat,
            eyes=self._tools.eyes(),
            code=code_digest("browser", "scoring/execution.py"),
        )
