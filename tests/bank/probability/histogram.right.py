# %% with_numpy: algorithm: numpy's histogram, of which only the density leaves out what lies outside
import numpy as np
def histogram(values, edges, density):
    counts, _ = np.histogram(values, bins=edges)
    shares = counts / counts.sum()
    return shares / np.diff(edges) if density else shares

# %% by_bisection: algorithm: the bin of each value by bisection
from bisect import bisect_right
def histogram(values, edges, density):
    heights = [0] * (len(edges) - 1)
    inside = 0
    for value in values:
        if edges[0] <= value <= edges[-1]:
            inside += 1
            heights[min(bisect_right(edges, value), len(heights)) - 1] += 1
    for place in range(len(heights)):
        heights[place] /= inside
        if density:
            heights[place] /= edges[place + 1] - edges[place]
    return heights
