"""algorithm: exact accuracies, all conditions that occur in the table, and the last in alphabetical order among equals."""

from fractions import Fraction


def covers(body, row):
    return all(row[a] == v for a, v in body.items())


def covering(rows, target, positive):
    conditions = sorted({(a, v) for row in rows for a, v in row.items() if a != target})
    uncovered = {i for i, row in enumerate(rows) if row[target] == positive}
    result = []

    def quality(body, pool):
        covered = [row for row in pool if covers(body, row)]
        p = sum(row[target] == positive for row in covered)
        return (Fraction(p, len(covered)), p) if covered else (Fraction(0), 0)

    while uncovered:
        pool = [row for i, row in enumerate(rows) if i in uncovered or row[target] != positive]
        body = {}
        while any(covers(body, row) and row[target] != positive for row in pool):
            free = [(a, v) for a, v in conditions if a not in body]
            a, v = max(free, key=lambda c: (*quality({**body, c[0]: c[1]}, pool), c))
            body[a] = v
        uncovered = {i for i in uncovered if not covers(body, rows[i])}
        result.append({"body": set(body.items()), "left": set(uncovered)})
    return result
