"""algorithm: a slope and an offset."""


def min_max(train, values, low, high):
    a, b = min(train), max(train)
    if a == b:
        return [low] * len(values)
    slope = (high - low) / (b - a)
    offset = low - slope * a
    return [slope * v + offset for v in values]
