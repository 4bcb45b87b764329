# mistake: width of the band
import numpy as np


def margin(w, b, points, labels):
    d = (np.array(points) @ np.array(w) + b) / np.linalg.norm(w) * np.array(labels)
    return 2 * d.min()
