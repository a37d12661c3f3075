"""The path of one trial, told once: from a case and a model to its scores.

Every step is a stage whose value is kept in the store under the digest of all that went in; asking for a score
pulls exactly the stages it needs, and finds those that an earlier run, or another worker, has made. An app that
fails EXEC is a value on this path like any other: what comes after it is simply not asked for.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from pytest_ui2app.behaviour.app_driver import Site
from pytest_ui2app.behaviour.probe import Probe, ProbeReport, Stage, load_probes, run_probe
from pytest_ui2app.browser.crawl import Crawl, Target, crawl
from pytest_ui2app.browser.gates import storage_keys
from pytest_ui2app.browser.rendering import (
    BuiltApp,
    RenderedRoute,
    RouteState,
    Visit,
    render_app,
    render_path,
    stored_controls,
)
from pytest_ui2app.browser.routes import RouteMap, read_routes
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.cases.case import Case, InventoryItem, Screenshot
from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.generation.conversation import generate
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import GenerationTask, ModelFactory
from pytest_ui2app.matching.assignment import Miss, PageMatch
from pytest_ui2app.pipeline.building import built
from pytest_ui2app.pipeline.pages import matched_pages
from pytest_ui2app.pipeline.reference import ReferencePage, reference_pages
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of, scaffold_digest
from pytest_ui2app.pipeline.trial import Attempt, Conditions, Production, Reading, Tools, Trial
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import ItemLabel, SubFeatureResult, label_item
from pytest_ui2app.scoring.nrs import Reachability, reachability
from pytest_ui2app.scoring.vfs import AppFidelity, app_fidelity
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, StageKey

GENERATION_VERSION = 1
"""Raised when a stored reply would no longer be what the protocol asks for; replies outlive every other stage."""

DIAGNOSTICS_KEPT = 2_000
"""Characters of the toolchain's words kept with an attempt (protocol section 2, Self-Debug)."""


class Evaluation:
    """Everything that can be asked about one trial. Stages run when something needs them, once."""

    def __init__(self, trial: Trial, conditions: Conditions, tools: Tools) -> None:
        """Evaluate ``trial``; nothing runs yet."""
        self.trial = trial
        self._case = trial.case
        self._conditions = conditions
        self._tools = tools
        self._log = StageLog(trial, tools)

    # -- answers ------------------------------------------------------------------------------------------------

    @cached_property
    def attempts(self) -> tuple[Attempt, ...]:
        """The attempts to build and show the app, in order."""
        return (self._attempt(),)

    @property
    def execution(self) -> Execution:
        """EXEC@1 and EXEC@3."""
        return Execution(attempts=tuple(attempt.passed for attempt in self.attempts))

    @cached_property
    def matches(self) -> tuple[PageMatch | Miss, ...]:
        """Which route shows which screenshot, one result per screenshot."""
        return self._matched.value

    @property
    def fidelity(self) -> AppFidelity:
        """VFS and its parts; only for an app that passes EXEC."""
        pages = [match.fidelity for match in self.matches if isinstance(match, PageMatch)]
        return app_fidelity(pages, n_inputs=len(self._case.screenshots))

    @property
    def crawl(self) -> Crawl:
        """How far a user gets from home with the app's own controls; only for an app that passes EXEC."""
        return self._crawled.value

    @property
    def reachability(self) -> Reachability:
        """NRS; only for an app that passes EXEC."""
        reached = [target.name for target in self.crawl.reached]
        return reachability([screenshot.file for screenshot in self._case.screenshots], reached)

    def probe_reports(self, item: InventoryItem) -> Artifact[tuple[ProbeReport, ...]]:
        """Return what the probes of one inventory item found; only for an app that passes EXEC."""
        key = key_of(
            "probe",
            built=self._production.digest,
            site={screenshot.file: route.url for screenshot, route in self._matched_routes()},
            rendered=self.rendered.digest,
            storage_keys=list(self._storage_keys),
            probes=digest.of_bytes(self._case.probes.read_bytes()),
            sub_features=[feature.id for feature in item.sub_features],
            seed=self._seed,
            eyes=self._tools.eyes(),
            code=code_digest("browser", "behaviour"),
        )
        return self._log.obtain(
            key, tuple[ProbeReport, ...], lambda folder: self._probe(item, folder), detail=item.family
        )

    def label(self, item: InventoryItem) -> ItemLabel:
        """Return the label of one inventory item, from its probes; only for an app that passes EXEC."""
        return label_item(item.family, item.scope, self.sub_feature_results(item))

    def sub_feature_results(self, item: InventoryItem) -> tuple[SubFeatureResult, ...]:
        """Return what was found of each sub-feature of one inventory item."""
        return tuple(
            SubFeatureResult(id=report.sub_feature, family=item.family, scope=item.scope, finding=report.finding)
            for report in self.probe_reports(item).value
        )

    @cached_property
    def reference(self) -> Artifact[tuple[ReferencePage, ...]]:
        """The pages of the reference, one per screenshot."""
        return reference_pages(self._case, self._conditions, self._tools, self._log)

    @property
    def timings(self) -> dict[str, float]:
        """Seconds that each stage asked for so far took here."""
        return self._log.timings

    @property
    def digests(self) -> dict[str, str]:
        """Addresses in the store of the stages asked for so far."""
        return self._log.digests

    # -- generate, build, home ----------------------------------------------------------------------------------

    @cached_property
    def generated(self) -> Artifact[SourceTree]:
        """The model's source tree; its raw turns are in the artifact's ``turns`` folder."""
        key = StageKey(
            stage="generate",
            version=GENERATION_VERSION,
            inputs={
                "case": self._case.id,
                "screenshots": [digest.of_bytes(picture.read_bytes()) for picture in self._case.pictures],
                "model": {"name": self.trial.model.name, **self.trial.model.identity},
                "built_in": _makings(self.trial.model, self._case),
                "scaffold": scaffold_digest(self._tools.scaffold),
                "prompts": code_digest("generation/prompts"),
                "round": self.trial.round,
            },
        )
        return self._log.obtain(key, SourceTree, self._generate)

    def _generate(self, folder: Path) -> SourceTree:
        task = GenerationTask(
            case_id=self._case.id,
            screenshots=self._case.pictures,
            reference=self._case.reference if self._case.reference.is_dir() else None,
            round=self.trial.round,
        )
        turns = folder / "turns"
        turns.mkdir()

        def record(turn: str, text: str) -> None:
            (turns / f"{turn}.txt").write_text(text, encoding="utf-8", newline="")

        return generate(self.trial.model.for_task(task), task, self._tools.scaffold, record)

    @cached_property
    def _production(self) -> Artifact[Production | BuildFailure]:
        return built(self.generated.value, self._tools, self._log, name="build")

    def _attempt(self) -> Attempt:
        outcome = self._production.value
        if isinstance(outcome, BuildFailure):
            said = outcome.diagnostics[:DIAGNOSTICS_KEPT]
            return Attempt(passed=False, failed_at=outcome.stage, mode=outcome.mode, diagnostics=said)
        home = self._home.value
        if home.state is RouteState.RENDERED:
            return Attempt(passed=True)
        said = "; ".join(home.errors) or f"the home route is {home.state}: {home.signals}"
        mode = FailureMode.C9 if home.errors else FailureMode.OTHER
        return Attempt(passed=False, failed_at="home", mode=mode, diagnostics=said[:DIAGNOSTICS_KEPT])

    @cached_property
    def _home(self) -> Artifact[RenderedRoute]:
        key = self._looking_key("home", self._production.digest, self._visit)
        path = self._routes.address("/")
        return self._log.obtain(
            key,
            RenderedRoute,
            lambda folder: render_path(self._app, path, self._visit, folder),
        )

    # -- look ---------------------------------------------------------------------------------------------------

    @cached_property
    def _reading(self) -> Reading:
        files = self.generated.value.files
        key = key_of("read", source=digest.of_texts(files), code=code_digest("tsx", "browser"))
        return self._log.obtain(
            key, Reading, lambda _: Reading(routes=read_routes(files), storage_keys=storage_keys(files))
        ).value

    @property
    def _routes(self) -> RouteMap:
        return self._reading.routes

    @property
    def _storage_keys(self) -> tuple[str, ...]:
        return self._reading.storage_keys

    @property
    def _visit(self) -> Visit:
        return Visit(
            wait_ms=GENERATED_WAIT_MS,
            fixed_waits=self._conditions.fixed_waits,
            compat=self._conditions.compat,
        )

    @property
    def _app(self) -> BuiltApp:
        return BuiltApp(
            new_context=self._tools.new_context(),
            dist=self._production.folder / "dist",
            storage_keys=self._storage_keys,
        )

    @cached_property
    def rendered(self) -> Artifact[tuple[RenderedRoute, ...]]:
        """Every route of the app as a browser shows it; screenshots are in the artifact's folder."""
        key = self._looking_key("render", self._production.digest, self._visit)
        return self._log.obtain(
            key,
            tuple[RenderedRoute, ...],
            lambda folder: render_app(self._app, self._routes, self._visit, folder),
        )

    # -- match, crawl, probe ------------------------------------------------------------------------------------

    @cached_property
    def _matched(self) -> Artifact[tuple[PageMatch | Miss, ...]]:
        key = key_of(
            "match",
            rendered=self.rendered.digest,
            reference=self.reference.digest,
            labels=[[s.file, s.route, s.label] for s in self._case.screenshots],
            code=code_digest("matching", "scoring", "pipeline/pages.py"),
        )
        return self._log.obtain(
            key,
            tuple[PageMatch | Miss, ...],
            lambda _: matched_pages(self._case, self.reference.value, self.rendered),
        )

    def _matched_routes(self) -> Iterator[tuple[Screenshot, RenderedRoute]]:
        routes = {route.path: route for route in self.rendered.value}
        for screenshot, match in zip(self._case.screenshots, self.matches, strict=True):
            if isinstance(match, PageMatch):
                yield screenshot, routes[match.route]

    @cached_property
    def _crawled(self) -> Artifact[Crawl]:
        targets = tuple(
            Target(name=screenshot.file, url=route.url, signature=route.signature)
            for screenshot, route in self._matched_routes()
        )
        key = key_of(
            "crawl",
            built=self._production.digest,
            targets=[[target.name, target.url, target.signature] for target in targets],
            storage_keys=list(self._storage_keys),
            eyes=self._tools.eyes(),
            code=code_digest("browser"),
        )
        return self._log.obtain(key, Crawl, lambda _: crawl(self._app, targets))

    @cached_property
    def _site(self) -> Site:
        pages = {screenshot.file: route.url for screenshot, route in self._matched_routes()}
        folder = self.rendered.folder
        shown = [route for route in self.rendered.value if route.state is RouteState.RENDERED]
        return Site(pages=pages, controls={route.url: stored_controls(route, folder) for route in shown})

    @property
    def _seed(self) -> str:
        return f"{self._case.id}/{self.trial.round}"

    def _probe(self, item: InventoryItem, folder: Path) -> tuple[ProbeReport, ...]:
        return tuple(self.run_probe(feature.id, folder) for feature in item.sub_features)

    def run_probe(self, sub_feature: str, folder: Path) -> ProbeReport:
        """Run one probe now, past the store; its pictures go into ``folder``."""
        stage = Stage(app=self._app, site=self._site, folder=folder, seed=self._seed)
        return run_probe(sub_feature, self._probes[sub_feature], stage)

    @cached_property
    def _probes(self) -> Mapping[str, Probe]:
        return load_probes(self._case.probes)

    # -- bookkeeping --------------------------------------------------------------------------------------------

    def _looking_key(self, stage: str, built: str, visit: Visit) -> StageKey:
        return key_of(
            stage,
            built=built,
            routes=[template.path for template in self._routes.templates],
            router=self._routes.router,
            basename=self._routes.basename,
            storage_keys=list(self._storage_keys),
            wait_ms=visit.wait_ms,
            fixed_waits=visit.fixed_waits,
            compat=visit.compat,
            eyes=self._tools.eyes(),
            code=code_digest("browser", "scoring/execution.py"),
        )


def _makings(model: ModelFactory, case: Case) -> list[str]:
    """Return what a built-in model's answer is made from beside the screenshots: the answer sheet and our own code."""
    if not isinstance(model, WrittenFactory):
        return []
    answers = case.reference / "src"
    sheet = digest.of_folder(answers) if answers.is_dir() else ""
    return [sheet, code_digest("generation", "tsx", "ocr.py")]
