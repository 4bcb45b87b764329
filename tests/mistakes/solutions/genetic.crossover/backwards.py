# mistake: mask read from the right
def crossover(a, b, mask):
    n = len(mask)
    one = [a[i] if mask[n - 1 - i] == "1" else b[i] for i in range(n)]
    two = [b[i] if mask[n - 1 - i] == "1" else a[i] for i in range(n)]
    return "".join(one), "".join(two)
