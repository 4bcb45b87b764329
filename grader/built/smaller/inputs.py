"""Simpler inputs of a function: each argument alone, and several arguments at once."""

from collections.abc import Iterator
from itertools import chain

from grader.built.smaller.any_value import smaller
from grader.built.smaller.baskets import without_items
from grader.built.smaller.sequences import NO_ITEM
from grader.built.smaller.table_rows import Inputs, narrower, plainer
from grader.codec.values import Value


def smaller_inputs(inputs: Inputs) -> Iterator[dict[str, Value]]:
    """Inputs that are simpler by one step, of one argument or across arguments, the largest steps first."""
    shared = chain(narrower(inputs), without_items(inputs), plainer(inputs))
    ways = [shared, *(one_argument(inputs, name) for name in inputs)]
    # In turns, one of each way, so that a long argument does not keep the others waiting.
    while ways:
        taken = [next(way, NO_ITEM) for way in ways]
        yield from (each for each in taken if each is not NO_ITEM)
        ways = [way for way, each in zip(ways, taken, strict=True) if each is not NO_ITEM]


def one_argument(inputs: Inputs, name: str) -> Iterator[dict[str, Value]]:
    """The inputs with one argument simpler."""
    return ({**inputs, name: value} for value in smaller(inputs[name]))
