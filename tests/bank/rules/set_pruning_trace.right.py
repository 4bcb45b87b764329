# %% lists: algorithm: copies of nested lists, every deletion with a tuple of errors and kind
def set_pruning_trace(rules, default, rows, target):
    def errors(these):
        wrong = 0
        for row in rows:
            for body, label in these:
                if all(row[a] == v for a, v in body):
                    break
            else:
                label = default
            wrong += label != row[target]
        return wrong
    now = errors(rules)
    steps = [{"rules": rules, "errors": now}]
    while True:
        options = []
        for i, (body, label) in enumerate(rules):
            without = rules[:i] + rules[i + 1:]
            options.append((errors(without), 0, without))
            for j in range(len(body)):
                shorter = rules[:i] + [[body[:j] + body[j + 1:], label]] + rules[i + 1:]
                options.append((errors(shorter), 1, shorter))
        if not options or min(options, key=lambda o: o[:2])[0] > now:
            return steps
        now, _, rules = min(options, key=lambda o: o[:2])
        steps.append({"rules": rules, "errors": now})
# %% sets: algorithm: bodies as frozensets; the first rule of each row found by sets of places; the last of equals
def set_pruning_trace(rules, default, rows, target):
    every = set(range(len(rows)))
    places = {}
    for i, row in enumerate(rows):
        for pair in row.items():
            places.setdefault(pair, set()).add(i)
    def errors(these):
        left, right = set(every), 0
        for body, label in these:
            taken = left.intersection(*(places.get(pair, set()) for pair in body))
            right += len(taken & places.get((target, label), set()))
            left -= taken
        return len(rows) - right - len(left & places.get((target, default), set()))
    here = tuple((frozenset(map(tuple, body)), label) for body, label in rules)
    out = [(here, errors(here))]
    while here:
        kinds = [here[:i] + here[i + 1:] for i in reversed(range(len(here)))]
        finer = [here[:i] + ((body - {pair}, label),) + here[i + 1:] for i, (body, label) in enumerate(here) for pair in body]
        best = min(kinds + finer, key=errors)
        if errors(best) > errors(here):
            break
        here = best
        out.append((here, errors(here)))
    return out
# %% with_pandas: algorithm: labels of a DataFrame filled in from the last rule to the first; bodies as dicts
import pandas as pd
def set_pruning_trace(rules, default, rows, target):
    frame = pd.DataFrame(rows)
    def errors(these):
        labels = pd.Series(default, index=frame.index)
        for body, label in reversed(these):
            mask = pd.Series(True, index=frame.index)
            for a, v in body.items():
                mask &= frame[a] == v
            labels[mask] = label
        return int((labels != frame[target]).sum())
    here = [(dict(body), label) for body, label in rules]
    result = [{"rules": here, "errors": errors(here)}]
    while here:
        found = []
        for n, (body, label) in enumerate(here):
            found.append([r for m, r in enumerate(here) if m != n])
        for n, (body, label) in enumerate(here):
            for a in body:
                found.append([r if m != n else ({b: w for b, w in body.items() if b != a}, label) for m, r in enumerate(here)])
        counts = [errors(each) for each in found]
        if min(counts) > result[-1]["errors"]:
            break
        here = found[counts.index(min(counts))]
        result.append({"rules": here, "errors": min(counts)})
    return result
