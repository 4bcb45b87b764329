# %% base
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = {s: 0.0 for s in mdp}
        new = dict(policy)
        for s in policy:
            q = {a: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            if q[policy[s]] < max(q.values()) - 1e-9:
                new[s] = max(q, key=q.get)
        rounds.append({"values": v, "policy": new})
        if new == policy:
            break
        policy = new
    return rounds
# %% short_sighted from base: mistake: immediate reward alone
# {s: 0.0 for s in mdp} => dict.fromkeys(mdp, 0.0)
# +         for _ in range(400):
# +             v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
# dict(policy) => {}
# q = {a: sum(p * (r + gamma * v[t]) for p, r, t => gains = {a: sum(p * r for p, r, _
# if q[policy[s]] < max(q.values()) - 1e-9: => top = max(gains.values())
# +             new[s] = policy[s] if gains[policy[s]] > top - 1e-9 else [a for a in gains if gains[a] > top - 1e-9][0]
# -                 new[s] = max(q, key=q.get)
# break => return rounds
# -     return rounds
# %% single_backup from base: mistake: one sweep only
#   def policy_iteration_trace(mdp, policy, gamma):
# +     v = {s: 0 for s in mdp}
# while True => for _ in range(40)
# 0.0 for => sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0 for
# q[policy[s]] < max(q.values()) - => max(q.values()) > q[policy[s]] +
# {"values": v, "policy": new} => (v, new)
# %% towards_high_ground from base: mistake: next value alone
# while True => for _ in range(25)
# new = dict(policy) => for _ in range(400):
# +             for s in policy:
# +                 v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]])
# +         new = {}
# q = {a: sum(p * (r + gamma * v[t]) for p, r => ahead = {a: sum(p * v[t] for p, _
# +             new[s] = policy[s]
# +             for a in mdp[s]:
#             if q[policy[s]] < max(q.values()) - 1e-9 =>                 if ahead[a] > ahead[new[s]] + 1e-7
#                 new[s] = max(q, key=q.get) =>                     new[s] = a
# %% value_iteration_inside from base: mistake: optimal values at once
#           v = {s: 0.0 for s in mdp}
# +         for _ in range(500):
# +             for s in policy:
# +                 v[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
# break => return rounds
# -     return rounds
# %% values_after from base: mistake: values of the new policy
# + def evaluate(mdp, policy, gamma):
# +     v = {s: 0.0 for s in mdp}
# +     for _ in range(400):
# +         v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
# +     return v
#   def policy_iteration_trace(mdp, policy, gamma):
# +     v = evaluate(mdp, policy, gamma)
# -         v = {s: 0.0 for s in mdp}
#
#                   new[s] = max(q, key=q.get)
# +         v = evaluate(mdp, new, gamma)
# break => return rounds
# -     return rounds
# %% first_of_best from short_sighted: mistake: action not kept
# dict.fromkeys(mdp, 0.0) => {s: 0.0 for s in mdp}
# -             gains = {a: sum(p * r for p, r, _ in mdp[s][a]) for a in mdp[s]}
# -             top = max(gains.values())
# -             new[s] = policy[s] if gains[policy[s]] > top - 1e-9 else [a for a in gains if gains[a] > top - 1e-9][0]
# +             q = {a: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
# +             new[s] = max(q, key=q.get)
# %% last_of_best from first_of_best: mistake: action not kept
# max(q, key=q.get) => max(reversed(list(q)), key=q.get)
# %% improves_without_gamma: mistake: discount left out
def evaluate(mdp, policy, gamma):
    v = {s: 0.0 for s in mdp}
    for _ in range(400):
        for s in policy:
            v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]])
    return v
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = evaluate(mdp, policy, gamma)
        improved = {}
        for s in policy:
            q = {a: sum(p * (r + v[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            best = max(q.values())
            improved[s] = policy[s] if q[policy[s]] >= best - 1e-9 else max(q, key=q.get)
        rounds.append({"values": v, "policy": improved})
        if improved == policy or len(rounds) > 50:
            return rounds
        policy = improved
# %% swept_once: mistake: stopped too early
def evaluate(mdp, policy, gamma):
    V = {s: 0.0 for s in mdp}
    while True:
        new = {s: (sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0) for s in mdp}
        if all(abs(new[s] - V[s]) < 1e-13 * max(1, abs(new[s])) for s in mdp):
            return new
        V = new
def policy_iteration_trace(mdp, policy, gamma):
    policy = dict(policy)
    out = []
    while True:
        V = evaluate(mdp, policy, gamma)
        new = {}
        for s in mdp:
            if not mdp[s]: continue
            q = {a: sum(p * (r + gamma * V[t]) for p, r, t in o) for a, o in mdp[s].items()}
            m = max(q.values())
            if q[policy[s]] > m - 1e-9:
                new[s] = policy[s]
            else:
                new[s] = max(q, key=q.get)
        out.append({'values': V, 'policy': new})
        if True:
            return out
        policy = new
