"""What lies around a sandbox in these tests: secrets that must not be read, and things that must not be touched.

The attacker is told where everything is. `World.filled` puts the places into an attack's text; `World.traces` says what
an attack has left behind or laid hands on.
"""

import ctypes
import os
import signal
import socket
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import shared_memory
from pathlib import Path

from grader.built.freeze import dumps
from grader.codec.decode import decode
from tests.attacks.attacked import ATTACKED, ESCAPED, SECRET, homework

OTHERS = "canary-of-another-students-work-91bd"
SHARED = "canary-of-shared-memory-55c0"
CANARIES = (SECRET, OTHERS, SHARED, ESCAPED)
REPOSITORY = Path(__file__).resolve().parents[2]
LITTER = ("/", "/tmp", "/var/tmp", "/dev/shm", "/dev", "/run", "/dev/mqueue", str(Path.home()), str(REPOSITORY), ".")


@dataclass(frozen=True, slots=True)
class World:
    """The places an attack is told, and what watches over them."""

    places: dict[str, str]
    folder: Path
    victim: subprocess.Popen[bytes]
    listeners: tuple[socket.socket, ...]
    signals: list[int]

    def filled(self, code: str) -> str:
        """An attack's text with the places it speaks of."""
        for name, place in self.places.items():
            code = code.replace(f"@{name}@", place)
        return code

    def traces(self) -> list[str]:
        """What is no longer as it was."""
        mark = self.places["MARK"]
        found = [f"wrote {folder}/{mark}" for folder in (*LITTER, self.folder) if os.path.lexists(Path(folder, mark))]
        if self.victim.poll() is not None:
            found.append("ended another process")
        if self.signals:
            found.append("sent us a signal")
        found += ["connected" for listener in self.listeners if is_connected(listener)]
        if Path(self.places["OTHERS_FILE"]).read_text() != OTHERS:
            found.append("changed the work of another student")
        return found + [f"runs on as {line}" for line in command_lines() if mark in line]


def is_connected(listener: socket.socket) -> bool:
    """Whether anybody has come to a listener."""
    try:
        listener.accept()[0].close()
    except BlockingIOError:
        return False
    return True


def command_lines() -> Iterator[str]:
    """Those of all processes of this machine."""
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                yield (process / "cmdline").read_bytes().decode("latin-1")
            except OSError:
                continue


def descendants() -> frozenset[int]:
    """The processes that descend from this one."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return frozenset(found - {os.getpid()})


def eventually(holds: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Whether something comes true: killed processes need a moment to be gone."""
    deadline = time.monotonic() + seconds
    while not (true := holds()) and time.monotonic() < deadline:
        time.sleep(0.005)
    return true


def mounts() -> int:
    return len(Path("/proc/self/mountinfo").read_text().splitlines())


def backwards() -> list[bytes]:
    """Hidden expected values as text and as eight bytes, each from its end to its start."""
    (exercise,) = (one for one in homework().exercises if one.id == ATTACKED)
    cases = [case for case in exercise.cases if not case.public and not case.edge]
    values = {float(decode(instance.expected)) for case in cases for instance in case.instances}
    return [
        form[::-1]
        for value in sorted(values)
        if value % 0.5
        for form in (repr(value).encode(), struct.pack("<d", value))
    ]


@contextmanager
def surroundings(folder: Path) -> Iterator[World]:
    """The world, set up and taken down again."""
    mark = f"canary-mark-{os.getpid()}"
    for name, content in {"secret.key": SECRET, "others.py": OTHERS}.items():
        (folder / name).write_text(content)
    (folder / "empty").mkdir()
    (folder / "hw.built.json").write_bytes(dumps(homework()) + SECRET.encode())
    held = ctypes.create_string_buffer(SECRET.encode())  # in our memory, at an address the attacker knows
    signals: list[int] = []
    with ExitStack() as stack:
        tcp, by_file, by_name = (stack.enter_context(socket.socket(kind)) for kind in (2, 1, 1))
        tcp.bind(("127.0.0.1", 0))
        by_file.bind(str(folder / "socket"))
        by_name.bind(f"\0{mark}")
        for listener in (tcp, by_file, by_name):
            listener.listen()
            listener.setblocking(False)
        shared = shared_memory.SharedMemory(create=True, size=64)
        stack.callback(shared.unlink)
        stack.callback(shared.close)
        shared.buf[: len(SHARED)] = SHARED.encode()
        # It ends when its input does: with us, even if we are killed.
        waiting = subprocess.Popen(
            ["/bin/cat"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
        )
        victim = stack.enter_context(waiting)
        stack.callback(victim.kill)
        before = signal.signal(signal.SIGUSR1, lambda number, _: signals.append(number))
        stack.callback(signal.signal, signal.SIGUSR1, before)
        places = {
            "SECRET_FILE": str(folder / "secret.key"),
            "SECRET_FOLDER": str(folder),
            "OTHERS_FILE": str(folder / "others.py"),
            "BUILT_FILE": str(folder / "hw.built.json"),
            "SECRET_ADDRESS": str(ctypes.addressof(held)),
            "REPOSITORY": str(REPOSITORY),
            "SOCKET": str(folder / "socket"),
            "PORT": str(tcp.getsockname()[1]),
            "SHARED": shared.name,
            "OWNER": str(os.getpid()),
            "VICTIM": str(victim.pid),
            "MARK": mark,
            "ESCAPED": ESCAPED,
            "BACKWARDS": repr(backwards()),
        }
        yield World(places, folder, victim, (tcp, by_file, by_name), signals)
