# %% one_only from right/recursive: mistake: first option only
# for t in tree["options"]] => for t in tree["options"][:1]]
# %% passed_up from right/recursive: mistake: shares passed up
# -             results = votes
# %% unlike from right/recursive: mistake: none that is known
# len(results) for c in classes} => len(classes) for c in classes}
# %% votes_always from right/recursive: mistake: always votes
#   def option_tree_predict(tree, row, combine):
# +     combine = "vote"
# %% averages_always from right/recursive: mistake: always averages
#   def option_tree_predict(tree, row, combine):
# +     combine = "average"
# %% winner_only from right/exact: mistake: only the winner
# return Asker(row, combine).ask(tree) => found = Asker(row, combine).ask(tree)
# +     top = [c for c in found if found[c] == max(found.values())]
# +     return {c: 1 / len(top) for c in top}
# %% flat from right/recursive: mistake: all leaves alike
# + def leaves(tree, row):
# +     if "options" in tree:
# +         return [leaf for t in tree["options"] for leaf in leaves(t, row)]
# +     if "test" not in tree:
# +         return [tree]
# +     test = tree["test"]
# +     key = row[test] if isinstance(test, str) else "yes" if row[test[0]] < test[2] else "no"
# +     return leaves(tree["branches"][key], row)
# results = [option_tree_predict(t, row, combine) for t in tree["options"]] => results = [option_tree_predict(leaf, row, combine) for leaf in leaves(tree, row)]
# %% pooled from right/recursive: mistake: counts added up
# + def counted(tree, row):
# +     if "options" in tree:
# +         total = {}
# +         for t in tree["options"]:
# +             for c, k in counted(t, row).items():
# +                 total[c] = total.get(c, 0) + k
# +         return total
# +     if "test" not in tree:
# +         return tree["counts"]
# +     test = tree["test"]
# +     key = row[test] if isinstance(test, str) else "yes" if row[test[0]] < test[2] else "no"
# +     return counted(tree["branches"][key], row)
#   def option_tree_predict(tree, row, combine):
# +     if combine == "average":
# +         found = counted(tree, row)
# +         return {c: k / sum(found.values()) for c, k in found.items()}
# %% ties_to_the_first: mistake: tie goes to the first
from fractions import Fraction


def option_tree_predict(tree, row, combine):
    def descend(node):
        while "test" in node:
            test = node["test"]
            if isinstance(test, str):
                outcome = row[test]
            else:
                outcome = "yes" if row[test[0]] < test[2] else "no"
            node = node["branches"][outcome]
        return node

    def total(results):
        out = {}
        for result in results:
            for c, number in result.items():
                out[c] = out.get(c, 0) + number
        return {c: number / len(results) for c, number in out.items()}

    def average(node):
        node = descend(node)
        if "options" in node:
            return total([average(option) for option in node["options"]])
        n = sum(node["counts"].values())
        return {c: number / n for c, number in node["counts"].items()}

    def shares(node):
        node = descend(node)
        if "options" in node:
            return total([vote(option) for option in node["options"]])
        return {node["label"]: Fraction(1)}

    def vote(node):
        result = shares(node)
        most = max(result.values())
        winners = [c for c, number in result.items() if number == most]
        return {min(winners): Fraction(1)}

    result = average(tree) if combine == "average" else shares(tree)
    return {c: float(number) for c, number in result.items()}
