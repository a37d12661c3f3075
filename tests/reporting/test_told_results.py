"""What the documents say of results.json, against the committed reference results."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COLUMNS = ("exec_at_1", "exec_at_3", "vfs", "vfs_size", "vfs_text", "vfs_position", "vfs_color", "nrs", "iis")
"""The columns of the table at the end of a run, in order."""


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "reports/reference/results.json").read_text(encoding="utf-8"))
    return found


def names_in(value: object) -> Iterator[str]:
    """Yield every key of a document, and the metrics its records are of."""
    if isinstance(value, dict):
        yield from value
        yield str(value.get("metric", ""))
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def test_every_key_that_the_guide_names_is_there(results: dict[str, Any]) -> None:
    guide = (ROOT / "docs/results.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+)`", guide.partition("To look at one item")[0])) - {"code", "judge", "agreement"}
    assert len(told) > 30
    assert told <= set(names_in(results))


def test_the_table_in_the_readme_has_the_reference_figures(results: dict[str, Any]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = {row["model"]: [f"{row[column]:.1f}" for column in COLUMNS] for row in results["summary"]}
    shown = {
        line.split()[0]: line.split()[2:] for line in readme.splitlines() if re.match(r"(oracle|frozen|ocr) +\d", line)
    }
    assert set(shown) == {"oracle", "frozen", "ocr"}
    assert shown == {model: rows[model] for model in shown}
