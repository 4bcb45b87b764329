# %% base
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        delta = 0
        for s in order:
            best = max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
            delta = max(delta, abs(best - V[s]))
            V[s] = best
        out.append(dict(V))
        if delta < eps:
            break
    return out
# %% backwards from base: mistake: none that is known
# order: => reversed(order):
# %% first_at_rest from base: mistake: any value that rests
# while True: => resting = False
#         delta = 0 =>     while not resting:
# best = => new =
# delta = max(delta, abs(best - V[s])) => if abs(new - V[s]) < eps:
# +                 resting = True
# best => new
# -         if delta < eps:
# -             break
# %% gamma_outside from base: mistake: reward discounted too
# out = [] => out = [dict(V)]
# sum(p * (r + gamma * => gamma * sum(p * (r +
# %% hopeful: mistake: best outcome
def value_iteration_trace(mdp, order, gamma, eps):
    V = dict.fromkeys(mdp, 0.0)
    out = []
    while True:
        delta = 0.0
        for s in order:
            hopes = []
            for a in mdp[s]:
                for _, r, t in mdp[s][a]:
                    hopes.append(r + gamma * V[t])
            delta = max(delta, abs(max(hopes) - V[s]))
            V[s] = max(hopes)
        out.append({s: V[s] for s in mdp})
        if delta < eps:
            return out
# %% rewardless from base: mistake: reward left out
# delta = 0 => before = dict(V)
# best = max(sum(p * (r + gamma * V[t]) for p, r => V[s] = gamma * max(sum(p * V[t] for p, _
# -             delta = max(delta, abs(best - V[s]))
# -             V[s] = best
# delta < eps => all(abs(V[s] - before[s]) < eps for s in V)
# -             break
#     return =>             return
# %% summed_change from base: mistake: changes added up
# delta = 0 => moved = 0
# delta = max(delta, abs(best - V[s])) => moved += abs(best - V[s])
# delta < => moved <
# %% copied: mistake: two tables
def value_iteration_trace(mdp, order, gamma, eps):
    V = {s: 0.0 for s in mdp}
    history = []
    while True:
        old = dict(V)
        for s in order:
            V[s] = max(sum(p * (r + gamma * old[t]) for p, r, t in o) for o in mdp[s].values())
        history.append(dict(V))
        if max(abs(V[s] - old[s]) for s in V) < eps:
            return history
# %% random_agent: mistake: mean over the actions
def value_iteration_trace(mdp, order, gamma, eps):
    V = {s: 0.0 for s in mdp}
    history = []
    change = eps
    while change >= eps:
        change = 0
        for s in order:
            total = 0
            for a in mdp[s]:
                for p, r, t in mdp[s][a]:
                    total += p * (r + gamma * V[t])
            new = total / len(mdp[s])
            change = max(change, abs(new - V[s]))
            V[s] = new
        history.append({s: V[s] for s in order})
    return history
# %% order_of_mdp: mistake: order of the dict
def value_iteration_trace(mdp, order, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        change = 0
        for s in mdp:
            if mdp[s]:
                new = max(sum(p * (r + gamma * v[t]) for p, r, t in o) for o in mdp[s].values())
                change = max(change, abs(new - v[s]))
                v[s] = new
        sweeps.append(dict(v))
        if change < eps:
            return sweeps
# %% stops_before_the_last from order_of_mdp: mistake: last sweep left out
# for s in mdp: => for s in order:
# -         sweeps.append(dict(v))
#           if change < eps:
#               return sweeps
# +         sweeps.append(dict(v))
# %% losses_are_zero from order_of_mdp: mistake: none that is known
# for s in mdp: => for s in order:
# = max(sum => = max(0, *(sum
# in mdp[s].values()) => in mdp[s].values()))
# %% surest: mistake: likeliest outcome
def value_iteration_trace(mdp, order, gamma, eps):
    V = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        biggest = 0
        for s in order:
            old = V[s]
            candidates = []
            for outcomes in mdp[s].values():
                _, reward, after = max(outcomes, key=lambda outcome: outcome[0])
                candidates.append(reward + gamma * V[after])
            V[s] = max(candidates)
            biggest = max(biggest, abs(V[s] - old))
        sweeps.append(V.copy())
        if biggest < eps:
            return sweeps
# %% rewards_in_full from surest: mistake: rewards not weighted
# -                 _, reward, after = max(outcomes, key=lambda outcome: outcome[0])
# reward + gamma * V[after] => sum(reward + p * gamma * V[after] for p, reward, after in outcomes)
# %% best_from_minus_1000 from base: mistake: none that is known
# max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s]) => max(-1000, *(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s]))
# %% two_sweeps_at_least from base: mistake: none that is known
# if delta < eps => if delta < eps and len(out) > 1
