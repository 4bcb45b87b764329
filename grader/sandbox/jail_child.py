"""One child of a jailed process, seen from outside: sends messages to it, and reads replies with a time limit."""

import select
import time
from typing import Literal

from grader.codec.values import Message
from grader.sandbox.frames import FrameError, IncomingFrames
from grader.sandbox.jail_process import JailProcess

# Seconds before we ask whether a child is alive: hardly a call takes longer, and to ask costs a round trip.
USUAL_REPLY_SECONDS = 0.05
# Seconds in which answers gather: to be woken for each of them costs both sides more than the call.
MAX_GATHER_SECONDS = 0.002
# Seconds that an answer usually takes; while the last few are awaited, there is nothing to gather.
USUAL_CALL_SECONDS = 0.0001
# Times its limit that a call may take in all, on a machine that gives it no processor: nothing waits for ever.
MAX_TIME_FACTOR = 10


class ChildEnded(Exception):  # not an error of ours
    """The end of a child: it exceeded its time, died, or sent something that is no message."""

    def __init__(self, why: Literal["timeout", "died"]) -> None:
        super().__init__(why)
        self.why = why


class JailChild:
    """A child process that runs one submission; no method waits for it longer than it is told to."""

    def __init__(self, jail: JailProcess, limits: Message) -> None:
        self.jail = jail
        self.channel = jail.start(limits)
        self.channel.setblocking(False)
        self.outgoing = memoryview(b"")
        self.incoming = IncomingFrames()
        self.poll = select.poll()
        self.waited = 0.0  # seconds, without the moments that a call takes as a rule

    def send(self, frames: bytes) -> None:
        """Queues bytes for the child, and sends as many as the channel takes now."""
        self.outgoing = memoryview(bytes(self.outgoing) + frames)
        self.push()

    def push(self) -> None:
        """Sends as many queued bytes as the channel takes now."""
        try:
            self.outgoing = self.outgoing[self.channel.send(self.outgoing) :]
        except BlockingIOError:
            pass
        except OSError:
            self.outgoing = memoryview(b"")  # the child has closed its end; what it said before may still be there
        self.poll.register(self.channel, select.POLLIN | (select.POLLOUT if self.outgoing else 0))

    def reply(self, seconds: float, left: int = 0) -> bytes:
        """The next payload from the child, within this many seconds of its own running time; raises Ended.

        `left` says how many more are to come after it. The clock stands still while the child is ready to run and waits
        for a processor, so that a busy machine does not decide a mark.
        """
        payload = self.arrived()
        if payload is not None:
            return payload
        began = time.monotonic()
        payload = self.payload(
            began + min(USUAL_REPLY_SECONDS, seconds), min(MAX_GATHER_SECONDS, USUAL_CALL_SECONDS * left)
        )
        if payload is not None:
            return payload
        try:
            return self.late_reply(began, seconds)
        finally:
            self.waited += time.monotonic() - began

    def late_reply(self, began: float, seconds: float) -> bytes:
        """The next payload from a slow child, which is asked now and then whether it lives and runs; raises Ended."""
        alive, waited_before = self.jail.usage()
        deadline = began + seconds if alive else 0.0
        while (payload := self.payload(deadline)) is None:
            if not alive:
                raise ChildEnded("died")
            alive, waited = self.jail.usage()
            passed = time.monotonic() - began
            own = passed - (waited - waited_before)
            if alive and (own >= seconds or passed >= MAX_TIME_FACTOR * seconds):
                raise ChildEnded("timeout")
            # A dead child has deadline 0: what it sent before its end is read once more, without waiting.
            deadline = time.monotonic() + max(seconds - own, 0.001) if alive else 0.0
        return payload

    def payload(self, deadline: float, lull: float = 0) -> bytes | None:
        """The next payload, None if there is none by the deadline; raises Ended."""
        while (payload := self.arrived()) is None:
            if lull and not self.poll.poll(0):
                time.sleep(lull)
            events = self.poll.poll(max(0.0, deadline - time.monotonic()) * 1000)
            if not events:
                return None
            self.exchange(events[0][1])
        return payload

    def arrived(self) -> bytes | None:
        """The next payload if it has been received already, else None; raises Ended."""
        try:
            return self.incoming.payload()
        except FrameError:
            raise ChildEnded("died") from None

    def exchange(self, event: int) -> None:
        """Receives and sends what the channel allows now; raises Ended if the child has closed it."""
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
                raise ChildEnded("died")
            self.incoming.buffer += received

    def close(self) -> None:
        """Ends the child and all of its descendants."""
        self.channel.close()
        self.jail.end()
