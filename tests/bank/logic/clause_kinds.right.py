# %% by_text: algorithm: literals by their text, and variables found by a walk
def clause_kinds(head, body):
    positive = {str(a) for a in head} | {str(l[1]) for l in body if l[0] == "not"}
    negative = {str(l) for l in body if l[0] != "not"}
    def has_variable(t):
        if isinstance(t, list):
            return any(has_variable(x) for x in t[1:])
        return isinstance(t, str) and (t[0] == "_" or t[0].isupper())
    words = []
    if len(positive) < 2:
        words.append("horn")
    if len(positive) == 1:
        words.append("definite")
        if not negative:
            words.append("fact")
    if not any(has_variable(a) for a in head + body):
        words.append("ground")
    return words
# %% as_tuples: algorithm: a set of signed tuples; all names of the clause in one list
def clause_kinds(head, body):
    def freeze(x):
        return tuple(map(freeze, x)) if isinstance(x, (list, tuple)) else x
    clause = {(True, freeze(a)) for a in head}
    for literal in body:
        if literal[0] == "not":
            clause.add((True, freeze(literal[1])))
        else:
            clause.add((False, freeze(literal)))
    left, names = [atom for _, atom in clause], []
    while left:
        for x in left.pop()[1:]:
            (left if isinstance(x, tuple) else names).append(x)
    count = sum(sign for sign, _ in clause)
    tests = {"horn": count <= 1, "definite": count == 1, "fact": count == len(clause) == 1,
             "ground": all(isinstance(x, int) or x[0].islower() for x in names)}
    return {word for word in tests if tests[word]}
