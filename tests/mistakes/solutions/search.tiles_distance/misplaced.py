# mistake: misplaced tiles counted
def tiles_distance(board, goal):
    a, b = sum(board, []), sum(goal, [])
    return sum(x != y and x != 0 for x, y in zip(a, b))
