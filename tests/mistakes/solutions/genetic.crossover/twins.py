# mistake: the same child twice
def crossover(a, b, mask):
    one, two = list(b), list(a)
    for i, bit in enumerate(mask):
        if bit == "1":
            one[i] = a[i]
        else:
            two[i] = b[i]
    return ["".join(one), "".join(two)]
