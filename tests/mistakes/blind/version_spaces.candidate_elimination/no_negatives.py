# mistake: negative examples passed by
def candidate_elimination(domains, examples):
    s = None
    steps = []
    for x, label in examples:
        if label == "yes":
            if s is None:
                s = list(x)
            else:
                s = [a if a == b else "?" for a, b in zip(s, x)]
        steps.append({"S": [s], "G": [["?"] * len(domains)]})
    return steps
