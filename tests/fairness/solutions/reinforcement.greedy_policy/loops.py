"""algorithm: loops, the first best action; terminal states have None."""


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
