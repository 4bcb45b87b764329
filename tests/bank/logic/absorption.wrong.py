# %% any_match from right/all_values: mistake: clauses that do not lead back
# if len(set(inner)) == len(inner) and all(is_variable(t) and t not in left for t in inner): => if True:
# %% may_share from right/all_values: mistake: none that is known
# len(set(inner)) == len(inner) and all => all
# %% body_kept from right/resolved_back: mistake: atoms not taken out
# [*rest, put(parent[0], theta)] => [*map(tuple, body), put(parent[0], theta)]
# %% first_found from right/resolved_back: mistake: first match only
# answers.append((head, [*rest, put(parent[0], theta)])) => return [(head, [*rest, put(parent[0], theta)])]
# %% constants_left_out from right/all_values: mistake: none that is known
# for a in body for t in a[1:]}) => for a in body for t in a[1:] if is_variable(t)})
# %% constant_inside from right/all_values: mistake: none that is known
# all(is_variable(t) and t not in left => all(t not in left
# %% own_head from right/all_values: mistake: head as it stands in parent
# + [put(new)] => + [new]
# %% match_stays from right/all_values: mistake: the rest taken out
# found.append([head, rest]) => found.append([head, [atom for atom in body if atom in gone] + [put(new)]])
# %% one_to_one from right/all_values: mistake: different variables, different terms
# if not all(atom in body for atom in gone): => if len(set(values)) < len(values) or not all(atom in body for atom in gone):
