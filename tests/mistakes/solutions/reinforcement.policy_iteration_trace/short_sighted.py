# mistake: immediate reward alone
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = dict.fromkeys(mdp, 0.0)
        for _ in range(400):
            v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
        new = {}
        for s in policy:
            gains = {a: sum(p * r for p, r, _ in mdp[s][a]) for a in mdp[s]}
            top = max(gains.values())
            new[s] = policy[s] if gains[policy[s]] > top - 1e-9 else [a for a in gains if gains[a] > top - 1e-9][0]
        rounds.append({"values": v, "policy": new})
        if new == policy:
            return rounds
        policy = new
