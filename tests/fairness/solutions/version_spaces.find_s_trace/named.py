"""type: a dict for each example with the hypothesis under its name."""


def find_s_trace(examples):
    h = list(examples[0][0])
    steps = []
    for x, label in examples:
        h = [a if a == b or label == "no" else "?" for a, b in zip(h, x)]
        steps.append({"hypothesis": h})
    return steps
