# %% swept_one_step: mistake: one step only
def policy_value(mdp, policy, gamma):
    V = {s: 0.0 for s in mdp}
    while True:
        d = 0
        for s in mdp:
            if not mdp[s]: continue
            v = sum(w * sum(p * r for p, r, t in mdp[s][a]) for a, w in policy[s].items())
            d = max(d, abs(v - V[s]))
            V[s] = v
        if d < 1e-11: return V
# %% swept_max from swept_one_step: mistake: best action instead of the policy
# sum(w * sum(p * r for p, r, t in mdp[s][a]) for a, w in policy[s].items() => max(sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s]
# %% swept_likeliest from swept_one_step: mistake: likeliest action alone
# w * sum(p * r for p, r, t in mdp[s][a]) for a, w in policy[s].items() => p * (r + gamma * V[t]) for p, r, t in mdp[s][max(policy[s], key=policy[s].get)]
# %% swept_uniform from swept_one_step: mistake: all actions as probable
# w * sum(p * r => 1 / len(policy[s]) * sum(p * (r + gamma * V[t])
# %% swept_discr from swept_one_step: mistake: reward discounted too
# r f => gamma * (r + V[t]) f
# %% swept_end_reward from swept_one_step: mistake: reward into the end left out
# r f => ((r if mdp[t] else 0) + gamma * V[t]) f
# %% swept_reward_uwp from swept_one_step: mistake: rewards not weighted
# p * r => r + p * gamma * V[t]
# %% swept_outuniform from swept_one_step: mistake: outcomes all as probable
# p * r => 1 / len(mdp[s][a]) * (r + gamma * V[t])
# %% swept_dict from swept_one_step: mistake: outcomes overwritten
# r for p, r, t in mdp[s][a] => (r + gamma * V[t]) for t, (p, r) in {o[2]: o[:2] for o in mdp[s][a]}.items()
