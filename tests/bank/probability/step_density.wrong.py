# %% whole from right/along_the_breaks: mistake: whole steps
#       breaks = sorted({a, b, *(end for piece in pieces for end in piece[:2])})
# +     return sum((high - low) * height for low, high, height in pieces if a < high and low < b and a < b)
# %% inside_only from right/along_the_breaks: mistake: steps inside only
#       breaks = sorted({a, b, *(end for piece in pieces for end in piece[:2])})
# +     return sum((high - low) * height for low, high, height in pieces if a <= low and high <= b)
# %% heights from right/along_the_breaks: mistake: heights added
#       breaks = sorted({a, b, *(end for piece in pieces for end in piece[:2])})
# +     return sum(height for low, high, height in pieces if a < high and low < b) if a < b else 0
# %% height_difference: mistake: difference of the heights
def interval_probability(pieces, a, b):
    def at(x):
        return sum(height for low, high, height in pieces if low <= x < high)
    return at(b) - at(a)
# %% cumulative from right/by_cdf: mistake: up to b
# below(b) - below(a) => below(b)
# %% signed from right/by_cdf: mistake: ends exchanged
# max(0.0, below(b) - below(a)) => below(b) - below(a)
# %% uniform: mistake: share of the interval
def interval_probability(pieces, a, b):
    ends = [end for piece in pieces for end in piece[:2]]
    return (b - a) / (max(ends) - min(ends))
# %% capped from right/by_cdf: mistake: heights cut off at 1
# sum(height * => sum(min(height, 1) *
# %% first_step_only from right/by_cdf: mistake: none that is known
# in pieces) => in pieces[:1])
# %% in_order from right/by_cdf: mistake: none that is known
# below(b) - below(a)) => below(b) - below(a)) if pieces == sorted(pieces) else 0.0
# %% gaps_filled: mistake: none that is known
def interval_probability(pieces, a, b):
    total, ordered = 0.0, sorted(pieces)
    for place, (low, high, height) in enumerate(ordered):
        if place + 1 < len(ordered):
            high = ordered[place + 1][0]
        total += height * max(0.0, min(b, high) - max(a, low))
    return total
# %% mean_height from right/by_cdf: mistake: none that is known
# max(0.0, below(b) - below(a)) => (b > a) * (b - a) * sum(piece[2] for piece in pieces) / len(pieces)
# %% riemann: mistake: none that is known
def interval_probability(pieces, a, b):
    total, x = 0.0, a
    while x < b:
        total += 0.1 * sum(height for low, high, height in pieces if low <= x < high)
        x += 0.1
    return total
