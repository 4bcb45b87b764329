# %% all_states_best from right/in_place: mistake: none that is known
# r, s2 in => r, t in
# (q[s2].values()) if s2 => (v for acts in q.values() for v in acts.values()) if t
# %% blind/base
def q_learning_trace(q, transitions, gamma, alpha):
    table = {s: dict(actions) for s, actions in q.items()}
    out = []
    for s, a, r, t in transitions:
        future = max(table[t].values()) if t in table else 0
        target = r + gamma * future
        table[s][a] = table[s][a] + alpha * (target - table[s][a])
        out.append(table[s][a])
    return out
# %% blind/added from blind/base: mistake: old value not taken away
# (target - table[s][a]) => target
# %% blind/learn_at_the_end from blind/base: mistake: none that is known
# out = [] => steps = [0.0] * len(transitions)
# +     for place in reversed(range(len(transitions))):
#     for s, a, r, t in transitions: =>         s, a, r, t = transitions[place]
#
# -         target = r + gamma * future
# table[s][a] + alpha * (target - table[s][a]) => (1 - alpha) * table[s][a] + alpha * (r + gamma * future)
# out.append(table[s][a]) => steps[place] = table[s][a]
# return out => return steps
# %% blind/mean_next from blind/base: mistake: mean of the next values
# max(table[t].values()) => sum(table[t].values()) / len(table[t])
# %% blind/old_state from blind/base: mistake: best value of the old state
# t].values()) if t in table else 0 => s].values())
# %% blind/replaced from blind/base: mistake: old value replaced
# table[s][a] + alpha * (target - table[s][a]) => target
# %% blind/reward_unscaled from blind/base: mistake: none that is known
# -         target = r + gamma * future
# table[s][a] + alpha * (target - table[s][a]) => (1 - alpha) * table[s][a] + r + alpha * gamma * future
# %% blind/undiscounted from blind/base: mistake: discount left out
# gamma * future => future
# %% blind/wrong_share from blind/base: mistake: rate for the wrong share
# table[s][a] + alpha * (target - table[s][a]) => alpha * table[s][a] + (1 - alpha) * target
# %% blind/forgetful: mistake: learned values forgotten
def q_learning_trace(q, transitions, gamma, alpha):
    def best(state):
        return max(q[state].values()) if state in q else 0
    return [(1 - alpha) * q[s][a] + alpha * (r + gamma * best(t)) for s, a, r, t in transitions]
# %% best_from_zero from blind/base: mistake: nothing below zero
# max(table[t].values()) => max(0, *table[t].values())
# %% swept_startq: mistake: next values from the start
def q_learning_trace(q, transitions, gamma, alpha):
    q = {s: dict(v) for s, v in q.items()}
    out = []; q0 = {s: dict(v) for s, v in q.items()}
    for i, (s, a, r, t) in enumerate(transitions):
        nxt = max(q0[t].values()) if t in q else 0
        q[s][a] = (1 - alpha) * q[s][a] + alpha * (r + gamma * nxt)
        out.append(q[s][a])
    return out
# %% swept_noupd from swept_startq: mistake: old values from the start
# q0[ => q[
# q[s][a] + => q0[s][a] +
# %% swept_sarsa from swept_startq: mistake: action that is taken next
# ; q0 = {s: dict(v) for s, v in q.items()} =>
# max(q0[t].values( => (q[t][transitions[i + 1][1]] if i + 1 < len(transitions) and transitions[i + 1][0] == t else max(q[t].values()
# %% swept_sameaction from swept_sarsa: mistake: same action in the next state
# (q[t][transitions[i + 1][1]] if i + 1 < len(transitions) and transitions[i + 1][0] == t else => q[t].get(a,
# %% swept_names from swept_sarsa: mistake: largest name
# (q[t][transitions[i + 1][1]] if i + 1 < len(transitions) and transitions[i + 1][0] == t else max(q[t].values())) => q[t][max(q[t])]
# %% swept_min from swept_sarsa: mistake: smallest next value
# (q[t][transitions[i + 1][1]] if i + 1 < len(transitions) and transitions[i + 1][0] == t else max(q[t].values() => min(q[t].values(
# %% swept_nonneg from swept_sarsa: mistake: nothing below zero
# (q[t][transitions[i + 1][1]] if i + 1 < len(transitions) and transitions[i + 1][0] == t else max(q[t].values() => max(0, *q[t].values(
# %% swept_gammaall from swept_noupd: mistake: reward discounted too
# ; q0 = {s: dict(v) for s, v in q.items()} =>
# q0[s][a] + alpha * (r + gamma * => q[s][a] + alpha * gamma * (r +
# %% swept_termr from swept_gammaall: mistake: reward alone at the end
# -         q[s][a] = (1 - alpha) * q[s][a] + alpha * gamma * (r + nxt)
# +         if t not in q:
# +             q[s][a] = r
# +         else: q[s][a] = (1 - alpha) * q[s][a] + alpha * (r + gamma * nxt)
# %% swept_still from swept_gammaall: mistake: nothing learned at the end
# q[s][a] = (1 - alpha) * q[s][a] + alpha * gamma * (r + => if t in q: q[s][a] = (1 - alpha) * q[s][a] + alpha * (r + gamma *
# %% largest_from_minus_100 from right/in_place: mistake: none that is known
# max(q[s2].values()) => max(-100, *q[s2].values())
