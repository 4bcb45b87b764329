# mistake: last positive example
def find_s_trace(examples):
    h = None
    steps = []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                h = list(x)
        steps.append(list(h))
    return steps
