"""algorithm: hypotheses as numbers, sets of instances as bit masks."""


def vc_dimension(hypotheses):
    codes = [int("".join(map(str, row)), 2) for row in hypotheses]
    best = 0
    for mask in range(2 ** len(hypotheses[0])):
        size = bin(mask).count("1")
        if len({code & mask for code in codes}) == 2**size:
            best = max(best, size)
    return best
