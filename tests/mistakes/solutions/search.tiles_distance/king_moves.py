# mistake: diagonal moves
def tiles_distance(board, goal):
    home = {tile: (r, c) for r, row in enumerate(goal) for c, tile in enumerate(row)}
    total = 0
    for r, row in enumerate(board):
        for c, tile in enumerate(row):
            if tile != 0:
                total += max(abs(r - home[tile][0]), abs(c - home[tile][1]))
    return total
