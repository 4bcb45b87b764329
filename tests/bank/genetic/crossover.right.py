# %% joined: algorithm: bit by bit; type: a tuple
def crossover(a, b, mask):
    one = "".join(x if m == "1" else y for x, y, m in zip(a, b, mask))
    two = "".join(y if m == "1" else x for x, y, m in zip(a, b, mask))
    return two, one
# %% numbers: algorithm: whole numbers and their bits
def crossover(a, b, mask):
    n, x, y, m = len(a), int(a, 2), int(b, 2), int(mask, 2)
    everything = 2**n - 1
    children = x & m | y & (everything ^ m), y & m | x & (everything ^ m)
    return [f"{child:0{n}b}" for child in children]
# %% swapping: algorithm: bits exchanged in place
def crossover(a, b, mask):
    a, b = list(a), list(b)
    for i, bit in enumerate(mask):
        if bit == "0":
            a[i], b[i] = b[i], a[i]
    return ["".join(a), "".join(b)]
