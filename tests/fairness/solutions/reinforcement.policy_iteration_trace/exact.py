"""algorithm: exact fractions and elimination; namedtuples for rounds."""

from collections import namedtuple
from fractions import Fraction as F

Round = namedtuple("Round", ["values", "policy"])


def solve(rows):
    n = len(rows)
    for i in range(n):
        pivot = next(k for k in range(i, n) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i])]
    return [row[-1] for row in rows]


def policy_iteration_trace(mdp, policy, gamma):
    g = F(str(gamma))
    states = list(policy)
    rounds = []
    while True:
        rows = []
        for s in states:
            row = [F(s == t) for t in states] + [F(0)]
            for p, r, t in mdp[s][policy[s]]:
                p = F(str(p))
                row[-1] += p * r
                if t in states:
                    row[states.index(t)] -= g * p
            rows.append(row)
        v = dict(zip(states, solve(rows)))
        new = {}
        for s in states:
            q = {a: sum(F(str(p)) * (r + g * v.get(t, 0)) for p, r, t in mdp[s][a]) for a in mdp[s]}
            top = max(q.values())
            new[s] = policy[s] if q[policy[s]] == top else min(a for a in q if q[a] == top)
        rounds.append(Round(v, new))
        if new == policy:
            return rounds
        policy = new
