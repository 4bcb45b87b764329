"""type: a Decimal."""

from decimal import Decimal


def sigmoid(z):
    return 1 / (1 + (-Decimal(str(z))).exp())
