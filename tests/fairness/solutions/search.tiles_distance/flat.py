"""algorithm: boards as one row, with divmod; type: a float."""


def tiles_distance(board, goal):
    width = len(board[0])
    a, b = sum(board, []), sum(goal, [])
    out = 0.0
    for tile in a:
        if tile != 0:
            (r, c), (s, d) = divmod(a.index(tile), width), divmod(b.index(tile), width)
            out += abs(r - s) + abs(c - d)
    return out
