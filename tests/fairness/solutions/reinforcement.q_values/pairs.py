"""type: one dict with pairs of state and action as keys."""


def q_values(mdp, values, gamma):
    return {
        (s, a): sum(p * (r + gamma * values[t]) for p, r, t in outcomes)
        for s, actions in mdp.items()
        for a, outcomes in actions.items()
    }
