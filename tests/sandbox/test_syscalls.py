"""The filter of system calls, run as the kernel would run it, on both machines it is written for."""

import errno
import re
import struct
from pathlib import Path

import pytest

from grader.sandbox.syscalls import ALLOW, ALLOWED_CALLS, ARCHITECTURES, ERROR, KILL, conditional_calls, filter_program

OURS, OTHER = 4711, 1
HEADERS = {
    "x86_64": Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    "aarch64": Path("/usr/include/asm-generic/unistd.h"),
}


def verdict(machine: str, number: int, *arguments: int, architecture: int | None = None) -> int:
    """What the filter of process OURS returns for a call."""
    words = [ARCHITECTURES[machine][0] if architecture is None else architecture, *(0, 0)]
    data = struct.pack("=II2I6Q", number, *words, *(arguments + (0,) * 6)[:6])
    lines = list(struct.iter_unpack("=HBBI", filter_program(machine, OURS)))
    at = accumulator = 0
    while True:
        code, if_so, if_not, operand = lines[at]
        at += 1
        if code == 0x06:
            return int(operand)
        if code == 0x20:
            (accumulator,) = struct.unpack_from("=I", data, operand)
        elif code == 0x54:
            accumulator &= operand
        else:
            at += if_so if (accumulator == operand if code == 0x15 else accumulator >= operand) else if_not


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_the_plain_calls_are_allowed_and_every_other_number_is_refused(machine: str) -> None:
    column = ARCHITECTURES[machine][1]
    plain = {numbers[column] for numbers in ALLOWED_CALLS.values()} - {None}
    parted = {only.numbers[column] for only in conditional_calls(OURS).values()}
    given = {number: verdict(machine, number) for number in set(range(600)) - parted}
    assert {number for number, one in given.items() if one == ALLOW} == plain
    assert {one for number, one in given.items() if number not in plain} == {ERROR | errno.EPERM}


THREAD, FORK, NEW_USER = 0x3D0F00, 0x1200011, 0x10000000
PARTLY = {  # what is asked: name of the call, its arguments, the error it gets
    "a thread": ("clone", (THREAD,), 0),
    "a thread of musl": ("clone", (THREAD | 0x400000,), 0),
    "a fork": ("clone", (FORK,), errno.EPERM),
    "a vfork": ("clone", (0x4111,), errno.EPERM),
    "a thread in another namespace": ("clone", (THREAD | NEW_USER,), errno.EPERM),
    "clone3": ("clone3", (0x7FFF_0000, 88), errno.ENOSYS),
    "a signal to itself": ("kill", (OURS, 9), 0),
    "a signal to another": ("kill", (OTHER, 9), errno.EPERM),
    "a signal to its group": ("kill", (0, 9), errno.EPERM),
    "a signal to everybody": ("kill", (0xFFFFFFFF, 9), errno.EPERM),
    "a signal to its thread": ("tgkill", (OURS, OURS, 6), 0),
    "a signal to another's thread": ("tgkill", (OTHER, OTHER, 6), errno.EPERM),
    "a limit of its own": ("prlimit64", (0, 3, 0, 1), 0),
    "a limit of another": ("prlimit64", (OTHER, 3, 0, 1), errno.EPERM),
    "a name": ("prctl", (15,), 0),
    "a right to be traced": ("prctl", (0x59616D61,), errno.EPERM),
    "a terminal's attributes": ("ioctl", (1, 0x5401), 0),
    "a keystroke": ("ioctl", (0, 0x5412), errno.ENOTTY),
    "a copy of a descriptor": ("fcntl", (1, 1030), 0),
    "signals for whom it likes": ("fcntl", (1, 8, OTHER), errno.EINVAL),
    "what is sent over the socket": ("sendto", (3, 1, 1, 0, 0, 0), 0),
    "what is sent to an address": ("sendto", (3, 1, 1, 0, 0x1000, 16), errno.EPERM),
    "what is sent to a high address": ("sendto", (3, 1, 1, 0, 1 << 32, 16), errno.EPERM),
}


@pytest.mark.parametrize("machine", ARCHITECTURES)
@pytest.mark.parametrize("what", PARTLY)
def test_a_call_that_is_allowed_in_part_is_told_by_its_argument(machine: str, what: str) -> None:
    name, arguments, error = PARTLY[what]
    number = conditional_calls(OURS)[name].numbers[ARCHITECTURES[machine][1]]
    assert verdict(machine, number, *arguments) == (ERROR | error if error else ALLOW)


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_calls_of_another_machine_end_the_process(machine: str) -> None:
    i386 = 0x40000003
    assert verdict(machine, 1, architecture=i386) == KILL
    assert verdict(machine, 0x40000000 + 1) == KILL


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_the_numbers_are_those_of_the_kernels_headers(machine: str) -> None:
    if not HEADERS[machine].exists():
        pytest.skip("the kernel's headers are not installed")
    defined = re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", HEADERS[machine].read_text())
    known = {name: int(number) for name, number in defined}
    if machine == "aarch64":
        known = {**known, "newfstatat": known["fstatat"]}  # the generic names of two calls
    column = ARCHITECTURES[machine][1]
    ours = {name: numbers[column] for name, numbers in ALLOWED_CALLS.items()}
    ours |= {name: only.numbers[column] for name, only in conditional_calls(OURS).items()}
    assert {name: known.get(name) for name in ours} == ours
