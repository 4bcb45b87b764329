"""Confining a process: it gives up, for good, all rights that student code does not need. Standard library only.

The order is fixed: rights first, then files, then calls; limits of memory and time may follow, as lowering them is not
among what is given up.
"""

import contextlib
import fcntl
import os
import resource
import struct
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from grader.codec.values import Message
from grader.sandbox.kernel import (
    PR_SET_DUMPABLE,
    drop_capabilities,
    filter_calls,
    landlock_ruleset,
    no_new_privileges,
    process_control,
    restrict_process,
)
from grader.sandbox.printing import PIPE_BYTES
from grader.sandbox.syscalls import filter_program

MAX_DESCRIPTORS = 256  # open files of a child: far more than an exercise needs
F_SETPIPE_SZ = 1031  # Linux's number of the command
ANY_PROCESS = b"\xff\xee\xee\x7f"  # stands for a child's number until it is forked; larger than any


@dataclass(frozen=True, slots=True)
class Confinement:
    """The confinement of all children of a worker, made once; without a ruleset they are held by limits only."""

    held: int  # bytes of address space that the worker has itself
    rules: int | None = None  # the descriptor of a Landlock ruleset
    calls: bytes = b""  # the program that filters system calls, for the process ANYBODY
    threads: int = 0  # how many a child may have, where the system counts them for this worker alone

    def enter(self) -> None:
        """Confines this process; raises OSError, and then nothing of a student's may run here."""
        if self.rules is None:
            return
        no_new_privileges()  # first: without it, the kernel lets nobody but root use Landlock and seccomp
        drop_capabilities()
        process_control(PR_SET_DUMPABLE, 0)  # its memory is not for other processes of the same user
        restrict_process(self.rules)
        os.close(self.rules)
        filter_calls(self.calls.replace(ANY_PROCESS, struct.pack("=I", os.getpid())))

    def descriptors(self) -> list[int]:
        """The descriptors that a child must keep until it is confined."""
        return [] if self.rules is None else [self.rules]


def confinement_of(wanted: Message) -> Confinement:
    """The confinement that a message describes; limits only for None."""
    if wanted is None:
        return Confinement(memory_held())
    rules = landlock_ruleset((path, access) for path, access in wanted["rules"])
    calls = filter_program(os.uname().machine, *struct.unpack("=I", ANY_PROCESS))
    return Confinement(memory_held(), rules, calls, int(wanted["threads"]))


def captured_output() -> int:
    """A descriptor to read the output to descriptors 1 and 2, to which C code and `os.write` write.

    Neither end blocks: a full pipe drops what comes, so that code which prints a lot does not hang.
    """
    ours, theirs = os.pipe()
    with contextlib.suppress(OSError):
        fcntl.fcntl(theirs, F_SETPIPE_SZ, PIPE_BYTES)
    for end in (ours, theirs):
        os.set_blocking(end, False)
    for standard in (1, 2):
        os.dup2(theirs, standard)
    os.close(theirs)
    return ours


def close_all_but(descriptors: Sequence[int]) -> None:
    """Closes every descriptor of this process except these."""
    last = -1
    for descriptor in (*sorted(descriptors), 1 << 16):
        if last + 1 < descriptor:  # Python 3.11 takes an empty range for all there is
            os.closerange(last + 1, descriptor)
        last = descriptor


def memory_held() -> int:
    """The bytes of address space that this process uses now; 0 where the system does not say."""
    with contextlib.suppress(OSError), open("/proc/self/statm") as statm:
        return int(statm.read().split()[0]) * resource.getpagesize()
    return 0


def limit_process(confinement: Confinement, megabytes: int, seconds: int) -> None:
    """Limits the memory, processor seconds and descriptors of this process; it writes no files and no core dump."""
    bounds = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: MAX_DESCRIPTORS,
        resource.RLIMIT_CPU: seconds,
    }
    if sys.platform == "linux":  # elsewhere `memory_held` is not known, and the limit would be too low
        bounds[resource.RLIMIT_AS] = confinement.held + (megabytes << 20)
    if confinement.threads:
        bounds[resource.RLIMIT_NPROC] = confinement.threads
    for bound, most in bounds.items():
        resource.setrlimit(bound, (most, most))
