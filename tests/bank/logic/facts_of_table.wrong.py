# %% with_ids from right/loops: mistake: identifiers in whole rows
# fact = [predicate] => fact = [predicate, ids[place]]
# %% placeholder from right/loops: mistake: a fact for a missing cell
#                   fact.append("unknown")
# +                 cells.add((names[column], ids[place], "unknown"))
# %% complete from right/loops: mistake: rows with gaps left out
# whole.add(tuple(fact)) => None in rows[place] or whole.add(tuple(fact))
# %% distinct from right/loops: mistake: equal rows once
#       for place in range(len(rows)):
# +         if rows[place] in rows[:place]: continue
# %% turned from right/columns: mistake: value before identifier
# [name, label, value] => [name, value, label]
# %% triples from right/columns: mistake: one predicate for all cells
# [name, label, value] => [predicate, label, name, value]
# %% none_kept from right/columns: mistake: none that is known
# "unknown" if v is None else v => v
# %% row_numbers from right/loops: mistake: none that is known
# ids[place] => place
# %% falsy from right/loops: mistake: none that is known
# if value is None: => if not value:
# %% duplicates from right/columns: mistake: none that is known
# for row in seen.values()] => for row in rows]
