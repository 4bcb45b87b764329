# mistake: interval not moved
def min_max(train, values, low, high):
    width = max(train) - min(train)
    return [(v - min(train)) * (high - low) / width if width else 0 for v in values]
