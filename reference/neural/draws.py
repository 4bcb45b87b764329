"""Draws of networks, inputs and targets."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import TypeVar

from reference.shared.draws.numbers import Range, decimal_number, signed_number, whole_number

Drawn = TypeVar("Drawn")


def network(
    random: Random, sizes: Sequence[Range], within: Sequence[float] = (0.1, 0.9), decimals: int = 1
) -> list[list[list[float]]]:
    """The layers of a network; `sizes` begins with the number of inputs. No weight is zero.

    >>> network(Random(1), sizes=[1, 2, 1])
    [[[-0.2, 0.2], [0.8, 0.7]], [[-0.2, 0.1, 0.7]]]
    """
    numbers = [whole_number(random, size) for size in sizes]
    return [
        [[signed_number(random, within, decimals) for _ in range(1 + before)] for _ in range(units)]
        for before, units in pairwise(numbers)
    ]


def any_network(
    random: Random, sizes: Sequence[Range], span: Sequence[float] = (-5, 5), decimals: int = 0
) -> list[list[list[float]]]:
    """The layers of a network whose weights may be zero; `sizes` begins with the number of inputs.

    >>> any_network(Random(1), sizes=[1, 1])
    [[[-3, 4]]]
    """
    numbers = [whole_number(random, size) for size in sizes]
    return [
        [[decimal_number(random, span, decimals) for _ in range(1 + before)] for _ in range(units)]
        for before, units in pairwise(numbers)
    ]


def any_inputs(
    random: Random, layers: Sequence[Sequence[Sequence[float]]], span: Sequence[float] = (-5, 5), decimals: int = 0
) -> list[float]:
    """An input vector for the network, with zeros among its numbers."""
    return [decimal_number(random, span, decimals) for _ in layers[0][0][1:]]


def any_examples(
    random: Random, layers: Sequence[Sequence[Sequence[float]]], n: Range, targets: Sequence[float] = (0, 0.25, 0.9, 1)
) -> list[list[list[float]]]:
    """Examples [x, targets] for the network, with zeros among the inputs and targets also between 0 and 1."""
    number = whole_number(random, n)
    return [[any_inputs(random, layers), [random.choice(targets) for _ in layers[-1]]] for _ in range(number)]


def inputs_for(
    random: Random, layers: Sequence[Sequence[Sequence[float]]], within: Sequence[float] = (0.1, 2), decimals: int = 1
) -> list[float]:
    """An input vector for the network: a number for each input, none of them zero.

    >>> inputs_for(Random(1), [[[0.5, 0.1, 0.2]]])
    [-1.9, -0.9]
    """
    return [signed_number(random, within, decimals) for _ in layers[0][0][1:]]


def examples_for(
    random: Random,
    layers: Sequence[Sequence[Sequence[float]]],
    n: Range,
    targets: Sequence[float] = (0, 1),
    within: Sequence[float] = (0.1, 2),
) -> list[list[list[float]]]:
    """Examples [x, targets] for the network; each target is one of the given ones.

    >>> examples_for(Random(1), [[[0.5, 0.1]]], n=2)
    [[[-1.9], [0]], [[0.4], [1]]]
    """
    return [
        [inputs_for(random, layers, within), [random.choice(targets) for _ in layers[-1]]]
        for _ in range(whole_number(random, n))
    ]


def falling_errors(random: Random, n: int) -> list[int]:
    """The error of each epoch: it falls fast at first, then more slowly, and sometimes rises a little.

    >>> falling_errors(Random(1), 6)
    [97, 58, 45, 34, 34, 31]
    """
    # the power makes it fall fast at first; the noise lets it rise at times
    return [round(100 / epoch**0.7 + random.randint(-5, 3)) for epoch in range(1, n + 1)]


def error_of(random: Random, errors: Sequence[int]) -> int:
    """One of the errors, after which it takes two epochs or more until an error is below it, if there is one.

    >>> error_of(Random(1), [90, 60, 50, 51, 52, 40, 30])
    50
    """
    # one epoch later, "at the threshold too" would be the same number as counting from 0
    records = [place for place, error in enumerate(errors) if error <= min(errors[: place + 1])]
    slow = [errors[place] for place in records[:-1] if errors[place + 1] >= errors[place] > min(errors)]
    return random.choice(slow or list(errors))


def fall_of(random: Random, errors: Sequence[int], window: int) -> int:
    """A small fall of the errors over `window` epochs that occurs before every smaller one; 5 if there is none.

    >>> fall_of(Random(1), [90, 60, 40, 35, 34, 33], window=2)
    6
    """
    # at the fall itself `<` and `<=` differ, as no earlier one is smaller
    falls = [before - after for before, after in zip(errors, errors[window:], strict=False)]
    records = [fall for place, fall in enumerate(falls) if min(falls) < fall == min(falls[: place + 1])]
    return random.choice([fall for fall in records if 0 < fall <= 10] or [5])


def one_of(random: Random, values: Sequence[Drawn]) -> Drawn:
    """One of the values.

    >>> one_of(Random(1), ["frog", "toad"])
    'frog'
    """
    return random.choice(values)


def network_for(
    random: Random, sizes: Sequence[Range], classes: Sequence[str], within: Sequence[float] = (0.1, 0.9)
) -> list[list[list[float]]]:
    """A network with an output unit for each class; `sizes` are the sizes of the earlier layers, inputs first.

    >>> len(network_for(Random(1), sizes=[2, 3], classes=["frog", "newt", "toad"])[-1])
    3
    """
    return network(random, [*sizes, len(classes)], within)


def hidden_layers(random: Random, examples: int, units: int, number: int) -> list[list[list[float]]]:
    """Hidden layers: the outputs of `units` units for every example; about half give every example another code.

    >>> hidden_layers(Random(1), examples=2, units=2, number=1)
    [[[0.09, 0.33], [0.3, 0.9]]]
    """
    codes = [f"{value:0{units}b}" for value in range(2**units)]
    drawn = []
    for _ in range(number):
        # without replacement every code is new; with it, some mostly repeat
        chosen = random.sample(codes, examples) if random.random() < 0.5 else random.choices(codes, k=examples)
        drawn.append([[output_for(random, bit) for bit in code] for code in chosen])
    return drawn


def output_for(random: Random, bit: str) -> float:
    """The output of a trained unit: clearly above 0.5 for bit 1, clearly below for bit 0."""
    return decimal_number(random, (0.6, 0.98) if bit == "1" else (0.02, 0.4), 2)
