"""System calls for confining this process, by ctypes: prctl, capset, Landlock, seccomp. Standard library only.

Each function raises OSError where the kernel refuses, so that no process goes on with less protection than intended.
"""

import ctypes
import os
import struct
from collections.abc import Iterable
from contextlib import suppress

LIBC = ctypes.CDLL(None, use_errno=True)
LIBC.prctl.argtypes = [ctypes.c_int, *4 * [ctypes.c_ulong]]

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 4, 22, 36, 38
SECCOMP_MODE_FILTER = 2
CAPSET = {"x86_64": 126, "aarch64": 91}
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # on every machine
ASK_VERSION, PATH_BENEATH = 1, 1

# Landlock's rights on files and folders, as its ABIs brought them: 13 with the first, then one each with 2, 3 and 5.
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 14
LANDLOCK_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
LANDLOCK_TCP = 0b11  # bind and connect, from ABI 4
LANDLOCK_SCOPES = 0b11  # abstract sockets and signals of others, from ABI 6

# What a rule gives: reading a tree, listing a tree's names only, or reading and writing one device.
ACCESS_RIGHTS = {"read": READ_FILE | READ_DIR, "list": READ_DIR, "write": READ_FILE | WRITE_FILE | TRUNCATE}
FILE_RIGHTS = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE


def checked_call(outcome: int) -> int:
    """The outcome of a system call; raises OSError if it is negative, which means failure."""
    if outcome < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return outcome


def process_control(option: int, *arguments: int) -> None:
    """Calls Linux's `prctl` for this process; raises OSError."""
    checked_call(LIBC.prctl(option, *(*arguments, 0, 0, 0, 0)[:4]))


def no_new_privileges() -> None:
    """Stops this process, for good, from gaining rights by running programs; Landlock and seccomp require that."""
    process_control(PR_SET_NO_NEW_PRIVS, 1)


def drop_capabilities() -> None:
    """Gives up all capabilities, the special rights of root, for good."""
    header = struct.pack("=Ii", 0x20080522, 0)  # version 3, this process
    checked_call(LIBC.syscall(CAPSET[os.uname().machine], header, bytes(24)))


def landlock_version() -> int:
    """The ABI version of this kernel's Landlock; 0 where it has none or it is switched off."""
    return max(0, int(LIBC.syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION)))


def landlock_ruleset(rules: Iterable[tuple[str, str]]) -> int:
    """The descriptor of a Landlock ruleset that allows only these paths, each with a key of `ACCESS_RIGHTS`.

    A path that does not exist is left out.
    """
    version = landlock_version()
    if not version:
        raise OSError("this kernel has no Landlock")
    handled = LANDLOCK_RIGHTS[max(known for known in LANDLOCK_RIGHTS if known <= version)]
    words = [handled, LANDLOCK_TCP if version >= 4 else 0, LANDLOCK_SCOPES if version >= 6 else 0]
    # The kernel takes as many bytes of the structure as its version knows, and refuses more that are not zero.
    length = 8 if version < 4 else 16 if version < 6 else 24
    wanted = struct.pack("=QQQ", *words)
    made = checked_call(LIBC.syscall(CREATE_RULESET, wanted, ctypes.c_size_t(length), 0))
    for path, access in rules:
        with suppress(FileNotFoundError):
            allow_path(made, path, ACCESS_RIGHTS[access] & handled)
    return made


def allow_path(made: int, path: str, rights: int) -> None:
    """Adds a path, and all below it, to a ruleset with these rights."""
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        if not os.path.isdir(path):
            rights &= FILE_RIGHTS  # the kernel refuses rights of folders on a file
        if rights:
            rule = struct.pack("=Qi", rights, descriptor)
            checked_call(LIBC.syscall(ADD_RULE, made, PATH_BENEATH, rule, 0))
    finally:
        os.close(descriptor)


def restrict_process(made: int) -> None:
    """Puts this process under a ruleset, for good."""
    checked_call(LIBC.syscall(RESTRICT_SELF, made, 0))


def filter_calls(program: bytes) -> None:
    """Puts this process under a seccomp filter, for good."""
    # Both buffers have names, as they must live until the kernel has read them.
    text = ctypes.create_string_buffer(program, len(program))
    described = struct.pack("@HP", len(program) // 8, ctypes.addressof(text))  # struct sock_fprog
    pointer = ctypes.create_string_buffer(described, len(described))
    process_control(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(pointer))
