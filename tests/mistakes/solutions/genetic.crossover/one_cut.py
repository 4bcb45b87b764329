# mistake: one cut only
def crossover(a, b, mask):
    cut = 0
    while cut < len(mask) and mask[cut] == mask[0]:
        cut += 1
    return [a[:cut] + b[cut:], b[:cut] + a[cut:]]
