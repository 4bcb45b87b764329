# mistake: none that is known
def find_s_trace(examples):
    h, steps = list(examples[0][0]), []
    last = h
    for x, label in examples:
        if label == "yes":
            h = [a if a == b else "?" for a, b in zip(last, x)]
            last = x
        steps.append(h)
    return steps
