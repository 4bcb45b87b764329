"""algorithm: value by value, a copy after each example."""


def find_s_trace(examples):
    h, steps = None, []
    for x, label in examples:
        if label == "yes":
            if h is None:
                h = list(x)
            else:
                for i in range(len(x)):
                    if h[i] != x[i]:
                        h[i] = "?"
        steps.append(list(h))
    return steps
