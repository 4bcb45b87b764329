"""algorithm: decimals of many digits, class by class."""

from decimal import Decimal, getcontext


def threshold_gain(rows, attribute, target, threshold):
    getcontext().prec = 40
    two = Decimal(2).ln()

    def bits(part):
        total = Decimal(0)
        for label in {row[target] for row in part}:
            p = Decimal(sum(row[target] == label for row in part)) / len(part)
            total -= p * p.ln() / two
        return total

    sides = {}
    for row in rows:
        sides.setdefault(row[attribute] < threshold, []).append(row)
    return bits(rows) - sum(len(side) * bits(side) for side in sides.values()) / len(rows)
