"""algorithm: the list folded into one function, and a generator's first item; a tuple."""

from functools import reduce


def decision_list(rules, default, rows):
    def before(rest, rule):
        body, label = rule
        return lambda row: rest(row) if any(row.get(a) != v for a, v in body) else label

    predict = reduce(before, rules[::-1], lambda row: default)
    return tuple(map(predict, rows))
