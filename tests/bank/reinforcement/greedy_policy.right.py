# %% last_of_the_best: algorithm: one expression, the last best action; terminal states are left out
def greedy_policy(mdp, values, gamma):
    return {
        s: max(reversed(list(acts)), key=lambda a: sum(p * (r + gamma * values[t]) for p, r, t in acts[a]))
        for s, acts in mdp.items()
        if acts
    }
# %% loops: algorithm: loops, the first best action; terminal states have None
def greedy_policy(mdp, values, gamma):
    policy = {}
    for state in mdp:
        best, chosen = None, None
        for action in mdp[state]:
            worth = 0
            for p, r, after in mdp[state][action]:
                worth += p * r + p * gamma * values[after]
            if best is None or worth > best:
                best, chosen = worth, action
        policy[state] = chosen
    return policy
