"""What two routes' names alone say about showing the same page: tiers T1-T4 of the cascade.

Protocol section 4; paper, edition 000, appendix F.1. Routes are compared lower-cased, without query and outer slashes.
"""

import re
from importlib.resources import files

from pytest_ui2app.matching.assignment import path_tokens, plain_path


def _synonyms() -> tuple[frozenset[str], ...]:
    lines = files("pytest_ui2app.matching").joinpath("synonyms.txt").read_text(encoding="utf-8").splitlines()
    return tuple(frozenset(line.split()) for line in lines if line and not line.startswith("#"))


SYNONYMS: tuple[frozenset[str], ...] = _synonyms()
"""The 32 groups of route words that may stand for one another (protocol section 4; ``synonyms.txt``)."""

HOME_TOKENS = frozenset({"home"})
"""Tokens of the root route, which has no word of its own **[ours]**."""


def is_same_route(route: str, path: str, template: str) -> bool:
    """T1: the reference route equals the generated route's concrete path or its declared template, if it has one."""
    return plain_path(route) in {plain_path(path), plain_path(template or path)}


def fits_template(route: str, template: str) -> int:
    """T2: the generated route is dynamic and the reference route is one of its instances; 0 is no hit.

    The degree, used only to choose between hits, is one more than the template's fixed segments **[ours]**.
    """
    segments = _segments(template)
    pattern = "".join(segment_pattern(segment) for segment in segments)
    n_fixed = sum(not _is_dynamic(segment) for segment in segments)
    fits = n_fixed < len(segments) and re.fullmatch(pattern, "/" + "/".join(_segments(route))) is not None
    return n_fixed + 1 if fits else 0


def common_suffix(route: str, declared: str) -> int:
    """T3: how many trailing segments are equal; a dynamic segment equals none **[ours]**.

    ``declared`` is the generated route's template or, of a page that no route declares, its path.
    """
    count = 0
    for ours, theirs in zip(reversed(_segments(route)), reversed(_segments(declared)), strict=False):
        if ours != theirs or _is_dynamic(theirs):
            break
        count += 1
    return count


def synonym_overlap(route: str, label: str, declared: str) -> float:
    """T4: how much the routes' words overlap once synonyms are added, in [0, 1]; 0 is no hit.

    A hit needs a word of one route, as it stands, among the other's words with synonyms. The degree, used only to
    choose between hits, is the Jaccard index of both sides' words with synonyms **[ours]**. Numbers and dynamic
    segments are no words: ``/order/1`` and ``/post/1`` have nothing in common **[ours]**.
    """
    ours = _words(route) | _plain_words(path_tokens(label))
    theirs = _words(declared)
    our_words, their_words = _expanded(ours), _expanded(theirs)
    if not (ours & their_words or theirs & our_words):
        return 0.0
    return len(our_words & their_words) / len(our_words | their_words)


def _words(route: str) -> frozenset[str]:
    if not _segments(route):
        return HOME_TOKENS
    named = [segment for segment in _segments(route) if not _is_dynamic(segment)]
    return _plain_words(path_tokens("/".join(named)))


def _plain_words(tokens: frozenset[str]) -> frozenset[str]:
    return frozenset(token for token in tokens if not token.isdecimal())


def _segments(route: str) -> list[str]:
    return [segment for segment in plain_path(route).split("/") if segment]


def _is_dynamic(segment: str) -> bool:
    return segment.startswith(":") or segment == "*" or segment.endswith("?")


def segment_pattern(segment: str) -> str:
    """Return the regular expression of what one segment of a template stands for in a path, with its slash."""
    if segment == "*":
        return r"(?:/.*)?"
    plain = segment.removesuffix("?")
    pattern = r"/[^/]+" if plain.startswith(":") else "/" + re.escape(plain)
    return f"(?:{pattern})?" if segment.endswith("?") else pattern


def _expanded(tokens: frozenset[str]) -> frozenset[str]:
    return tokens.union(*(group for group in SYNONYMS if group & tokens))
