"""Models that need no key: the instrument checks itself on them (design, "Built-in models")."""

from collections.abc import Callable, Mapping
from typing import Final

from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.generation.model import ModelFactory


def _oracle() -> ModelFactory:
    from pytest_ui2app.generation.builtin import oracle  # noqa: PLC0415

    return WrittenFactory(name="oracle", version=1, write=oracle.oracle, check=oracle.reference_root)


def _frozen() -> ModelFactory:
    from pytest_ui2app.generation.builtin import frozen, oracle  # noqa: PLC0415

    return WrittenFactory(name="frozen", version=1, write=frozen.frozen, check=oracle.reference_root)


def _facade() -> ModelFactory:
    from pytest_ui2app.generation.builtin import facade  # noqa: PLC0415

    return WrittenFactory(name="facade", version=1, write=facade.facade, tools=facade.tools)


def _blank() -> ModelFactory:
    from pytest_ui2app.generation.builtin import blank  # noqa: PLC0415

    return WrittenFactory(name="blank", version=1, write=blank.blank)


def _ocr() -> ModelFactory:
    from pytest_ui2app.generation.builtin import tracing  # noqa: PLC0415

    return WrittenFactory(name="ocr", version=1, write=tracing.trace, tools=tracing.tools)


FACTORIES: Final[Mapping[str, Callable[[], ModelFactory]]] = {
    "oracle": _oracle,
    "frozen": _frozen,
    "facade": _facade,
    "blank": _blank,
    "ocr": _ocr,
}
"""The built-in models by name; each imports its own machinery only when asked for."""
