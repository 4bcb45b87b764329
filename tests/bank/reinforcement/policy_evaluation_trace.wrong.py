# %% blind/base
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    sweeps = []
    while True:
        new = dict(v)
        for s in mdp:
            if mdp[s]:
                total = 0
                for p, r, t in mdp[s][policy[s]]:
                    total += p * (r + gamma * v[t])
                new[s] = total
        change = [abs(new[s] - v[s]) for s in mdp if mdp[s]]
        v = new
        sweeps.append(dict(v))
        if max(change) < eps or len(sweeps) > 500:
            return sweeps
# %% blind/any_rests from blind/base: mistake: any value that rests
# if max => if min
# %% blind/mean_action from blind/base: mistake: mean over the actions
# p, r, t in mdp[s][policy[s]] => outcomes in mdp[s].values()
# +                     for p, r, t in outcomes:
#                     total =>                         total
# = total => = total / len(mdp[s])
# %% blind/next_without_probability from blind/base: mistake: none that is known
# (r + gamma * v[t]) => r + gamma * v[t]
# %% blind/optimist from blind/base: mistake: best outcome
# -                 total = 0
# for p, r, t in mdp[s][policy[s]]: => new[s] = max(r + gamma * v[t] for p, r, t in mdp[s][policy[s]])
# -                     total += p * (r + gamma * v[t])
# -                 new[s] = total
# %% blind/best_action from blind/optimist: mistake: best action instead of the policy
# -                 new[s] = max(r + gamma * v[t] for p, r, t in mdp[s][policy[s]])
# +                 new[s] = max(sum(p * (r + gamma * v[t]) for p, r, t in o) for o in mdp[s].values())
# %% blind/likeliest from blind/optimist: mistake: none that is known
# new[s] = max(r + gamma * v[t] for p, r, t in mdp => _, r, t = max(mdp
# +                 new[s] = r + gamma * v[t]
# %% blind/reward_too from blind/base: mistake: reward discounted too
# p * (r + gamma * => gamma * p * (r +
# %% blind/summed_changes from blind/base: mistake: changes added up
# if max => if sum
# %% blind/in_place: mistake: new values within the sweep
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    history = []
    delta = eps
    while delta >= eps:
        delta = 0
        for s, actions in mdp.items():
            if not actions:
                continue
            old = v[s]
            v[s] = sum(p * (r + gamma * v[t]) for p, r, t in actions[policy[s]])
            delta = max(delta, abs(v[s] - old))
        history.append(v.copy())
    return history
