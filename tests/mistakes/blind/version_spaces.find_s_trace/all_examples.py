# mistake: negative examples generalise too
def find_s_trace(examples):
    h = None
    steps = []
    for x, label in examples:
        if h is None:
            h = list(x)
        else:
            h = [a if a == b else "?" for a, b in zip(h, x)]
        steps.append(list(h))
    return steps
