# %% recursive: algorithm: recursion, results as dicts of floats
def option_tree_predict(tree, row, combine):
    if "options" in tree:
        results = [option_tree_predict(t, row, combine) for t in tree["options"]]
        if combine == "vote":
            votes = []
            for r in results:
                top = [c for c in r if r[c] > max(r.values()) - 1e-9]
                votes.append({c: 1 / len(top) for c in top})
            results = votes
        classes = {c for r in results for c in r}
        return {c: sum(r.get(c, 0) for r in results) / len(results) for c in classes}
    if "test" in tree:
        test = tree["test"]
        if isinstance(test, str):
            key = row[test]
        else:
            key = "yes" if row[test[0]] < test[2] else "no"
        return option_tree_predict(tree["branches"][key], row, combine)
    if combine == "vote":
        return {tree["label"]: 1}
    n = sum(tree["counts"].values())
    return {c: k / n for c, k in tree["counts"].items()}
# %% exact: algorithm: fractions, a class that visits nodes
from collections import Counter
from fractions import Fraction
class Asker:
    def __init__(self, row, combine):
        self.row, self.vote = row, combine == "vote"
    def ask(self, node):
        while "branches" in node:
            test = node["test"]
            if isinstance(test, list):
                node = node["branches"]["yes" if self.row[test[0]] < test[-1] else "no"]
            else:
                node = node["branches"][self.row[test]]
        if "options" not in node:
            counts = Counter({node["label"]: 1}) if self.vote else node["counts"]
            return {c: Fraction(k) / Fraction(sum(counts.values())) for c, k in counts.items()}
        total = {}
        for option in node["options"]:
            result = self.ask(option)
            if self.vote:
                most = max(result.values())
                best = [c for c, w in result.items() if w == most]
                result = dict.fromkeys(best, Fraction(1, len(best)))
            for c, w in result.items():
                total[c] = total.get(c, 0) + w
        return {c: w / len(node["options"]) for c, w in total.items()}
def option_tree_predict(tree, row, combine):
    return Asker(row, combine).ask(tree)
