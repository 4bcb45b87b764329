"""What the two strong isolations keep from student code, tried for real, and what they leave it."""

import errno
import os
import platform
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.codec.values import Cut
from grader.sandbox.run import Sandbox
from tests.sandbox.submitted import call, written

pytestmark = pytest.mark.slow  # a worker for each isolation
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", params=["namespaces", "landlock"])
def held(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    with Sandbox(request.param) as one:
        assert one.isolation == request.param
        yield one


FILES = """
import os
def opened(path, mode="r"):
    with open(path, mode) as file: return file.read(20) if mode == "r" else file.write("x")
def listed(path): return os.listdir(path)
def made(path): os.mkdir(path)
def removed(path): os.unlink(path)
def linked(path): os.symlink("/etc/passwd", path)
def executed(path): os.execv(path, [path])
"""
HERE = str(Path(__file__))
UNREACHABLE = {  # what is tried: which function, on what
    "the password file": ("opened", "/etc/passwd"),
    "the home folder": ("listed", str(Path.home())),
    "our own source": ("opened", str(ROOT / "grader" / "__init__.py")),
    "the reference": ("opened", str(ROOT / "reference" / "information.py")),
    "the bank": ("listed", str(ROOT / "assignments")),
    "this file": ("opened", HERE),
    "the root folder": ("listed", "/"),
    "a package that is not allowed": ("opened", str(Path(pytest.__file__))),
    "the first process": ("opened", "/proc/1/environ"),
    "its own memory map": ("opened", "/proc/self/maps"),
    "the system's settings": ("listed", "/sys"),
    "a file beside it": ("opened", "out.csv", "w"),
    "a temporary file": ("opened", "/tmp/out.csv", "w"),
    "shared memory": ("opened", "/dev/shm/out", "w"),
    "a file of Python's own": ("opened", os.__file__, "a"),
    "a folder": ("made", "/tmp/folder"),
    "somebody's file": ("removed", HERE),
    "a link": ("linked", "/tmp/link"),
    "a shell": ("executed", "/bin/sh"),
    "another interpreter": ("executed", os.path.realpath(sys.executable)),
}


@pytest.mark.parametrize("what", UNREACHABLE)
def test_files_of_others_are_out_of_reach(held: Sandbox, what: str) -> None:
    (seen,) = held.run(written(FILES), [call(*UNREACHABLE[what])])
    assert seen.outcome == "error"
    assert seen.error is not None
    assert seen.error.type in ("PermissionError", "FileNotFoundError", "OSError", "NotADirectoryError")
    assert Path(HERE).exists()


CALLS = """
import ctypes, errno, os, socket, subprocess
LIBC = ctypes.CDLL(None, use_errno=True)
def raw(number, *arguments):
    return ctypes.get_errno() if LIBC.syscall(number, *arguments) < 0 else 0
def connected(port): socket.create_connection(("127.0.0.1", port), 1)
def local(): socket.socket(socket.AF_UNIX)
def paired(): socket.socketpair()
def forked(): os.fork()
def ran(): subprocess.run(["true"])
def signalled(process): os.kill(process, 0)
def signalled_parent(): os.kill(os.getppid(), 0)
def signalled_all(): os.kill(-1, 9)
"""
NUMBERS = {  # a system call: its number on x86_64 and on aarch64
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "mount": (165, 40),
    "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51), "unshare": (272, 97), "setns": (308, 268),
    "keyctl": (250, 219), "add_key": (248, 217), "bpf": (321, 280), "perf_event_open": (298, 241),
    "io_uring_setup": (425, 425), "userfaultfd": (323, 282), "memfd_create": (319, 279), "shmget": (29, 194),
    "pidfd_open": (434, 434), "pidfd_send_signal": (424, 424), "tkill": (200, 130), "rt_sigqueueinfo": (129, 138),
    "socketpair": (53, 199), "sendmsg": (46, 211), "bind": (49, 200), "listen": (50, 201), "execve": (59, 221),
    "execveat": (322, 281), "open_by_handle_at": (304, 265), "personality": (135, 92), "setuid": (105, 146),
    "capset": (126, 91), "seccomp": (317, 277), "init_module": (175, 105), "reboot": (169, 142),
    "sethostname": (170, 161), "settimeofday": (164, 170), "ftruncate": (77, 46), "fchmod": (91, 52),
    "sched_setaffinity": (203, 122), "setpriority": (141, 140), "mlockall": (151, 230),
    "process_mrelease": (448, 448), "kcmp": (312, 272),
}  # fmt: skip


def test_no_system_call_reaches_beyond_the_process(held: Sandbox) -> None:
    column = ["x86_64", "aarch64"].index(platform.machine())
    calls = [call("raw", numbers[column], 0, 0, 0, 0, 0) for numbers in NUMBERS.values()]
    seen = [one.value for one in held.run(written(CALLS), calls)]
    assert dict(zip(NUMBERS, seen, strict=True)) == dict.fromkeys(NUMBERS, errno.EPERM)


def test_no_connection_no_process_no_signal(held: Sandbox) -> None:
    names = ("local", "paired", "forked", "ran", "signalled_parent", "signalled_all")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        calls = [call("connected", listener.getsockname()[1]), call("signalled", os.getpid()), *map(call, names)]
        seen = held.run(written(CALLS), calls)
        listener.setblocking(False)
        with pytest.raises(BlockingIOError):
            listener.accept()
    assert [one.error.type if one.error else one.value for one in seen] == ["PermissionError"] * len(calls)


HONEST = """
import contextlib, io, os, threading, time
from concurrent.futures import ThreadPoolExecutor
import numpy as np
def product(): return float((np.ones((600, 600)) @ np.ones((600, 600))).sum())
def threads(): return sum(ThreadPoolExecutor(4).map(len, ["a", "bc", "def"]))
def silenced():
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere): print("not seen")
    return 1
def late():
    import sqlite3, decimal, xml.dom.minidom, unittest.mock, numpy.polynomial, zoneinfo, email.message
    return sqlite3.connect(":memory:").execute("select 1 + 1").fetchone()[0]
def timed():
    start = time.perf_counter(); time.sleep(0.001)
    return time.perf_counter() - start > 0
def chance(): return len(os.urandom(8)) + int(np.random.default_rng(3).integers(5) >= 0)
def buffer(): return io.BytesIO(b"ab").read()
def deep():
    import resource, sys
    resource.setrlimit(resource.RLIMIT_STACK, resource.getrlimit(resource.RLIMIT_STACK))
    sys.setrecursionlimit(5000)
    def down(n): return 0 if n == 0 else 1 + down(n - 1)
    return down(4000)
def zone(): return time.strftime("%Z")
def generated():
    n = 0
    while True:
        yield n
        n += 1
"""
WORKS = {
    "product": 600.0**3,
    "threads": 6,
    "silenced": 1,
    "late": 2,
    "timed": True,
    "chance": 9,
    "buffer": b"ab",
    "deep": 4000,
    "zone": "UTC",
}


def test_what_honest_code_does_works(held: Sandbox) -> None:
    seen = held.run(written(HONEST), [call(name, seconds=10) for name in WORKS])
    assert {name: one.value for name, one in zip(WORKS, seen, strict=True)} == WORKS


def test_a_generator_without_end_is_read_up_to_a_limit(held: Sandbox) -> None:
    (seen,) = held.run(written(HONEST), [call("generated", seconds=10)])
    assert seen.value[:3] == [0, 1, 2]
    assert seen.value[-1] == Cut("size")


LIMITS = """
import resource
KINDS = (resource.RLIMIT_FSIZE, resource.RLIMIT_CORE, resource.RLIMIT_NOFILE)
def limits(): return [resource.getrlimit(kind) for kind in KINDS]
def lifted(): resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
def memory(): return resource.getrlimit(resource.RLIMIT_AS)[1] < 2**33
def processor(): return resource.getrlimit(resource.RLIMIT_CPU)[1]
"""


def test_limits_are_in_force_and_cannot_be_lifted(held: Sandbox) -> None:
    calls = [call("limits"), call("memory"), call("processor"), call("lifted")]
    limits, memory, processor, lifted = held.run(written(LIMITS), calls)
    assert limits.value == [(0, 0), (0, 0), (256, 256)]
    assert memory.value is True
    assert 60 <= processor.value <= 200
    assert lifted.error is not None


def test_a_jail_holds_no_more_than_python_and_the_allowed_packages() -> None:
    """Looked at from the worker, which nothing but the jail confines."""
    with Sandbox("namespaces", packages=("numpy",)) as sandbox:
        outside = sandbox.jail("numpy").process.pid
        (worker,) = (int(one) for one in Path(f"/proc/{outside}/task/{outside}/children").read_text().split())
        root = Path(f"/proc/{worker}/root")
        home, site = Path.home().relative_to("/"), Path(pytest.__file__).parents[1].relative_to("/")
        needless = {"tmp", "var", "opt", "run", "srv", "mnt", "boot", "sys"} - {site.parts[0]}  # wherever we are
        assert {one.name for one in root.iterdir()} & needless == set()
        assert not (root / home / ".bashrc").exists()
        assert not (root / ROOT.relative_to("/") / "grader").exists()
        assert not [one for one in (root / site).iterdir() if not one.name.startswith("numpy")]
        mounted = Path(f"/proc/{worker}/mounts").read_text().splitlines()
        writable = [line.split()[1] for line in mounted if "rw" in line.split()[3].split(",")]
        assert set(writable) <= {"/proc", "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"}
        for kind in ("mnt", "net", "pid", "ipc", "uts", "user"):
            assert os.readlink(f"/proc/{worker}/ns/{kind}") != os.readlink(f"/proc/self/ns/{kind}")
        status = Path(f"/proc/{worker}/status").read_text()
        assert "CapEff:\t0000000000000000" in status
