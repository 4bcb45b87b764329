# mistake: divided by the largest
def min_max(train, values, low, high):
    top = max(train)
    return [v / top * (high - low) + low for v in values]
