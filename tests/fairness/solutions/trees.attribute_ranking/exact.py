"""algorithm: whole numbers instead of logarithms; insertion into the list, tied ones before those already there."""

from collections import Counter
from fractions import Fraction
from math import prod


def attribute_ranking(rows, target):
    ranking = []
    for a in rows[0]:
        if a == target:
            continue
        c = Counter((r[a], r[target]) for r in rows)
        g = Counter(r[a] for r in rows)
        purity = Fraction(prod(n**n for n in c.values()), prod(n**n for n in g.values()))
        place = 0
        while place < len(ranking) and ranking[place][0] > purity:
            place += 1
        ranking.insert(place, (purity, a))
    return [a for _, a in ranking]
