# mistake: scaled by the values themselves
def min_max(train, values, low, high):
    if not values:
        return []
    a, b = min(values), max(values)
    if a == b:
        return [low for _ in values]
    return [low + (v - a) * (high - low) / (b - a) for v in values]
