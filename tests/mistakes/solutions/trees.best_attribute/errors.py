# mistake: none that is known
from collections import Counter


def best_attribute(rows, target):
    def mistakes(a):
        wrong = 0
        for v in {row[a] for row in rows}:
            part = Counter(row[target] for row in rows if row[a] == v)
            wrong += sum(part.values()) - max(part.values())
        return wrong

    return min([a for a in rows[0] if a != target], key=mistakes)
