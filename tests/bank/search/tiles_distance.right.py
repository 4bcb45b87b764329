# %% complex_numbers: algorithm: complex numbers as places
def tiles_distance(board, goal):
    def where(b):
        return {t: complex(i, j) for i, row in enumerate(b) for j, t in enumerate(row)}
    here, there = where(board), where(goal)
    ways = [here[t] - there[t] for t in here if t]
    return int(sum(abs(w.real) + abs(w.imag) for w in ways))
# %% flat: algorithm: boards as one row, with divmod; type: a float
def tiles_distance(board, goal):
    width = len(board[0])
    a, b = sum(board, []), sum(goal, [])
    out = 0.0
    for tile in a:
        if tile != 0:
            (r, c), (s, d) = divmod(a.index(tile), width), divmod(b.index(tile), width)
            out += abs(r - s) + abs(c - d)
    return out
# %% places: algorithm: where every tile is
def tiles_distance(board, goal):
    home = {t: (i, j) for i, row in enumerate(goal) for j, t in enumerate(row)}
    total = 0
    for i, row in enumerate(board):
        for j, t in enumerate(row):
            if t:
                total += abs(i - home[t][0]) + abs(j - home[t][1])
    return total
