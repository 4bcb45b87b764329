# %% later from right/plain: mistake: only later items
# if i not in first] => if not first or i > max(first)]
# %% above from right/plain: mistake: above the minimum only
# >= min_support => > min_support
# %% stack from right/plain: mistake: depth first
# queue.append(s) => queue.insert(sum(s in queue for s in larger), s)
# %% again from right/plain: mistake: queued again
# if s not in queue: => if s:
# %% all_sets from right/plain: mistake: every frequent set
# if not larger: => if True:
# %% last_first from right/plain: mistake: none that is known
# queue.pop(0) => queue.pop()
# %% nothing_new from right/plain: mistake: none that is known
# larger = [s for s in larger if sum => larger = [s for s in larger if s not in queue and sum
# %% whole_baskets from right/plain: mistake: none that is known
# s <= b for b => s == b for b
# %% items_in_reverse from right/plain: mistake: none that is known
# items = sorted(set().union(*baskets)) => items = sorted(set().union(*baskets), reverse=True)
# %% one_item_maximal from right/plain: mistake: none that is known
# if not larger: => if not larger and first:
