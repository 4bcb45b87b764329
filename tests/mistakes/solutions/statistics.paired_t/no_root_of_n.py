# mistake: root of n left out
import statistics


def paired_t(a, b):
    d = [x - y for x, y in zip(a, b)]
    return statistics.mean(d) / statistics.stdev(d)
