"""What student code prints: the first and the last of it."""

import io
import os
import sys

KEPT = 64 << 10  # bytes at each end
ENOUGH = 256 << 10  # characters that one process is heard with
SAMPLE = 1000  # characters of each call beyond that
PIPE = 1 << 20  # what one call may write past Python's streams before it is read
AT_ONCE = 4 << 10  # so much is read at a time: mostly there is nothing, and room for more has to be got from the system


class Printed(io.BufferedIOBase):
    """A sink that keeps the first and the last bytes written to it, and counts the others."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forgets everything."""
        self.head = bytearray()
        self.tail = bytearray()
        self.lost = 0

    @property
    def blank(self) -> bool:
        """Whether nothing was written."""
        return not self.head

    def writable(self) -> bool:
        """True."""
        return True

    def write(self, written: bytes, /) -> int:  # type: ignore[override]
        """How many bytes were written: all, though not all are kept."""
        room = KEPT - len(self.head)
        if room > 0:
            self.head += written[:room]
        self.tail += written[max(room, 0) :]
        if len(self.tail) > 2 * KEPT:
            self.lost += len(self.tail) - KEPT
            del self.tail[:-KEPT]
        return len(written)

    def text(self) -> str:
        """What is kept, with a line in place of what is not."""
        if len(self.tail) > KEPT:
            self.lost += len(self.tail) - KEPT
            del self.tail[:-KEPT]
        gap = f"\n... {self.lost} bytes left out ...\n".encode() if self.lost else b""
        return (bytes(self.head) + gap + bytes(self.tail)).decode("utf-8", "replace")


def stream(sink: Printed) -> io.TextIOWrapper:
    """A text stream into the sink, as `sys.stdout` is one: with a `buffer`, and written through at once."""
    return io.TextIOWrapper(sink, "utf-8", "replace", newline="\n", write_through=True)  # type: ignore[arg-type]


class Streams:
    """Standard output and error, both into one sink; put in place again before each call, as students replace them.

    `pipe` has what goes past them, to the descriptors themselves; -1 where nobody reads that.
    """

    def __init__(self, pipe: int = -1) -> None:
        self.pipe = pipe
        self.told = 0
        self.sink = Printed()
        self.out, self.err = stream(self.sink), stream(self.sink)

    def place(self) -> None:
        """Puts empty streams in place."""
        if self.sink.closed or self.out.closed or self.err.closed:
            self.__init__(self.pipe)  # type: ignore[misc]
        if not self.sink.blank:
            self.sink.clear()
        sys.stdout = sys.__stdout__ = self.out  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = self.err  # type: ignore[misc]

    def text(self) -> str:
        """What was printed since: through Python first, as the order of the two is lost."""
        self.drain()
        if self.sink.blank:
            return ""
        text = self.sink.text()
        self.told += len(text)
        return text if self.told <= ENOUGH else text[:SAMPLE]

    def drain(self) -> None:
        """Takes what has gone past the streams."""
        try:
            while self.pipe >= 0 and (written := os.read(self.pipe, AT_ONCE)):
                self.sink.write(written)
        except OSError:  # nothing there, or the student closed it
            return
