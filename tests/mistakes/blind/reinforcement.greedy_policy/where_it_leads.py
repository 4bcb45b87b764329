# mistake: next value alone
def greedy_policy(mdp, values, gamma):
    def worth(outcomes):
        return sum(p * values[s] for p, _, s in outcomes)

    return {s: max(acts, key=lambda a: worth(acts[a])) for s, acts in mdp.items() if acts}
