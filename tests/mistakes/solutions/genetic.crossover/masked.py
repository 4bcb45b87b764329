# mistake: zeros where the mask has zeros
def crossover(a, b, mask):
    n, m = len(mask), int(mask, 2)
    return [format(int(a, 2) & m, f"0{n}b"), format(int(b, 2) & m, f"0{n}b")]
