"""A filter of system calls for bubblewrap: what namespaces do not part from the user, and no build needs."""

import errno
import os
import platform
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

_LOAD, _IF_EQUAL, _IF_AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
"""Operations of classic BPF, as linux/bpf_common.h composes them."""
_ALLOW: Final = 0x7FFF0000
_REFUSE: Final = 0x00050000 | errno.EPERM
_NUMBER_AT, _ARCHITECTURE_AT = 0, 4
"""Offsets in the kernel's struct seccomp_data."""
_OTHER_ABI: Final = 0x40000000
"""Numbers from here on are x32's names for the same calls."""

_REFUSED: Final = (
    *("add_key", "request_key", "keyctl"),  # the user's keyring is inherited, and holds logins
    *("ptrace", "process_vm_readv", "process_vm_writev"),
    *("bpf", "perf_event_open", "userfaultfd"),  # large, privileged corners of the kernel
)
_NUMBERS: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = {
    "x86_64": (0xC000003E, (248, 249, 250, 101, 310, 311, 321, 298, 323)),
    "aarch64": (0xC00000B7, (217, 218, 219, 117, 270, 271, 280, 241, 282)),
}
"""The kernel's number of a machine (linux/audit.h), and those of the calls of _REFUSED there."""


def filter_program(machine: str) -> bytes:
    """Return the filter for a machine, as ``bwrap --seccomp`` reads it; empty for a machine it is not known for."""
    if machine not in _NUMBERS:
        return b""
    architecture, numbers = _NUMBERS[machine]
    return b"".join(
        (
            _step(_LOAD, _ARCHITECTURE_AT),
            *_refused(_step(_IF_EQUAL, architecture, if_true=1)),
            _step(_LOAD, _NUMBER_AT),
            *_refused(_step(_IF_AT_LEAST, _OTHER_ABI, if_false=1)),
            *(part for number in numbers for part in _refused(_step(_IF_EQUAL, number, if_false=1))),
            _step(_RETURN, _ALLOW),
        )
    )


def _refused(test: bytes) -> tuple[bytes, bytes]:
    """Return a test and the refusal that it does not skip."""
    return test, _step(_RETURN, _REFUSE)


def _step(operation: int, operand: int, *, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("=HBBI", operation, if_true, if_false, operand)


@contextmanager
def open_filter() -> Iterator[int]:
    """Yield a file descriptor from which the filter for this machine can be read once; -1 if there is none."""
    program = filter_program(platform.machine())
    if not program:
        yield -1
        return
    descriptor = os.memfd_create("ui2app-filter", 0)
    try:
        os.write(descriptor, program)
        os.lseek(descriptor, 0, os.SEEK_SET)
        yield descriptor
    finally:
        os.close(descriptor)
