# %% recursive: algorithm: recursion that hands the weight down
from collections import defaultdict
def predict_missing(tree, row, policy):
    out = defaultdict(float)
    def go(node, w):
        if "branches" not in node:
            if policy == "share":
                n = sum(node["counts"].values())
                for c, k in node["counts"].items():
                    out[c] += w * k / n
            else:
                out[node["label"]] += w
            return
        test = node["test"]
        name = test if isinstance(test, str) else test[0]
        if row[name] is not None:
            key = row[name] if isinstance(test, str) else ("yes" if row[name] < test[2] else "no")
            go(node["branches"][key], w)
        elif policy == "stop":
            out[max(node["counts"], key=node["counts"].get)] += w
        else:
            sizes = {k: sum(b["counts"].values()) for k, b in node["branches"].items()}
            for k, b in node["branches"].items():
                go(b, w * sizes[k] / sum(sizes.values()))
    go(tree, 1)
    return dict(out)
# %% stack: algorithm: a stack of pairs of tree and exact weight
from fractions import Fraction
def predict_missing(tree, row, policy):
    todo, ends = [(tree, Fraction(1))], []
    while todo:
        node, weight = todo.pop()
        branches = node.get("branches")
        if branches:
            asked = node["test"]
            if isinstance(asked, list):
                x = row[asked[0]]
                key = None if x is None else ["no", "yes"][x < asked[2]]
            else:
                key = row[asked]
            if key is None and policy != "stop":
                total = sum(Fraction(str(k)) for b in branches.values() for k in b["counts"].values())
                for b in branches.values():
                    todo.append((b, weight * sum(Fraction(str(k)) for k in b["counts"].values()) / total))
                continue
            if key is not None:
                todo.append((branches[key], weight))
                continue
        ends.append((node, weight))
    result = {}
    for node, weight in ends:
        counts = {c: Fraction(str(k)) for c, k in node["counts"].items()}
        for c in counts:
            if policy == "share":
                part = counts[c] / sum(counts.values())
            else:
                part = c == node.get("label", max(counts, key=counts.get))
            result[c] = result.get(c, 0) + weight * part
    return result
