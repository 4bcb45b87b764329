"""algorithm: the alphabetically last of the best actions each time, kept or not, until the policy repeats."""


def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    for _ in range(30):
        v = dict.fromkeys(mdp, 0.0)
        for _ in range(300):
            v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
        nxt = {}
        for s in policy:
            q = {a: round(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]), 8) for a in mdp[s]}
            nxt[s] = max(sorted(q, reverse=True), key=q.get)
        rounds.append({"values": v, "policy": nxt})
        if nxt == policy:
            break
        policy = nxt
    return rounds
