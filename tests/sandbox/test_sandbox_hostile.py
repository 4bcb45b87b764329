"""What hostile submissions get: the loss of their own calls, and nothing of ours."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.checks.calls import Observation
from grader.codec.values import Record
from grader.sandbox.run import Sandbox, SandboxFailure
from tests.sandbox.submitted import call, file, submission, written

pytestmark = pytest.mark.slow  # limits have to be waited for

ON_EVERY_DESCRIPTOR = """
import os
def f():
    message = {message!r}
    for descriptor in range(3, 64):
        try: os.write(descriptor, message)
        except OSError: pass
"""


def forging(message: bytes, framed: bool = True) -> str:
    """A function that writes a message of its own to every descriptor it can find."""
    return ON_EVERY_DESCRIPTOR.format(message=len(message).to_bytes(4, "big") + message if framed else message)


OVERFLOW = """
import sys
def f():
    sys.setrecursionlimit(10**8)
    nested = []
    for _ in range(200_000): nested = [nested]
    return repr(nested)
"""
STUBBORN = """
def f():
    while True:
        try:
            while True: pass
        except BaseException: pass
"""

ENDLESS_THREADS = """
import threading
def f():
    for _ in range(4): threading.Thread(target=threading.Event().wait).start()  # a stack of each counts as memory
    while True: pass
"""
MANY_LISTS = """(6_000_034).to_bytes(4, "big") + b'{"n":1,"outcome":"value","value":[' + b"[]," * 2_000_000"""

# Each defines f; g must still be answered after it.
COSTS_ITSELF = {
    "an exit": ("import os\ndef f(): os._exit(0)", "died"),
    "a signal": ("import os\ndef f(): os.kill(os.getpid(), 11)", "died"),
    "its own process group": ("import os\ndef f(): os.killpg(0, 9)", "error"),
    "every descriptor closed": ("import os\ndef f(): os.closerange(0, 256)", "died"),
    # From 3.12 on Python notices that its stack is used up; 3.11 crashes.
    "a stack overflow": (OVERFLOW, "died" if sys.version_info < (3, 12) else "error"),
    "an endless loop": ("def f():\n    while True: pass", "timeout"),
    "an endless loop that catches all": (STUBBORN, "timeout"),
    "a sleep": ("import time\ndef f(): time.sleep(60)", "timeout"),
    "a lock": ("import threading\ndef f(): threading.Event().wait()", "timeout"),
    "a hog": ("def f(): return bytearray(10**10)", "memory"),
    "a slow hog": ("def f():\n    x = []\n    while True: x.append(bytearray(10**7))", "memory"),
    "a NumPy hog": ("import numpy\ndef f(): return numpy.ones((10**5, 10**5))", "memory"),
    "garbage": (forging(b"hello"), "died"),
    "half a message": (forging(b"\0\1\0\0{", framed=False) + "    os._exit(0)", "died"),
    "the length of a giant": (forging(b"\xff" * 100, framed=False), "died"),
    "the answer to another call": (forging(b'{"n":7,"outcome":"value","value":1}'), "died"),
    "an outcome that is none": (forging(b'{"n":1,"outcome":"right","value":1}'), "died"),
    "a value that is none": (forging(b'{"n":1,"outcome":"value","value":{"$":"pickle"}}'), "died"),
    "nesting": (forging(b'{"n":1,"outcome":"value","value":' + b"[" * 100_000), "value"),
    "json replaced": ("import json\ndef f():\n    json.JSONEncoder.encode = lambda *a: 'no'", "value"),
    "a copy of itself": ("import os\ndef f():\n    os.fork()\n    os._exit(0)", "error"),
    "threads that never end": (ENDLESS_THREADS, "timeout"),
    "lists without end": (forging(b"").replace("b'\\x00\\x00\\x00\\x00'", MANY_LISTS), "value"),
    "an integer without end": (forging(b'{"n":1,"outcome":"value","value":' + b"9" * 100_000 + b"}"), "died"),
    "the same answer twice": (forging(b'{"n":1,"outcome":"value","value":1}') + "    os._exit(0)", "value"),
}


@pytest.mark.parametrize("kind", COSTS_ITSELF)
def test_a_hostile_call_costs_itself_only(sandbox: Sandbox, kind: str) -> None:
    text, outcome = COSTS_ITSELF[kind]
    work = written(text + "\ndef g(x): return x + 1")
    seconds = 0.3 if outcome == "timeout" else 10
    calls = [call("g", 1), call("f", seconds=seconds), call("g", 2)]
    before, hostile, after = sandbox.run(work, calls, megabytes=100)
    assert (before.value, hostile.outcome, after.value) == (2, outcome, 3)


def test_a_forged_answer_is_worth_no_more_than_a_wrong_one(sandbox: Sandbox) -> None:
    work = written("""
        import os
        def f():
            m = b'{"n":0,"outcome":"value","value":"forged"}'
            for n in range(3, 64):
                try: os.write(n, len(m).to_bytes(4, "big") + m)
                except OSError: pass
        def g(): return 2
    """)
    forged, paid, after = sandbox.run(work, [call("f"), call("f"), call("g")])
    assert (forged.value, paid.outcome, after.value) == ("forged", "died", 2)


def test_after_two_timeouts_a_functions_other_calls_are_skipped(sandbox: Sandbox) -> None:
    work = written("def f():\n    while True: pass\ndef g(): return 1")
    seen = sandbox.run(work, [call("f", seconds=0.2), call("g")] * 4)
    assert [one.outcome for one in seen[::2]] == ["timeout", "timeout", "skipped", "skipped"]
    assert [one.value for one in seen[1::2]] == [1] * 4


def test_a_function_that_kills_its_process_again_and_again_is_skipped_in_the_end(sandbox: Sandbox) -> None:
    seen = sandbox.run(written("import os\ndef f(): os._exit(1)"), [call("f")] * 12)
    assert [one.outcome for one in seen] == ["died"] * 8 + ["skipped"] * 4


TOP_LEVEL = {
    "hangs": ("def f(): return 1\nwhile True: pass\ndef g(): return 2", "timeout"),
    "dies": ("import os\ndef f(): return 1\nos._exit(0)\ndef g(): return 2", "died"),
    "hangs in an assignment": ("def f(): return 1\nx = [1 for x in iter(int, 1)]\ndef g(): return 2", "timeout"),
}


@pytest.mark.parametrize("kind", TOP_LEVEL)
def test_a_file_that_does_not_end_keeps_its_definitions(
    sandbox: Sandbox, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.sandbox.session.IMPORT_SECONDS", 0.5)
    text, _ = TOP_LEVEL[kind]
    f, g, missing = sandbox.run(written(text), [call("f"), call("g"), call("x")])
    assert (f.value, g.value, missing.outcome) == (1, 2, "missing")
    assert missing.error is not None
    assert missing.error.type in ("TimeLimit", "Died")


def test_a_file_whose_definitions_hang_costs_every_call_once(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.session.IMPORT_SECONDS", 0.4)
    work = written(
        "import signal, time\nclass C:\n    signal.signal(signal.SIGALRM, signal.SIG_IGN)\n    time.sleep(600)"
    )
    began = time.monotonic()
    seen = sandbox.run(work, [call("f")] * 50)
    assert {one.outcome for one in seen} == {"timeout"}
    assert time.monotonic() - began < 60  # not fifty times ten minutes


def test_what_is_replaced_inside_stays_inside(sandbox: Sandbox) -> None:
    work = written("""
        import builtins, random, sys
        builtins.print = None
        random.seed = None
        sys.stdout = None
        sys.stderr.close()
        sys.__stdout__.close()
        def f():
            sys.stdout.write("seen")
            sys.stdout = None
            return 1
    """)
    assert sandbox.run(work, [call("f"), call("f")]) == (Observation("value", 1, "seen"),) * 2
    assert sandbox.run(written("def f(): print(1)"), [call("f")]) == (Observation("value", None, "1\n"),)


def test_an_object_equal_to_everything_is_just_a_record(sandbox: Sandbox) -> None:
    work = written("""
        class Right(float):
            def __eq__(self, other): return True
            def __float__(self): return 0.94
            __class__ = property(lambda self: float)
            __dict__ = property(lambda self: {"value": 0.94})
        class Wild:
            __eq__ = lambda self, other: True
            __class__ = property(lambda self: 1 / 0)
            def __reduce__(self): return print, ("unpickled",)
        def f(): return [Right(3.5), Wild()]
    """)
    (seen,) = sandbox.run(work, [call("f")])
    assert seen.value == [3.5, Record("Wild", ())]
    assert type(seen.value[0]) is float


NOT_TO_BE_IMPORTED = [
    "grader",
    "grader.build",
    "reference",
    "reference.information.entropy",
    "pydantic",
    "yaml",
    "scipy",
    "hw2.x",
]


@pytest.mark.parametrize("name", NOT_TO_BE_IMPORTED)
def test_only_the_standard_library_and_allowed_packages_are_found(sandbox: Sandbox, name: str) -> None:
    work = submission(file("import importlib\ndef f(name): return importlib.import_module(name).__name__", "hw2"))
    refused, found = sandbox.run(work, [call("f", name), call("f", "numpy.fft")])
    assert refused.error is not None
    assert refused.error.type == "ModuleNotFoundError"
    assert found.value == "numpy.fft"


def test_pandas_and_what_it_needs_are_found(sandbox: Sandbox) -> None:
    work = written("import pandas, dateutil, json, sqlite3\ndef f(): return pandas.DataFrame([1]).shape")
    assert sandbox.run(work, [call("f")])[0].value == (1, 1)


def test_nothing_of_our_environment_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRADER_SECRET", "canary")
    work = written("""
        import os, sys
        def environment(): return sorted(os.environ)
        def descriptors(): return [n for n in range(256) if is_open(n)]
        def is_open(n):
            try: return bool(os.fstat(n))
            except OSError: return False
        def place(): return os.getcwd(), sys.argv[0], [p for p in sys.path if "site-packages" in p]
    """)
    with Sandbox() as fresh:
        environment, descriptors, place = fresh.run(work, [call(n) for n in ("environment", "descriptors", "place")])
    blas = ["MKL_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"]
    assert environment.value == ["LANG", *blas, "PATH", "PYTHONHASHSEED", "TZ"]
    assert len(descriptors.value) == 5  # the three standard ones, what reads the output, the session's socket
    assert place.value == ("/", "-c", [])


def descendants(of: int) -> set[int]:
    """The processes that descend from one, by /proc."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {of}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {of}


LEAVES_BEHIND = """
    import os, tempfile, threading, time
    def f():
        for _ in range(3):
            threading.Thread(target=time.sleep, args=(600,)).start()
            try:
                if os.fork() == 0:
                    os.setsid()
                    if os.fork() == 0:
                        os.setsid()
                    time.sleep(600)
            except OSError: pass
        for path in ("/dev/shm/left", "/left", "left"):
            try: open(path, "w")
            except OSError: pass
        try: tempfile.mkstemp()
        except OSError: pass
        return 1
"""
FORKS = """
    import os, time
    def f():
        for _ in range(3):
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    os.setsid()
                time.sleep(600)
        return 1
"""
STAYING = {
    "namespaces": 3,
    "landlock": 2,
    "process": 2,
}  # the worker, its spare child, and bubblewrap outside of a jail


def traces() -> dict[str, object]:
    """What may be left on a machine beside processes: threads and descriptors of ours, mounts, memory, files."""
    return {
        "threads": len(os.listdir("/proc/self/task")),
        "descriptors": sorted(os.listdir("/proc/self/fd")),
        "mounts": Path("/proc/self/mounts").read_text(),
        "shared memory": sorted(os.listdir("/dev/shm")) if Path("/dev/shm").exists() else [],
        "segments": Path("/proc/sysvipc/shm").read_text().count("\n"),
        "root": sorted(os.listdir("/")),
    }


@pytest.mark.parametrize("isolation", ["namespaces", "landlock"])
def test_nothing_outlives_its_submission(isolation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    processes, before = settled(), traces()
    with Sandbox(isolation) as fresh:
        assert fresh.run(written(LEAVES_BEHIND), [call("f")])[0].value == 1
        fresh.run(written("import os\ndef f(): os._exit(1)"), [call("f")])
        assert eventually(lambda: len(descendants(os.getpid()) - processes) == STAYING[isolation])
        during = traces()
    assert descendants(os.getpid()) == processes
    assert traces() == before
    assert {kind for kind in before if during[kind] != before[kind]} == {"descriptors"}  # the worker's control channel
    assert list(tmp_path.iterdir()) == []


def test_what_a_mere_process_leaves_behind_is_ended_with_it() -> None:
    processes = settled()
    with Sandbox("process") as fresh:
        assert fresh.run(written(FORKS), [call("f")])[0].value == 1
        assert eventually(lambda: len(descendants(os.getpid()) - processes) == STAYING["process"])
    assert descendants(os.getpid()) == processes


@pytest.mark.parametrize("isolation", ["namespaces", "landlock", "process"])
def test_a_worker_comes_to_its_end_whatever_it_had_to_say(isolation: str) -> None:
    """It clears away after its last session then; one that crashes on the way would leave that to nobody."""
    with Sandbox(isolation) as fresh:
        fresh.run(written("def f(): return 1"), [call("f")])
        worker = fresh.jails["numpy"]
        assert eventually(lambda: len(select.select([worker.control], [], [], 0)[0]) == 1)  # of its next child
    assert worker.process.returncode == 0


def settled() -> set[int]:
    """Our descendants, once the sandbox that other tests share has cleared away after its last session."""
    found: set[int] = set()
    for _ in range(50):
        if found == (found := descendants(os.getpid())):
            break
        time.sleep(0.1)
    return found


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether something holds within five seconds."""
    deadline = time.monotonic() + 5
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.01)
    return holds()


def test_a_sandbox_whose_owner_is_killed_ends_too() -> None:
    script = """if True:
        import os
        from grader.sandbox.run import Sandbox
        from tests.sandbox.submitted import call, written
        sandbox = Sandbox()
        sandbox.run(written("def f(): return 1"), [call("f")])
        print(sandbox.jails["numpy"].process.pid, flush=True)
        os.kill(os.getpid(), 9)
    """
    owner = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    worker = Path("/proc", owner.stdout.strip())
    assert eventually(lambda: not worker.exists() or "Z" in (worker / "stat").read_text())


@pytest.mark.parametrize("isolation", ["namespaces", "landlock", "process"])
def test_a_worker_that_is_killed_from_inside_costs_one_call(isolation: str) -> None:
    work = written("""
        import os, time
        worker = os.getppid()
        def f():
            os.kill(worker, 9)
            time.sleep(60)
        def g(): return 1
    """)
    with Sandbox(isolation) as fresh:
        hostile, after = fresh.run(work, [call("f"), call("g")])
    assert (hostile.outcome, after.value) == ("died" if isolation == "process" else "error", 1)


def test_a_worker_that_died_between_two_submissions_is_replaced() -> None:
    work = written("def f(): return 1")
    with Sandbox() as fresh:
        fresh.run(work, [call("f")])
        fresh.jails["numpy"].process.kill()
        fresh.jails["numpy"].process.wait()
        assert fresh.run(work, [call("f")])[0].value == 1


def test_a_worker_that_cannot_start_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.jail_process.BOOTSTRAP_CODE", "raise SystemExit(1)")
    with (
        Sandbox() as fresh,
        pytest.raises(SandboxFailure, match=r"^The sandbox's worker process could not be used: .*\.$"),
    ):
        fresh.run(written("def f(): return 1"), [call("f")])


def test_many_submissions_leave_descriptors_as_they_were(sandbox: Sandbox) -> None:
    work = written("def f(): return list(range(100))")
    sandbox.run(work, [call("f")])
    before = len(os.listdir("/proc/self/fd"))
    inside = min(descendants(sandbox.jails["numpy"].process.pid))  # its children come and go
    held = len(os.listdir(f"/proc/{inside}/fd"))
    for _ in range(60):
        sandbox.run(work, [call("f")])
    # A leak would be sixty; the test's own process (pytest-xdist, a collected file) may open or close one meanwhile.
    assert abs(len(os.listdir("/proc/self/fd")) - before) <= 2
    assert abs(len(os.listdir(f"/proc/{inside}/fd")) - held) <= 2  # a child may be being made just now


def test_a_function_has_fewer_lives_once_the_submission_has_spent_many(sandbox: Sandbox) -> None:
    work = written("".join(f"def f{n}():\n    while True: pass\n" for n in range(5)) + "def g(): return 1")
    calls = [call(f"f{n}", seconds=0.1) for n in range(5) for _ in range(3)]
    *seen, last = sandbox.run(work, [*calls, call("g")])
    ends = [[one.outcome for one in seen[3 * n : 3 * n + 3]].count("timeout") for n in range(5)]
    assert (ends, last.value) == ([2, 2, 2, 1, 1], 1)


@pytest.mark.in_turn
def test_a_class_that_keeps_us_waiting_leaves_the_slow_ungraded_and_the_others_graded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("grader.sandbox.budgets.FREE_SECONDS", 1.0)
    slow, calls = written("def f():\n    while True: pass"), [call("f", seconds=1.2)] * 2
    with Sandbox() as fresh:
        assert not fresh.patience.lost_with(1.3)
        fresh.patience.note(700)
        assert not fresh.patience.lost_with(20.0)  # one submission cannot use up the patience of the whole class
        for _ in range(20):
            fresh.patience.note(700)
        with pytest.raises(SandboxFailure, match=r"Grade it alone, with --only\.$"):
            fresh.run(slow, calls)
        assert fresh.run(written("def f(): return 1"), calls)[-1].value == 1
