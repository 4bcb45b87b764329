# %% multiindex: type: a pandas Series with an index of two levels
import pandas as pd
def q_values(mdp, values, gamma):
    rows = []
    for s, acts in mdp.items():
        for a, outs in acts.items():
            rows.append((s, a, sum(p * (r + gamma * values[t]) for p, r, t in outs)))
    frame = pd.DataFrame(rows, columns=["state", "action", "q"])
    return frame.set_index(["state", "action"])["q"]
# %% pairs: type: one dict with pairs of state and action as keys
def q_values(mdp, values, gamma):
    return {
        (s, a): sum(p * (r + gamma * values[t]) for p, r, t in outcomes)
        for s, actions in mdp.items()
        for a, outcomes in actions.items()
    }
# %% with_terminal: algorithm: reward and future apart; terminal states have an empty dict
def q_values(mdp, values, gamma):
    q = {}
    for s in mdp:
        q[s] = {}
        for a in mdp[s]:
            now = sum(p * r for p, r, _ in mdp[s][a])
            later = sum(p * values[t] for p, _, t in mdp[s][a])
            q[s][a] = now + gamma * later
    return q
# %% zero_at_the_end: algorithm: exact fractions, and a 0 for terminal states
from fractions import Fraction
def q_values(mdp, values, gamma):
    F = lambda x: Fraction(str(x))
    return {
        s: {a: sum(F(p) * (F(r) + F(gamma) * F(values[t])) for p, r, t in o) for a, o in acts.items()} if acts else 0
        for s, acts in mdp.items()
    }
