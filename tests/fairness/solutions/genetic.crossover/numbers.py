"""algorithm: whole numbers and their bits."""


def crossover(a, b, mask):
    n, x, y, m = len(a), int(a, 2), int(b, 2), int(mask, 2)
    everything = 2**n - 1
    children = x & m | y & (everything ^ m), y & m | x & (everything ^ m)
    return [f"{child:0{n}b}" for child in children]
