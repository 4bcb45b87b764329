# mistake: biases of later layers forgotten
import numpy as np


def forward_pass(layers, x):
    W = [np.array(layer, dtype=float) for layer in layers]
    a = 1 / (1 + np.exp(-(W[0][:, 0] + W[0][:, 1:] @ np.array(x))))
    outputs = [a]
    for m in W[1:]:
        a = 1 / (1 + np.exp(-(m[:, 1:] @ a)))
        outputs.append(a)
    return outputs
