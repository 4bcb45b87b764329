# mistake: b less a
import statistics


def paired_t(a, b):
    d = [y - x for x, y in zip(a, b)]
    return statistics.mean(d) / (statistics.stdev(d) / len(d) ** 0.5)
