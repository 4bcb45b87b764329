# %% swept_mean: mistake: mean over the actions
def optimal_values(mdp, gamma):
    V = {s: 0.0 for s in mdp}
    while True:
        delta = 0
        for s in mdp:
            if not mdp[s]:
                continue
            new = sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s])
            delta = max(delta, abs(new - V[s]))
            V[s] = new
        if delta < 1e-10:
            return V
# %% swept_greedy_reward from swept_mean: mistake: greedy for the next reward
# -             new = sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s])
# +             outs = max(mdp[s].values(), key=lambda outs: sum(p * r for p, r, t in outs))
# +             new = sum(p * (r + gamma * V[t]) for p, r, t in outs)
# %% swept_discr from swept_mean: mistake: reward discounted too
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(sum(p * gamma * (r + V[t]) for p, r, t in outs) for outs in mdp[s].values()
# %% swept_one_step from swept_mean: mistake: one step only
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(sum(p * r for p, r, t in outs) for outs in mdp[s].values()
# %% swept_start0 from swept_mean: mistake: nothing below zero
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max([0] + list(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values())
# %% swept_bestout from swept_mean: mistake: best outcome
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(max(r + gamma * V[t] for p, r, t in outs) for outs in mdp[s].values()
# %% swept_unweighted_r from swept_mean: mistake: rewards not weighted
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(sum(r + p * gamma * V[t] for p, r, t in outs) for outs in mdp[s].values()
# %% swept_terminal_reward from swept_mean: mistake: reward into the end left out
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(sum(p * ((r if mdp[t] else 0) + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()
# %% swept_dict from swept_mean: mistake: outcomes overwritten
# sum(sum(p * (r + gamma * V[t]) for p, r, t in outs) for outs in mdp[s].values()) / len(mdp[s] => max(sum(p * (r + gamma * V[t]) for t, (p, r) in {o[2]: o[:2] for o in outs}.items()) for outs in mdp[s].values()
