# mistake: next value alone
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    for _ in range(25):
        v = {s: 0.0 for s in mdp}
        for _ in range(400):
            for s in policy:
                v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]])
        new = {}
        for s in policy:
            ahead = {a: sum(p * v[t] for p, _, t in mdp[s][a]) for a in mdp[s]}
            new[s] = policy[s]
            for a in mdp[s]:
                if ahead[a] > ahead[new[s]] + 1e-7:
                    new[s] = a
        rounds.append({"values": v, "policy": new})
        if new == policy:
            break
        policy = new
    return rounds
