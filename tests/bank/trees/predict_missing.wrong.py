# %% same_each from right/recursive: mistake: equal weights
# w * sizes[k] / sum(sizes.values()) => w / len(sizes)
# %% biggest from right/recursive: mistake: largest branch only
# -             for k, b in node["branches"].items():
# -                 go(b, w * sizes[k] / sum(sizes.values()))
# +             go(node["branches"][max(sizes, key=sizes.get)], w)
# %% by_root from right/recursive: mistake: shares of the root
# / sum(sizes.values())) => / sum(tree["counts"].values()))
# %% label_always from right/recursive: mistake: always as vote
# if policy == "share" => if policy == "never"
# %% no_path from right/recursive: mistake: none that is known
# go(b, w * sizes[k] => go(b, sizes[k]
# %% whole_node from right/recursive: mistake: none that is known
# / sum(sizes.values())) => / sum(node["counts"].values()))
# %% shares_always from right/recursive: mistake: always as share
# if policy == "share" => if policy != "never"
# elif policy == "stop": => elif False:
# %% ends_there from right/recursive: mistake: weights unchanged
# -             sizes = {k: sum(b["counts"].values()) for k, b in node["branches"].items()}
# -             for k, b in node["branches"].items():
# -                 go(b, w * sizes[k] / sum(sizes.values()))
# +             pass
# elif policy == "stop": => else:
# -             out[max(node["counts"], key=node["counts"].get)] += w
# -         else:
# -             pass
# +             for c, k in node["counts"].items():
# +                 out[c] += w * k / sum(node["counts"].values())
# %% branches_vote_once: mistake: one class for each branch
def predict_missing(tree, row, policy):
    if "label" in tree:
        if policy == "share":
            n = sum(tree["counts"].values())
            return {c: number / n for c, number in tree["counts"].items()}
        return {tree["label"]: 1.0}
    test = tree["test"]
    value = row.get(test if isinstance(test, str) else test[0])
    if value is not None:
        if not isinstance(test, str):
            value = "yes" if value < test[2] else "no"
        return predict_missing(tree["branches"][value], row, policy)
    if policy == "stop":
        return {max(tree["counts"], key=tree["counts"].get): 1.0}
    sizes = {v: sum(below["counts"].values()) for v, below in tree["branches"].items()}
    everything = sum(sizes.values())
    result = {}
    for v, below in tree["branches"].items():
        part = predict_missing(below, row, policy)
        if policy == "vote":
            part = {max(part, key=part.get): 1.0}
        for c, weight in part.items():
            result[c] = result.get(c, 0) + weight * sizes[v] / everything
    return result
# %% sums_of_branches: mistake: none that is known
def predict_missing(tree, row, policy):
    if "label" in tree:
        if policy == "share":
            n = sum(tree["counts"].values())
            return {c: number / n for c, number in tree["counts"].items()}
        return {tree["label"]: 1.0}
    test = tree["test"]
    value = row.get(test if isinstance(test, str) else test[0])
    if value is not None:
        if not isinstance(test, str):
            value = "yes" if value < test[2] else "no"
        return predict_missing(tree["branches"][value], row, policy)
    if policy == "stop":
        total = {}
        for below in tree["branches"].values():
            for c, number in below["counts"].items():
                total[c] = total.get(c, 0) + number
        return {max(total, key=total.get): 1.0}
    sizes = {v: sum(below["counts"].values()) for v, below in tree["branches"].items()}
    everything = sum(sizes.values())
    result = {}
    for v, below in tree["branches"].items():
        for c, weight in predict_missing(below, row, policy).items():
            result[c] = result.get(c, 0) + weight * sizes[v] / everything
    return result
