# %% recursive: algorithm: two functions that call each other
def best_move(moves):
    def opponent(state):
        return min(map(own, state)) if isinstance(state, list) else state
    def own(state):
        return max(map(opponent, state)) if isinstance(state, list) else state
    name = max(moves, key=lambda m: opponent(moves[m]))
    return name, opponent(moves[name])
# %% negamax: algorithm: one function with a changing sign; a list
def best_move(moves):
    def value(state, sign):
        if not isinstance(state, list):
            return sign * state
        return max(-value(child, -sign) for child in state)
    best = None
    for name, state in moves.items():
        got = -value(state, -1)
        if best is None or got > best[1]:
            best = [name, got]
    return best
