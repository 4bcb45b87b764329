# mistake: always from 0 to 1
def min_max(train, values, low=0, high=1):
    width = max(train) - min(train)
    return [(v - min(train)) / width if width else 0 for v in values]
