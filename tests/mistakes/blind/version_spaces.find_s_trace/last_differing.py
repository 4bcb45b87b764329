# mistake: none that is known
def find_s_trace(examples):
    h = None
    steps = []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                h = ["?" if a == b else b for a, b in zip(h, x)]
        steps.append(list(h))
    return steps
