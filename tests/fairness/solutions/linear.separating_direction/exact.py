"""algorithm: fractions, with a rate of a thousandth; only mistakes change anything."""

from fractions import Fraction


def separating_direction(examples):
    rate = Fraction(1, 1000)
    data = [([Fraction(1)] + [Fraction(str(v)) for v in x], label == 1) for x, label in examples]
    w = [Fraction(0)] * len(data[0][0])
    total = lambda x: sum(p * q for p, q in zip(w, x))
    while any((total(x) > 0) != positive for x, positive in data):
        for x, positive in data:
            if positive and total(x) <= 0:
                w = [p + rate * q for p, q in zip(w, x)]
            elif not positive and total(x) > 0:
                w = [p - rate * q for p, q in zip(w, x)]
    return w[1:]
