"""What a trial is, what it is measured under and with, and the small values on its path."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.evidence import Evidence
from pytest_ui2app.browser.gates import GateReading
from pytest_ui2app.browser.routes import RouteMap
from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.packages import ANY_PACKAGE, PackagePolicy
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.cases.case import Case
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.judging.choosing import NO_JUDGE, NoJudge
from pytest_ui2app.scoring.execution import MAX_REPAIR_ROUNDS
from pytest_ui2app.store.artifacts import ArtifactStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """One case put to one model, once."""

    case: Case
    model: ModelFactory
    round: int = 1

    @property
    def key(self) -> tuple[str, str, int]:
        """What trials are told apart by: model, case and round."""
        return self.model.name, self.case.id, self.round


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What a trial is measured under; scores of different conditions are never compared."""

    compat: Compat = Compat.PAPER
    fixed_waits: bool = False
    repair_rounds: int = MAX_REPAIR_ROUNDS
    dev_only: bool = False
    """Whether an app that does not build is also tried on a development server; that changes no score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StageEvent:
    """A stage that was made, or found in the store, and how long that took; or one that has only begun."""

    case: str
    model: str
    round: int
    stage: str
    detail: str
    fresh: bool
    seconds: float
    begun: bool = False


Troubles: TypeAlias = dict[tuple[str | int, ...], InfrastructureError]


@contextmanager
def once_in_trouble(key: tuple[str | int, ...], troubles: Troubles) -> Iterator[None]:
    """Let a model that could not be asked for one item of a trial not be asked for its others in this run."""
    if known := troubles.get(key):
        raise InfrastructureError(str(known))
    try:
        yield
    except InfrastructureError as error:
        troubles[key] = error
        raise


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """What the stages work with. ``new_context`` may start a browser when first called, and not before."""

    store: ArtifactStore
    sandbox: Callable[[], Sandbox]
    new_context: Callable[[], ContextFactory]
    scaffold: Path
    eyes: Callable[[], str]
    """The fingerprint of browser and fonts that pages are seen with."""
    progress: Callable[[StageEvent], None] = field(default=lambda _event: None)
    packages: PackagePolicy = ANY_PACKAGE
    """Which packages an app may declare."""
    troubles: Troubles = field(default_factory=dict)
    """Why a model could not be asked, by the trial's key: the trial's other items need not ask again."""
    judge: ModelFactory | NoJudge = NO_JUDGE
    """The model that judges interactions, beside the probes."""
    foresee: Callable[[Trial, "Tools"], None] = lambda _trial, _tools: None
    """Is told of a trial when it begins, to make ahead what will be asked of it; see Ahead.begin()."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Production:
    """A production build that succeeded; its files are in the artifact's ``dist`` folder."""

    seconds: float
    files: str
    """Digest of the built files."""


PROVIDER_REJECTED: Final = "provider_rejected"
"""Where an attempt failed that was never made, since the provider rejected the task."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One build try: passed, or where and why not (protocol section 3).

    ``file`` and ``line`` (from 1, 0 if unknown) are where in the source the fault lies and ``subject`` the name,
    specifier or package it is about, all as far as they are known. ``shows`` is in a word what the home page shows (a
    HomeShows), empty where there is none, and ``evidence`` what was noticed while it was visited. ``dev_only`` tells
    of an app that does not build whether a development server shows its home page, which is then what ``shows`` is
    about; None where nobody looked.

    ``repair`` is how the round before it went (a RepairOutcome), empty for the first attempt; ``located`` are the
    files that round worked on.
    """

    passed: bool
    failed_at: str = ""
    mode: FailureMode | None = None
    file: str = ""
    line: int = 0
    subject: str = ""
    diagnostics: str = ""
    shows: str = ""
    evidence: Evidence = field(default_factory=Evidence)
    dev_only: bool | None = None
    repair: str = ""
    located: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What is read from an app's source before it is looked at: its routes, and the gates before them."""

    routes: RouteMap
    gates: GateReading
