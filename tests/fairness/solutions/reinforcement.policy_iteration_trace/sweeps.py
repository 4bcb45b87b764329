"""algorithm: the policy evaluated by many sweeps; terminal states are there, with 0 and None; tuples for rounds."""


def policy_iteration_trace(mdp, policy, gamma):
    current = {s: policy.get(s) for s in mdp}
    out = []
    while True:
        V = {s: 0.0 for s in mdp}
        while True:
            new = {
                s: sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][current[s]]) if mdp[s] else 0.0 for s in mdp
            }
            done = max(abs(new[s] - V[s]) for s in V) < 1e-10
            V = new
            if done:
                break
        better = {}
        for s in mdp:
            if not mdp[s]:
                better[s] = None
                continue
            q = {a: sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            better[s] = current[s] if q[current[s]] >= max(q.values()) - 1e-7 else max(q, key=q.get)
        out.append((V, better))
        if better == current:
            return out
        current = better
