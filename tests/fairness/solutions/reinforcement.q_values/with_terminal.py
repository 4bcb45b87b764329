"""algorithm: reward and future apart; terminal states have an empty dict."""


def q_values(mdp, values, gamma):
    q = {}
    for s in mdp:
        q[s] = {}
        for a in mdp[s]:
            now = sum(p * r for p, r, _ in mdp[s][a])
            later = sum(p * values[t] for p, _, t in mdp[s][a])
            q[s][a] = now + gamma * later
    return q
