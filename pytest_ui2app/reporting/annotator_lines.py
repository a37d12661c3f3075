"""What became of the cells that people labelled, as lines for a terminal, from what annotator_rows makes of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from pytest_ui2app.reporting.agreement_lines import shown
from pytest_ui2app.wording import counted

Json = Mapping[str, Any]


def annotator_lines(people: Json) -> list[str]:
    """Return how many cells have a label, what the arbiter decided, and which cells were left out and why."""
    waiting, single, decided = people["waiting"], people["single"], people["arbitrated"]
    lines = [f"annotators: {counted(people['merged'], 'cell')} labelled, {len(decided)} of them by the arbiter"]
    if decided:
        lines.append(f"decided by the arbiter, {people['arbiter'][0]}, {counted(len(decided), 'cell')}:")
        lines += [f"{_differing(each)}; decided: {shown(each['decision'])}" for each in decided]
    if waiting:
        lines.append(f"left out until the third annotator decides (--arbiter), {counted(len(waiting), 'cell')}:")
        lines += [_differing(each) for each in waiting]
    if single:
        lines.append(f"left out, labelled by one of the two alone, {counted(len(single), 'cell')}:")
        lines += [_where(each) for each in single]
    return lines


def unlabelled_lines(labelled: Mapping[str, int], total: int) -> Iterator[str]:
    """Yield how many of the ``total`` rows each file leaves open, given how many of them it labels."""
    for file, count in labelled.items():
        if left := total - count:
            yield f"{file}: {left} of {counted(total, 'row')} {'is' if left == 1 else 'are'} empty or not there"


def _differing(each: Json) -> str:
    says = ", ".join(f"{name} {shown(label)}" for name, label in each["says"].items())
    return f"{_where(each)}: {each['differ']} ({says})"


def _where(each: Json) -> str:
    round_ = f" · r{each['round']}" if each["round"] > 1 else ""
    return f"  {each['case']} · {each['model']}{round_} · {each['family']}"
