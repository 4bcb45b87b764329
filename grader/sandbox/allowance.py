"""How much a submission may say in all its answers. What goes beyond that is cut, and costs the grader nothing more.

It is counted, not timed, so that the same answers are cut on every machine. Every function has a reserve of its own,
and all functions share a pool: whoever floods one exercise uses up the pool, and never another exercise's reserve.
"""

from dataclasses import dataclass, field

from grader.codec.decode import Budget

LARGE = 8 << 10  # bytes of a message from which on it is counted
SAMPLE = 200  # characters that are always kept of what a call prints


@dataclass(slots=True)
class Pool:
    """What all functions of a submission share, and what is left of it.

    The largest right answer of the bank has a thousand nodes, and fits into its own room: the pool is for those who
    return more than was asked for, and want to read what was wrong with it.
    """

    nodes: int = 9_000
    brackets: int = 50_000


@dataclass(slots=True)
class Allowance:
    """What is left for one function.

    An answer has a room of its own, several times the size of the right one; `nodes` are for answers beyond that. What
    is sent and what is printed is bounded before it is read.
    """

    pool: Pool = field(default_factory=Pool)
    nodes: int = 1_000
    sent: int = 3 << 20  # bytes of large messages; what an honest process prints is at most half of that
    brackets: int = 30_000  # lists and objects in them, which take most of the time; twice those of any right answers
    printed: int = 1 << 20  # characters

    def admits(self, payload: bytes) -> bool:
        """Whether a message may be read, which is then taken off."""
        if len(payload) < LARGE:
            return True
        self.sent -= len(payload)
        if self.sent < 0:
            return False
        beyond = payload.count(b"[") + payload.count(b"{") - self.brackets
        self.brackets = max(0, -beyond)
        self.pool.brackets -= max(0, beyond)
        return beyond <= 0 or self.pool.brackets >= 0

    def budget(self, room: int) -> Budget:
        """The nodes that an answer may have, if it has this much room of its own."""
        return Budget(room + self.nodes + max(0, self.pool.nodes))

    def take(self, nodes: int, room: int) -> bool:
        """Whether an answer of this many nodes fits, which is then taken off."""
        beyond = max(0, nodes - room) - self.nodes
        self.nodes = min(self.nodes, max(0, -beyond))
        self.pool.nodes -= max(0, beyond)
        return self.pool.nodes >= 0 or beyond <= 0

    def kept_of(self, printed: str) -> str:
        """As much of what was printed as is kept."""
        if len(printed) > SAMPLE:
            self.printed -= len(printed)
        return printed if self.printed >= 0 else printed[:SAMPLE]


def further() -> Allowance:
    """The allowance of a function that is asked again, for an example: there is no pool behind it."""
    return Allowance(Pool(0, 0))
