# %% doubling: algorithm: the dict doubles with every leaf
def labelling_points(leaves):
    points = {"": (0, 0)}
    for positives, negatives in leaves:
        points = {
            signs + sign: (x + (sign == "+") * negatives, y + (sign == "+") * positives)
            for signs, (x, y) in points.items()
            for sign in "+-"
        }
    return points
# %% bits: algorithm: the bits of a number say which leaves are positive
def labelling_points(leaves):
    n = len(leaves)
    found = {}
    for number in range(2 ** n):
        chosen = [i for i in range(n) if number >> i & 1]
        signs = "".join("+" if i in chosen else "-" for i in range(n))
        found[signs] = [sum(leaves[i][1] for i in chosen), sum(leaves[i][0] for i in chosen)]
    return found
