"""algorithm: where every tile is."""


def tiles_distance(board, goal):
    home = {t: (i, j) for i, row in enumerate(goal) for j, t in enumerate(row)}
    total = 0
    for i, row in enumerate(board):
        for j, t in enumerate(row):
            if t:
                total += abs(i - home[t][0]) + abs(j - home[t][1])
    return total
