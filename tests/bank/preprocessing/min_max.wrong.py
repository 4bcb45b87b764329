# %% begins_at_zero: mistake: interval not moved
def min_max(train, values, low, high):
    width = max(train) - min(train)
    return [(v - min(train)) * (high - low) / width if width else 0 for v in values]
# %% by_maximum from begins_at_zero: mistake: divided by the largest
# width = max(train) - min => top = max
# (v - min(train)) * (high - low) / width if width else 0 => v / top * (high - low) + low
# %% z_scores from begins_at_zero: mistake: z-scores
# + from statistics import mean, pstdev
# width = max(train) - min(train) => sd = pstdev(train) or 1
# (v - min(train)) * (high - low) / width if width else 0 => (v - mean(train)) / sd
# %% zero_to_one from begins_at_zero: mistake: always from 0 to 1
# low, high => low=0, high=1
# * (high - low) / => /
# %% clipped: mistake: cut off
def min_max(train, values, low, high):
    least, most = min(train), max(train)
    answer = []
    for v in values:
        v = least if v < least else most if v > most else v
        answer.append(low if least == most else low + (high - low) * (v - least) / (most - least))
    return answer
# %% own_scale: mistake: scaled by the values themselves
def min_max(train, values, low, high):
    if not values:
        return []
    a, b = min(values), max(values)
    if a == b:
        return [low for _ in values]
    return [low + (v - a) * (high - low) / (b - a) for v in values]
# %% scale_of_everything: mistake: scaled by the values themselves
import numpy as np
def min_max(train, values, low, high):
    both = np.array(train + values, float)
    if np.ptp(both) == 0:
        return [low] * len(values)
    scaled = (both - both.min()) / np.ptp(both) * (high - low) + low
    return scaled[len(train) :].tolist()
# %% swept
def min_max(train, values, low, high):
    a, b = min(train), max(train)
    if a == b:
        return [low for _ in values]
    return [low + (v - a) / (b - a) * (high - low) for v in values]
# %% swept_high from swept: mistake: upper end for the width
# * (high - low) for => * high for
# %% from_the_mean from begins_at_zero: mistake: mean for the smallest
# width = max(train) - min(train) => width, m = max(train) - min(train), sum(train) / len(train)
# (v - min(train)) * (high - low) / width if width else 0 => low + (v - m) * (high - low) / width if width else low
# %% nearly_the_same from right/plain: mistake: none that is known
# a == b => b - a < 1e-9
# %% largest_from_minus_1000 from right/plain: mistake: none that is known
# max(train) => max(-1000, *train)
