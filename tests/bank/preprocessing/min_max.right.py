# %% from_above: algorithm: measured from the largest number; a tuple
def min_max(train, values, low, high):
    first, *_, last = [*sorted(train), max(train)]
    return tuple(low if first == last else high - (high - low) * (last - v) / (last - first) for v in values)
# %% plain: algorithm: a slope and an offset
def min_max(train, values, low, high):
    a, b = min(train), max(train)
    if a == b:
        return [low] * len(values)
    slope = (high - low) / (b - a)
    offset = low - slope * a
    return [slope * v + offset for v in values]
