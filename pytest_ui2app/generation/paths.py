"""Which path names a model may give: nothing that could leave the workspace or name a device."""

import re
from dataclasses import dataclass
from typing import Final

_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Names that Windows gives to devices, whatever follows the first dot."""
_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"|?*]')
"""Characters that some file system refuses or reads as something else (a drive, a stream, a wildcard)."""
_MAX_SEGMENT_BYTES: Final = 255
_MAX_PATH_BYTES: Final = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class SafePath:
    """A relative posix path without ``.`` or ``..`` segments."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnsafePath:
    """A path, as the model wrote it, that is never written, and the reason."""

    path: str
    reason: str


def checked_path(raw: str) -> SafePath | UnsafePath:
    """Judge a path by its text alone (hard cases, "Model output"): ``./`` and doubled slashes are normalised."""
    segments = [segment for segment in raw.split("/") if segment not in {"", "."}]
    reason = _fault_of_whole(raw) or next(filter(None, map(_fault_of_segment, segments)), "")
    if not segments and not reason:
        reason = "names no file"
    if reason:
        return UnsafePath(path=raw, reason=reason)
    return SafePath(path="/".join(segments))


def _fault_of_whole(raw: str) -> str:
    if "\\" in raw:
        return "holds a backslash"
    if raw.startswith(("/", "~")):
        return "is absolute"
    if raw.endswith("/"):
        return "names a folder"
    if len(raw.encode("utf-8", "surrogatepass")) > _MAX_PATH_BYTES:
        return f"is longer than {_MAX_PATH_BYTES} bytes"
    return ""


def _fault_of_segment(segment: str) -> str:
    if segment == "..":
        return "climbs out with '..'"
    if _DEVICES.fullmatch(segment):
        return f"names the device {segment}"
    if _FORBIDDEN.search(segment) or not segment.isprintable():
        return "holds a forbidden character"
    if segment.endswith((".", " ")) or segment.startswith(" "):
        return "has a segment that begins or ends with a space or ends with a dot"
    if len(segment.encode("utf-8", "surrogatepass")) > _MAX_SEGMENT_BYTES:
        return f"has a segment longer than {_MAX_SEGMENT_BYTES} bytes"
    return ""
