"""algorithm: np.unique and flatnonzero."""

import numpy as np


def split_rows(rows, attribute):
    values, codes = np.unique([row[attribute] for row in rows], return_inverse=True)
    return [np.flatnonzero(codes == k) for k in range(len(values))]
