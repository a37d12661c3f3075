"""Apps that declare their routes in many ways, each with what a reader of its source would list."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import yaml

from pytest_ui2app.browser.routes import RouteMap, read_routes

CORPUS = Path(__file__).parent
NAMES = sorted(place.parent.name for place in CORPUS.glob("*/expected.yaml"))
SUFFIXES = frozenset({".ts", ".tsx", ".js", ".jsx", ".json", ".css"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """The routes of one app with the ``file:line`` that declares each, and what else there is to be told of them."""

    routes: frozenset[tuple[str, str]]
    router: str
    basename: str
    catch_alls: frozenset[str]
    undecided: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """How far found and expected routes agree."""

    precision: float
    recall: float

    @property
    def f1(self) -> float:
        """The harmonic mean of both, 0 to 1."""
        together = self.precision + self.recall
        return 2 * self.precision * self.recall / together if together else 0.0


def files_of(name: str) -> dict[str, str]:
    """Return the sources of an app: posix path, such as ``src/App.tsx``, to text."""
    place = CORPUS / name
    inside = sorted(path for path in (place / "src").rglob("*") if path.suffix in SUFFIXES)
    return {path.relative_to(place).as_posix(): path.read_text(encoding="utf-8") for path in inside}


def expected_of(name: str) -> Reading:
    """Return what was written down of an app by reading it."""
    told = yaml.safe_load((CORPUS / name / "expected.yaml").read_text(encoding="utf-8"))
    return Reading(
        routes=frozenset((route["path"], route.get("source", "")) for route in told["routes"]),
        router=told["router"],
        basename=told["basename"],
        catch_alls=frozenset(told["catch_alls"]),
        undecided=frozenset(told["undecided"]),
    )


def found_in(name: str) -> Reading:
    """Return what the reader of routes finds in an app."""
    return reading_of(read_routes(files_of(name)))


def reading_of(found: RouteMap) -> Reading:
    """Return what the reader found, without its explanations."""
    return Reading(
        routes=frozenset((template.path, template.source) for template in found.templates),
        router=found.router,
        basename=found.basename,
        catch_alls=frozenset(found.catch_alls),
        undecided=frozenset(fact.partition(": ")[0] for fact in found.undecided),
    )


def agreement(readings: Iterable[tuple[Reading, Reading]]) -> Agreement:
    """Return how far pairs of found and expected routes agree, all apps' routes counted together."""
    found, expected, shared = 0, 0, 0
    for one, other in readings:
        found += len(one.routes)
        expected += len(other.routes)
        shared += len(one.routes & other.routes)
    return Agreement(precision=shared / found if found else 0.0, recall=shared / expected if expected else 0.0)
