# %% climbing: algorithm: the value of each set as a pair, conclusions drawn in rounds
def follows(rules, facts, target):
    known = set(facts)
    for _ in range(len(rules) + 1):
        known |= {head[0] for head, body in rules if all(atom[0] in known for atom in body)}
    return target in known
def value(rules, examples, target):
    right = sum(follows(rules, facts, target) == label for facts, label in examples)
    return right, -sum(len(body) for _, body in rules)
def ruleset_revision_trace(rules, examples, target, max_steps):
    steps = []
    while len(steps) < max_steps:
        sets = revisions(rules, "new" + str(len(steps) + 1))
        best = max(sets, key=lambda each: value(each, examples, target), default=rules)
        if value(best, examples, target) <= value(rules, examples, target):
            break
        rules = best
        steps.append(rules)
    return steps
# %% sorted_last: algorithm: sets sorted by errors and length, goals asked backwards; the last of the best ones, the start in front, text
def needed(rules, facts, goal, asked=()):
    if goal in facts:
        return True
    return goal not in asked and any(all(needed(rules, facts, a, (*asked, goal)) for (a,) in body) for (head,), body in rules if head == goal)
def ruleset_revision_trace(rules, examples, target, max_steps):
    def cost(each):
        return 1000 * sum(needed(each, facts, target) is not label for facts, label in examples) + sum(len(b) for _, b in each)
    way = [rules]
    for number in range(1, max_steps + 1):
        ranked = sorted([(cost(each), place, each) for place, each in enumerate(revisions(way[-1], f"new{number}"))], key=lambda r: r[:2])
        good = [each for c, _, each in ranked if c == ranked[0][0] and c < cost(way[-1])]
        if not good:
            break
        way.append(good[-1])
    return [[f"{h[0]} :- {', '.join(a[0] for a in b)}." for h, b in each] for each in way]
