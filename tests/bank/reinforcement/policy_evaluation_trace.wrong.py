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
# %% blind/likeliest from blind/optimist: mistake: likeliest outcome
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
# %% returns_before_the_last: mistake: last sweep left out
def policy_evaluation_trace(mdp, policy, gamma, eps):
    v = {s: 0.0 for s in mdp}
    history = []
    while True:
        new = {}
        for s in mdp:
            new[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0
        if max(abs(new[s] - v[s]) for s in mdp) < eps:
            return history
        history.append(new)
        v = new
# %% rewards_in_full: mistake: rewards not weighted
def policy_evaluation_trace(mdp, policy, gamma, eps):
    values = dict.fromkeys(mdp, 0.0)
    sweeps = []
    change = eps
    while change >= eps:
        before = dict(values)
        for state in policy:
            values[state] = 0.0
            for probability, reward, after in mdp[state][policy[state]]:
                values[state] += reward + gamma * probability * before[after]
        change = max(abs(values[s] - before[s]) for s in mdp)
        sweeps.append(dict(values))
    return sweeps
# %% swept_noabs: mistake: falling values ignored
def policy_evaluation_trace(mdp, policy, gamma, eps):
    V = {s: 0.0 for s in mdp}
    out = []
    while True:
        new = dict(V)
        for s in mdp:
            if mdp[s]:
                new[s] = sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][policy[s]])
        out.append(new)
        if all((new[s] - V[s]) < eps for s in mdp):
            return out
        V = new
# %% two_sweeps_at_least from blind/base: mistake: none that is known
# if max(change) < eps or => if len(sweeps) > 1 and max(change) < eps or
