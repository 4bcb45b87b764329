"""algorithm: three loops."""

import math


def forward_pass(layers, x):
    result = []
    values = list(x)
    for layer in layers:
        outputs = []
        for row in layer:
            total = row[0]
            for i in range(len(values)):
                total += row[i + 1] * values[i]
            outputs.append(1 / (1 + math.exp(-total)))
        result.append(outputs)
        values = outputs
    return result
