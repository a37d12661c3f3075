"""What two routes' names alone say about showing the same page: tiers T1-T4 of the cascade.

Protocol section 4; paper, edition 000, appendix F.1. Routes are compared lower-cased, without query and outer slashes.
"""

import re

from pytest_ui2app.matching.assignment import path_tokens, plain_path

SYNONYMS: tuple[frozenset[str], ...] = tuple(
    frozenset(group.split())
    for group in (
        # The paper names these three; the rest of its table is not published.
        "home landing index overview",
        "contact support etc misc links elsewhere",
        "signin login auth signup register forgot otp verify",
        # **[ours]**
        "about team company story bio",
        "blog posts articles news journal writing",
        "post article entry story read",
        "shop store products catalog collection category browse",
        "product item detail details listing",
        "cart bag basket",
        "checkout payment billing pay",
        "order orders purchases",
        "wishlist favorites favourites saved bookmarks likes",
        "profile account me user",
        "users members people customers clients contacts",
        "settings preferences configuration options",
        "dashboard admin panel main",
        "analytics reports statistics stats insights metrics",
        "docs documentation guide guides manual reference",
        "faq help questions",
        "pricing plans subscription subscriptions",
        "features services solutions",
        "portfolio projects work works showcase gallery",
        "project case study",
        "search explore discover find",
        "messages inbox chat mail conversations",
        "notifications alerts activity",
        "calendar schedule events bookings appointments",
        "tasks todo todos list board kanban",
        "music songs tracks library playlist playlists albums",
        "courses lessons classes learning curriculum",
        "deals leads opportunities pipeline",
        "transactions invoices payments finance",
    )
)
"""The 32 groups of route words that may stand for one another (protocol section 4)."""

HOME_TOKENS = frozenset({"home"})
"""Tokens of the root route, which has no word of its own **[ours]**."""


def is_same_route(route: str, path: str, template: str) -> bool:
    """T1: the reference route equals the generated route's concrete path or its declared template."""
    return plain_path(route) in {plain_path(path), plain_path(template)}


def fits_template(route: str, template: str) -> bool:
    """T2: the generated route is dynamic and the reference route is one of its instances."""
    segments = _segments(template)
    pattern = "".join(_segment_pattern(segment) for segment in segments)
    is_dynamic = any(_is_dynamic(segment) for segment in segments)
    return is_dynamic and re.fullmatch(pattern, "/" + "/".join(_segments(route))) is not None


def common_suffix(route: str, template: str) -> int:
    """T3: how many trailing segments are equal; a dynamic segment equals none **[ours]**."""
    count = 0
    for ours, theirs in zip(reversed(_segments(route)), reversed(_segments(template)), strict=False):
        if ours != theirs or _is_dynamic(theirs):
            break
        count += 1
    return count


def synonym_overlap(route: str, label: str, path: str) -> float:
    """T4: how much the routes' words overlap once synonyms are added, in [0, 1]; 0 is no hit.

    A hit needs a word of one route, as it stands, among the other's words with synonyms. The degree, used only to
    choose between hits, is the Jaccard index of both sides' words with synonyms **[ours]**.
    """
    ours = (path_tokens(route) or HOME_TOKENS) | path_tokens(label)
    theirs = path_tokens(path) or HOME_TOKENS
    our_words, their_words = _expanded(ours), _expanded(theirs)
    if not (ours & their_words or theirs & our_words):
        return 0.0
    return len(our_words & their_words) / len(our_words | their_words)


def _segments(route: str) -> list[str]:
    return [segment for segment in plain_path(route).split("/") if segment]


def _is_dynamic(segment: str) -> bool:
    return segment.startswith(":") or segment == "*" or segment.endswith("?")


def _segment_pattern(segment: str) -> str:
    if segment == "*":
        return r"(?:/.*)?"
    plain = segment.removesuffix("?")
    pattern = r"/[^/]+" if plain.startswith(":") else "/" + re.escape(plain)
    return f"(?:{pattern})?" if segment.endswith("?") else pattern


def _expanded(tokens: frozenset[str]) -> frozenset[str]:
    return tokens.union(*(group for group in SYNONYMS if group & tokens))
