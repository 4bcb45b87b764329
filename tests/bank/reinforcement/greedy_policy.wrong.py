# %% blind/likeliest_outcome: mistake: none that is known
def greedy_policy(mdp, values, gamma):
    choice = {}
    for s, acts in mdp.items():
        if acts:
            scores = {}
            for a, outcomes in acts.items():
                p, r, t = max(outcomes)
                scores[a] = r + gamma * values[t]
            choice[s] = max(scores, key=scores.get)
    return choice
# %% blind/optimist from blind/likeliest_outcome: mistake: best outcome
# s, acts in mdp.items() => s in mdp
# if acts => if not mdp[s]
# scores = {} => choice[s] = None
# for a, outcomes in acts.items(): => continue
#                 p, r, t = max(outcomes) =>         scores = []
#                 scores[a] = r + gamma * values[t] =>         for a in mdp[s]:
# +             scores.append((max(r + gamma * values[t] for _, r, t in mdp[s][a]), a))
#             choice[s] = max(scores, key=scores.get) =>         choice[s] = max(scores)[1]
# %% blind/no_gamma_squared: mistake: immediate reward alone
def greedy_policy(mdp, values, gamma):
    policy = {}
    for state, actions in mdp.items():
        best = None
        for action, outcomes in actions.items():
            worth = 0
            for p, r, nxt in outcomes:
                worth += p * (r + gamma * gamma * values[state])
            if best is None or worth >= best:
                best = worth
                policy[state] = action
    return policy
# %% blind/reward_only from blind/no_gamma_squared: mistake: immediate reward alone
# (r + gamma * gamma * values[state]) => r
# %% blind/worst from blind/no_gamma_squared: mistake: smallest value
# gamma * values[state] => values[nxt]
# worth >= => worth <
# %% blind/where_it_leads: mistake: next value alone
def greedy_policy(mdp, values, gamma):
    def worth(outcomes):
        return sum(p * values[s] for p, _, s in outcomes)
    return {s: max(acts, key=lambda a: worth(acts[a])) for s, acts in mdp.items() if acts}
