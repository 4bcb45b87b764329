# mistake: blocks of the table
import math


def stratified_folds(labels, k):
    size = math.ceil(len(labels) / k)
    return [list(range(i * size, min(len(labels), (i + 1) * size))) for i in range(k)]
