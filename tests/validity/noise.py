"""Do verdicts stay as they are? Probes run again, and again while the machine is kept busy.

``python -m tests.validity.noise`` runs every probe once more on every app written from the screenshots, and then a
fixed sample of them, one of each family on one app of each case, many times over, with as many processes beside it that
do nothing but keep a processor busy as there are processors. It writes what came out otherwise than the first time.
"""

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.scoring.shares import Share
from tests.validity.agreeing import ROOT, Compared, app_names, probed, read, told

FIGURES = ROOT / "reports" / "validity" / "noise.json"
SAMPLED = ("cartly/patchy", "clientele/patchy", "dayboard/patchy")
TIMES = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """What came of it: how many verdicts were as before, and each that was not.

    ``seconds`` are those that all probes of an app took, the machine being left alone, builds left out.
    """

    once_more: Share
    many_times: Share
    times: int
    busy: int
    seconds: dict[str, float]
    otherwise: tuple[str, ...]


_NOISE = TypeAdapter(Noise)


@contextmanager
def kept_busy(processes: int) -> Iterator[None]:
    """Keep the machine busy with so many processes beside the own one."""
    context = multiprocessing.get_context("spawn")
    beside = [context.Process(target=_turn, daemon=True) for _ in range(processes)]
    for process in beside:
        process.start()
    try:
        yield
    finally:
        for process in beside:
            process.kill()
            process.join()


def _turn() -> None:
    while True:
        pass


def measured(apps: Sequence[str], sampled: Sequence[str], times: int, store: Path) -> Noise:
    """Run the probes again and compare them with what was written down of the first time."""
    written = {(row.app, row.sub_feature): row for row in read()}
    seconds: dict[str, float] = {}
    again: list[Compared] = []
    often: list[Compared] = []
    busy = os.cpu_count() or 1
    for app in apps:
        probed([app], store, _one_of_each_family(app)[:1])  # builds it
        began = time.monotonic()
        again += probed([app], store)
        seconds[app] = round(time.monotonic() - began, 1)
        say(f"{app}: {seconds[app]:.0f} s")
    with kept_busy(busy):
        for app in sampled:
            for turn in range(times):
                often += probed([app], store, _one_of_each_family(app))
                say(f"{app}, the machine being busy: {turn + 1} of {times}")
    return Noise(
        once_more=_as_before(again, written),
        many_times=_as_before(often, written),
        times=times,
        busy=busy,
        seconds=seconds,
        otherwise=tuple(_differences([*again, *often], written)),
    )


def lines(noise: Noise) -> list[str]:
    """Return the figures in Markdown."""
    often, least, most = told(noise.many_times), min(noise.seconds.values()), max(noise.seconds.values())
    return [
        "| | as before |",
        "| --- | --- |",
        f"| every probe on every app, run again | {told(noise.once_more)} |",
        f"| one probe of each family on one app of each case, {noise.times} times on a busy machine | {often} |",
        "",
        f"The probes of an app took {least:.0f} to {most:.0f} seconds, builds left out, on {noise.busy} processors.",
        *(["", "Not as before:", "", *(f"- {each}" for each in noise.otherwise)] if noise.otherwise else []),
    ]


def last() -> Noise:
    """Return what was written down of the last run."""
    return _NOISE.validate_json(FIGURES.read_bytes())


def _one_of_each_family(app: str) -> list[str]:
    (case,) = load_cases([ROOT / "cases" / app.split("/", maxsplit=1)[0]])
    return [item.sub_features[-1].id for item in case.inventory]


def _as_before(rows: Sequence[Compared], written: dict[tuple[str, str], Compared]) -> Share:
    alike = [row.finding is written[row.app, row.sub_feature].finding for row in rows]
    return Share(hits=sum(alike), total=len(alike))


def _differences(rows: Sequence[Compared], written: dict[tuple[str, str], Compared]) -> Iterator[str]:
    for row in rows:
        before = written[row.app, row.sub_feature]
        if row.finding is not before.finding:
            yield f"{row.app} {row.sub_feature}: {before.finding}, then {row.finding} ({row.reason})"


def main() -> None:
    """Run the probes, or read what was found, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--read", action="store_true", help="print the figures of the last run and run nothing")
    parser.add_argument("--times", metavar="N", type=int, default=TIMES, help=f"how often (default: {TIMES})")
    arguments = parser.parse_args()
    if not arguments.read:
        with tempfile.TemporaryDirectory(prefix="ui2app-noise-") as store:
            noise = measured(app_names(), SAMPLED, arguments.times, Path(store))
        FIGURES.write_bytes(_NOISE.dump_json(noise, indent=1) + b"\n")
    for line in lines(last()):
        say(line)


if __name__ == "__main__":
    main()
