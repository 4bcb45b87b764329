"""algorithm: from the positive examples' common values, any part of them; a set."""


def version_space(domains, examples):
    positives = [x for x, label in examples if label == "yes"]
    specific = tuple(v[0] if len(set(v)) == 1 else "?" for v in zip(*positives))
    space, work = set(), [specific]
    while work:
        h = work.pop()
        if h in space:
            continue
        if any(label == "no" and all(a in ("?", b) for a, b in zip(h, x)) for x, label in examples):
            continue
        space.add(h)
        work += [h[:i] + ("?",) + h[i + 1 :] for i, a in enumerate(h) if a != "?"]
    return space
