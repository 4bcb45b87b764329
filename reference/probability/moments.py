"""Expectation and variance of random variables, and the binomial distribution. Blockeel, appendix A; Mitchell, 5."""

import math
from collections.abc import Sequence
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal

# p**r may be far below the smallest float, and the number of orders above the largest, where their product is neither
WIDE = Context(prec=40, Emax=MAX_EMAX, Emin=MIN_EMIN)
FLOATS_DO = 100  # trials: with more of them the powers of p leave the range of floats before their product does
FEW = 1000  # successes, or failures: more of them make a number of orders of a thousand digits, and seconds of work
HALF_LN_TWO_PI = Decimal("0.91893853320467274178032973640561763986139747363778")


def expectation(values: Sequence[float], probabilities: Sequence[float]) -> float:
    """The expected value: the sum of the values times their probabilities. Mitchell, section 5.3.

    >>> round(expectation([1, 2], [0.7, 0.3]), 1)
    1.3
    """
    return sum(value * p for value, p in zip(values, probabilities, strict=True))


def variance(values: Sequence[float], probabilities: Sequence[float]) -> float:
    """The expected squared distance from the expected value; there is no n - 1 here. Mitchell, section 5.3.

    >>> round(variance([1, 2], [0.7, 0.3]), 2)
    0.21
    """
    return moments(values, probabilities)[1]


def moments(values: Sequence[float], probabilities: Sequence[float]) -> tuple[float, float, float]:
    """Expected value, variance and standard deviation of a random variable."""
    centre = expectation(values, probabilities)
    spread = expectation([(value - centre) ** 2 for value in values], probabilities)
    return (centre, spread, math.sqrt(spread))


def binomial_pmf(r: int, n: int, p: float) -> float:
    """The probability of r successes in n independent trials; 0 for an impossible r. Mitchell, section 5.3.

    >>> round(binomial_pmf(12, 40, 0.3), 6), round(binomial_pmf(515, 1030, 0.5), 6)
    (0.136574, 0.024855)
    """
    # comb would be 0 above n, but raises below 0
    if not 0 <= r <= n:
        return 0.0
    return successes_probability(r, n, p)


def successes_probability(r: int, n: int, p: float) -> float:
    """The probability of r successes in n independent trials, for an r from 0 to n."""
    try:
        return few_successes_probability(r, n, p)
    except OverflowError:
        return float(WIDE.multiply(orders(r, n), chance_of_order(r, n, p)))


def few_successes_probability(r: int, n: int, p: float) -> float:
    """The probability of r successes in n trials by the formula as the books have it; OverflowError for many trials."""
    if n > FLOATS_DO:
        raise OverflowError("a power of p may be below the smallest float")
    return float(math.comb(n, r) * p**r * (1 - p) ** (n - r))


def orders(r: int, n: int) -> Decimal:
    """The number of orders of r successes among n trials, to 30 digits or more; it may be too large for a float."""
    if min(r, n - r) <= FEW:
        return WIDE.create_decimal(math.comb(n, r))
    successes, failures = ln_factorial(r), ln_factorial(n - r)
    return WIDE.exp(WIDE.subtract(ln_factorial(n), WIDE.add(successes, failures)))


def ln_factorial(n: int) -> Decimal:
    """The natural logarithm of n! by Stirling's series, for n above 1000, where the next term is below 1e-30."""
    number = Decimal(n)
    rest = [Decimal(1) / (12 * number), Decimal(-1) / (360 * number**3), Decimal(1) / (1260 * number**5)]
    whole = WIDE.subtract(WIDE.multiply(number + Decimal("0.5"), WIDE.ln(number)), number)
    return WIDE.add(WIDE.add(whole, HALF_LN_TWO_PI), sum(rest, Decimal(0)))


def chance_of_order(r: int, n: int, p: float) -> Decimal:
    """The probability p^r (1 - p)^(n - r) of one order of r successes among n trials, however small it is."""
    success = WIDE.create_decimal_from_float(float(p))
    return WIDE.multiply(power(success, r), power(WIDE.subtract(1, success), n - r))


def power(base: Decimal, exponent: int) -> Decimal:
    """A power in which 0 to the power of 0 is 1, as it is for ints and floats."""
    # Decimal refuses 0**0
    return WIDE.power(base, exponent) if exponent else Decimal(1)


def binomial_moments(n: int, p: float) -> tuple[float, float, float]:
    """Mean, variance and standard deviation of the *number* of successes. Mitchell, section 5.3.

    >>> [round(moment, 4) for moment in binomial_moments(40, 0.3)]
    [12.0, 8.4, 2.8983]
    """
    spread = n * p * (1 - p)
    return (n * p, spread, math.sqrt(spread))
