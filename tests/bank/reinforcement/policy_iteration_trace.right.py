# %% argmax_numpy: algorithm: NumPy solves the equations; argmax where the own action is not among the best; the last round is listed
import numpy as np
def policy_iteration_trace(mdp, policy, gamma):
    states = [s for s in mdp if mdp[s]]
    place = {s: i for i, s in enumerate(states)}
    policy, rounds = dict(policy), []
    for _ in range(50):
        P, r = np.zeros((len(states), len(states))), np.zeros(len(states))
        for s in states:
            for p, reward, t in mdp[s][policy[s]]:
                r[place[s]] += p * reward
                if t in place:
                    P[place[s], place[t]] += p
        V = np.linalg.solve(np.eye(len(states)) - gamma * P, r)
        def q(s, a):
            return sum(p * (reward + gamma * (V[place[t]] if t in place else 0)) for p, reward, t in mdp[s][a])
        new = {}
        for s in states:
            actions = list(mdp[s])
            worth = np.round([q(s, a) for a in actions], 9)
            kept = worth[actions.index(policy[s])] == worth.max()
            new[s] = policy[s] if kept else actions[int(np.argmax(worth))]
        rounds.append({"values": {s: V[place[s]] for s in states}, "policy": new})
        if new == policy:
            return rounds
        policy = new
    return rounds
# %% exact: algorithm: exact fractions and elimination; namedtuples for rounds
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
                row[-1] += p * F(str(r))
                if t in states:
                    row[states.index(t)] -= g * p
            rows.append(row)
        v = dict(zip(states, solve(rows)))
        new = {}
        for s in states:
            q = {a: sum(F(str(p)) * (F(str(r)) + g * v.get(t, 0)) for p, r, t in mdp[s][a]) for a in mdp[s]}
            top = max(q.values())
            new[s] = policy[s] if q[policy[s]] == top else min(a for a in q if q[a] == top)
        rounds.append(Round(v, new))
        if new == policy:
            return rounds
        policy = new
# %% other_ties: algorithm: the alphabetically last of the best actions where one must change, until the policy repeats
def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    for _ in range(30):
        v = dict.fromkeys(mdp, 0.0)
        for _ in range(2000):
            v = {s: sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) if mdp[s] else 0.0 for s in mdp}
        nxt = {}
        for s in policy:
            q = {a: round(sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a]), 8) for a in mdp[s]}
            nxt[s] = policy[s] if q[policy[s]] == max(q.values()) else max(sorted(q, reverse=True), key=q.get)
        rounds.append({"values": v, "policy": nxt})
        if nxt == policy:
            break
        policy = nxt
    return rounds
# %% sweeps: algorithm: the policy evaluated by many sweeps; terminal states are there, with 0 and None; tuples for rounds
def policy_iteration_trace(mdp, policy, gamma):
    current = {s: policy.get(s) for s in mdp}
    out = []
    while True:
        V = {s: 0.0 for s in mdp}
        while True:
            new = {
                s: sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][current[s]]) if mdp[s] else 0.0 for s in mdp
            }
            done = max(abs(new[s] - V[s]) for s in V) < 1e-10
            V = new
            if done:
                break
        better = {}
        for s in mdp:
            if not mdp[s]:
                better[s] = None
                continue
            q = {a: sum(p * (r + gamma * V[t]) for p, r, t in mdp[s][a]) for a in mdp[s]}
            better[s] = current[s] if q[current[s]] >= max(q.values()) - 1e-7 else max(q, key=q.get)
        out.append((V, better))
        if better == current:
            return out
        current = better
# %% without_last: algorithm: among better actions the last one; the round that changes nothing is not listed
def value_of(mdp, policy, gamma, sweeps=2000):
    v = dict.fromkeys(mdp, 0)
    for _ in range(sweeps):
        for s, a in policy.items():
            v[s] = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a])
    return v

def policy_iteration_trace(mdp, policy, gamma):
    rounds = []
    while True:
        v = value_of(mdp, policy, gamma)
        improved, changed = dict(policy), False
        for s in policy:
            best = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][policy[s]]) + 1e-9
            for a in reversed(list(mdp[s])):
                worth = sum(p * (r + gamma * v[t]) for p, r, t in mdp[s][a])
                if worth > best:
                    best, improved[s], changed = worth + 1e-9, a, True
        if not changed:
            return rounds
        rounds.append({"policy": improved, "values": v})
        policy = improved
