"""Plain text tables for the terminal."""

from collections.abc import Sequence


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the lines of a table: the first column to the left, the others to the right."""
    widths = [max(len(cells[column]) for cells in (header, *rows)) for column in range(len(header))]
    return ["  ".join(_aligned(cells, widths)).rstrip() for cells in (header, ["-" * width for width in widths], *rows)]


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = cells
    return [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]


def number(value: float | None) -> str:
    """Return a percentage to one decimal, a dash where there is none."""
    return "-" if value is None else f"{value:.1f}"
