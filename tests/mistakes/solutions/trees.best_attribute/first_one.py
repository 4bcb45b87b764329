# mistake: none that is known
def best_attribute(rows, target):
    for a in rows[0]:
        if a != target:
            return a
