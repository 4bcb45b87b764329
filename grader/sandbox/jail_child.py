"""One child of a jailed process, seen from outside: what is sent to it, and what comes back in time."""

import select
import time
from typing import Literal

from grader.codec.values import Message
from grader.sandbox.frames import FrameError, Incoming
from grader.sandbox.jail_process import JailProcess

PATIENCE = 0.05  # seconds before we look at how a child is doing; hardly a call takes longer
LULL = 0.002  # seconds in which answers gather: to be woken for each costs both sides more than the call
SOON = 0.0001  # seconds that an answer takes as a rule; for the last few, there is nothing to gather
STRETCH = 10  # times its limit a call may take on a machine that gives it no processor


class Ended(Exception):  # not an error of ours
    """The child is of no more use: it hangs, or it died, or what it says is no message."""

    def __init__(self, why: Literal["timeout", "died"]) -> None:
        super().__init__(why)
        self.why = why


class Child:
    """A process that runs one submission. Nothing here waits for it longer than it is told to."""

    def __init__(self, jail: JailProcess, limits: Message) -> None:
        self.jail = jail
        self.channel = jail.start(limits)
        self.channel.setblocking(False)
        self.outgoing = memoryview(b"")
        self.incoming = Incoming()
        self.poll = select.poll()
        self.waited = 0.0  # seconds, without the moments that a call takes as a rule

    def send(self, frames: bytes) -> None:
        """Has the bytes sent, as fast as the child takes them."""
        self.outgoing = memoryview(bytes(self.outgoing) + frames)
        self.push()

    def push(self) -> None:
        """Sends what the channel takes now."""
        try:
            self.outgoing = self.outgoing[self.channel.send(self.outgoing) :]
        except BlockingIOError:
            pass
        except OSError:
            self.outgoing = memoryview(b"")  # the child has closed its end; what it said before may still be there
        self.poll.register(self.channel, select.POLLIN | (select.POLLOUT if self.outgoing else 0))

    def reply(self, seconds: float, left: int = 0) -> bytes:
        """The next payload from the child, within so many seconds of its own; raises Ended.

        `left` says how many more are to come after it. The clock stands still while the child is ready to run and waits
        for a processor, so that a busy machine does not decide a mark.
        """
        payload = self.arrived()
        if payload is not None:
            return payload
        began = time.monotonic()
        payload = self.payload(began + min(PATIENCE, seconds), min(LULL, SOON * left))
        if payload is not None:
            return payload
        try:
            return self.late_reply(began, seconds)
        finally:
            self.waited += time.monotonic() - began

    def late_reply(self, began: float, seconds: float) -> bytes:
        """The next payload from a child that takes its time: now and then we ask how it is doing; raises Ended."""
        alive, waited_before = self.jail.usage()
        deadline = began + seconds if alive else 0.0
        while (payload := self.payload(deadline)) is None:
            if not alive:
                raise Ended("died")
            alive, waited = self.jail.usage()
            passed = time.monotonic() - began
            own = passed - (waited - waited_before)
            if alive and (own >= seconds or passed >= STRETCH * seconds):
                raise Ended("timeout")
            deadline = time.monotonic() + max(seconds - own, 0.001) if alive else 0.0
        return payload

    def payload(self, deadline: float, lull: float = 0) -> bytes | None:
        """The next payload, or None if none has come by the deadline; raises Ended."""
        while (payload := self.arrived()) is None:
            if lull and not self.poll.poll(0):
                time.sleep(lull)
            events = self.poll.poll(max(0.0, deadline - time.monotonic()) * 1000)
            if not events:
                return None
            self.exchange(events[0][1])
        return payload

    def arrived(self) -> bytes | None:
        """The next payload, if it is here already; raises Ended."""
        try:
            return self.incoming.payload()
        except FrameError:
            raise Ended("died") from None

    def exchange(self, event: int) -> None:
        """Takes what has come, and sends what goes out; raises Ended at the end of the channel."""
        if event & select.POLLOUT:
            self.push()
        if event & ~select.POLLOUT:
            try:
                received = self.channel.recv(1 << 18)
            except BlockingIOError:
                return
            except OSError:
                received = b""
            if not received:
                raise Ended("died")
            self.incoming.buffer += received

    def close(self) -> None:
        """Ends the child and all that descends from it."""
        self.channel.close()
        self.jail.end()
