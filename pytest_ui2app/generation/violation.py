"""What a model did against the plan prompt's explicit constraints."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One breach of the plan prompt's explicit constraints (protocol section 2): ``clause`` is i, ii, iii or iv."""

    clause: str
    subject: str
    detail: str
