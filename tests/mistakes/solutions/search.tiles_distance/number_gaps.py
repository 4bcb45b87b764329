# mistake: differences of the numbers
def tiles_distance(board, goal):
    total = 0
    for row, wanted in zip(board, goal):
        for tile, home in zip(row, wanted):
            if tile != 0:
                total += abs(tile - home)
    return total
