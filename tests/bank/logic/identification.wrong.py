# %% any_match from right/all_values: mistake: clauses that do not lead back
# if len(set(inner)) == len(inner) and all(t[0].isupper() and t not in left for t in inner): => if True:
# %% may_share from right/all_values: mistake: none that is known
# len(set(inner)) == len(inner) and all => all
# %% all_of_it from right/all_values: mistake: the whole body of the resolvent
# found.append(new) => found.append([new[0], body])
# %% first_found from right/resolved_back: mistake: first match only
# answers.append((put(lacking, theta), left)) => return [(put(lacking, theta), left)]
# %% bodies_only from right/all_values: mistake: heads not compared
# put(own) != head or not all => not all
# %% shared_part from right/resolved_back: mistake: what both have in common
# answers.append((put(lacking, theta), left)) => answers.append((put(lacking, theta), shared))
# %% same_head from right/resolved_back: mistake: absorption
# answers.append((put(lacking, theta), left)) => answers.append((head, [*left, put(lacking, theta)]))
# %% own_atom from right/all_values: mistake: head as it stands in parent
# found.append(new) => found.append([lacking, new[1]])
