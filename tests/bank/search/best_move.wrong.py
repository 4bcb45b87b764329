# %% helpful from right/recursive: mistake: a helpful opponent
# min(map(own, state)) => max(map(own, state))
# %% own_first from right/recursive: mistake: your own turn after your move
# name = max(moves, key=lambda m: opponent(moves[m])) => name = max(moves, key=lambda m: own(moves[m]))
# return name, opponent(moves[name]) => return name, own(moves[name])
# %% last_one from right/negamax: mistake: last of equal moves
# got > best[1] => got >= best[1]
# %% first_layer from right/recursive: mistake: none that is known
# max(map(opponent, state)) if isinstance(state, list) => opponent(state[0]) if isinstance(state, list)
# %% absolute from right/negamax: mistake: none that is known
# got > best[1] => abs(got) > abs(best[1])
# %% sums from right/recursive: mistake: none that is known
# min(map(own, state)) => sum(map(own, state))
# %% always_least from right/recursive: mistake: opponent at every turn
# max(map(opponent, state)) => min(map(opponent, state))
# %% means from right/recursive: mistake: mean of what may follow
# min(map(own, state)) => sum(map(own, state)) / len(state)
# %% worst from right/recursive: mistake: worst move
# name = max(moves => name = min(moves
