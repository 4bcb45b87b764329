# %% untyped from right/with_sets: mistake: types ignored
# elif known.get(t) != kind: => elif t not in known:
# if here.get(t, kind) != kind: => if False:
# %% any_order: mistake: order of the body ignored
def mode_faults(clauses, head_modes, body_modes):
    def is_var(t):
        return isinstance(t, str) and t[0].isupper()
    def own(atom, mode):
        return {t: p[1:] for t, p in zip(atom[1:], mode[1:]) if p[0] == "-" and is_var(t)}
    out = []
    for head, body in clauses:
        known, fault = {}, -1
        for atom in body:
            for m in body_modes:
                if m[0] == atom[0] and len(m) == len(atom):
                    known.update(own(atom, m))
        for i, atom in enumerate([head] + body):
            fine = None
            for m in (body_modes if i else head_modes):
                if m[0] != atom[0] or len(m) != len(atom) or fine is not None:
                    continue
                here, good = {}, True
                earlier = {t: k for t, k in known.items() if t not in own(atom, m)}
                for t, p in zip(atom[1:], m[1:]):
                    if (p[0] == "#") == is_var(t):
                        good = False
                    elif is_var(t):
                        if p[0] == "-" and (t in earlier or t in here):
                            good = False
                        if p[0] == "+" and i and earlier.get(t) != p[1:]:
                            good = False
                        if not i and here.get(t, p[1:]) != p[1:]:
                            good = False
                        here.setdefault(t, p[1:])
                if good:
                    fine = here
            if fine is None:
                fault = i
                break
            known = {**fine, **known}
        out.append(fault)
    return out
# %% fresh_inputs from right/with_sets: mistake: new variables as inputs
# elif known.get(t) != kind: => elif known.get(t, kind) != kind:
# %% old_ones from right/with_sets: mistake: known variables as outputs
# if t in known or t in here: => if False:
# %% doubled from right/with_sets: mistake: an output twice
# if t in known or t in here: => if t in known:
# %% at_once from right/with_sets: mistake: output used at once
# elif known.get(t) != kind: => elif known.get(t, here.get(t)) != kind:
# %% variable_there from right/with_sets: mistake: variables for constants
# if is_var(t): => if is_var(t) and not here.setdefault(t, kind):
# %% constant_in from right/first_places: mistake: constants as inputs
# good &= variable(t) and (t, kind) in before => good &= not variable(t) or (t, kind) in before
# good &= variable(t) and set(same) == {kind} => good &= not variable(t) or set(same) == {kind}
# %% the_last from right/with_sets: mistake: last declaration only
#       out = []
# +     body_modes = list({(m[0], len(m)): m for m in body_modes}.values())
# +     head_modes = list({(m[0], len(m)): m for m in head_modes}.values())
# %% first_declaration from right/with_sets: mistake: none that is known
#       out = []
# +     body_modes = list({(m[0], len(m)): m for m in body_modes[::-1]}.values())
# %% from_one from right/with_sets: mistake: none that is known
# fault = i => fault = i + 1
# %% not_known_before_break from right/with_sets: mistake: none that is known
# known.update(here) => known.update(here if head else {})
# %% head_by_body from right/with_sets: mistake: none that is known
# (body_modes if i else head_modes) => head_modes + body_modes
# %% last_fault from right/with_sets: mistake: none that is known
# break => pass
# %% none_for_all_met from right/with_sets: mistake: none that is known
# out.append(fault) => out.append(None if fault < 0 else fault)
