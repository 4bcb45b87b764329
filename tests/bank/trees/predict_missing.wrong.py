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
