# mistake: learning rate left out
import numpy as np


def gradient_descent_trace(examples, weights, rate, passes):
    inputs = np.column_stack([np.ones(len(examples)), [x for x, _ in examples]])
    targets = np.array([t for _, t in examples], dtype=float)
    w = np.asarray(weights, dtype=float)
    miss = targets - inputs @ w
    trace = [{"weights": w.tolist(), "error": float(miss @ miss / 2)}]
    for _ in range(passes):
        w = w + inputs.T @ miss
        miss = targets - inputs @ w
        trace.append({"weights": w.tolist(), "error": float(miss @ miss / 2)})
    return trace
