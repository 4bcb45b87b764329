# mistake: empty square counted
def tiles_distance(board, goal):
    home = {t: (r, c) for r, row in enumerate(goal) for c, t in enumerate(row)}
    return sum(abs(r - home[t][0]) + abs(c - home[t][1]) for r, row in enumerate(board) for c, t in enumerate(row))
