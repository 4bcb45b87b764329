"""The child processes of a worker: the one that serves the current session, a spare one, and ended ones."""

import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable

from grader.codec.values import Message
from grader.sandbox.frames import packed_frame
from grader.sandbox.kernel import PR_SET_PDEATHSIG, process_control

ServeSession = Callable[[socket.socket], None]


class ForkedChildren:
    """The child processes of one worker."""

    def __init__(self, control: socket.socket, serve: ServeSession) -> None:
        self.control = control
        self.serve = serve
        self.current = 0
        self.spare: SpareChild | None = SpareChild(control, serve)
        self.ended: set[int] = set()

    def start(self) -> None:
        """Notes that the spare child has become the current one; its session comes over its own socket."""
        if self.spare:
            self.current = self.spare.process
        self.spare = None

    def end(self) -> None:
        """Kills the current child and its process group; `sweep` waits for their end later."""
        if self.current:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.current, signal.SIGKILL)
            self.ended.add(self.current)
        self.current = 0

    def tidy(self) -> None:
        """Forks a spare child if there is none, and waits for the processes of ended sessions."""
        self.spare = self.spare or SpareChild(self.control, self.serve)
        if self.ended:
            self.sweep()

    def sweep(self, keep_spare: bool = True) -> None:
        """Ends all descendants of ended sessions: those that a dead child leaves behind become ours, and are next."""
        kept = {self.current, self.spare.process if self.spare and keep_spare else 0}
        doomed, self.ended = self.ended, set()
        while doomed := doomed or set(children_of(os.getpid())) - kept:
            for process in doomed:
                os.kill(process, signal.SIGKILL)
            for process in doomed:
                os.waitpid(process, 0)
            doomed = set()


def children_of(process: int) -> list[int]:
    """The numbers of a process's children; none where the system does not list them."""
    try:
        with open(f"/proc/{process}/task/{process}/children") as listed:
            return [int(child) for child in listed.read().split()]
    except OSError:
        return []


class SpareChild:
    """A child that is forked before there is a session for it; it gets that over a socket of its own."""

    def __init__(self, control: socket.socket, serve: ServeSession) -> None:
        """Forks the child, and sends the other end of its socket to the process that started the worker."""
        worker = os.getpid()
        ours, theirs = socket.socketpair()
        self.process = os.fork()
        if self.process:
            with ours, theirs:
                socket.send_fds(control, [packed_frame({"child": self.process})], [ours.fileno()])
            return
        try:
            control.close()
            ours.close()
            os.setsid()  # a process group of its own, which `end` kills as a whole
            if sys.platform == "linux":
                process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
            # The worker may have died before the line above asked to be ended with it.
            if os.getppid() == worker:
                serve(theirs)
        finally:
            os._exit(0)


def child_usage(child: int) -> Message:
    """A message: whether a child lives, and the seconds for which it was ready to run and had no processor.

    A child that has threads competes with itself: only a share of its waiting is the machine's doing.
    """
    try:
        alive = os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        with open(f"/proc/{child}/schedstat") as schedstat:
            waited = int(schedstat.read().split()[1]) / 1e9
        return {"alive": alive, "waited": waited / max(1, len(os.listdir(f"/proc/{child}/task")))}
    except ChildProcessError:
        return {"alive": False, "waited": 0.0}
    except (OSError, IndexError, ValueError):
        return {"alive": alive, "waited": 0.0}
