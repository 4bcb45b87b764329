# mistake: none that is known
def fixed_order_tree(rows, order, target):
    values = {a: {r[a] for r in rows} for a in order}

    def grow(part, left, default):
        if not part:
            return default
        labels = [r[target] for r in part]
        if len(set(labels)) == 1:
            return labels[0]
        most = max(set(labels), key=labels.count)
        return {
            "test": left[0],
            "branches": {v: grow([r for r in part if r[left[0]] == v], left[1:], most) for v in values[left[0]]},
        }

    return grow(rows, order, None)
