# mistake: none that is known
def attribute_ranking(rows, target):
    return sorted(name for name in rows[0] if name != target)
