# %% king_moves from right/places: mistake: diagonal moves
# t: (i, j) for i, row in enumerate(goal) for j, t => tile: (r, c) for r, row in enumerate(goal) for c, tile
# i, row => r, row
# j, t in => c, tile in
# if t: => if tile != 0:
# abs(i - home[t][0]) + abs(j - home[t][1]) => max(abs(r - home[tile][0]), abs(c - home[tile][1]))
# %% number_gaps from right/places: mistake: differences of the numbers
# -     home = {t: (i, j) for i, row in enumerate(goal) for j, t in enumerate(row)}
# i, row in enumerate(board) => row, wanted in zip(board, goal)
# j, t in enumerate(row) => tile, home in zip(row, wanted)
# if t: => if tile != 0:
# (i - home[t][0]) + abs(j - home[t][1]) => (tile - home)
# %% gap: mistake: empty square counted
def tiles_distance(board, goal):
    home = {t: (r, c) for r, row in enumerate(goal) for c, t in enumerate(row)}
    return sum(abs(r - home[t][0]) + abs(c - home[t][1]) for r, row in enumerate(board) for c, t in enumerate(row))
# %% misplaced: mistake: misplaced tiles counted
def tiles_distance(board, goal):
    a, b = sum(board, []), sum(goal, [])
    return sum(x != y and x != 0 for x, y in zip(a, b))
# %% number_gaps_everywhere: mistake: differences of the numbers
import numpy as np
def tiles_distance(board, goal):
    return int(np.abs(np.array(board) - np.array(goal)).sum())
# %% euclid from number_gaps_everywhere: mistake: straight lines
# return int(np.abs(np.array(board) - np.array(goal)).sum()) => a, b = np.array(board), np.array(goal)
# +     return sum(np.linalg.norm(np.argwhere(a == t)[0] - np.argwhere(b == t)[0]) for t in range(1, a.size))
# %% swept_transposed from right/places: mistake: rows taken for columns
# home = {t: (i, j) for i, row in enumerate(goal) for j, t in enumerate(row) => pos = {
# +     for i, row in enumerate(goal):
# +         for j, t in enumerate(row):
# +             pos[t] = (i, j)
# if t => if t != 0
# home[t][0]) + abs(j - home[t][1 => pos[t][1]) + abs(j - pos[t][0
# %% swept_flat: mistake: squares counted in one row
def tiles_distance(board, goal):
    b = [t for r in board for t in r]; g = [t for r in goal for t in r]
    return sum(abs(b.index(t) - g.index(t)) for t in b if t)
# %% swept_square: mistake: number of rows for the width
def tiles_distance(board, goal):
    n = len(board)
    b = [t for r in board for t in r]; g = [t for r in goal for t in r]
    return sum(abs(b.index(t) // n - g.index(t) // n) + abs(b.index(t) % n - g.index(t) % n) for t in b if t)
# %% swept_square_rows: mistake: squares beyond the square part
def tiles_distance(board, goal):
    n = len(board); total = 0
    for i in range(n):
        for j in range(n):
            for k in range(n):
                for l in range(n):
                    if j < len(board[0]) and l < len(board[0]) and board[i][j] == goal[k][l] != 0:
                        total += abs(i - k) + abs(j - l)
    return total
