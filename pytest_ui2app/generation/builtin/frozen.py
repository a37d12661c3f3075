"""``frozen``: the answer sheet with every behaviour but its links taken out."""

from collections.abc import Mapping

from pytest_ui2app.generation.builtin.oracle import oracle
from pytest_ui2app.generation.model import GenerationTask
from pytest_ui2app.tsx.transforms import freeze


def frozen(task: GenerationTask) -> Mapping[str, str]:
    """Give the frozen reference source; UsageError when the case has none."""
    return freeze(oracle(task))
