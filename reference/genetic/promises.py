"""Promises about bit strings, populations and random choices: predicates over the arguments of an exercise."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.shared.promises import are_distinct, have_one_length


def are_bits(*strings: str) -> bool:
    """Whether strings have nothing but the characters 0 and 1."""
    return {*"".join(strings)} <= {"0", "1"}


def is_crossing(a: str, b: str, mask: str) -> bool:
    """Whether two parents and a mask are bit strings of one length, at least 1."""
    return have_one_length([a, b, mask]) and are_bits(a, b, mask)


def is_mutation(bits: str, draws: Sequence[int]) -> bool:
    """Whether a string has a bit, and every bit has a number, at least 1."""
    return bool(bits) and are_bits(bits) and len(draws) == len(bits) and all(draw >= 1 for draw in draws)


def is_wheel(fitness: Sequence[int], draws: Sequence[int]) -> bool:
    """Whether fitness values are not negative, and numbers lie between 1 and their sum."""
    return all(each >= 0 for each in fitness) and all(1 <= draw <= sum(fitness) for draw in draws)


def is_population(population: Sequence[str]) -> bool:
    """Whether bit strings have one length, at least 2, and their number is even and not 0."""
    pairs = len(population) > 0 and len(population) % 2 == 0
    return pairs and have_one_length(population) and len(population[0]) > 1 and are_bits(*population)


def are_choices(population: Sequence[str], choices: Sequence[Mapping[str, Any]]) -> bool:
    """Whether each generation has a draw an individual, a tail a pair, and flips that are different bits."""
    n, length = len(population), len(population[0])
    return all(
        len(each["draws"]) == n
        and len(each["tails"]) == n // 2
        and all(0 <= draw < 1 for draw in each["draws"])
        and all(1 <= tail < length for tail in each["tails"])
        and all(0 <= i < n and 0 <= j < length for i, j in each["flips"])
        and are_distinct(each["flips"])
        for each in choices
    )
