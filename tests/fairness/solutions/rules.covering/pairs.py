"""type: a pair for each rule, body and positions in this order, positions as a range or list."""


def covering(rows, target, positive):
    left = [k for k in range(len(rows)) if rows[k][target] == positive]
    negative = [row for row in rows if row[target] != positive]
    out = []
    while left:
        body, pos, neg = {}, [rows[k] for k in left], negative
        while neg:
            best = max(
                ((a, row[a]) for row in pos for a in row if a != target and a not in body),
                key=lambda c: (
                    sum(r[c[0]] == c[1] for r in pos) / sum(r[c[0]] == c[1] for r in pos + neg),
                    sum(r[c[0]] == c[1] for r in pos),
                ),
            )
            body[best[0]] = best[1]
            pos = [r for r in pos if r[best[0]] == best[1]]
            neg = [r for r in neg if r[best[0]] == best[1]]
        left = [k for k in left if any(rows[k][a] != v for a, v in body.items())]
        out.append((tuple(body.items()), left))
    return out
