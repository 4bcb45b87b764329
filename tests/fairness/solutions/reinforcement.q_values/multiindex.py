"""type: a pandas Series with an index of two levels."""

import pandas as pd


def q_values(mdp, values, gamma):
    rows = []
    for s, acts in mdp.items():
        for a, outs in acts.items():
            rows.append((s, a, sum(p * (r + gamma * values[t]) for p, r, t in outs)))
    frame = pd.DataFrame(rows, columns=["state", "action", "q"])
    return frame.set_index(["state", "action"])["q"]
