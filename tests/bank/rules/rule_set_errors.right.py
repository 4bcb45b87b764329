# %% by_sets: algorithm: the covered rows as a union of intersections
def rule_set_errors(bodies, rows, target, positive):
    everything = set(range(len(rows)))
    covered = set()
    for body in bodies:
        here = set(everything)
        for name, value in body:
            here &= {i for i in everything if rows[i][name] == value}
        covered |= here
    positives = {i for i in everything if rows[i][target] == positive}
    missed, wrong = positives - covered, covered & (everything - positives)
    verdict = ["neither", "consistent", "complete", "both"][2 * (not missed) + (not wrong)]
    return {"missed": missed, "wrong": wrong, "verdict": verdict}
# %% row_by_row: algorithm: one pass over the rows
def rule_set_errors(bodies, rows, target, positive):
    missed, wrong = [], []
    for i, row in enumerate(rows):
        fires = False
        for body in bodies:
            if all(row[name] == value for name, value in body):
                fires = True
        if row[target] == positive and not fires:
            missed.append(i)
        if row[target] != positive and fires:
            wrong.append(i)
    if missed and wrong:
        return {"missed": missed, "wrong": wrong, "verdict": "neither"}
    return {"missed": missed, "wrong": wrong, "verdict": "consistent" if missed else "complete" if wrong else "both"}
