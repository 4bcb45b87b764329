"""type: fractions."""

from fractions import Fraction


def min_max(train, values, low, high):
    least, most = Fraction(min(train)), Fraction(max(train))
    if most == least:
        return [Fraction(low) for _ in values]
    return [
        (Fraction(low) * (most - Fraction(v)) + Fraction(high) * (Fraction(v) - least)) / (most - least) for v in values
    ]
