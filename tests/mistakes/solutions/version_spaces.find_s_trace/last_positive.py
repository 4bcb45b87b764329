# mistake: last positive example
def find_s_trace(examples):
    h, steps = None, []
    for x, label in examples:
        if label == "yes":
            h = x
        steps.append(h)
    return steps
