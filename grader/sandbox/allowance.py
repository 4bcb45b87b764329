"""How much a function may say in all its answers. What goes beyond that is cut, and costs the grader nothing more.

It is counted, not timed, so that the same answers are cut on every machine; and for each function by itself, so that
what one exercise is flooded with costs another nothing.
"""

from dataclasses import dataclass

from grader.codec.decode import Budget

LARGE = 8 << 10  # bytes of a message from which on it is counted
SAMPLE = 200  # characters that are always kept of what a call prints


@dataclass(slots=True)
class Allowance:
    """What is left of it.

    An answer has a room of its own, several times the size of the right one; `nodes` are for answers beyond that, and
    the largest right answer of the bank has a thousand. What is sent and what is printed is bounded before it is read.
    """

    nodes: int = 10_000
    sent: int = 3 << 20  # bytes of large messages; what an honest process prints is at most half of that
    brackets: int = 80_000  # lists and objects in them, which take most of the time and of the memory
    printed: int = 1 << 20  # characters

    def admits(self, payload: bytes) -> bool:
        """Whether a message may be read, which is then taken off."""
        if len(payload) < LARGE:
            return True
        self.sent -= len(payload)
        if self.sent >= 0:
            self.brackets -= payload.count(b"[") + payload.count(b"{")
        return self.sent >= 0 and self.brackets >= 0

    def budget(self, room: int) -> Budget:
        """What an answer may have, that has so much room of its own."""
        return Budget(room + max(0, self.nodes))

    def take(self, nodes: int, room: int) -> bool:
        """Whether an answer of so many nodes fits, which is then taken off."""
        self.nodes -= max(0, nodes - room)
        return self.nodes >= 0

    def kept_of(self, printed: str) -> str:
        """As much of what was printed as is kept."""
        if len(printed) > SAMPLE:
            self.printed -= len(printed)
        return printed if self.printed >= 0 else printed[:SAMPLE]
