# mistake: values of the new policy
def evaluate(mdp, policy, gamma):
    v = {s: 0.0 for s in mdp}
    for _ in range(400):
        v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
    return v


def policy_iteration_trace(mdp, policy, gamma):
    v = evaluate(mdp, policy, gamma)
    rounds = []
    while True:
        new = dict(policy)
        for s in policy:
            q = {a: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            if q[policy[s]] < max(q.values()) - 1e-9:
                new[s] = max(q, key=q.get)
        v = evaluate(mdp, new, gamma)
        rounds.append({"values": v, "policy": new})
        if new == policy:
            return rounds
        policy = new
