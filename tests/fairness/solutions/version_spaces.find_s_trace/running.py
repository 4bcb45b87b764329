"""algorithm: itertools.accumulate over a rule for one example."""

from itertools import accumulate


def after(h, example):
    x, label = example
    return [a if a == b else "?" for a, b in zip(h, x)] if label == "yes" else h


def find_s_trace(examples):
    return list(accumulate(examples[1:], after, initial=examples[0][0]))
