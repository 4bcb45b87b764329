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
from reference.genetic.mistakes.generation import by_weights
from reference.genetic.mistakes.termination import (
    equal_is_better,
    first_child_with_head,
    mean_with_heads,
    since_some_before,
    since_the_one_before,
    waited_in_all,
)
from reference.genetic.selection import decode
from reference.genetic.termination import stopped_after

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


def one_more_matters(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether other individuals would survive the first generation if the fitness were x², without the 1."""
    population, draws = args["population"], args["choices"][0]["draws"]
    squares = [decode(bits) ** 2 for bits in population]
    return any(squares) and list(by_weights(population, draws, squares)) != list(expected[1]["population"])


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


def better_comes_later(args: Mapping[str, Any], expected: int) -> bool:
    """Whether a history ends although a later generation, still within the limit, would bring something better."""
    best = args["best"]
    return bool(max(best[: args["most"]]) > max(best[:expected]))


def limit_decides(args: Mapping[str, Any], expected: int) -> bool:
    """Whether a history ends by the limit, although the next generations would bring an end of their own later."""
    without_limit = stopped_after(args["best"], len(args["best"]), args["patience"])
    return bool(expected == args["most"] < without_limit < len(args["best"]))


def waits_interrupted(args: Mapping[str, Any], expected: int) -> bool:
    """Whether a history goes on after some generations without anything better, as they do not come in a row."""
    return expected != waited_in_all(args["best"], args["most"], args["patience"])


def dips_mislead(args: Mapping[str, Any], expected: int) -> bool:
    """Whether a comparison with the one generation that came `patience` before ends a history at another place."""
    return expected != since_some_before(args["best"], args["most"], args["patience"])


def equals_are_told(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether an individual is chosen that has the same fitness as one before it."""
    # else looking up a fitness value would find the right individual
    return any(args["fitness"].index(args["fitness"][place]) != place for place in expected)


def zeros_come_first(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether an individual without `fitness` stands before one that is chosen."""
    return 0 in args["fitness"][: max(expected, default=0)]
