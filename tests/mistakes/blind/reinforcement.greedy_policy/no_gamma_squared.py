# mistake: immediate reward alone
def greedy_policy(mdp, values, gamma):
    policy = {}
    for state, actions in mdp.items():
        best = None
        for action, outcomes in actions.items():
            worth = 0
            for p, r, nxt in outcomes:
                worth += p * (r + gamma * gamma * values[state])
            if best is None or worth >= best:
                best = worth
                policy[state] = action
    return policy
