# %% just_one from right/by_the_missing_one: mistake: smallest only
# for literal in parent: => for literal in []:
# %% with_everything from right/by_the_missing_one: mistake: largest only
# found += clauses => found += clauses[-1:]
# %% unsigned from right/by_the_missing_one: mistake: literal not negated
# [[against] + => [[missing[0]] +
# %% turned_is_fine from right/by_the_missing_one: mistake: literal in the resolvent
# if against in resolvent: => if False:
# %% one_or_two from right/by_the_missing_one: mistake: none that is known
# len(missing) != 1 => len(missing) < 1
# %% more_than_goal from right/every_clause: mistake: none that is known
#  == goal: =>  >= goal:
# %% first_known_only from right/by_the_missing_one: mistake: none that is known
# for parent in known: => for parent in known[:1]:
# %% one_of_the_missing: mistake: rest of the known clause not looked for
def inverse_resolution(resolvent, known):
    found = []
    for parent in known:
        for gone in parent:
            against = gone[1] if isinstance(gone, list) else ["not", gone]
            if gone in resolvent or against in resolvent:
                continue
            clauses = [[against] + [l for l in resolvent if l not in parent]]
            for literal in parent:
                if literal != gone:
                    clauses += [clause + [literal] for clause in clauses]
            found += clauses
    return found
# %% signs_dropped from right/by_the_missing_one: mistake: none that is known
# missing = [l for l in parent if l not in resolvent] => missing = [l for l in parent if str(l).strip("[]'").split("'")[-1] not in [str(r).strip("[]'").split("'")[-1] for r in resolvent]]
