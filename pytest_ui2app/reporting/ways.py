"""The ways through an app, drawn as a tree: which clicks lead from home to which pages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pytest_ui2app.browser.crawl import Click, Reached


@dataclass(slots=True)
class _Place:
    """Where some clicks lead: the pages that are there, and where one more click leads."""

    pages: list[str] = field(default_factory=list)
    onward: dict[Click, "_Place"] = field(default_factory=dict)


def drawn(reached: Sequence[Reached]) -> list[str]:
    """Return one line for every click that is on the way to a page, home first, each under the one before it."""
    home = _Place()
    for target in reached:
        place = home
        for click in target.clicks:
            place = place.onward.setdefault(click, _Place())
        place.pages.append(target.name)
    return [f"home{_named(home)}", *_lines(home.onward, "")] if reached else []


def _lines(onward: Mapping[Click, _Place], margin: str) -> Iterator[str]:
    for place_number, (click, place) in enumerate(onward.items(), start=1):
        last = place_number == len(onward)
        yield f"{margin}{'└' if last else '├'}─ {click.control} → {click.path}{_named(place)}"
        yield from _lines(place.onward, margin + ("   " if last else "│  "))


def _named(place: _Place) -> str:
    return f"  [{', '.join(place.pages)}]" if place.pages else ""
