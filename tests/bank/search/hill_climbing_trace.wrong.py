# %% blind/base from right/list
# waiting, seen = [start], [] => waiting = [start]
# +     visited = []
# in seen: => in visited:
# seen. => visited.
# -         waiting = sorted([c for c in children[state] if c not in seen], key=lambda c: values[c]) + waiting
# +         new = [c for c in children.get(state, []) if c not in visited]
# +         new.sort(key=lambda c: values[c])
# +         waiting = new + waiting
# seen => visited
# %% blind/best_first from blind/base: mistake: whole list sorted
# new + waiting => sorted(new + waiting, key=lambda c: values[c])
# %% blind/grab from blind/base: mistake: goal taken on sight
#           new.sort(key=lambda c: values[c])
# +         if goal in new:
# +             visited.append(goal)
# +             break
# %% blind/largest from blind/base: mistake: largest value first
# values[c] => values[c], reverse=True
# %% blind/only_better_children from blind/base: mistake: worse children left out
# visited] => visited and values[c] < values[state]]
# %% blind/queue from blind/base: mistake: children at the end of the list
# new + waiting => waiting + new
# %% blind/revisits from blind/base: mistake: states visited twice
# -         if state in visited:
# -             continue
# %% blind/unsorted from blind/base: mistake: children not sorted
# -         new.sort(key=lambda c: values[c])
# %% blind/no_return: mistake: no way back
def hill_climbing_trace(children, values, start, goal):
    path = [start]
    while path[-1] != goal:
        options = [c for c in children.get(path[-1], []) if c not in path]
        if not options:
            break
        path.append(min(options, key=lambda c: values[c]))
    return path
# %% local: mistake: end at a local optimum
def hill_climbing_trace(children, values, start, goal):
    way = [start]
    while way[-1] != goal:
        better = [c for c in children[way[-1]] if values[c] < values[way[-1]]]
        if not better:
            break
        way.append(min(better, key=values.get))
    return way
# %% blind/local from local: mistake: end at a local optimum
# way = [start] => here = start
# +     path = [here]
# way[-1] ! => here !
# [way[-1]] if values[c] < values[way[-1]] => .get(here, []) if values[c] < values[here]
# break => return path
# way.append(min(better, key=values.get)) => here = min(better, key=values.get)
# +         path.append(here)
# return way => return path
# %% queue from right/list: mistake: children at the end of the list
# state = w => n = w
# state i => n i
# state) => n)
# state = => n =
# = sorted([c for c in children[state] if c not in seen], key=lambda c: values[c]) + waiting => += sorted((c for c in children[n] if c not in seen), key=values.get)
# %% best_first from queue: mistake: whole list sorted
# + import heapq
# waiting, seen = [start] => heap, seen = [(values[start], start)]
# waiting: => heap:
# n = waiting.pop(0) => _, n = heapq.heappop(heap)
# break => return seen
# waiting += sorted((c for c in children[n] if c not in seen), key=values.get) => for c in children[n]:
# +             if c not in seen:
# +                 heapq.heappush(heap, (values[c], c))
# %% keeps_places from right/list: mistake: waiting states keep their places
# if c not in seen] => if c not in seen and c not in waiting]
# %% swept_novalue0 from blind/base: mistake: end at value 0
# state = w => s = w
# state i => s i
# state) => s)
# state = => values[s] == 0 or s =
# children.get(state, []) => children[s]
# %% swept_dictsort from swept_novalue0: mistake: equal values lost
# values[s] == 0 or s => s
# new.sort(key=lambda c: values[c]) => by = {values[c]: c for c in new}; new = [by[v] for v in sorted(by)]
