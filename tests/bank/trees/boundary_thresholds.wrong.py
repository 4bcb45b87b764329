# %% all_of_them from right/grouped: mistake: all midpoints
# if len(classes[low] | classes[high]) > 1: => if True:
# %% shared from right/grouped: mistake: a boundary only if the classes are completely different
# if len(classes[low] | classes[high]) > 1: => if not classes[low] & classes[high]:
# %% low from right/grouped: mistake: the lower value
# (low + high) / 2 => low
# %% sorted_pairs: mistake: neighbours in the sorted list compared
def boundary_thresholds(values, labels):
    pairs = sorted(zip(values, labels))
    out = []
    for (v, a), (w, b) in zip(pairs, pairs[1:]):
        if a != b and v != w:
            out.append((v + w) / 2)
    return out
# %% argsort from sorted_pairs: mistake: neighbours in the sorted list compared
# sorted(zip(values, labels)) => sorted(zip(values, labels), key=lambda pair: pair[0])
# %% unsorted from sorted_pairs: mistake: examples not sorted
# sorted(zip(values, labels)) => list(zip(values, labels))
# %% inside_a_value from sorted_pairs: mistake: none that is known
# if a != b and v != w: => if a != b:
# %% majority from right/grouped: mistake: mixed values ignored
# classes.setdefault(value, set()).add(label) => classes.setdefault(value, []).append(label)
# len(classes[low] | classes[high]) > 1 => max(classes[low], key=classes[low].count) != max(classes[high], key=classes[high].count)
# %% last_class from right/grouped: mistake: none that is known
# classes.setdefault(value, set()).add(label) => classes[value] = {label}
# %% other_sets: mistake: a boundary only if the sets of classes differ
def boundary_thresholds(values, labels):
    classes = {}
    for value, label in zip(values, labels):
        classes.setdefault(value, set()).add(label)
    found = []
    order = sorted(classes)
    for low, high in zip(order, order[1:]):
        if classes[low] != classes[high]:
            found.append((low + high) / 2)
    return found
