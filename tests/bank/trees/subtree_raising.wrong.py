# %% own_rows from right/recursive: mistake: rows of other branches left out
#       other = relabel(node["branches"][big], rows, target)
# return other if total(other, rows, target, z) < total(node, rows, target, z) else node => part = relabel(node["branches"][big], parts[big], target)
# +     return other if total(part, parts[big], target, z) < total(node, rows, target, z) else node
# %% any_of_them from right/recursive: mistake: any branch raised
# -     big = max(parts, key=lambda v: len(parts[v]))
# -     if isinstance(node["branches"][big], str):
# -         return node
# -     other = relabel(node["branches"][big], rows, target)
# +     found = [relabel(b, rows, target) for b in node["branches"].values() if not isinstance(b, str)]
# return other if total(other, rows, target, z) < total(node, rows, target, z) else node => return min([node, *found], key=lambda t: total(t, rows, target, z))
# %% leaves_too from right/recursive: mistake: replaced by leaves
# -     if isinstance(node["branches"][big], str):
# -         return node
# -     other = relabel(node["branches"][big], rows, target)
# return other if total(other, rows, target, z) < total(node, rows, target, z) else node => found = [node, relabel("", rows, target)]
# +     if not isinstance(node["branches"][big], str):
# +         found.append(relabel(node["branches"][big], rows, target))
# +     return min(found, key=lambda t: total(t, rows, target, z))
# %% training from right/recursive: mistake: observed errors
# return (f + z**2/(2*n) + z*sqrt(f/n - f**2/n + z**2/(4*n**2))) / (1 + z**2/n) => return f
# %% downwards from right/recursive: mistake: from the root downwards
# -     node = {"test": tree["test"], "branches": {v: work(b, parts[v], target, z) for v, b in tree["branches"].items()}}
#       big = max(parts, key=lambda v: len(parts[v]))
# -     if isinstance(node["branches"][big], str):
# -         return node
# -     other = relabel(node["branches"][big], rows, target)
# -     return other if total(other, rows, target, z) < total(node, rows, target, z) else node
# +     if not isinstance(tree["branches"][big], str):
# +         other = relabel(tree["branches"][big], rows, target)
# +         if total(other, rows, target, z) < total(tree, rows, target, z):
# +             return work(other, rows, target, z)
# +     return {"test": tree["test"], "branches": {v: work(b, parts[v], target, z) for v, b in tree["branches"].items()}}
# %% not_divided from right/recursive: mistake: none that is known
# total(new, rows, target, z) / len(rows) => total(new, rows, target, z)
# %% root_only from right/recursive: mistake: none that is known
# {v: work(b, parts[v], target, z) for v, b in tree["branches"].items()}} => dict(tree["branches"])}
# %% least_popular from right/recursive: mistake: none that is known
# big = max => big = min
# %% lower_end from right/recursive: mistake: none that is known
# + z*sqrt => - z*sqrt
# %% old_labels from right/recursive: mistake: none that is known
# other = relabel(node["branches"][big], rows, target) => other = node["branches"][big]
