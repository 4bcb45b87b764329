# %% base
def kbann_network(theory, weight):
    groups = {}
    for head, body in theory:
        groups.setdefault(head, []).append(body)

    def unit(body):
        out = {}
        n = 0
        for each in body:
            if isinstance(each, str):
                out[each] = weight
                n += 1
            else:
                out[each[1]] = -weight
        out["bias"] = -(n - 0.5) * weight
        return out

    network = {}
    for head, bodies in groups.items():
        if len(bodies) == 1:
            network[head] = unit(bodies[0])
        else:
            names = [f"{head} {i}" for i in range(1, len(bodies) + 1)]
            for name, body in zip(names, bodies):
                network[name] = unit(body)
            network[head] = {"bias": -weight / 2, **{name: weight for name in names}}
    return network
# %% all_counted from base: mistake: negated ones counted in the bias
# -(n - 0.5) => -(len(body) - 0.5)
# %% plus_half from base: mistake: half a weight too much
# -(n - 0.5) => -(n + 0.5)
# %% threshold from base: mistake: bias on the other side
# -(n - 0.5) => (n - 0.5)
# %% no_signs from base: mistake: negated ones with positive weights
# = -weight => = weight
# %% and_joint from base: mistake: all clauses needed
# {"bias": -weight / 2, => {"bias": -(len(names) - 0.5) * weight,
# %% last_clause from base: mistake: one clause for each head
# groups.setdefault(head, []).append(body) => groups[head] = [body]
# %% together from base: mistake: clauses of a head in one unit
#           groups.setdefault(head, []).append(body)
# +     groups = {head: [sum(bodies, [])] for head, bodies in groups.items()}
# %% weights_of_four from base: mistake: none that is known
# def kbann_network(theory, weight): => def kbann_network(theory, weight, W=4):
#       groups = {}
# +     weight = W
# %% minus_n from base: mistake: none that is known
# -(n - 0.5) * weight => -n * weight
# %% numbered_from_0 from base: mistake: none that is known
# {i}" for i in range(1, len(bodies) + 1)] => {i}" for i in range(len(bodies))]
# %% joint_like_one from base: mistake: none that is known
# {"bias": -weight / 2, => {"bias": 0,
