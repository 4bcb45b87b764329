"""type: NumPy's texts as actions, from an argmax over an array."""

import numpy as np


def greedy_policy(mdp, values, gamma):
    policy = {}
    for s, acts in mdp.items():
        if acts:
            names = np.array(list(acts))
            worth = [np.dot([p for p, _, _ in o], [r + gamma * values[t] for _, r, t in o]) for o in acts.values()]
            policy[s] = names[np.argmax(worth)]
    return policy
