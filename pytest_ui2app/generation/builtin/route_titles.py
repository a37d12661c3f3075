"""Naming the routes of traced pages after the largest text that sets each page apart."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_ui2app.generation.builtin.lettering import Lettering

_MAX_SLUG: Final = 40
_MAX_TITLE: Final = 32
_MIN_LETTERS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteName:
    """A page's title as links show it, the path it stands on and the component that draws it."""

    title: str
    path: str
    component: str


def named(pages: Sequence[Sequence[Lettering]]) -> tuple[RouteName, ...]:
    """Name every page; the first one stands on ``/``, and no two paths are equal."""
    shared = Counter(text for page in pages for text in {_key(lettering.text) for lettering in page})
    titles = [_title(page, shared, number) for number, page in enumerate(pages, start=1)]
    taken: Counter[str] = Counter()
    routes = []
    for number, title in enumerate(titles, start=1):
        slug = re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")[:_MAX_SLUG].strip("-") or f"page-{number}"
        taken[slug] += 1
        path = f"/{slug}" if taken[slug] == 1 else f"/{slug}-{number}"
        routes.append(RouteName(title=title, path="/" if number == 1 else path, component=f"Page{number}"))
    return tuple(routes)


def _title(page: Sequence[Lettering], shared: Counter[str], number: int) -> str:
    """Give the largest text that no other page has, the topmost of equals."""
    own = [text for text in page if shared[_key(text.text)] == 1 and sum(map(str.isalpha, text.text)) >= _MIN_LETTERS]
    if not own:
        return f"Page {number}"
    return max(own, key=lambda text: (text.size, -text.baseline, -text.x)).text[:_MAX_TITLE].strip()


def _key(text: str) -> str:
    return text.casefold().strip()
