# mistake: one sweep only
def policy_iteration_trace(mdp, policy, gamma):
    v = {s: 0 for s in mdp}
    rounds = []
    for _ in range(40):
        v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0 for s in mdp}
        new = dict(policy)
        for s in policy:
            q = {a: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            if max(q.values()) > q[policy[s]] + 1e-9:
                new[s] = max(q, key=q.get)
        rounds.append((v, new))
        if new == policy:
            break
        policy = new
    return rounds
