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
