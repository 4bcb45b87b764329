"""algorithm: G refined by a worklist, members kept as frozen sets of conditions until they are written down."""


def candidate_elimination(domains, examples):
    width = len(domains)

    def written(conditions):
        return tuple(dict(conditions).get(i, "?") for i in range(width))

    specific, general, steps = None, [frozenset()], []
    for x, label in examples:
        facts = frozenset(enumerate(x))
        if label == "yes":
            specific = facts if specific is None else specific & facts if specific is not True else True
            general = [g for g in general if g <= facts]
        elif specific is not True and specific <= facts:
            specific, general = True, []
        elif specific is not True:
            work, fine = list(general), set()
            while work:
                g = work.pop()
                if g <= facts:
                    fine |= {g | {c} for c in specific - facts}
                else:
                    fine.add(g)
            general = [g for g in fine if not any(other < g for other in fine)]
        if specific is True or not general:
            specific, general = True, []
        steps.append({"S": [] if specific is True else [written(specific)], "G": [written(g) for g in general]})
    return steps
