# %% strictly from right/lists: mistake: only for fewer errors
# if not options or min(options, key=lambda o: o[:2])[0] > now: => if not options or min(options, key=lambda o: o[:2])[0] >= now:
# %% votes: mistake: rules vote
from collections import Counter
def set_pruning_trace(rules, default, rows, target):
    def errors(these):
        wrong = 0
        for row in rows:
            votes = Counter(sorted(label for body, label in these if all(row[a] == v for a, v in body)))
            wrong += (votes.most_common(1)[0][0] if votes else default) != row[target]
        return wrong
    now = errors(rules)
    steps = [{"rules": rules, "errors": now}]
    while rules:
        options = [(errors(each), each) for each in [rules[:i] + rules[i + 1:] for i in range(len(rules))]]
        for i, (body, label) in enumerate(rules):
            for j in range(len(body)):
                shorter = rules[:i] + [[body[:j] + body[j + 1:], label]] + rules[i + 1:]
                options.append((errors(shorter), shorter))
        best = min(options, key=lambda o: o[0])
        if best[0] > now:
            break
        now, rules = best
        steps.append({"rules": rules, "errors": now})
    return steps
# %% rules_only from right/lists: mistake: only whole rules
# for j in range(len(body)): => for j in []:
# %% conditions_only from right/lists: mistake: only conditions
# options.append((errors(without), 0, without)) => options += []
# %% last_ones from right/lists: mistake: only last conditions
# for j in range(len(body)): => for j in range(len(body))[-1:]:
# %% first_allowed from right/lists: mistake: first deletion that is allowed
# if not options or min(options, key=lambda o: o[:2])[0] > now: => if not (options := [o for o in sorted(options, key=lambda o: o[1]) if o[0] <= now][:1]):
# %% finer_first from right/lists: mistake: conditions before rules
# options.append((errors(without), 0, without)) => options.append((errors(without), 2, without))
# %% in_any_order_of_kinds from right/lists: mistake: none that is known
# options.append((errors(without), 0, without)) => options.append((errors(without), 1, without))
# %% last_rule_decides from right/lists: mistake: none that is known
# for body, label in these: => for body, label in reversed(these):
# %% empty_rules_leave from right/lists: mistake: none that is known
# shorter = rules[:i] + [[body[:j] + body[j + 1:], label]] + rules[i + 1:] => shorter = rules[:i] + ([[body[:j] + body[j + 1:], label]] if len(body) > 1 else []) + rules[i + 1:]
# %% uncovered_rows_free from right/lists: mistake: none that is known
# label = default => label = row[target]
# %% twice_only from right/lists: mistake: none that is known
# while True: => while len(steps) < 3:
#           steps.append({"rules": rules, "errors": now})
# +     return steps
# %% fewer_are_kept from right/lists: mistake: none that is known
# [0] > now: => [0] > now or len(rules) == 1:
