"""What an expression of the source is known to be worth without running it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pytest_ui2app.tsx.syntax import Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Literal:
    """A string, number, boolean, or nothing (``null`` and ``undefined`` are told apart nowhere here)."""

    value: str | float | bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Items:
    """An array."""

    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """An object; ``open`` if it may have members that could not be read. ``node`` is where it is written."""

    members: Mapping[str, Value]
    node: Node
    open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Function:
    """A function, component class included, together with what its free names are bound to."""

    node: Node
    scope: Scope


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Element:
    """A JSX element, not rendered."""

    node: Node
    scope: Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class Namespace:
    """A whole module of the tree."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """Something of a package; ``name`` is dotted below an export, ``*`` is the package itself."""

    package: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call of a package's function."""

    callee: Imported
    arguments: tuple[Value, ...]
    node: Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One of several values; which one is decided at run time."""

    options: tuple[Value, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown:
    """Not to be known from the source; ``node`` is the expression that could not be read."""

    node: Node


Value = Literal | Items | Record | Function | Element | Namespace | Imported | Call | Choice | Unknown

NOTHING = Literal(value=None)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Scope:
    """What the parameters of the functions being called are bound to, by function node and name."""

    bound: Mapping[Node, Mapping[str, Value]] = field(default_factory=dict)

    def within(self, function: Node, names: Mapping[str, Value]) -> Scope:
        """Return this scope with the parameters of ``function`` bound."""
        return Scope(bound={**self.bound, function: names})


MODULE_SCOPE = Scope()
"""Code outside any function that is being called."""


def options(value: Value) -> Iterator[Value]:
    """Yield what the value may be, choices within choices laid flat."""
    if isinstance(value, Choice):
        for option in value.options:
            yield from options(option)
    else:
        yield value


def choice(*values: Value) -> Value:
    """Return the choice between the values, or the value itself if there is but one."""
    flat = [option for value in values for option in options(value)]
    return flat[0] if len(flat) == 1 else Choice(options=tuple(flat))


def never(value: Value) -> bool:
    """Tell whether a condition is known to be false."""
    return isinstance(value, Literal) and not value.value


def always(value: Value) -> bool:
    """Tell whether a condition is known to be true."""
    return not isinstance(value, Choice | Unknown | Call | Imported) and not never(value)


def spelled(literal: Literal) -> str:
    """Return the literal as JavaScript puts it into a string."""
    if isinstance(literal.value, bool):
        return str(literal.value).lower()
    if isinstance(literal.value, float) and literal.value.is_integer():
        return str(int(literal.value))
    return "undefined" if literal.value is None else str(literal.value)
