# %% by_number from right/by_masks: mistake: examples counted
# sum(e[2] for e in left if covers(clause, e)) => sum(1 for e in left if covers(clause, e))
# if best is None or best[0] <= 0: => if best is None:
# %% bodies from right/by_masks: mistake: sizes without heads
# tuple(example[0]), closure(example[1]), 1 + len(example[1]) => tuple(example[0]), closure(example[1]), len(example[1])
# - 1 - len(clause[1]) => - len(clause[1])
# %% of_all from right/longest_first: mistake: covered examples counted again
# for i in open_ if covers(clause, good[i])) => for i in range(len(good)) if covers(clause, good[i]))
# %% sizes_only from right/by_masks: mistake: size of the clause left out
# - 1 - len(clause[1]) => + 0
# %% unknown_background from right/by_masks: mistake: background not used
# for head, rest in background: => for head, rest in []:
# %% bold from right/by_masks: mistake: negative examples ignored
# if any(covers(clause, n) for n in bad): => if False:
# %% to_the_end from right/by_masks: mistake: clauses that save nothing
# if best is None or best[0] <= 0: => if best is None:
# %% zero_too from right/by_masks: mistake: none that is known
# if best is None or best[0] <= 0: => if best is None or best[0] < 0:
# %% bottom_sizes from right/by_masks: mistake: none that is known
# return tuple(example[0]), closure(example[1]), 1 + len(example[1]) => return tuple(example[0]), closure(example[1]), 1 + len(closure(example[1]))
# %% shortest_first_found from right/longest_first: mistake: none that is known
# if saved > best[0] and not => if best[1] is None and saved > 0 and not
# %% seed_alone_removed from right/by_masks: mistake: none that is known
# left = [e for e in left if not covers(best[1], e)] => left = left[1:]
