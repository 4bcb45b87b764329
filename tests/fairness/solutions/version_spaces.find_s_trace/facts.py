"""algorithm: sets of facts, and what they have in common."""


def find_s_trace(examples):
    facts, out = None, []
    for x, label in examples:
        if label == "yes":
            facts = set(enumerate(x)) & (facts if facts is not None else set(enumerate(x)))
        kept = dict(facts)
        out.append([kept.get(i, "?") for i in range(len(x))])
    return out
