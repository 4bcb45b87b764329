# mistake: unknown values counted as zero
import operator

SIGN = {"=": operator.eq, "<=": operator.le, ">=": operator.ge}


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [r for r in rows if None not in list(r.values())]
    ok = [
        r
        for r in rows
        if not condition or (r[condition[0]] is not None and SIGN[condition[1]](r[condition[0]], condition[2]))
    ]
    if strategy == "mean":
        new = sum(r[column] or 0 for r in ok) / len(ok)
    else:
        known = [r[column] for r in ok if r[column] is not None]
        new = max(known, key=known.count)
    return [dict(r, **{column: new}) if r[column] is None else r for r in rows]
