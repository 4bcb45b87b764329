"""algorithm: rules made first, errors counted by predicting; the last among equals, of attributes and of classes."""


def one_r(rows, target):
    rules = {}
    for a in sorted(rows[0], reverse=True):
        if a != target:
            rules[a] = {
                row[a]: max(
                    sorted({r[target] for r in rows}, reverse=True),
                    key=lambda c: sum(r[a] == row[a] and r[target] == c for r in rows),
                )
                for row in rows
            }
    wrong = {a: sum(rule[r[a]] != r[target] for r in rows) for a, rule in rules.items()}
    winner = min(rules, key=lambda a: wrong[a])
    return {"errors": wrong[winner], "labels": rules[winner], "attribute": winner}
