# %% wrong_way from right/recursion: mistake: wrong direction
# e = (1.0 if row[target] else 0.0) - o => e = o - (1.0 if row[target] else 0.0)
# %% no_extra from right/recursion: mistake: extra connections left out
# {a: extra for a in attributes} => {}
# %% n_of_all from right/recursion: mistake: negated ones counted in the bias
#                       unit[each[1]] = -W
# +                     unit["bias"] -= W
# %% plain from right/recursion: mistake: slope of the target left out
# deltas[name] = o * (1 - o) * e => deltas[name] = e if name == target else o * (1 - o) * e
# %% plain_below from right/recursion: mistake: slope of other units left out
# deltas[name] = o * (1 - o) * e => deltas[name] = e if name != target else o * (1 - o) * e
# %% sum_of_deltas from right/recursion: mistake: error terms come back without their weights
# delta(k) * u[name] for => delta(k) for
# %% fixed_bias from right/recursion: mistake: biases never change
# (1 if i == "bias" else => (0 if i == "bias" else
# %% fixed_joint from right/recursion: mistake: units that join clauses stay fixed
# i: w + rate * => i: w + (0 if f"{name} 1" in unit else rate) *
# %% twice from right/recursion: mistake: steps twice as large
# i: w + rate * => i: w + 2 * rate *
# %% extra_everywhere from right/recursion: mistake: none that is known
# net[head] = {"bias": -W / 2, => net[head] = {**{a: extra for a in attributes}, "bias": -W / 2,
# %% weights_before from right/recursion: mistake: none that is known
# -         net = {
# +         after = {
# "network": net} => "network": net}
#           steps.append({"outputs": dict(outputs), "deltas": dict(deltas), "network": net})
# +         net = after
# %% updates_in_place from right/in_order: mistake: none that is known
# error[i] += w * deltas[name] => error[i] += (w + rate * deltas[name] * values[i]) * deltas[name]
# %% one_network from right/in_order: mistake: none that is known
# deepcopy(net) => net
# %% or_of_and from right/recursion: mistake: none that is known
# {"bias": -W / 2, => {"bias": -(len(bodies) - 0.5) * W,
