"""Answers that are the right ones times a factor: another base, percentages, n or n - 1, a sum that is not 1."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import mul

from grader.checks.containers import items_of
from grader.checks.numeric import float_of
from grader.codec.values import Value
from grader.diagnose.near.failing_input import (
    MIN_INPUTS_FOR_NEAR_MISS,
    FailingInput,
    NearMiss,
    all_changed_by,
    has_telling_numbers,
    is_changed_by,
    with_numbers,
)

LOG_BASES = {  # the factor: the base that was taken, and the one that is right
    math.log(2): ("e", "2"),
    math.log10(2): ("10", "2"),
    1 / math.log(2): ("2", "e"),
    math.log10(math.e): ("10", "e"),
    math.log2(10): ("2", "10"),
    math.log(10): ("e", "10"),
}
OF_A_BASE = "logarithms to base "
NAMED_FACTORS = {  # only what has a name: any number is some multiple of another
    2: "twice",
    1 / 2: "half",
    3: "three times",
    1 / 3: "a third of",
    4: "four times",
    1 / 4: "a quarter of",
    10: "ten times",
    1 / 10: "a tenth of",
    1000: "a thousand times",
    1 / 1000: "a thousandth of",
    math.pi: "π times",
    1 / math.pi: "one π-th of",
    math.sqrt(2): "√2 times",
    1 / math.sqrt(2): "one √2-th of",
    -2: "minus twice",
    -1 / 2: "minus half",
}


def log_base(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that logarithms are to another base: every number is off by the same ratio of logarithms."""
    if not has_telling_numbers(seen):
        return None
    for factor, (taken, right) in LOG_BASES.items():
        if all_changed_by(seen, partial(mul, factor)):
            hint = f"These outputs are what logarithms to base {taken} would give. Here they are to base {right}."
            return NearMiss(f"{OF_A_BASE}{taken}", hint)
    return None


def of_unnamed_base(near: NearMiss) -> NearMiss:
    """The near miss as it can be told where the text names no base: in a ratio, one of two logarithms may be meant."""
    if not near.name.startswith(OF_A_BASE):
        return near
    hint = "Every number is off by the factor between logarithms to two bases. Look at which logarithm each line takes."
    return NearMiss("another base of a logarithm", hint)


def percent(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that percentages are given for fractions of 1, or fractions for percentages."""
    if has_telling_numbers(seen) and all_changed_by(seen, partial(mul, 100)):
        return NearMiss("percentages", "These outputs are the right numbers in per cent. Return fractions of 1.")
    if has_telling_numbers(seen) and all_changed_by(seen, partial(mul, 0.01)):
        return NearMiss("fractions", "These outputs are fractions of 1. Return percentages.")
    return None


def constant_factor(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that every number is off by the same factor, one that has a name."""
    if not has_telling_numbers(seen):
        return None
    for factor, words in NAMED_FACTORS.items():
        if all_changed_by(seen, partial(mul, factor)):
            look = "Look for a factor or a divisor that is missing or too many, or for something counted again."
            return NearMiss("a constant factor", f"These outputs are {words} the right numbers. {look}")
    return None


def sample_size(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that n is the divisor where n - 1 is right, or the reverse; also below a root. Sizes differ."""
    if not has_telling_numbers(seen) or not fits_some_size(seen[0]):
        return None
    sizes = [sample_sizes(each.args) for each in seen]
    for name in sizes[0]:
        lengths = [size.get(name, 0) for size in sizes]
        # n − 1 would be 0; and where all sizes are equal, it is a constant factor.
        if min(lengths) < 2 or len(set(lengths)) < 2:
            continue
        for words, factor in OTHER_DIVISORS.items():
            if all(is_changed_by(each, partial(mul, factor(n))) for each, n in zip(seen, lengths, strict=True)):
                return NearMiss("n or n − 1", f"These outputs are what {words}.")
    return None


def fits_some_size(each: FailingInput) -> bool:
    """Whether one answer is off by a factor of n and n - 1 for some size of its inputs: a quick test, mostly false."""
    sizes = [size for size in sample_sizes(each.args).values() if size >= 2]
    return any(is_changed_by(each, partial(mul, factor(n))) for n in sizes for factor in OTHER_DIVISORS.values())


OTHER_DIVISORS: Mapping[str, Callable[[int], float]] = {
    "dividing by n would give. Divide by n − 1": lambda n: (n - 1) / n,
    "dividing by n − 1 would give. Divide by n": lambda n: n / (n - 1),
    "dividing by n below the root would give. Divide by n − 1": lambda n: math.sqrt((n - 1) / n),
    "dividing by n − 1 below the root would give. Divide by n": lambda n: math.sqrt(n / (n - 1)),
}


def sample_sizes(args: Mapping[str, Value]) -> dict[str, int]:
    """The numbers that n may mean: how many items an argument has, and the sum of its items if those are counts."""
    sizes: dict[str, int] = {}
    for name, value in args.items():
        items = items_of(value)
        if not items:
            continue
        sizes[name] = len(items)
        counts = [float_of(item) for item in items]
        if all(count is not None and count >= 0 and count.is_integer() for count in counts):
            sizes[f"sum of {name}"] = int(sum(count or 0 for count in counts))
    return sizes


def unnormalised(seen: Sequence[FailingInput]) -> NearMiss | None:
    """The near miss that numbers have the right proportions and do not add up to 1, where the right ones do."""
    sums = {round(sum(each.given), 9) for each in seen}  # one sum would be a constant factor
    telling = has_telling_numbers(seen) and len(sums) > 1 and sum(map(is_uneven, seen)) >= MIN_INPUTS_FOR_NEAR_MISS
    if telling and all(map(is_unnormalised, seen)):
        hint = "These outputs are in the right proportions, and do not add up to 1. Divide each by their sum."
        return NearMiss("not divided by the sum", hint)
    return None


def is_unnormalised(each: FailingInput) -> bool:
    """Whether the answer is right once it is divided by its sum, and the right answer adds up to 1."""
    right, total = sum(each.wanted), sum(each.given)
    # A sum of floats is seldom exactly 1.
    if not math.isclose(right, 1, rel_tol=1e-6) or not total or not math.isfinite(total):
        return False
    return each.same(each.expected, with_numbers(each.observed, lambda number: number / total))


def is_uneven(each: FailingInput) -> bool:
    """Whether the right numbers differ among each other: equal ones are in proportion to any equal ones."""
    return len({round(number, 6) for number in each.wanted}) > 1
