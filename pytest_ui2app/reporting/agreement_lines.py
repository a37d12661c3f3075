"""How far the sources of labels agree, as lines for a terminal, from what agreement_rows makes of it."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import shorten
from typing import Any, Final

from pytest_ui2app.reporting.table import table
from pytest_ui2app.scoring.labels import Category

Json = Mapping[str, Any]

SHOWN: Final = 20
"""How many disagreements a terminal shows; a file has all."""
_WIDTH: Final = 150
_SHARES: Final = (
    ("coverage agreement, %", "coverage_agreement"),
    ("outcome agreement, %", "outcome_agreement"),
    ("scope agreement, %", "scope_agreement"),
)
_BEYOND_CHANCE: Final = (("kappa", "kappa"), ("kappa, linear", "kappa_linear"), ("alpha, ordinal", "alpha"))
NOTE: Final = (
    "from, to: 95 %, Wilson's of shares of cells (coverage: all that both label; outcome and scope: those that both "
    "hold covered and decided), by bootstrap over apps of the rest"
)


def agreement_lines(agreement: Json) -> list[str]:
    """Return each pair's tables, and alpha over all sources where there are more than two."""
    lines = [line for pair in agreement["pairs"] for line in [*pair_lines(pair), ""]]
    if len(agreement["sources"]) > 2:  # noqa: PLR2004 - alpha of two is in their pair
        names = ", ".join(agreement["sources"])
        rows = [_figure_row(name, figure, "{:.3f}") for name, figure in agreement["alpha"].items()]
        head = [f"Krippendorff's alpha, ordinal, over {names}"]
        lines += [*head, *table(["", "value", "from", "to", ""], rows), ""]
    return [*lines, NOTE]


def pair_lines(pair: Json) -> list[str]:
    """Return the figures, the confusion table and the model level of one pair."""
    first, second = pair["first"], pair["second"]
    head = f"{first} x {second}: {counted(pair['comparisons'], 'cell')} of {counted(pair['apps'], 'case')}"
    alone = f" ({first} alone {pair['only_first']}, {second} alone {pair['only_second']})"
    rows = [_figure_row(name, pair[key], "{:.1f}", _of(pair[key])) for name, key in _SHARES]
    rows += [_figure_row(name, pair[key], "{:.3f}") for name, key in _BEYOND_CHANCE]
    return [
        head + alone,
        *table(["", "value", "from", "to", ""], rows),
        "",
        *_confusion_lines(pair),
        "",
        *_model_lines(pair),
    ]


def counted(number: int, noun: str) -> str:
    """Return how many there are of something, as people say it."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _of(share: Json) -> str:
    return f"{share['hits']} of {share['total']}"


def _figure_row(name: str, figure: Json, form: str, of: str = "") -> list[str]:
    """Return a row of name, value, interval and remark: how many of how many, or why there is no figure."""
    shown = [form.format(figure[key]) if figure.get(key) is not None else "-" for key in ("value", "low", "high")]
    return [name, *shown, figure.get("undefined") or figure.get("no_interval") or of]


def _confusion_lines(pair: Json) -> list[str]:
    """Return the table of what one says where the other says what; rows and columns that are empty are left out."""
    rows = pair["confusion"]
    columns = [each.value for each in Category if any(each.value in row for row in rows.values())]
    if not rows:
        return []
    counts = [[name, *(str(row.get(column, ".")) for column in columns)] for name, row in rows.items()]
    return [f"rows: {pair['first']}; columns: {pair['second']}", *table(["", *columns], counts)]


def _model_lines(pair: Json) -> list[str]:
    """Return both sources' IIS per model and how they compare."""
    models, first, second = pair["models"], pair["first"], pair["second"]
    if not models["iis"]:
        return []
    rows = [[model, f"{iis[first]:.1f}", f"{iis[second]:.1f}"] for model, iis in models["iis"].items()]
    figures = [_figure_row(name, models[name.lower()], "{:.3f}") for name in ("Spearman", "Pearson")]
    figures += [_figure_row("MAE", models["mae"], "{:.2f}")]
    figures += [_figure_row(f"bias, {first} - {second}", models["bias"], "{:.2f}")]
    return [
        "IIS per model, over the cells that both label and decide",
        *table(["model", first, second], rows),
        "",
        *table(["", "value", "from", "to", ""], figures),
    ]


def disagreement_lines(disagreements: Sequence[Json], shown: int = SHOWN) -> list[str]:
    """Return the gravest disagreements with what each source rests on, and how many more there are."""
    if not disagreements:
        return ["no two sources differ on any cell"]
    lines = [f"{counted(len(disagreements), 'cell')} on which two sources differ, the gravest first"]
    for number, entry in enumerate(disagreements[:shown], start=1):
        round_ = f" · r{entry['round']}" if entry["round"] > 1 else ""
        where = f"{entry['case']} · {entry['model']}{round_} · {entry['family']}"
        lines += [f"{number:>3}. {where}: {', '.join(entry['differ'])}", *_sides(entry["says"])]
    left = len(disagreements) - shown
    return [*lines, f"     {left} more: --json FILE has all"] if left > 0 else lines


def _sides(says: Json) -> Iterator[str]:
    width = max(map(len, says))
    for name, side in says.items():
        scope = f" S{side['scope']:g}" if "scope" in side else ""
        told = shorten("; ".join(_told(side)), _WIDTH, placeholder=" ...") or "says nothing of why"
        yield f"     {name:<{width}}  {side['label'] + scope:<9}  {told}"


def _told(side: Json) -> Iterator[str]:
    """Yield what a source rests its label on: sub-features that do not work first."""
    features = side.get("sub_features", [])
    for feature in sorted(features, key=lambda each: each["finding"] == "working"):
        reason = feature["reason"] or ", ".join(f"not so: {claim}" for claim in feature["not_held"])
        yield f"{feature['id']} {feature['finding']}{f': {reason}' if reason else ''}"
    if side.get("reason"):
        yield side["reason"]
    for person in side.get("annotators", []):
        scope = f" S{person['scope']:g}" if "scope" in person else ""
        notes = f': "{person["notes"]}"' if person["notes"] else ""
        yield f"{person['name']} {person['label']}{scope}{notes}"
