# mistake: none that is known
def attribute_ranking(rows, target):
    names = [name for name in rows[0] if name != target]
    return sorted(names, key=lambda a: len({row[a] for row in rows}), reverse=True)
