import struct

import pytest

from pytest_ui2app.build.syscall_filter import filter_program

X86_64, AARCH64, I386 = 0xC000003E, 0xC00000B7, 0x40000003
ALLOWED, REFUSED = 0x7FFF0000, 0x00050001


def outcome(program: bytes, architecture: int, number: int) -> int:
    """Run a filter as the kernel would, on a call of its own words."""
    steps = list(struct.iter_unpack("=HBBI", program))
    accumulator, place = 0, 0
    while True:
        operation, if_true, if_false, operand = steps[place]
        place += 1
        if operation == 0x06:
            return int(operand)
        if operation == 0x20:
            accumulator = {0: number, 4: architecture}[operand]
        else:
            holds = accumulator == operand if operation == 0x15 else accumulator >= operand
            place += if_true if holds else if_false


@pytest.mark.parametrize(
    ("machine", "architecture", "refused", "allowed"),
    [
        ("x86_64", X86_64, {"add_key": 248, "keyctl": 250, "ptrace": 101, "bpf": 321}, {"read": 0, "clone3": 435}),
        ("aarch64", AARCH64, {"add_key": 217, "keyctl": 219, "ptrace": 117, "bpf": 280}, {"read": 63, "clone3": 435}),
    ],
)
def test_calls_are_refused_by_their_number(
    machine: str, architecture: int, refused: dict[str, int], allowed: dict[str, int]
) -> None:
    program = filter_program(machine)
    assert {name: outcome(program, architecture, number) for name, number in refused.items()} == dict.fromkeys(
        refused, REFUSED
    )
    assert {name: outcome(program, architecture, number) for name, number in allowed.items()} == dict.fromkeys(
        allowed, ALLOWED
    )


def test_other_names_of_the_same_calls_are_no_way_round() -> None:
    program = filter_program("x86_64")
    assert outcome(program, I386, 3) == REFUSED
    assert outcome(program, X86_64, 0x40000000 + 250) == REFUSED


def test_a_machine_without_known_numbers_has_no_filter() -> None:
    assert filter_program("riscv64") == b""
