# mistake: none that is known
def find_s_trace(examples):
    h = None
    steps = []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                h = h[:1] + [a if a == b else "?" for a, b in zip(h[1:], x[1:])]
        steps.append(list(h))
    return steps
