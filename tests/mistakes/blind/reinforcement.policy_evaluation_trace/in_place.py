# mistake: new values within the sweep
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    history = []
    delta = eps
    while delta >= eps:
        delta = 0
        for s, actions in mdp.items():
            if not actions:
                continue
            old = v[s]
            v[s] = sum(p * (r + gamma * v[t]) for p, r, t in actions[policy[s]])
            delta = max(delta, abs(v[s] - old))
        history.append(v.copy())
    return history
