# %% try_heights: algorithm: for every number of crates taken down, the towers are finished and the end is looked at
def tower_moves(stack, table, goals):
    on = dict(goals)
    top_of = {y: x for x, y in goals}
    best = None
    for down in range(len(stack) + 1):
        tower = list(stack)
        plan = []
        for _ in range(down):
            plan.append("MT " + tower.pop())
        needed = [c for pair in goals for c in pair]
        while True:
            missing = [c for c in needed if c not in tower]
            if not missing:
                break
            above = top_of.get(tower[-1]) if tower else None
            if above in missing:
                crate = above
            else:
                ready = [c for c in missing if on.get(c) not in missing]
                if not ready:
                    break
                crate = ready[0]
            tower.append(crate)
            plan.append("MS " + crate)
        good = all(x in tower and tower.index(x) > 0 and tower[tower.index(x) - 1] == y for x, y in goals)
        if good and (best is None or len(plan) < len(best)):
            best = plan
    return best
# %% chains: algorithm: towers as lists first; the stack is cut where it first disagrees with them
def tower_moves(stack, table, goals):
    below, above = {x: y for x, y in goals}, {y: x for x, y in goals}
    keep = 0
    for i, crate in enumerate(stack):
        under = stack[i - 1] if i else None
        if crate in below and below[crate] != under:
            break
        if under in above and above[under] != crate:
            break
        keep += 1
    moves = [f"MT {crate}" for crate in stack[keep:][::-1]]
    standing = stack[:keep]
    def climb(crate):
        while crate in above:
            crate = above[crate]
            moves.append(f"MS {crate}")
    if standing:
        climb(standing[-1])
    for base in [y for _, y in goals if y not in below][::-1]:
        if base not in standing:
            moves.append(f"MS {base}")
            climb(base)
    return tuple(moves)
