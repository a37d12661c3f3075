"""Where a build's errors stand, and whether a fix only traded old errors for new ones (protocol section 2)."""

import re

from pytest_ui2app.build.diagnostics import located_files

# Not in quotes: a quoted path is what a line of code imports, or what a message speaks of beside the error's place.
_PLACE = re.compile(r"""(?<![\w./@"'`-])(?P<file>src/[^\s"'`:]{1,400}\.\w{1,20})(?::| ?\()(?P<line>\d{1,9})[:,)]""")
"""``file:line:column`` (esbuild, PostCSS, Vite), ``file (line:column)`` (Rollup) and ``file(line,column)`` (tsc)."""


def error_places(diagnostics: str) -> frozenset[str]:
    """Return the places, as ``file:line``, that clean diagnostics give for their errors.

    Where they give no line at all, as for an import that cannot be resolved, it is the files they point at; none for
    an error outside ``src/``.
    """
    lined = frozenset(f"{place['file']}:{place['line']}" for place in _PLACE.finditer(diagnostics))
    return lined or frozenset(located_files(diagnostics))


def first_place(diagnostics: str) -> tuple[str, int]:
    """Return the file of the error that clean diagnostics tell of, and its line; ("", 0) or line 0 where unknown."""
    file = next(iter(located_files(diagnostics)), "")
    lines = (int(place["line"]) for place in _PLACE.finditer(diagnostics) if place["file"] == file)
    return file, next(lines, 0)


def trades_errors(before: str, after: str) -> bool:
    """Tell whether two builds' clean diagnostics both name places and share none; such a fix is rolled back."""
    old, new = error_places(before), error_places(after)
    return bool(old and new) and old.isdisjoint(new)
