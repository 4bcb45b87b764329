"""The processes that a worker forks: one that serves the current session, a spare one, and those that are to go."""

import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable

from grader.codec.values import Json
from grader.sandbox.frames import packed
from grader.sandbox.kernel import PR_SET_PDEATHSIG, process_control

Serving = Callable[[socket.socket], None]


class Children:
    """The processes of one worker."""

    def __init__(self, control: socket.socket, serve: Serving) -> None:
        self.control = control
        self.serve = serve
        self.current = 0
        self.spare: Spare | None = Spare(control, serve)
        self.ended: set[int] = set()

    def start(self, descriptor: int, limits: Json) -> None:
        """Has a session served over a socket, by the spare child: a session does not wait for a fork."""
        spare = self.spare or Spare(self.control, self.serve)
        self.spare = None
        self.current = spare.process
        spare.start(descriptor, limits)

    def end(self) -> None:
        """Kills the current child and its process group; that they are gone is seen to later."""
        if self.current:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.current, signal.SIGKILL)
            self.ended.add(self.current)
        self.current = 0

    def tidy(self) -> None:
        """Makes a spare child, and clears away what is left of ended sessions."""
        self.spare = self.spare or Spare(self.control, self.serve)
        if self.ended:
            self.sweep()

    def sweep(self, keep_spare: bool = True) -> None:
        """Ends all that descends from ended sessions: what a dead child leaves behind becomes our own, and is next."""
        kept = {self.current, self.spare.process if self.spare and keep_spare else 0}
        while doomed := (self.ended | set(children_of(os.getpid()))) - kept:
            for process in doomed:
                os.kill(process, signal.SIGKILL)
            for process in doomed:
                os.waitpid(process, 0)
            self.ended = set()


def children_of(process: int) -> list[int]:
    """The processes whose parent it is; none where the system does not list them."""
    try:
        with open(f"/proc/{process}/task/{process}/children") as listed:
            return [int(child) for child in listed.read().split()]
    except OSError:
        return []


class Spare:
    """A child forked ahead of its session, whose socket it waits for. It knows of no submission yet."""

    def __init__(self, control: socket.socket, serve: Serving) -> None:
        worker = os.getpid()
        self.channel, theirs = socket.socketpair()
        self.process = os.fork()
        if self.process:
            theirs.close()
            return
        try:
            control.close()
            self.channel.close()
            os.setsid()
            if sys.platform == "linux":
                process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() == worker:
                serve(theirs)
        finally:
            os._exit(0)

    def start(self, descriptor: int, limits: Json) -> None:
        """Gives the child its session's socket."""
        with contextlib.suppress(OSError), self.channel:  # a spare that was killed: the session will not say hello
            socket.send_fds(self.channel, [packed(limits)], [descriptor])
        os.close(descriptor)


def usage(child: int) -> Json:
    """Whether a child lives, and how many seconds it has waited for a processor, ready to run.

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
