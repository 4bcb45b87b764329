# mistake: biases of later layers forgotten
import math


def forward_pass(layers, x):
    outputs = []
    signal = list(x)
    for number, layer in enumerate(layers):
        nxt = []
        for row in layer:
            bias, weights = row[0], row[1:]
            s = bias if number == 0 else 0
            for w, value in zip(weights, signal):
                s += w * value
            nxt.append(1 / (1 + math.exp(-s)))
        outputs.append(nxt)
        signal = nxt
    return outputs
