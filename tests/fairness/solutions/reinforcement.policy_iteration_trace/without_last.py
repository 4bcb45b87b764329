"""algorithm: among better actions the last one; the round that changes nothing is not listed."""


def value_of(mdp, policy, gamma, sweeps=400):
    v = dict.fromkeys(mdp, 0)
    for _ in range(sweeps):
        for s, a in policy.items():
            v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a])
    return v


def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = value_of(mdp, policy, gamma)
        improved, changed = dict(policy), False
        for s in policy:
            best = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) + 1e-9
            for a in reversed(list(mdp[s])):
                worth = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a])
                if worth > best:
                    best, improved[s], changed = worth + 1e-9, a, True
        if not changed:
            return rounds
        rounds.append({"policy": improved, "values": v})
        policy = improved
