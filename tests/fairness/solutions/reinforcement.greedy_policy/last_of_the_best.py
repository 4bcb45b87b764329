"""algorithm: one expression, the last best action; terminal states are left out."""


def greedy_policy(mdp, values, gamma):
    return {
        s: max(reversed(list(acts)), key=lambda a: sum(p * (r + gamma * values[t]) for p, r, t in acts[a]))
        for s, acts in mdp.items()
        if acts
    }
