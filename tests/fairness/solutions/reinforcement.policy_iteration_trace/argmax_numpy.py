"""algorithm: NumPy solves the equations; plain argmax, without keeping tied actions; the last round is listed."""

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
            new[s] = actions[int(np.argmax(np.round([q(s, a) for a in actions], 9)))]
        rounds.append({"values": {s: V[place[s]] for s in states}, "policy": new})
        if new == policy:
            return rounds
        policy = new
    return rounds
