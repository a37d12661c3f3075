"""EXEC: does the app build and does its home route show something (protocol section 3; paper, appendix F)."""

from dataclasses import dataclass

MIN_ELEMENTS = 3
"""Fewest descendants of ``#root`` of a rendered page (protocol section 3)."""
MIN_TEXT_LENGTH = 20
"""Visible characters that alone make a page of enough elements rendered (protocol section 3)."""
MIN_VISUALS = 2
"""Pictures that alone do so (protocol section 3)."""
MIN_INTERACTIVE = 2
"""Controls that alone do so (protocol section 3)."""
MAX_REPAIR_ROUNDS = 3
"""Self-debug rounds after the first attempt (protocol section 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderSignals:
    """The four counts that the render probe takes of ``#root``.

    ``all`` counts descendant elements; ``text`` is the length of innerText; ``visuals`` counts svg, img, canvas and
    video; ``interactive`` counts button, input, textarea, select, a[href] and [role=button].
    """

    all: int
    text: int
    visuals: int
    interactive: int


def renders(signals: RenderSignals) -> bool:
    """Whether a page counts as rendered: enough elements and at least one kind of visible content."""
    has_content = (
        signals.text >= MIN_TEXT_LENGTH or signals.visuals >= MIN_VISUALS or signals.interactive >= MIN_INTERACTIVE
    )
    return signals.all >= MIN_ELEMENTS and has_content


@dataclass(frozen=True, slots=True, kw_only=True)
class Execution:
    """Whether each attempt passed: the first, then one per repair round, at most four.

    No attempt at all (the model refused or wrote no file) is a failure of the model: both views are false.
    """

    attempts: tuple[bool, ...]

    def __post_init__(self) -> None:
        if len(self.attempts) > 1 + MAX_REPAIR_ROUNDS:
            msg = f"{len(self.attempts)} attempts: the protocol has one and at most {MAX_REPAIR_ROUNDS} repair rounds"
            raise ValueError(msg)

    @property
    def at_1(self) -> bool:
        """EXEC@1: the first attempt passed."""
        return self.attempts[:1] == (True,)

    @property
    def at_3(self) -> bool:
        """EXEC@3: the state after the last repair round passes."""
        return self.attempts[-1:] == (True,)
