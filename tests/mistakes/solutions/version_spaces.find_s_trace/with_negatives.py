# mistake: negative examples generalise too
def find_s_trace(examples):
    h, steps = None, []
    for x, _ in examples:
        h = list(x) if h is None else [a if a == b else "?" for a, b in zip(h, x)]
        steps.append(h)
    return steps
