"""The system calls that student code may make, as a program for the kernel's seccomp filter. Standard library only.

The list allows; what is not on it fails with EPERM, which is an ordinary exception in the student's code. So a call
that a later kernel brings is refused until somebody has thought about it.
"""

import errno
import struct
from dataclasses import dataclass

X86_64, AARCH64 = 0xC000003E, 0xC00000B7  # the kernel's names of the two machines (AUDIT_ARCH_...)
ARCHITECTURES = {"x86_64": (X86_64, 0), "aarch64": (AARCH64, 1)}

# name: its number on x86_64 and on aarch64, None where there is none
ALLOWED_CALLS: dict[str, tuple[int, int | None]] = {
    # files: what may be opened is Landlock's to say
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "pread64": (17, 67), "pwrite64": (18, 68),
    "preadv": (295, 69), "close": (3, 57), "close_range": (436, 436), "fstat": (5, 80), "newfstatat": (262, 79),
    "stat": (4, None), "lstat": (6, None), "statx": (332, 291), "lseek": (8, 62), "getdents64": (217, 61),
    "getcwd": (79, 17), "chdir": (80, 49), "fchdir": (81, 50), "open": (2, None), "openat": (257, 56),
    "access": (21, None), "faccessat": (269, 48), "faccessat2": (439, 439), "readlink": (89, None),
    "readlinkat": (267, 78), "statfs": (137, 43), "fstatfs": (138, 44), "fadvise64": (221, 223), "umask": (95, 166),
    "dup": (32, 23), "dup2": (33, None), "dup3": (292, 24), "pipe": (22, None), "pipe2": (293, 59),
    "poll": (7, None), "ppoll": (271, 73), "select": (23, None), "pselect6": (270, 72), "epoll_create1": (291, 20),
    "epoll_ctl": (233, 21), "epoll_wait": (232, None), "epoll_pwait": (281, 22),
    "recvfrom": (45, 207), "recvmsg": (47, 212),  # over the session's socket; no other can be made
    # memory
    "mmap": (9, 222), "munmap": (11, 215), "mprotect": (10, 226), "mremap": (25, 216), "madvise": (28, 233),
    "brk": (12, 214), "membarrier": (324, 283),
    # signals and alarms of its own
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "rt_sigpending": (127, 136),
    "rt_sigsuspend": (130, 133), "sigaltstack": (131, 132), "setitimer": (38, 103), "getitimer": (36, 102),
    "alarm": (37, None), "pause": (34, None),
    # threads, and the end
    "futex": (202, 98), "set_robust_list": (273, 99), "set_tid_address": (218, 96), "rseq": (334, 293),
    "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "restart_syscall": (219, 128), "exit": (60, 93),
    "exit_group": (231, 94),
    # who and where am I
    "gettid": (186, 178), "getpid": (39, 172), "getppid": (110, 173), "getuid": (102, 174), "geteuid": (107, 175),
    "getgid": (104, 176), "getegid": (108, 177), "getresuid": (118, 148), "getresgid": (120, 150),
    "getgroups": (115, 158), "getpgrp": (111, None), "getpgid": (121, 155), "getsid": (124, 156),
    "getpriority": (140, 141), "uname": (63, 160), "sysinfo": (99, 179), "getrusage": (98, 165), "times": (100, 153),
    "getrlimit": (97, 163), "getcpu": (309, 168),
    # time and chance
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "nanosleep": (35, 101),
    "gettimeofday": (96, 169), "time": (201, None), "getrandom": (318, 278),
}  # fmt: skip

THREAD_FLAGS, DETACHED_FLAG = 0x3D0F00, 0x400000  # what pthread_create asks of clone: glibc, and what musl adds
TERMINAL_REQUESTS = (
    0x5401,
    0x5413,
    0x541B,
    0x5421,
    0x5450,
    0x5451,
)  # TCGETS TIOCGWINSZ FIONREAD FIONBIO FIONCLEX FIOCLEX
# F_DUPFD F_GETFD F_SETFD F_GETFL F_SETFL F_DUPFD_CLOEXEC F_GETPIPE_SZ. Not F_SETOWN with F_SETSIG: it makes the kernel
# send any signal to any process of the same user.
DESCRIPTOR_COMMANDS = (0, 1, 2, 3, 4, 1030, 1032)
NAME_OPTIONS = (15, 16)  # PR_SET_NAME PR_GET_NAME

LOAD, AND, EQUAL, AT_LEAST, RETURN = 0x20, 0x54, 0x15, 0x35, 0x06  # the instructions of classic BPF that it takes
ALLOW, ERROR, KILL = 0x7FFF0000, 0x00050000, 0x80000000  # SECCOMP_RET_ALLOW, _ERRNO and _KILL_PROCESS
NUMBER, ARCHITECTURE, ARGUMENTS = 0, 4, 16  # where they lie in what a filter looks at (struct seccomp_data)
MAX_LEAF_CALLS = 8  # calls that are told apart one by one
# On x86_64, numbers from here on are a second set of calls, which would bypass the list: they kill the process.
X32_CALLS = 0x40000000


@dataclass(frozen=True, slots=True)
class ConditionalCall:
    """A system call that is allowed only where one of its arguments, without some bits, has one of these values."""

    numbers: tuple[int, int]
    argument: int
    values: tuple[int, ...]
    without: int = 0
    high: bool = False  # compare the upper half of the argument too, which then must be 0
    refusal: int = errno.EPERM


def conditional_calls(process: int) -> dict[str, ConditionalCall]:
    """The system calls that are allowed with some arguments only, for the process of this number."""
    return {
        "clone": ConditionalCall((56, 220), 0, (THREAD_FLAGS,), without=DETACHED_FLAG),
        "clone3": ConditionalCall(
            (435, 435), 0, (), refusal=errno.ENOSYS
        ),  # glibc then takes clone, whose flags we can see
        "kill": ConditionalCall((62, 129), 0, (process,)),
        "tgkill": ConditionalCall((234, 131), 0, (process,)),
        "prlimit64": ConditionalCall((302, 261), 0, (0, process)),
        "prctl": ConditionalCall((157, 167), 0, NAME_OPTIONS),
        "ioctl": ConditionalCall((16, 29), 1, TERMINAL_REQUESTS, refusal=errno.ENOTTY),
        "fcntl": ConditionalCall((72, 25), 1, DESCRIPTOR_COMMANDS, refusal=errno.EINVAL),
        "sendto": ConditionalCall((44, 206), 4, (0,), high=True),  # no address: only over the socket it has
    }


def filter_program(machine: str, process: int) -> bytes:
    """The filter program for a process, as bytes for the kernel; raises KeyError for an unknown machine."""
    architecture, column = ARCHITECTURES[machine]
    lines = [
        bpf_instruction(LOAD, ARCHITECTURE),
        bpf_instruction(EQUAL, architecture, 1, 0),
        bpf_instruction(RETURN, KILL),
        bpf_instruction(LOAD, NUMBER),
        bpf_instruction(AT_LEAST, X32_CALLS, 0, 1),
        bpf_instruction(RETURN, KILL),
    ]
    for only in conditional_calls(process).values():
        block = conditional_instructions(only)
        lines += [bpf_instruction(EQUAL, only.numbers[column], 0, len(block)), *block]
    plain = sorted(number for numbers in ALLOWED_CALLS.values() if (number := numbers[column]) is not None)
    return b"".join([*lines, *allowed_number_instructions(plain)])


def allowed_number_instructions(numbers: list[int]) -> list[bytes]:
    """The instructions that allow the calls of these sorted numbers, and no other.

    Numbers are found by halving: the kernel tries every number there is when it takes a filter, which a straight list
    makes a fifth of a millisecond longer for each submission.
    """
    half = len(numbers) // 2
    if len(numbers) > MAX_LEAF_CALLS:
        lower, upper = allowed_number_instructions(numbers[:half]), allowed_number_instructions(numbers[half:])
        return [bpf_instruction(AT_LEAST, numbers[half], len(lower), 0), *lower, *upper]
    tests = [bpf_instruction(EQUAL, number, len(numbers) - place, 0) for place, number in enumerate(numbers)]
    return [*tests, bpf_instruction(RETURN, ERROR | errno.EPERM), bpf_instruction(RETURN, ALLOW)]


def conditional_instructions(only: ConditionalCall) -> list[bytes]:
    """The instructions that allow or refuse one call by its argument."""
    low = ARGUMENTS + 8 * only.argument  # both machines put the lower half first
    tests = [bpf_instruction(LOAD, low), bpf_instruction(AND, 0xFFFFFFFF ^ only.without)]
    count = len(only.values)
    tests += [bpf_instruction(EQUAL, value, count - place, 0) for place, value in enumerate(only.values)]
    tests.append(bpf_instruction(RETURN, ERROR | only.refusal))
    if only.high:
        tests += [
            bpf_instruction(LOAD, low + 4),
            bpf_instruction(EQUAL, 0, 1, 0),
            bpf_instruction(RETURN, ERROR | only.refusal),
        ]
    return [*tests, bpf_instruction(RETURN, ALLOW)]


def bpf_instruction(code: int, operand: int, if_so: int = 0, if_not: int = 0) -> bytes:
    """One instruction as bytes: its code, its operand, and how many instructions to skip if a test holds or fails."""
    return struct.pack("=HBBI", code, if_so, if_not, operand)
