"""The path of one trial, told once: from a case and a model to its scores.

Every step is a stage whose value is kept in the store under the digest of all that went in; asking for a score
pulls exactly the stages it needs, and finds those that an earlier run, or another worker, has made. An app that
fails EXEC is a value on this path like any other: what comes after it is simply not asked for.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from pytest_ui2app.behaviour.probe import PICTURE_WIDTH, Probe, ProbeReport, Stage, load_probes, run_probe
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser.crawl import Crawl, Target, crawl
from pytest_ui2app.browser.passage import GateMet
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, stored_controls
from pytest_ui2app.browser.routes import RouteMap
from pytest_ui2app.browser.surveying import render_app
from pytest_ui2app.build.packages import KeptPackage, Resolution, kept_packages, scaffold_resolution
from pytest_ui2app.cases.case import InventoryItem, Screenshot
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.judging.evidence import Evidence, ShownPage, evidence_of
from pytest_ui2app.matching.assignment import Miss, PageMatch
from pytest_ui2app.pipeline.attempted import LOOKING, AttemptedApp
from pytest_ui2app.pipeline.attempts import Attempts, attempted
from pytest_ui2app.pipeline.authoring import Author
from pytest_ui2app.pipeline.judged import Judgement, generator_names, judged
from pytest_ui2app.pipeline.pages import TIES, matched_pages
from pytest_ui2app.pipeline.reference import ReferencePage, reference_pages
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of
from pytest_ui2app.pipeline.trial import Attempt, Conditions, Tools, Trial
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import ItemLabel, SubFeatureResult, label_item
from pytest_ui2app.scoring.nrs import Reachability, reachability
from pytest_ui2app.scoring.vfs import AppFidelity, app_fidelity
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact


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

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        """The attempts to build and show the app, in order: the first, then one per round of repair."""
        return self._attempted.attempts

    @property
    def trees(self) -> tuple[SourceTree, ...]:
        """The app as first written, and as each round of repair returned it."""
        return self._attempted.trees

    @property
    def packages(self) -> Resolution:
        """The packages of the app beside the scaffold's; none of an app whose packages cannot be installed."""
        found = scaffold_resolution(self._tools.scaffold) if self._final.tree.rejected else self._final.packages.value
        return found if isinstance(found, Resolution) else scaffold_resolution(self._tools.scaffold)

    @property
    def kept_packages(self) -> tuple[KeptPackage, ...]:
        """The scaffold's packages that the app declared again, in vain."""
        return kept_packages(self._final.tree.dependencies, self._tools.scaffold)

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
            built=self._final.production.digest,
            site={s.file: [route.path, route.url] for s, route in self._matched_routes()},
            rendered=self.rendered.digest,
            home=self._final.home,
            passage=self._final.entered.digest,
            probes=digest.of_bytes(self._case.probes.read_bytes()),
            sub_features=[feature.id for feature in item.sub_features],
            seed=self._seed,
            wait_ms=self._final.visit.wait_ms,
            fixed_waits=self._final.visit.fixed_waits,
            eyes=self._tools.eyes(),
            code=code_digest(*LOOKING, "behaviour"),
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
    def judgement(self) -> Judgement | NoJudge:
        """What the run's judge says of the app's interactions; only for an app that passes EXEC."""
        judge = self._tools.judge
        if isinstance(judge, NoJudge):
            return judge
        return judged(self.trial, judge, self._judges_evidence(), self._tools, self._log).value

    def _judges_evidence(self) -> Evidence:
        folder = self.rendered.folder
        pages = [
            ShownPage(screenshot=screenshot.file, route=route.path, picture=folder / route.screenshot)
            for screenshot, route in self._matched_routes()
        ]
        return evidence_of(
            self._final.tree.files,
            pages=pages,
            missed=[match.input for match in self.matches if isinstance(match, Miss)],
            items=self._case.inventory,
            generator=generator_names(self.trial.model),
        )

    @cached_property
    def reference(self) -> Artifact[tuple[ReferencePage, ...]]:
        """The pages of the reference, one per screenshot."""
        return reference_pages(self._case, self._conditions, self._tools, self._log)

    @property
    def gates(self) -> tuple[GateMet, ...]:
        """The gates that were met on the way to the app's pages; only for an app that passes EXEC."""
        return self._final.entered.value.gates

    @property
    def routes(self) -> RouteMap:
        """The routes as the source of the final app has them, and what it leaves undecided."""
        return self._final.routes

    @property
    def timings(self) -> dict[str, float]:
        """Seconds that each stage asked for so far took here."""
        return self._log.timings

    @property
    def digests(self) -> dict[str, str]:
        """Addresses in the store of the stages asked for so far."""
        return self._log.digests

    # -- write, build, look -------------------------------------------------------------------------------------

    @cached_property
    def generated(self) -> Artifact[SourceTree]:
        """The app as first written."""
        return self._author.generated

    @cached_property
    def _author(self) -> Author:
        return Author(self.trial, self._tools, self._log)

    @cached_property
    def _attempted(self) -> Attempts:
        self._tools.foresee(self.trial, self._tools)
        first = self._attempted_app(self.generated.value)
        return attempted(first, self._author, self._conditions.repair_rounds, self._attempted_app)

    def _attempted_app(self, tree: SourceTree, label: str = "") -> AttemptedApp:
        return AttemptedApp(tree, self._conditions, self._tools, self._log, label)

    @property
    def _final(self) -> AttemptedApp:
        """The app after the last round of repair."""
        return self._attempted.final

    @cached_property
    def rendered(self) -> Artifact[tuple[RenderedRoute, ...]]:
        """Every route of the app as a browser shows it; screenshots are in the artifact's folder."""
        app = self._final
        return self._log.obtain(
            app.looking_key("render", passage=app.entered.digest),
            tuple[RenderedRoute, ...],
            lambda folder: render_app(app.app, app.routes, app.visit, folder),
        )

    # -- match, crawl, probe ------------------------------------------------------------------------------------

    @cached_property
    def _matched(self) -> Artifact[tuple[PageMatch | Miss, ...]]:
        ties = TIES[self._conditions.compat]
        key = key_of(
            "match",
            rendered=self.rendered.digest,
            reference=self.reference.digest,
            labels=[[s.file, s.route, s.label] for s in self._case.screenshots],
            ties=ties,
            code=code_digest("matching", "scoring", "pipeline/pages.py"),
        )
        return self._log.obtain(
            key,
            tuple[PageMatch | Miss, ...],
            lambda _: matched_pages(self._case, self.reference.value, self.rendered, ties),
        )

    def _matched_routes(self) -> Iterator[tuple[Screenshot, RenderedRoute]]:
        routes = {route.path: route for route in self.rendered.value}
        for screenshot, match in zip(self._case.screenshots, self.matches, strict=True):
            if isinstance(match, PageMatch):
                yield screenshot, routes[match.route]

    @cached_property
    def _crawled(self) -> Artifact[Crawl]:
        targets = tuple(self._targets())
        key = key_of(
            "crawl",
            built=self._final.production.digest,
            targets=[[target.name, target.url, target.signature, target.outside] for target in targets],
            passage=self._final.entered.digest,
            home=self._final.home,
            wait_ms=self._final.visit.wait_ms,
            fixed_waits=self._final.visit.fixed_waits,
            eyes=self._tools.eyes(),
            code=code_digest(*LOOKING),
        )
        return self._log.obtain(key, Crawl, lambda _: crawl(self._final.app, targets))

    def _targets(self) -> Iterator[Target]:
        """Yield the matched pages to reach; an address that several pages share tells none of them."""
        shown = Counter((route.url, self._hidden(route)) for route in self._shown)
        for screenshot, route in self._matched_routes():
            place = self._place(route)
            url = place.path if shown[place.path, place.outside] == 1 else ""
            yield Target(name=screenshot.file, url=url, signature=route.signature, outside=place.outside)

    @property
    def _shown(self) -> Sequence[RenderedRoute]:
        return [route for route in self.rendered.value if route.state is RouteState.RENDERED]

    def _place(self, route: RenderedRoute) -> Place:
        return Place(path=route.url, outside=self._hidden(route), trail=route.trail, ways=route.ways)

    def _hidden(self, route: RenderedRoute) -> bool:
        """Whether only a visitor without a session sees a route."""
        return self._final.entered.value.passage.hides(route.path)

    @cached_property
    def _site(self) -> Site:
        folder = self.rendered.folder
        # Of several pages at one address the first is what somebody sees who goes there.
        first = {self._place(route): route for route in reversed(self._shown)}
        return Site(
            pages={screenshot.file: self._place(route) for screenshot, route in self._matched_routes()},
            controls={place: stored_controls(route, folder) for place, route in first.items()},
        )

    @property
    def _seed(self) -> str:
        return f"{self._case.id}/{self.trial.round}"

    def _probe(self, item: InventoryItem, folder: Path) -> tuple[ProbeReport, ...]:
        return tuple(self.run_probe(feature.id, folder) for feature in item.sub_features)

    @property
    def built(self) -> Path:
        """The folder of the app's built files."""
        return self._final.app.dist

    def run_probe(
        self, sub_feature: str, folder: Path, *, built: Path | None = None, picture_width: int = PICTURE_WIDTH
    ) -> ProbeReport:
        """Run one probe now, past the store; its pictures, of a width or with 0 as they are, go into ``folder``.

        With ``built`` it runs on other built files of the same app: a copy with a fault in it.
        """
        app = replace(self._final.app, dist=built or self.built)
        stage = Stage(app=app, site=self._site, folder=folder, seed=self._seed, picture_width=picture_width)
        return run_probe(sub_feature, self._probes[sub_feature], stage)

    @cached_property
    def _probes(self) -> Mapping[str, Probe]:
        return load_probes(self._case.probes)
