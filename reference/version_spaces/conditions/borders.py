"""Conditions on examples from which a concept is learned."""

from collections.abc import Mapping, Sequence
from math import floor
from typing import Any

from reference.process import Process
from reference.version_spaces.candidate_elimination import BorderState
from reference.version_spaces.mistakes.candidate_elimination import (
    BORDERS_FROM_LAST_NEGATIVE,
    BORDERS_G_NOT_PRUNED,
    BORDERS_NEGATIVES_IGNORED,
    BORDERS_NOT_ABOVE_S,
    BORDERS_NOT_CLEANED,
)

# The known mistakes that some examples without contradictions show.
MISTAKEN: tuple[Process[BorderState], ...] = (
    BORDERS_FROM_LAST_NEGATIVE,
    BORDERS_G_NOT_PRUNED,
    BORDERS_NEGATIVES_IGNORED,
    BORDERS_NOT_ABOVE_S,
    BORDERS_NOT_CLEANED,
)
EARLY = 0.6  # of the steps: a mistake that shows in the last one alone would keep most of its marks
FEWEST_POSITIVES = 3  # the first two are enough for many a mistake


def borders_tell(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether every rule of candidate elimination matters early: without it, a border before the end would differ."""
    given = {name: args[name] for name in ("domains", "examples")}
    number = len(given["examples"])
    right = [(members(each["S"]), members(each["G"])) for each in expected][-number:]
    early = floor(EARLY * number) + 1
    found = ([*process.steps(**given)][1 : early + 1] for process in MISTAKEN)
    return all([(members(each.S), members(each.G)) for each in states] != right[:early] for states in found)


def places_matter(args: Mapping[str, Any], expected: Sequence[Sequence[int]]) -> bool:
    """Whether other pairs are more general if the values of hypotheses are compared without their places."""
    values = [set(each) - {"?"} for each in args["hypotheses"]]
    pairs = [(i, j) for i, one in enumerate(values) for j, other in enumerate(values) if one < other]
    return pairs != sorted(tuple(pair) for pair in expected)


def members(border: Sequence[Any]) -> list[str]:
    """The members of a border as texts, in one order, whether they are lists or tuples."""
    return sorted(str(member and list(member)) for member in border)


def two_values_freed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some positive example differs in two values from the first one."""
    first, *others = [instance for instance, label in args["examples"] if label == "yes"]
    return any(sum(one != other for one, other in zip(first, each, strict=True)) > 1 for each in others)


def value_comes_back(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a value that the second positive example set free occurs again in the third, early in the list."""
    places = [place for place, (_, label) in enumerate(args["examples"]) if label == "yes"][:FEWEST_POSITIVES]
    if len(places) < FEWEST_POSITIVES or places[-1] > len(args["examples"]) // 2:
        return False
    # whoever compares only the last two positive examples takes the value back
    triples = zip(*(args["examples"][place][0] for place in places), strict=True)
    return any(first != second == third for first, second, third in triples)


def values_freed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the second positive example sets two values free at once, and a later one another value."""
    positive = [instance for instance, label in args["examples"] if label == "yes"]
    first, second, *later = positive if len(positive) >= FEWEST_POSITIVES else [[], []]
    freed = [one != other for one, other in zip(first, second, strict=True)]
    return sum(freed) > 1 and any(
        not free and value != each[place]
        for each in later
        for place, (free, value) in enumerate(zip(freed, first, strict=True))
    )
