# %% keeps_first from right/generators: mistake: facts never taken back
# in one(ground(body[0], values)): => in list(one(ground(body[0], values)))[:1]:
# %% keeps_clause from right/generators: mistake: clauses never taken back
# in one(ground(body[0], values)): => in list(one(ground(body[0], values)))[:1]:
#                           yield {}, {"goal": proved, "by": number, "using": using}
# +                 return
# %% apart from right/generators: mistake: atoms explained one by one
# both = match(body[0], first["goal"], values) => both = values
# if atom[1] < atom[2]: => if True:
# done = atom[:3] + [atom[1] * atom[2]] => done = atom
# %% no_tests from right/forwards: mistake: tests left out
# [written(each) for each in using] => [written(each) for each in using if each[1] != "builtin"]
# %% heads from right/forwards: mistake: heads with variables
# atom, (atom, number, using) => atom, (tuple(head), number, using)
# %% from_one from right/forwards: mistake: clauses counted from 1
# in enumerate(theory): => in enumerate(theory, 1):
# %% one_round from right/forwards: mistake: none that is known
# while before != len(known): => for _ in [0]:
# %% no_test from right/forwards: mistake: none that is known
# if one < other else [] => if True else []
# %% leaves_only from right/forwards: mistake: none that is known
# [written(each) for each in using]} => []}
# %% other_values from right/forwards: mistake: none that is known
# if tuple(goal) in known => if False
