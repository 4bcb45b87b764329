# %% every_row from right/narrowed: mistake: rows counted with repeats
# if plain not in different: => if True:
# %% with_class from right/narrowed: mistake: rows of two classes counted twice
# plain = {name: row[name] for name in domains} => plain = dict(row)
# %% product_of_the_untested from right/narrowed: mistake: tested attributes left out
# for values in left.values(): => for values in [v for name, v in left.items() if name not in [step[0] for step in path]]:
# %% product_of_the_tested from right/narrowed: mistake: untested attributes left out
# for values in left.values(): => for values in [v for name, v in left.items() if name in [step[0] for step in path]]:
# %% forgets from right/narrowed: mistake: last condition on a number only
# for v in left[name] => for v in domains[name]
# %% not_subtracted from right/narrowed: mistake: seen instances not subtracted
# "unseen": size - len(here) => "unseen": size
# %% always_less from right/narrowed: mistake: no written as yes
# [test[0], ">=", test[2]] => [test[0], "<", test[2]]
# %% cut_included from right/narrowed: mistake: none that is known
# v < test[2], => v <= test[2],
# v >= test[2], => v > test[2],
# %% seen_of_all from right/narrowed: mistake: none that is known
# "seen": len(here), => "seen": len(different),
# %% greater_on_no from right/narrowed: mistake: none that is known
# [test[0], ">=", test[2]] => [test[0], ">", test[2]]
# %% values_added from right/narrowed: mistake: none that is known
# size = 1 => size = 0
# size *= len(values) => size += len(values)
