"""Limits on the size of all answers of a submission; what goes beyond them is cut before it costs us time.

Sizes are counted, not timed, so that the same answers are cut on every machine. Every function has a reserve of its
own, and all functions share a pool: code that floods one exercise uses up the pool, and never another's reserve.
"""

from dataclasses import dataclass, field

from grader.codec.decode import NodeBudget

# Bytes from which on a message counts. Below that, the number of calls bounds what there is to read.
MIN_COUNTED_BYTES = 8 << 10
# Characters that are always kept of what a call prints, so that a student sees something of each.
MIN_KEPT_CHARACTERS = 200


@dataclass(slots=True)
class AllowancePool:
    """The allowance that all functions of a submission share, as far as it is left.

    The largest right answer of the bank has a thousand nodes, and fits into its own room. The pool is for wrong answers
    that are larger than the right one, so that their students can still read what is wrong.
    """

    nodes: int = 9_000
    brackets: int = 50_000


@dataclass(slots=True)
class Allowance:
    """The allowance that is left for one function.

    An answer has a room of its own, several times the size of the right one; `nodes` are for answers beyond that. Bytes
    and printed characters are bounded before they are read.
    """

    pool: AllowancePool = field(default_factory=AllowancePool)
    nodes: int = 1_000
    sent: int = 3 << 20  # bytes of large messages; what an honest process prints is at most half of that
    brackets: int = 30_000  # lists and objects in them, which take most of the time; twice those of any right answers
    printed: int = 1 << 20  # characters

    def admits(self, payload: bytes) -> bool:
        """Whether a message may be read; its size is taken off the allowance."""
        if len(payload) < MIN_COUNTED_BYTES:
            return True
        self.sent -= len(payload)
        if self.sent < 0:
            return False
        beyond = payload.count(b"[") + payload.count(b"{") - self.brackets
        self.brackets = max(0, -beyond)
        self.pool.brackets -= max(0, beyond)
        return beyond <= 0 or self.pool.brackets >= 0

    def budget(self, room: int) -> NodeBudget:
        """The nodes that an answer with this room may have in all: room, reserve and pool together."""
        return NodeBudget(room + self.nodes + max(0, self.pool.nodes))

    def take(self, nodes: int, room: int) -> bool:
        """Whether an answer of this many nodes fits; what exceeds its room is taken off the allowance."""
        beyond = max(0, nodes - room) - self.nodes
        self.nodes = min(self.nodes, max(0, -beyond))
        self.pool.nodes -= max(0, beyond)
        return self.pool.nodes >= 0 or beyond <= 0

    def kept_of(self, printed: str) -> str:
        """The part of a printed text that is kept: all of it, or a sample once the allowance is used up."""
        if len(printed) > MIN_KEPT_CHARACTERS:
            self.printed -= len(printed)
        return printed if self.printed >= 0 else printed[:MIN_KEPT_CHARACTERS]


def further_allowance() -> Allowance:
    """The allowance of a function that is called again for a counterexample: it has no pool."""
    return Allowance(AllowancePool(0, 0))
