"""algorithm: counts in one pass, a fraction of whole numbers."""

from fractions import Fraction


def lift(body, head, transactions):
    b = h = bh = 0
    for basket in map(frozenset, transactions):
        has_body, has_head = basket.issuperset(body), basket.issuperset(head)
        b += has_body
        h += has_head
        bh += has_body and has_head
    return Fraction(bh * len(transactions), b * h)
