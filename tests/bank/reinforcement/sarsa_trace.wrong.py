# %% swept_qlearn: mistake: best next action
def sarsa_trace(q, episodes, gamma, alpha):
    q = {s: dict(v) for s, v in q.items()}
    out = []
    for ep in episodes:
        for i, (s, a, r) in enumerate(ep):
            if i + 1 < len(ep):
                t, b, _ = ep[i + 1]
                nxt = max(q[t].values())
            else:
                nxt = 0
            q[s][a] = (1 - alpha) * q[s][a] + alpha * (r + gamma * nxt)
            out.append(q[s][a])
    return out
# %% swept_swap from swept_qlearn: mistake: rate for the wrong share
# max(q[t].values()) => q[t][b]
# (1 - alpha) * q[s][a] + alpha => alpha * q[s][a] + (1 - alpha)
# %% swept_nogamma from swept_swap: mistake: discount left out
# alpha * q[s][a] + (1 - alpha) * (r + gamma * => (1 - alpha) * q[s][a] + alpha * (r +
# %% swept_across from swept_qlearn: mistake: across the end of an episode
# episodes: => [[x for e in episodes for x in e]]:
# max(q[t].values()) => q[t][b]
# %% swept_added from swept_swap: mistake: old value not taken away
# alpha * q[s][a] + (1 - alpha) => q[s][a] + alpha
# %% swept_batch from swept_swap: mistake: learned values forgotten
# -             q[s][a] = alpha * q[s][a] + (1 - alpha) * (r + gamma * nxt)
# -             out.append(q[s][a])
# +             out.append((1 - alpha) * q[s][a] + alpha * (r + gamma * nxt))
# %% swept_prev from swept_qlearn: mistake: next values from the start
# [] => []; q0 = {s: dict(v) for s, v in q.items()}
# max(q[t].values()) => q0[t][b]
# %% swept_noupd from swept_swap: mistake: old values from the start
# [] => []; q0 = {s: dict(v) for s, v in q.items()}
# alpha * q[s][a] + (1 - alpha) => (1 - alpha) * q0[s][a] + alpha
# %% swept_reset from swept_across: mistake: every episode from the start
# -     for ep in [[x for e in episodes for x in e]]:
# +     start = {s: dict(v) for s, v in q.items()}
# +     for ep in episodes:
# +         q = {s: dict(v) for s, v in start.items()}
# %% swept_expected from swept_qlearn: mistake: mean of the next values
# max(q[t].values() => sum(q[t].values()) / len(q[t]
# %% swept_sameaction from swept_qlearn: mistake: same action in the next state
# max(q[t].values() => q[t].get(a, q[t][b]
# %% swept_gammaall from swept_swap: mistake: reward discounted too
# alpha * q[s][a] + (1 - alpha) * (r + gamma * => (1 - alpha) * q[s][a] + alpha * gamma * (r +
# %% swept_nextreward from swept_qlearn: mistake: reward of the next step
# max(q[t].values()) => q[t][b]; r = _
# %% swept_endskip from swept_qlearn: mistake: nothing learned at the end
# max(q[t].values()) => q[t][b]
# nxt = 0 => out.append(q[s][a]); continue
# %% swept_endr from swept_endskip: mistake: reward alone at the end
# out.append(q[s][a]); => q[s][a] = r; out.append(r);
# %% swept_endown from swept_endskip: mistake: own value at the end
# out.append(q[s][a]); continue => nxt = q[s][a]
