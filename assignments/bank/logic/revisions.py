def revisions(rules, new_predicate):
    """The sets of rules that one of the four operators makes of two of the rules; each is a list of [head, body]."""
    found = []
    for one in rules:
        for other in rules:
            (p, first), (q, second) = one, other
            shared = [atom for atom in first if atom in second]
            rest, other_rest = [a for a in first if a not in shared], [a for a in second if a not in shared]
            new = [new_predicate]
            made = []
            if not other_rest:  # absorption
                made.append([[p, [q, *rest]], other])
            if p == q and len(other_rest) == 1:  # identification
                made.append([[other_rest[0], rest], other])
            if p == q:  # intra-construction
                made.append([[p, [*shared, new]], [new, rest], [new, other_rest]])
            if shared:  # inter-construction
                made.append([[p, [new, *rest]], [q, [new, *other_rest]], [new, shared]])
            for rules_made in made:
                if one != other and all(body and head not in body for head, body in rules_made):
                    every = [*rules_made, *(rule for rule in rules if rule not in (one, other))]
                    once = {(head[0], *sorted(atom[0] for atom in body)): [head, body] for head, body in every}
                    found.append(list(once.values()))
    return found
