# %% by_next_state: mistake: outcomes overwritten
def q_values(mdp, values, gamma):
    q = {}
    for s in mdp:
        q[s] = {}
        for a, outcomes in mdp[s].items():
            led = {t: (p, r) for p, r, t in outcomes}
            q[s][a] = sum(p * (r + gamma * values[t]) for t, (p, r) in led.items())
    return q
# %% reward_in_full from by_next_state: mistake: not weighted throughout
# led = {t: (p, r) for p, r, t in outcomes} => total = 0
# q[s][a] = sum(p * (r + gamma * values[t]) for t, (p, r) in led.items()) => for p, r, t in outcomes:
# +                 total += r + p * gamma * values[t]
# +             q[s][a] = total
# %% where_it_stands: mistake: value of the state that is left
def q_values(mdp, values, gamma):
    q = {}
    for state, actions in mdp.items():
        q[state] = {}
        for action, outcomes in actions.items():
            total = 0
            for p, reward, after in outcomes:
                total += p * (reward + gamma * values[state])
            q[state][action] = total
    return q
# %% no_reward from where_it_stands: mistake: reward left out
# (reward + gamma * values[state]) => gamma * values[after]
# %% gamma_on_all from where_it_stands: mistake: reward discounted too
# p * (reward + gamma * values[state]) => gamma * p * (reward + values[after])
# %% no_gamma from where_it_stands: mistake: discount left out
# gamma * values[state] => values[after]
# %% hopeful: mistake: best outcome
def q_values(mdp, values, gamma):
    return {
        s: {a: max(r + gamma * values[t] for _, r, t in outcomes) for a, outcomes in mdp[s].items()} for s in mdp if mdp[s]
    }
# %% surest: mistake: likeliest outcome
def q_values(mdp, values, gamma):
    q = {}
    for s, actions in mdp.items():
        for a, outcomes in actions.items():
            _, reward, after = max(outcomes, key=lambda outcome: outcome[0])
            q[s, a] = reward + gamma * values[after]
    return q
# %% average: mistake: outcomes all as probable
from statistics import mean
def q_values(mdp, values, gamma):
    q = {s: {} for s in mdp}
    for s in mdp:
        for a in mdp[s]:
            q[s][a] = mean(reward + gamma * values[after] for _, reward, after in mdp[s][a])
    return q
# %% swept_uw from reward_in_full: mistake: nothing weighted
# a, outcomes in mdp[s].items() => a in mdp[s]
# total = => v =
# outcomes => mdp[s][a]
# total += r + p * gamma * values[t] => v += (r + gamma * values[t])
# total => v
# %% swept_lastonly from swept_uw: mistake: last outcome alone
# += => = p *
# %% swept_endreward from swept_uw: mistake: reward into the end left out
# (r => p * ((r if mdp[t] else 0)
