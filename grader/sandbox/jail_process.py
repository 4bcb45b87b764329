"""A jailed process that forks children, seen from outside: how it is started, told what to do, and ended.

`grader.sandbox.isolation` says what holds it, and `grader.sandbox.inside` is the program that it runs.
"""

import importlib.util
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Self

from grader.codec.values import Message
from grader.sandbox.allowed_packages import package_folders
from grader.sandbox.frames import FrameError, IncomingFrames, packed_frame, unpacked_message
from grader.sandbox.isolation import confinement_message, worker_command

# The modules that a worker runs, sent to it as text: each after those that it imports, as it finds no files of ours.
WORKER_MODULES = (
    "grader.codec.values",
    "grader.codec.objects",
    "grader.codec.arrays",
    "grader.codec.wire",
    "grader.codec.encode",
    "grader.codec.decode",
    "grader.sandbox.frames",
    "grader.sandbox.guard",
    "grader.sandbox.raising",
    "grader.sandbox.runnable_parts",
    "grader.sandbox.loading",
    "grader.sandbox.printing",
    "grader.sandbox.kernel",
    "grader.sandbox.syscalls",
    "grader.sandbox.confining",
    "grader.sandbox.forked_children",
    "grader.sandbox.author_test",
    "grader.sandbox.one_call",
    "grader.sandbox.code_trial",
    "grader.sandbox.inside",
)

# The first program of a worker: it reads the modules from its socket, and calls `serve` of the last one.
BOOTSTRAP_CODE = """
import json, os, socket, struct, sys, types
os.environ.pop("PWD", None)
control = socket.socket(fileno=int(sys.argv[1]))
control.set_inheritable(False)
(size,) = struct.unpack(">I", control.recv(4, socket.MSG_WAITALL))
first = json.loads(control.recv(size, socket.MSG_WAITALL))
for name in ("grader", "grader.codec", "grader.sandbox"):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__path__ = []
register, os.register_at_fork = os.register_at_fork, lambda **_: None  # see no_fork_hooks
for name, text in first["modules"]:
    module = sys.modules[name] = types.ModuleType(name)
    exec(compile(text, "<" + name + ">", "exec", dont_inherit=True), module.__dict__)
os.register_at_fork = register
module.serve(control, first)
"""

# Loaded before the fork, so that a submission that imports them pays nothing.
PRELOADED_STANDARD = (
    *("abc", "bisect", "cmath", "collections.abc", "copy", "csv", "dataclasses", "datetime", "decimal", "enum"),
    *("fractions", "functools", "heapq", "inspect", "io", "itertools", "json", "math", "numbers", "operator", "pprint"),
    *("random", "re", "statistics", "string", "textwrap", "time", "traceback", "types", "typing", "unicodedata"),
)
# By the name of a warm package. A jail has one of them: most work does not use pandas, which takes long to load.
WARM_MODULES = {
    "numpy": ("numpy", "numpy.random", "numpy.linalg", "numpy.ma"),
    "pandas": ("numpy", "numpy.random", "numpy.linalg", "numpy.ma", "pandas"),
}

# The environment variables of student code, so that answers are the same on every machine: hashes without a salt,
# linear algebra in one thread.
JAIL_ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "TZ": "UTC",
    "PYTHONHASHSEED": "0",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}

# Seconds in which a worker has to be ready: importing pandas takes half of one, on a busy machine more.
MAX_START_SECONDS = 60.0


class JailLost(Exception):  # it says what happened
    """The jailed process is gone, or does not answer."""


def own_module_text(module: str) -> str:
    """The source text of one of our modules; raises JailLost if only compiled code is installed."""
    spec = importlib.util.find_spec(module)
    # pytest's assertion rewriting, which loads our modules beside an installed plugin, has no `get_source`.
    known = getattr(spec.loader, "get_source", None) if spec else None
    text = known(module) if known else file_text(spec.origin if spec else None)
    if text is None:
        raise JailLost(f"the text of {module} is not installed")
    return str(text)


def file_text(file: str | None) -> str | None:
    """The text of a Python file, decoded as Python does; None if there is no such file."""
    return importlib.util.decode_source(Path(file).read_bytes()) if file and file.endswith(".py") else None


def launched_process(
    isolation: str, packages: tuple[str, ...], stderr: int | IO[bytes] = subprocess.DEVNULL
) -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """A new process under this isolation, which waits for its modules, and our end of the channel to it."""
    ours, theirs = socket.socketpair()
    ours.settimeout(MAX_START_SECONDS)
    with theirs:
        try:
            process = subprocess.Popen(  # noqa: S603  # our own interpreter, with our own text
                worker_command(isolation, packages, BOOTSTRAP_CODE, theirs.fileno()),
                pass_fds=[theirs.fileno()],
                env=JAIL_ENVIRONMENT,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                start_new_session=True,  # Ctrl-C is for us: we then end it in order
            )
        except OSError as problem:
            ours.close()
            raise JailLost(f"it cannot be started: {problem.strerror}") from problem
    return ours, process


class JailProcess:
    """A running process in a jail, seen from outside; it gets ready while we do other things."""

    def __init__(self, packages: Sequence[str], warm: str, isolation: str) -> None:
        self.is_ready = False
        self.incoming = IncomingFrames()
        self.announced: list[socket.socket] = []  # of children that wait for a session
        packages = tuple(packages)
        self.control, self.process = launched_process(isolation, packages)
        try:
            self.tell(
                {
                    "modules": [[module, own_module_text(module)] for module in WORKER_MODULES],
                    "packages": package_folders(packages),
                    "preload": [*PRELOADED_STANDARD, *(WARM_MODULES[warm] if warm in packages else ())],
                    "confinement": confinement_message(isolation, packages),
                }
            )
        except BaseException:
            self.close()
            raise

    def ready(self) -> Self:
        """This process, after it has announced its first child; raises JailLost."""
        if not self.is_ready:
            self.answer()
            self.is_ready = True
        return self

    def leave(self) -> None:
        """Closes our ends of all channels; a worker whose channels no other process holds then ends itself."""
        for channel in (self.control, *self.announced):
            channel.close()

    def tell(self, message: Message) -> None:
        """Sends a command to the process; raises JailLost."""
        try:
            self.control.sendall(packed_frame(message))
        except OSError as problem:
            raise JailLost("it does not listen") from problem

    def answer(self) -> Message:
        """The next message from the process; raises JailLost."""
        try:
            while (payload := self.incoming.payload()) is None:
                received, descriptors, _, _ = socket.recv_fds(self.control, 1 << 16, 4)
                self.announced += (socket.socket(fileno=descriptor) for descriptor in descriptors)
                if not received:
                    raise JailLost("it ended")
                self.incoming.buffer += received
            return unpacked_message(payload)
        except (OSError, FrameError) as problem:
            raise JailLost("it does not answer") from problem

    def start(self, limits: Message) -> socket.socket:
        """The socket of a child that starts now, with these limits of memory and processor seconds; raises JailLost."""
        while not self.announced:
            self.answer()
        channel = self.announced.pop(0)
        with suppress(OSError):  # a child that was killed: it will not say hello
            channel.sendall(packed_frame(limits))
        try:
            self.tell({"do": "start"})
        except JailLost:
            channel.close()
            raise
        return channel

    def usage(self) -> tuple[bool, float]:
        """Whether the child lives, and the seconds that it has waited for a processor; raises JailLost."""
        self.tell({"do": "usage"})
        while "alive" not in (usage := self.answer()):  # another child has been announced
            pass
        return bool(usage["alive"]), float(usage["waited"])

    def end(self) -> None:
        """Ends the child and all of its descendants; raises JailLost."""
        self.tell({"do": "end"})

    def close(self) -> None:
        """Ends the process and all of its descendants."""
        self.leave()  # which it takes as the order to end its children, and itself
        try:
            self.process.wait(5)  # seconds; as a rule it ends at once
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                self.process.kill()
            self.process.wait()
