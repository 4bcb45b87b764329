"""type: the number of errors as a float, labels in a defaultdict."""

from collections import Counter, defaultdict


def one_r(rows, target):
    results = []
    for name in [n for n in rows[0] if n != target]:
        tally = defaultdict(Counter)
        for row in rows:
            tally[row[name]][row[target]] += 1
        right = 0.0
        labels = defaultdict(str)
        for value, counter in tally.items():
            labels[value] = max(counter, key=counter.get)
            right += max(counter.values())
        results.append({"attribute": name, "labels": labels, "errors": len(rows) - right})
    return sorted(results, key=lambda each: each["errors"])[0]
