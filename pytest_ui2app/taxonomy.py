"""The benchmark's fixed vocabularies (paper, edition 000, section 3 and appendix B)."""

from enum import Enum, IntEnum, StrEnum


class Family(StrEnum):
    """The seven interaction families of IIS; values are the slugs used in item ids and inventories."""

    TOGGLE = "toggle"
    EXPAND_COLLAPSE = "expand_collapse"
    LIST_OPERATIONS = "list_operations"
    DATA_CRUD = "data_crud"
    FORM_VALIDATION = "form_validation"
    NOTIFICATION = "notification"
    CROSS_ROUTE_STATE = "cross_route_state"


class ApplicationFamily(StrEnum):
    """The four kinds of application in the case set."""

    CONTENT = "content"
    COMMERCE = "commerce"
    ADMIN = "admin"
    SPECIALTY = "specialty"


class Scope(IntEnum):
    """How far an interaction's effect reaches; the value is its weight in Eq. 1 (1:2:3)."""

    S1 = 1
    """The effect stays in the rendered subtree."""
    S2 = 2
    """A collection-level transformation that other components must observe."""
    S3 = 3
    """The effect outlives a route change."""


class Outcome(Enum):
    """A family's outcome over its present sub-features; the value is the credit r of Eq. 1."""

    W = 1.0
    P = 0.5
    F = 0.0


class Finding(StrEnum):
    """What a probe found of one sub-feature; absent and unsure are never scored as failed."""

    WORKING = "working"
    PARTIAL = "partial"
    FAILED = "failed"
    ABSENT = "absent"
    UNSURE = "unsure"


class Metric(StrEnum):
    """What an item measures."""

    EXEC = "exec"
    VFS = "vfs"
    NRS = "nrs"
    IIS = "iis"
