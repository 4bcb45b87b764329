"""algorithm: measured from the largest number; a tuple."""


def min_max(train, values, low, high):
    first, *_, last = [*sorted(train), max(train)]
    return tuple(low if first == last else high - (high - low) * (last - v) / (last - first) for v in values)
