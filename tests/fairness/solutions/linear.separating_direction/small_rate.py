"""algorithm: the rate 0.1 of the lectures, in floating point."""


def separating_direction(examples):
    eta = 0.1
    n = len(examples[0][0])
    w0, w = 0.0, n * [0.0]
    done = False
    while not done:
        for x, t in examples:
            o = 1 if w0 + sum(w[i] * x[i] for i in range(n)) > 0 else 0
            w0 = w0 + eta * (t - o)
            w = [w[i] + eta * (t - o) * x[i] for i in range(n)]
        done = True
        for x, t in examples:
            o = 1 if w0 + sum(w[i] * x[i] for i in range(n)) > 0 else 0
            if o != t:
                done = False
    return w
