# %% short_first from right/climbing: mistake: compactness first
# return right, -sum(len(body) for _, body in rules) => return -sum(len(body) for _, body in rules), right
# %% short_only from right/climbing: mistake: compactness alone
# return right, -sum(len(body) for _, body in rules) => return -sum(len(body) for _, body in rules)
# %% right_only from right/climbing: mistake: examples alone
# return right, -sum(len(body) for _, body in rules) => return right
# %% whole_rules from right/climbing: mistake: heads counted
# -sum(len(body) for _, body in rules) => -sum(1 + len(body) for _, body in rules)
# %% one_by_one from right/climbing: mistake: one rule at a time
# known |= {head[0] for head, body in rules if all(atom[0] in known for atom in body)} => known |= {head[0] for head, body in rules if all(atom[0] in facts for atom in body)}
# %% every_example from right/climbing: mistake: labels ignored
# follows(rules, facts, target) == label for => follows(rules, facts, target) for
# %% first_found from right/climbing: mistake: the first better one
# max(sets, key=lambda each: value(each, examples, target), default=rules) => next((each for each in sets if value(each, examples, target) > value(rules, examples, target)), rules)
# %% number_of_rules from right/climbing: mistake: none that is known
# -sum(len(body) for _, body in rules) => -len(rules)
# %% single_step from right/climbing: mistake: none that is known
# while len(steps) < max_steps: => while len(steps) < 1:
# %% name_from_zero from right/climbing: mistake: none that is known
# str(len(steps) + 1) => str(len(steps))
# %% always_from_the_start from right/climbing: mistake: none that is known
# sets = revisions(rules, => start = steps[0] if steps else rules; sets = revisions(start,
# %% without_a_limit from right/climbing: mistake: none that is known
# while len(steps) < max_steps: => while True:
# %% as_good from right/climbing: mistake: none that is known
# if value(best, examples, target) <= value(rules, examples, target): => if value(best, examples, target) < value(rules, examples, target):
