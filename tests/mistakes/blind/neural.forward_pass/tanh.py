# mistake: none that is known
import math


def forward_pass(layers, x):
    outputs = []
    signal = list(x)
    for number, layer in enumerate(layers):
        nxt = []
        for row in layer:
            bias, weights = row[0], row[1:]
            s = bias
            for w, value in zip(weights, signal):
                s += w * value
            nxt.append(math.tanh(s))
        outputs.append(nxt)
        signal = nxt
    return outputs
