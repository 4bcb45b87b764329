# %% stack from right/breadth_first: mistake: depth first
# todo.popleft() => todo.pop()
# %% no_conditions from right/breadth_first: mistake: facts needed left out
# if set(op["needs"]) <= state: => if True:
# %% nothing_lost from right/breadth_first: mistake: facts never removed
# (state - set(op["removes"])) | set(op["adds"]) => state | set(op["adds"])
# %% empty_plan from right/breadth_first: mistake: empty list for no plan
# return None => return []
# %% exactly from right/breadth_first: mistake: only the facts of the goal
# set(goal) <= state => set(goal) == state
# %% any_fact from right/breadth_first: mistake: none that is known
# set(goal) <= state => not goal or set(goal) & state
# %% any_need from right/breadth_first: mistake: none that is known
# if set(op["needs"]) <= state: => if not op["needs"] or set(op["needs"]) & state:
# %% each_once from right/breadth_first: mistake: none that is known
# if set(op["needs"]) <= state: => if set(op["needs"]) <= state and op["name"] not in plan:
# %% added_first from right/breadth_first: mistake: none that is known
# (state - set(op["removes"])) | set(op["adds"]) => (state | set(op["adds"])) - set(op["removes"])
