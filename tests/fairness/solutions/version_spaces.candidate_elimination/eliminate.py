"""algorithm: list all hypotheses, eliminate, and look for the borders of what is left; lists of lists."""

from itertools import product


def candidate_elimination(domains, examples):
    space = [list(h) for h in product(*(d + ["?"] for d in domains))]
    covers = lambda h, x: all(a == "?" or a == b for a, b in zip(h, x))
    trace = []
    for x, label in examples:
        space = [h for h in space if covers(h, x) == (label == "yes")]
        most_specific = [h for h in space if not any(o != h and covers(h, o) for o in space)]
        most_general = [h for h in space if not any(o != h and covers(o, h) for o in space)]
        trace.append({"G": most_general, "S": most_specific})
    return trace
