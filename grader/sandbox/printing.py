"""Capturing what student code prints: the first and the last bytes of it are kept."""

import io
import os
import sys

# Bytes that are kept of a call's output, at its beginning and at its end.
KEPT_BYTES = 64 << 10
# Characters of one process that are sent in all; a loop that prints must not fill our memory with each of its calls.
MAX_HEARD_CHARACTERS = 256 << 10
# Characters of each call beyond that.
SAMPLE_CHARACTERS = 1000
# Bytes that one call may write past Python's streams: what a full pipe does not take is lost.
PIPE_BYTES = 1 << 20
# Bytes that are read at a time: mostly there are none, and room for more has to be got from the system.
READ_BYTES = 4 << 10


class PrintSink(io.BufferedIOBase):
    """A binary stream that keeps the first and the last bytes written to it, and counts the others."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Deletes all bytes that were written so far."""
        self.head = bytearray()
        self.tail = bytearray()
        self.lost = 0

    @property
    def blank(self) -> bool:
        """Whether nothing has been written."""
        return not self.head

    def writable(self) -> bool:
        """True, as `io.TextIOWrapper` asks for a stream that can be written."""
        return True

    def write(self, written: bytes, /) -> int:  # type: ignore[override]
        """The number of bytes written, which is all of them, though not all are kept."""
        room = KEPT_BYTES - len(self.head)
        if room > 0:
            self.head += written[:room]
        self.tail += written[max(room, 0) :]
        if len(self.tail) > 2 * KEPT_BYTES:  # twice, so that a byte is moved once on average, and not with every write
            self.lost += len(self.tail) - KEPT_BYTES
            del self.tail[:-KEPT_BYTES]
        return len(written)

    def text(self) -> str:
        """The text that is kept, with a line in place of the bytes that are not."""
        if len(self.tail) > KEPT_BYTES:
            self.lost += len(self.tail) - KEPT_BYTES
            del self.tail[:-KEPT_BYTES]
        gap = f"\n... {self.lost} bytes left out ...\n".encode() if self.lost else b""
        return (bytes(self.head) + gap + bytes(self.tail)).decode("utf-8", "replace")


def sink_stream(sink: PrintSink) -> io.TextIOWrapper:
    """A text stream into a sink, like `sys.stdout`: it has a `buffer`, and writes through at once."""
    return io.TextIOWrapper(sink, "utf-8", "replace", newline="\n", write_through=True)  # type: ignore[arg-type]


class OutputStreams:
    """Standard output and error, both into one sink; set again before each call, as student code may replace them.

    `pipe` is read for what is written to the descriptors themselves; -1 where that is not captured.
    """

    def __init__(self, pipe: int = -1) -> None:
        self.pipe = pipe
        self.told = 0
        self.sink = PrintSink()
        self.out, self.err = sink_stream(self.sink), sink_stream(self.sink)

    def place(self) -> None:
        """Sets `sys.stdout` and `sys.stderr` to empty streams of ours."""
        if self.sink.closed or self.out.closed or self.err.closed:
            self.__init__(self.pipe)  # type: ignore[misc]
        if not self.sink.blank:
            self.sink.clear()
        sys.stdout = sys.__stdout__ = self.out  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = self.err  # type: ignore[misc]

    def text(self) -> str:
        """The text printed since: through Python's streams first, then past them, as the order between them is lost."""
        self.drain()
        if self.sink.blank:
            return ""
        text = self.sink.text()
        self.told += len(text)
        return text if self.told <= MAX_HEARD_CHARACTERS else text[:SAMPLE_CHARACTERS]

    def drain(self) -> None:
        """Moves output that was written past Python's streams into the sink."""
        try:
            while self.pipe >= 0 and (written := os.read(self.pipe, READ_BYTES)):
                self.sink.write(written)
        except OSError:  # nothing there, or the student closed it
            return
