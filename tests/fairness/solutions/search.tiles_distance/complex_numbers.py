"""algorithm: complex numbers as places."""


def tiles_distance(board, goal):
    def where(b):
        return {t: complex(i, j) for i, row in enumerate(b) for j, t in enumerate(row)}

    here, there = where(board), where(goal)
    ways = [here[t] - there[t] for t in here if t]
    return int(sum(abs(w.real) + abs(w.imag) for w in ways))
