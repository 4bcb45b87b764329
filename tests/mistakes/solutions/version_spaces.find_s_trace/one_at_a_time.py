# mistake: one value freed at a time
def find_s_trace(examples):
    h, steps = list(examples[0][0]), []
    for x, label in examples:
        if label == "yes":
            for i, (a, b) in enumerate(zip(h, x)):
                if a not in ("?", b):
                    h = h[:i] + ["?"] + h[i + 1 :]
                    break
        steps.append(h)
    return steps
