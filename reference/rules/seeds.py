"""Rules led by a seed, an example that they must cover. Blockeel, sections 5.1.5 and 5.1.6; Flach, section 6.2."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Condition, Row, Rows, coverage_counts, covers
from reference.rules.covering import GrowState, all_ends, grow_successors, positives


def seed_literals(row: Row, target: str) -> list[Condition]:
    """The conditions that are true of a row, one for each attribute. Flach, section 6.2.

    >>> seed_literals({"a": "u", "b": "x", "class": "yes"}, "class")
    [('a', 'u'), ('b', 'x')]
    """
    return [(name, value) for name, value in row.items() if name != target and value is not None]


def seed_start(rows: Rows, target: str, seed: int) -> GrowState:
    """The state with the empty body."""
    return GrowState(())


def seed_successors(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """A state for each best condition of the seed added; none if the body covers no negative row or cannot grow."""

    def offer(body: Body, rows: Rows, target: str) -> list[Condition]:
        return [each for each in seed_literals(rows[seed], target) if each not in body]

    return grow_successors(state, rows, target, rows[seed][target], offer=offer)


AQ = Process(seed_start, seed_successors)


def aq_rule(rows: Rows, target: str, seed: int) -> tuple[Condition, ...]:
    """A rule for the class of a seed, grown by accuracy from the conditions that are true of it.

    Blockeel, section 5.1.6: a simple form of AQ, which itself keeps several bodies.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyy")]
    >>> aq_rule(rows, "class", 3)
    (('a', 'v'), ('b', 'y'))
    """
    return AQ.last(rows=rows, target=target, seed=seed).body


LEAST_GAIN = {"more": 1, "not_fewer": 0}  # rows of the class that dropping a condition must add


def shorter(
    body: tuple[Condition, ...], rows: Rows, target: str, positive: Any, *, require: str = "more"
) -> list[tuple[Condition, ...]]:
    """The bodies without one condition that cover no negative row and the most positive ones, if these are enough.

    Dropping must add a positive row ("more", Blockeel's figure 5.4), or lose none ("not_fewer"). A body that covers a
    negative row stays as it is.
    """
    hits, misses = coverage_counts(body, rows, target, positive)
    if misses:
        return []
    without = [tuple(each for each in body if each != gone) for gone in body]
    counts = {each: coverage_counts(each, rows, target, positive) for each in without}
    gained = {each: more for each, (more, wrong) in counts.items() if not wrong and more >= hits + LEAST_GAIN[require]}
    return [each for each, more in gained.items() if more == max(gained.values())]


def learn_one_rule_bottom_up(rows: Rows, target: str, seed: int, *, require: str = "more") -> tuple[Condition, ...]:
    """A rule that starts with all conditions of a seed and drops one after another. Blockeel, figure 5.4.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyy", "vxn", "vyn")]
    >>> learn_one_rule_bottom_up(rows, "class", 0)
    (('a', 'u'),)
    """
    full = tuple(seed_literals(rows[seed], target))
    drop = partial(shorter, rows=rows, target=target, positive=rows[seed][target], require=require)
    return all_ends(full, drop)[0]


@dataclass(frozen=True, slots=True)
class SeedState:
    """Covering by seeds after a rule: its body, and the places of the positive rows that no rule covers yet."""

    body: tuple[Condition, ...]
    left: tuple[int, ...]


def bottom_up_start(rows: Rows, target: str, positive: Any, *, require: str = "more") -> SeedState:
    """The state without a rule, with every positive row left."""
    return SeedState((), positives(rows, target, positive))


def bottom_up_successors(
    state: SeedState, rows: Rows, target: str, positive: Any, *, require: str = "more"
) -> tuple[SeedState, ...]:
    """The state after the next rule, from the first positive row that is left; none when all are covered.

    Blockeel, figure 5.4, draws the seed from all rows; only a positive one that no rule covers makes the loop end.
    """
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    kept = [row for place, row in enumerate(rows) if row[target] != positive or place in left]
    full = tuple(seed_literals(rows[left[0]], target))
    drop = partial(shorter, rows=kept, target=target, positive=positive, require=require)
    return tuple(
        SeedState(body, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_ends(full, drop)
    )


BOTTOM_UP = Process(bottom_up_start, bottom_up_successors)


def learn_rules_bottom_up(
    rows: Rows, target: str, positive: Any, *, require: str = "more"
) -> list[tuple[Condition, ...]]:
    """Rules that together cover every row of a class, each made from the first row that is not covered yet.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyy", "vxn", "vyy")]
    >>> learn_rules_bottom_up(rows, "class", "y")
    [(('a', 'u'),), (('a', 'v'), ('b', 'y'))]
    """
    states = list(BOTTOM_UP.steps(rows=rows, target=target, positive=positive, require=require))
    return [state.body for state in states[1:]]
