# %% one_level: mistake: one level only
def collapse(tree):
    if "label" in tree:
        return tree
    below = list(tree["branches"].values())
    if all("label" in b for b in below):
        if len({b["label"] for b in below}) == 1:
            counts = {}
            for b in below:
                for c, n in b["counts"].items():
                    counts[c] = counts.get(c, 0) + n
            return {"label": below[0]["label"], "counts": counts}
        return tree
    return {"test": tree["test"], "branches": {v: collapse(b) for v, b in tree["branches"].items()}}
# %% first_counts from right/from_above: mistake: counts of the first leaf
# return {"counts": {c: sum(leaf["counts"].get(c, 0) for leaf in found) for c in classes}, "label": found[0]["label"]} => return found[0]
# %% ends from right/from_above: mistake: first and last branch compared
# -     if all(leaf["label"] == found[0]["label"] for leaf in found):
# +     if "label" in tree:
# +         return tree
# +     tree = {**tree, "branches": {v: collapse(b) for v, b in tree["branches"].items()}}
# +     found = leaves(tree)
# +     below = list(tree["branches"].values())
# +     if "label" in below[0] and "label" in below[-1] and below[0]["label"] == below[-1]["label"]:
# -     return {**tree, "branches": {v: collapse(b) for v, b in tree["branches"].items()}}
# +     return tree
# %% majority from right/from_above: mistake: none that is known
# if all(leaf["label"] == found[0]["label"] for leaf in found): => if sum(leaf["label"] == found[0]["label"] for leaf in found) > len(found) / 2:
# %% nothing from right/from_above: mistake: none that is known
# if all(leaf["label"] == found[0]["label"] for leaf in found): => if len(found) == 1:
# %% same_counts from right/from_above: mistake: none that is known
# leaf["label"] == found[0]["label"] for => leaf["counts"].keys() == found[0]["counts"].keys() for
# %% majority_of_counts: mistake: label of the largest count
def collapse(tree):
    if "label" in tree:
        return {"label": tree["label"], "counts": dict(tree["counts"])}
    branches = {value: collapse(below) for value, below in tree["branches"].items()}
    parts = list(branches.values())
    if all("label" in part for part in parts) and len({part["label"] for part in parts}) == 1:
        counts = {}
        for part in parts:
            for c, number in part["counts"].items():
                counts[c] = counts.get(c, 0) + number
        return {"label": max(counts, key=counts.get), "counts": counts}
    return {"test": tree["test"], "branches": branches}
