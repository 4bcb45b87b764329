# mistake: targets for inputs
import numpy as np


def least_squares(points, targets):
    y = np.array(targets, dtype=float)
    columns = np.array(points, dtype=float).T
    if len(columns) == 1:
        slope, start = np.polyfit(y, columns[0], 1)
        return [float(start), float(slope)]
    a = np.column_stack([np.ones(len(y)), y])
    fits = [np.linalg.lstsq(a, x, rcond=None)[0] for x in columns]
    return [float(fits[0][0])] + [float(f[1]) for f in fits]
