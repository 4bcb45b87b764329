# mistake: weighted sums
import math


def forward_pass(layers, x):
    nets = []
    for layer in layers:
        net = []
        for row in layer:
            net.append(row[0] + sum(row[i + 1] * v for i, v in enumerate(x)))
        nets.append(net)
        x = [1 / (1 + math.exp(-n)) for n in net]
    return nets
