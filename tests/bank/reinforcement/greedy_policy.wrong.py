# %% blind/likeliest_outcome: mistake: likeliest outcome
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
# %% blind/worst from blind/no_gamma_squared: mistake: smallest value
# gamma * values[state] => values[nxt]
# worth >= => worth <
# %% blind/where_it_leads: mistake: next value alone
def greedy_policy(mdp, values, gamma):
    def worth(outcomes):
        return sum(p * values[s] for p, _, s in outcomes)
    return {s: max(acts, key=lambda a: worth(acts[a])) for s, acts in mdp.items() if acts}
# %% future_in_full: mistake: discount left out
def greedy_policy(mdp, values, gamma):
    policy = {}
    for state, actions in mdp.items():
        best, best_value = None, float("-inf")
        for action, outcomes in actions.items():
            value = sum(p * (reward + values[after]) for p, reward, after in outcomes)
            if value > best_value:
                best, best_value = action, value
        policy[state] = best
    return policy
# %% plain_mean from future_in_full: mistake: outcomes all as probable
# sum(p * (reward + values[after]) for p, reward, after in outcomes) => sum(r + gamma * values[after] for _, r, after in outcomes) / len(outcomes)
# %% swept_reward_unweighted: mistake: not weighted throughout
def greedy_policy(mdp, values, gamma):
    policy = {}
    for s in mdp:
        best, best_v = None, None
        for a in mdp[s]:
            v = 0
            for p, r, t in mdp[s][a]:
                v += r + p * gamma * values[t]
            if best is None or v > best_v:
                best, best_v = a, v
        if best is not None:
            policy[s] = best
    return policy
# %% swept_unweighted from swept_reward_unweighted: mistake: nothing weighted
# r + p * gamma * values[t] => 1 * (r + gamma * values[t])
# %% swept_dict_outcomes from swept_reward_unweighted: mistake: outcomes overwritten
# p, r, t in mdp[s][a] => t, (p, r) in {t: (p, r) for p, r, t in mdp[s][a]}.items()
# r + p * gamma * values[t] => p * (r + gamma * values[t])
# %% swept_start0 from swept_reward_unweighted: mistake: nothing above zero
# None, None => next(iter(mdp[s]), None), 0
# r + p * gamma * values[t] => p * (r + gamma * values[t])
# best is None or v => v
