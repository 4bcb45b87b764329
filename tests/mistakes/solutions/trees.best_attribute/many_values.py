# mistake: most values
def best_attribute(rows, target):
    return max((a for a in rows[0] if a != target), key=lambda a: len({row[a] for row in rows}))
