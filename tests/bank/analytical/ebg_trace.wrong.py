# %% with_leaves from right/generators: mistake: rules of the leaves
# both_rules(proof, theory)["regression"] => both_rules(proof, theory)["leaves"]
# %% with_negatives from right/generators: mistake: rules from negative examples
# if not example["positive"]: => if False:
# %% not_covered from right/generators: mistake: covered examples explained again
# if any(covers(rule, goal, facts) for rule in rules): => if False:
# %% without_tests from right/forwards: mistake: tests left out of the rules
# for name, places in body]) => for name, places in body if name not in ("less", "times")])
# %% stopped from right/generators: mistake: learning stopped early
#           steps.append({"outcome": outcome, "rules": list(rules)})
# +         if outcome == "unexplained":
# +             return steps
# %% all_proofs from right/generators: mistake: a rule for each explanation
# rules.append(both_rules(proof, theory)["regression"]) => rules += [both_rules(each, theory)["regression"] for each in explanation(goal, theory, facts, True)]
# def explanation(goal, theory, facts): => def explanation(goal, theory, facts, every=False):
#       for _, proof in one(goal):
# -         return proof
# +         if not every:
# +             return proof
# +     if every:
# +         return [proof for _, proof in one(goal)]
# %% same_list from right/generators: mistake: none that is known
# "rules": list(rules)} => "rules": rules}
# %% only_new from right/generators: mistake: none that is known
# "rules": list(rules)} => "rules": rules[-1:] if outcome == "learned" else []}
# %% covered_by_theory from right/generators: mistake: none that is known
# if any(covers(rule, goal, facts) for rule in rules): => if rules and explanation(goal, theory, facts):
# %% last_rule_only from right/generators: mistake: none that is known
# for rule in rules): => for rule in rules[-1:]):
# %% names_shared from right/forwards: mistake: none that is known
# key = (use, term) => key = (0, term)
