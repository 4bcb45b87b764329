"""Right answers of several shapes, and each near miss as a slip in them: what the matrix is made from."""

import math
from collections.abc import Callable
from statistics import pstdev, pvariance
from typing import Any

from grader.diagnose.near.failing_input import FailingInput, with_numbers
from grader.diagnose.near.rounding import half_precision

NUMBERS = [0.9403, 1.5567, 0.2471, 2.8074, 1.1623]
SHARES = [{"a": 0.2, "b": 0.5, "c": 0.3}, {"a": 0.125, "b": 0.875}, {"a": 0.61, "b": 0.39}, {"a": 0.4, "b": 0.6}]
ROWS = [[3.25, 1.5, 0.75], [0.8, 4.1], [2.2, 9.7, 5.4, 1.3], [6.6, 7.1, 0.35]]
TABLES = [[[1.5, 2.25, 3.5], [4.75, 5.1, 6.3]], [[0.5, 1.7], [2.9, 8.6]], [[7.7, 3.3, 1.1]]]
PLACES = [[0, 3, 7], [2, 5], [1, 4, 6, 9]]
SAMPLES = [[2.0, 4.5, 9.0, 1.0], [1.0, 6.0, 2.5], [3.0, 8.0, 4.0, 4.5, 7.0], [5.0, 1.5]]
SUMS = [7.31, 0.214, 3.77, 12.09]


def each_number(rights: list[Any], change: Callable[[float], Any]) -> list[FailingInput]:
    """The right answers with every number changed."""
    return [FailingInput({}, right, with_numbers(right, change)) for right in rights]


def whole(rights: list[Any], change: Callable[[Any], Any], stdout: str = "") -> list[FailingInput]:
    """The right answers, each changed as a whole."""
    return [FailingInput({}, right, change(right), stdout) for right in rights]


def unscaled() -> list[FailingInput]:
    """Shares that are each multiplied by something of their own."""
    factors = (0.031, 0.4, 12.7, 0.0009)
    return [
        FailingInput({}, right, with_numbers(right, lambda share, by=factor: share * by))
        for right, factor in zip(SHARES, factors, strict=True)
    ]


def of_samples(right: Callable[[list[float]], float], own: Callable[[list[float]], float]) -> list[FailingInput]:
    """Two functions of samples of several sizes."""
    return [FailingInput({"values": sample}, right(sample), own(sample)) for sample in SAMPLES]


def variance(sample: list[float]) -> float:
    return pvariance(sample) * len(sample) / (len(sample) - 1)


SLIPS: dict[str, list[list[FailingInput]]] = {  # a near miss: answers that have just this slip
    "printed": [whole(NUMBERS, lambda _: None, stdout="0.94\n"), whole(ROWS, lambda _: None, stdout="[1, 2]\n")],
    "text_of_number": [whole(NUMBERS, str), whole(ROWS, lambda row: [f"{number}" for number in row])],
    "log_base": [
        each_number(NUMBERS, lambda bits: bits * math.log(2)),
        each_number(ROWS, lambda bits: bits * math.log10(2)),
        each_number(SHARES, lambda nats: nats / math.log(2)),
    ],
    "percent": [each_number(NUMBERS, lambda share: 100 * share), each_number(SHARES, lambda share: share / 100)],
    "sign": [each_number(NUMBERS, lambda number: -number), each_number(ROWS, lambda number: -number)],
    "unnormalised": [unscaled()],
    "sample_size": [
        of_samples(variance, pvariance),
        of_samples(pvariance, variance),
        of_samples(pstdev, lambda sample: math.sqrt(variance(sample))),
    ],
    "counted_from_one": [each_number(PLACES, lambda place: place + 1), each_number(PLACES, lambda place: place - 1)],
    "constant_factor": [each_number(NUMBERS, lambda number: number / 2), each_number(ROWS, lambda number: 3 * number)],
    "constant_offset": [each_number(NUMBERS, lambda number: number + 1), each_number(SUMS, lambda number: number - 2)],
    "complement": [each_number([0.31, 0.05, 0.72, 0.9], lambda share: 1 - share)],
    "reciprocal": [each_number(NUMBERS, lambda number: 1 / number), each_number(ROWS, lambda number: 1 / number)],
    "integer_division": [each_number([1.8, 2.4, 7.7, 9.2], math.floor)],
    "rounded": [
        each_number(NUMBERS, lambda number: round(number, 2)),
        each_number(NUMBERS, lambda number: round(number, 3)),
        each_number(NUMBERS, lambda number: float(f"{number:.3g}")),
        each_number(NUMBERS, half_precision),
        each_number(NUMBERS, lambda number: f"{number:.2f}"),
        each_number([0.0625, 1.4375, 2.5625], lambda number: math.floor(1000 * number + 0.5) / 1000),
        each_number([{"a": [1 / 3, "x"]}, {"a": [2 / 7, "y"]}, {"a": [5 / 9, "z"]}], lambda x: round(x, 6)),
    ],
    "rounded_on_the_way": [each_number(NUMBERS, lambda number: number * 1.0004 + 1e-5 * number**2)],
    "transposed": [whole(TABLES, lambda table: [list(column) for column in zip(*table, strict=True)])],
    "reversed_order": [whole(ROWS, lambda row: row[::-1])],
    "one_entry_off": [
        whole(ROWS, lambda row: row[:-1]),
        whole(ROWS, lambda row: row[1:]),
        whole(ROWS, lambda row: [*row, 8.8]),
        whole(ROWS, lambda row: [8.8, *row]),
    ],
}
