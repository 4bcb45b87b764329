"""Conditions on genetic algorithms."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations, pairwise
from typing import Any

from reference.genetic.by_hand import child_by_mask, child_with_middle, child_with_tail
from reference.genetic.generation import fitness_of, mated
from reference.genetic.mistakes.by_hand import (
    by_opposite_mask,
    child_with_head,
    middle_from_zero,
    middle_without_end,
    other_child,
    share_of_best,
    share_of_rank,
    squared_chance,
)
from reference.genetic.mistakes.termination import (
    equal_is_better,
    first_child_with_head,
    mean_with_heads,
    since_the_one_before,
)

CLEAR = 1e-6  # of the whole wheel: nearer to a boundary, rounding would choose the individual


def draws_clear(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no draw of a generation falls on the boundary between two parts of the wheel."""
    return all(
        wheel_clear(record["population"], chosen["draws"])
        # three steps a generation; the wheel turns at the first
        for record, chosen in zip(expected[::3], args["choices"], strict=False)
    )


def wheel_clear(population: Sequence[str], draws: Sequence[float]) -> bool:
    """Whether no draw falls on the end of a part of the wheel; the beginning of the wheel is allowed."""
    ends = list(accumulate(map(fitness_of, population)))
    return all(abs(draw * ends[-1] - end) > CLEAR * ends[-1] for draw in draws for end in ends)


def every_step_changes(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether in every generation selection, mating and mutation each change the population."""
    populations = [record["population"] for record in expected]
    return all(before != after for before, after in pairwise(populations))


def children_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether every known way to cross or mutate two strings wrongly gives another string."""
    a, b, mask = args["a"], args["b"], args["mask"]
    tails = [way(a, b, args["tail"]) for way in (child_with_tail, child_with_head, other_child)]
    middles = [
        way(a, b, args["first"], args["last"]) for way in (child_with_middle, middle_without_end, middle_from_zero)
    ]
    masked = [way(a, b, mask) for way in (child_by_mask, by_opposite_mask)]
    children = [expected[part] for part in ("tail_child", "middle_child", "mask_child", "mutated")]
    number = expected["mutated"] != expected["mutated"][::-1]
    return number and all(len(set(each)) == len(each) for each in (tails, middles, masked, children))


def wheel_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a number hits an individual that is neither the fittest nor the asked one, away from boundaries."""
    fitness = args["fitness"]
    ends = list(accumulate(fitness))
    asked = args["individual"]
    # the known wrong shares: by rank, and by the best fitness
    shares = [share_of_rank(fitness, asked, ends[-1]), share_of_best(fitness, asked, ends[-1]), expected["chance"]]
    apart = all(abs(one - other) > 0.01 for one, other in combinations(shares, 2))
    clear = args["draw"] < ends[-1] and args["draw"] not in ends
    # `best + 1`: counting from 0 or from 1 must not give the same individual
    best = fitness.index(max(fitness)) + 1
    hit = expected["hit"] if clear else asked
    sharper = abs(squared_chance(fitness, asked) - expected["sharp"]) > 0.005
    return apart and sharper and hit not in (asked, best, best + 1)


def generation_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether in a generation by hand the cuts matter, both for the first child and for the means."""
    population, tails = args["population"], args["tails"]
    children = mated(population, tails)
    heads = abs(mean_with_heads(population, tails) - expected["after"]) > 0.5
    new = not set(children) & set(population) and first_child_with_head(population, tails) != expected["child"]
    # a whole number of pairs, as a share of a pair cannot mate; 28.999... is drawn again
    return heads and new and abs(expected["gain"]) > 1 and args["rate"] * args["pairs"] % 1 < 0.01


def recovers_too_late(args: Mapping[str, Any], expected: int) -> bool:
    """Whether a history ends although one generation beats the one before, and another equals the best."""
    given = (args["best"], args["most"], args["patience"])
    return expected not in (since_the_one_before(*given), equal_is_better(*given))
