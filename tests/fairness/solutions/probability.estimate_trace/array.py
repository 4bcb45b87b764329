"""type: an array of single-precision numbers."""

import numpy as np


def estimate_trace(outcomes, event, m, prior):
    hits = np.cumsum(np.array(outcomes) == event)
    return ((hits + m * prior) / (np.arange(1, len(outcomes) + 1) + m)).astype(np.float32)
