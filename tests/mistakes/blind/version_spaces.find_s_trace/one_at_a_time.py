# mistake: one value freed at a time
def find_s_trace(examples):
    h = None
    steps = []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                for i, value in enumerate(x):
                    if h[i] != "?" and h[i] != value:
                        h[i] = "?"
                        break
        steps.append(list(h))
    return steps
