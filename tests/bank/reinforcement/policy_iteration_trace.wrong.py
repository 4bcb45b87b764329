# %% single_backup: mistake: one sweep only
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
# %% towards_high_ground from single_backup: mistake: next value alone
# -     v = {s: 0 for s in mdp}
# range(40) => range(25)
# sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0 => 0.0
# +         for _ in range(400):
#         new = dict(policy) =>             for s in policy:
# +                 v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]])
# +         new = {}
# q = {a: sum(p * (r + gamma * v[t]) for p, r => ahead = {a: sum(p * v[t] for p, _
# +             new[s] = policy[s]
# +             for a in mdp[s]:
#             if max(q.values()) > q[policy[s]] + 1e-9 =>                 if ahead[a] > ahead[new[s]] + 1e-7
#                 new[s] = max(q, key=q.get) =>                     new[s] = a
# (v, new) => {"values": v, "policy": new}
# %% value_iteration_inside from single_backup: mistake: optimal values at once
# -     v = {s: 0 for s in mdp}
#
# -     for _ in range(40):
# +     while True:
# sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0 => 0.0
# +         for _ in range(500):
# +             for s in policy:
# +                 v[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
# max(q.values()) > q[policy[s]] + => q[policy[s]] < max(q.values()) -
# (v, new) => {"values": v, "policy": new}
# -             break
# +             return rounds
# -     return rounds
# %% short_sighted from value_iteration_inside: mistake: immediate reward alone
# {s: 0.0 for s in mdp} => dict.fromkeys(mdp, 0.0)
# range(500) => range(400)
# +             v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
# -             for s in policy:
# -                 v[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
# dict(policy) => {}
# q = {a: sum(p * (r + gamma * v[t]) for p, r, t => gains = {a: sum(p * r for p, r, _
# if q[policy[s]] < max(q.values()) - 1e-9: => top = max(gains.values())
# +             new[s] = policy[s] if gains[policy[s]] > top - 1e-9 else [a for a in gains if gains[a] > top - 1e-9][0]
# -                 new[s] = max(q, key=q.get)
# %% values_after from value_iteration_inside: mistake: values of the new policy
# + def evaluate(mdp, policy, gamma):
# +     v = {s: 0.0 for s in mdp}
# +     for _ in range(400):
# +         v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
# +     return v
#   def policy_iteration_trace(mdp, policy, gamma):
# +     v = evaluate(mdp, policy, gamma)
# -         v = {s: 0.0 for s in mdp}
# -         for _ in range(500):
# -             for s in policy:
# -                 v[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]) for a in mdp[s])
#
#                   new[s] = max(q, key=q.get)
# +         v = evaluate(mdp, new, gamma)
