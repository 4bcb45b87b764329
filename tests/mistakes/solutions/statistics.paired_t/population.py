# mistake: divided by n
import numpy as np


def paired_t(a, b):
    d = np.array(a) - np.array(b)
    return d.mean() / (d.std() / np.sqrt(len(d)))
