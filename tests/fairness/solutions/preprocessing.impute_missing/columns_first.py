"""algorithm: keys in another order, the mean as an exact fraction."""

from fractions import Fraction


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return tuple(dict(reversed(row.items())) for row in rows if not [v for v in row.values() if v is None])
    total, count, tally = Fraction(0), 0, {}
    for row in rows:
        value = row[column]
        if value is None:
            continue
        if condition is not None:
            other = row[condition[0]]
            if other is None or not eval(
                "other " + condition[1].replace("=", "==", condition[1] == "=") + " condition[2]"
            ):
                continue
        count += 1
        tally[value] = tally.get(value, 0) + 1
        if strategy == "mean":
            total += value
    fill = total / count if strategy == "mean" else sorted(tally.items(), key=lambda pair: -pair[1])[0][0]
    return [
        dict(reversed({k: fill if k == column and v is None else v for k, v in row.items()}.items())) for row in rows
    ]
