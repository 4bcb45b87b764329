# mistake: negative examples passed by
def candidate_elimination(domains, examples):
    S, G, steps = None, [("?",) * len(domains)], []
    for x, label in examples:
        if label == "yes":
            S = tuple(x) if S is None else tuple(a if a == b else "?" for a, b in zip(S, x))
        steps.append({"S": [S], "G": G})
    return steps
