"""How far the sources of labels agree, as lines for a terminal, from what agreement_rows makes of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import shorten
from typing import Any, Final

from pytest_ui2app.generation.characters import printable
from pytest_ui2app.reporting.table import table
from pytest_ui2app.scoring.labels import Category
from pytest_ui2app.wording import counted

Json = Mapping[str, Any]

SHOWN: Final = 20
"""How many disagreements a terminal shows; a file has all."""
_WIDTH: Final = 150
_SHARES: Final = (
    ("coverage agreement, %", "coverage_agreement"),
    ("outcome agreement, %", "outcome_agreement"),
    ("scope agreement, %", "scope_agreement"),
)
_BETWEEN: Final[Mapping[str, str]] = {
    Category.WORKING_OR_PARTIAL: "one says W, one P, worth 0.75",
    Category.PARTIAL_OR_FAILED: "one says P, one F, worth 0.25",
}
_COUNTED: Final = frozenset({"W", "W/P", "P", "P/F", "F"})
"""Categories that an outcome can be compared by."""
_KAPPAS: Final = (("kappa", "kappa"), ("kappa, linear", "kappa_linear"))
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
    why = _why_chance(pair)
    rows += [
        _figure_row(name, pair[key], "{:.3f}", why if "undefined" not in pair[key] else "") for name, key in _KAPPAS
    ]
    rows += [_figure_row("alpha, ordinal", pair["alpha"], "{:.3f}")]
    return [
        head + alone,
        *table(["", "value", "from", "to", ""], rows),
        "",
        *_confusion_lines(pair),
        "",
        *_model_lines(pair),
    ]


def shown(label: Json) -> str:
    """Return a label as it is shown: its category, and the scope where that says anything."""
    return f"{label['label']} S{label['scope']:g}" if "scope" in label else str(label["label"])


def _of(share: Json) -> str:
    return f"{share['hits']} of {share['total']}" if share["total"] else ""


def _why_chance(pair: Json) -> str:
    """Return why kappa is 0 whatever the cells are: who says the same of each that counts; empty if nobody does."""
    rows = {word: {other for other in row if other in _COUNTED} for word, row in pair["confusion"].items()}
    said = {
        pair["first"]: {word for word, others in rows.items() if word in _COUNTED and others},
        pair["second"]: {other for word, others in rows.items() if word in _COUNTED for other in others},
    }
    alone = [f"{name} says {next(iter(words))} of every cell" for name, words in said.items() if len(words) == 1]
    return f"0 because {' and '.join(alone)}" if alone else ""


def _figure_row(name: str, figure: Json, form: str, of: str = "") -> list[str]:
    """Return a row of name, value, interval and remark: why there is no figure or no interval, and ``of``."""
    figures = [form.format(figure[key]) if figure.get(key) is not None else "-" for key in ("value", "low", "high")]
    lacking = figure.get("undefined") or (f"no interval: {figure['no_interval']}" if "no_interval" in figure else "")
    return [name, *figures, "; ".join(filter(None, (lacking, of)))]


def _confusion_lines(pair: Json) -> list[str]:
    """Return the table of what one says where the other says what; rows and columns that are empty are left out."""
    rows = pair["confusion"]
    columns = [each.value for each in Category if any(each.value in row for row in rows.values())]
    if not rows:
        return []
    counts = [[name, *(str(row.get(column, ".")) for column in columns)] for name, row in rows.items()]
    lines = [f"rows: {pair['first']}; columns: {pair['second']}", *table(["", *columns], counts)]
    if pair["jointly_covered"] < pair["comparisons"]:
        counting = f"{pair['jointly_covered']} of {counted(pair['comparisons'], 'cell')}"
        lines.append(f"outcome, scope, kappa and alpha count the {counting} that both hold covered and decided")
    return [*lines, *_between_lines({*rows, *columns})]


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


def disagreement_lines(disagreements: Sequence[Json], most: int = SHOWN) -> list[str]:
    """Return the gravest disagreements with what each source rests on, and how many more there are."""
    if not disagreements:
        return ["no two sources differ on any cell"]
    lines = [f"{counted(len(disagreements), 'cell')} on which two sources differ, the gravest first"]
    for number, entry in enumerate(disagreements[:most], start=1):
        round_ = f" · r{entry['round']}" if entry["round"] > 1 else ""
        where = f"{entry['case']} · {entry['model']}{round_} · {entry['family']}"
        lines += [f"{number:>3}. {where}: {', '.join(entry['differ'])}", *_sides(entry["says"])]
    left = len(disagreements) - most
    lines += [f"     {left} more: --json FILE has all"] if left > 0 else []
    sides = [side for entry in disagreements[:most] for side in entry["says"].values()]
    return [*lines, *_between_lines({side["label"] for side in sides}, {side.get("scope", 0.0) for side in sides})]


def _between_lines(labels: Iterable[str], scopes: Iterable[float] = ()) -> Iterator[str]:
    """Yield what the labels that lie between two annotators' stand for, those that occur."""
    if between := [word for word in _BETWEEN if word in labels]:
        yield f"{'; '.join(f'{word}: {_BETWEEN[word]}' for word in between)} (two annotators, merged)"
    if halves := sorted({scope for scope in scopes if scope % 1}):
        told = (f"S{scope:g}: the mean of S{scope - 0.5:g} and S{scope + 0.5:g}" for scope in halves)
        yield f"{'; '.join(told)} (two annotators, merged)"


def _sides(says: Json) -> Iterator[str]:
    width = max(map(len, says))
    for name, side in says.items():
        told = shorten(printable("; ".join(_told(side))), _WIDTH, placeholder=" ...") or "says nothing of why"
        yield f"     {name:<{width}}  {shown(side):<9}  {told}"


def _told(side: Json) -> Iterator[str]:
    """Yield what a source rests its label on: sub-features that do not work first."""
    features = side.get("sub_features", [])
    for feature in sorted(features, key=lambda each: each["finding"] == "working"):
        reason = feature["reason"] or ", ".join(f"not so: {claim}" for claim in feature["not_held"])
        yield f"{feature['id']} {feature['finding']}{f': {reason}' if reason else ''}"
    if side.get("reason"):
        yield side["reason"]
    for person in side.get("annotators", []):
        notes = f': "{person["notes"]}"' if person["notes"] else ""
        yield f"{person['name']} {shown(person)}{notes}"
