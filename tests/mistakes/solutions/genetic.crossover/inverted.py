# mistake: second child turned over
def crossover(a, b, mask):
    child = ""
    for x, y, m in zip(a, b, mask):
        child += x if m == "1" else y
    return [child, child.translate(str.maketrans("01", "10"))]
