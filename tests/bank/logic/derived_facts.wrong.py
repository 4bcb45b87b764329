# %% blind/base
def match(atom, fact, known):
    if atom[0] != fact[0] or len(atom) != len(fact):
        return None
    known = dict(known)
    for term, value in zip(atom[1:], fact[1:]):
        if term[0].isupper():
            if known.setdefault(term, value) != value:
                return None
        elif term != value:
            return None
    return known

def bindings(body, facts):
    found = [{}]
    for atom in body:
        found = [new for old in found for f in facts if (new := match(atom, f, old)) is not None]
    return found

def apply(rule, facts):
    head, body = rule
    return {(head[0], *[b.get(t, t) for t in head[1:]]) for b in bindings(body, facts)}

def derived_facts(facts, rules):
    given = {tuple(f) for f in facts}
    known = set(given)
    while True:
        new = set()
        for rule in rules:
            new |= apply(rule, known)
        if new <= known:
            return sorted(known - given)
        known |= new
# %% blind/all_different from blind/base: mistake: different variables, different constants
#           if term[0].isupper():
# +             if term not in known and value in known.values():
# +                 return None
# %% blind/constants_as_variables from blind/base: mistake: constants taken for variables
# isupper => isalpha
# %% blind/either_order from blind/base: mistake: given pairs in either order
# (given) => (given) | {(f[0], f[2], f[1]) for f in given if len(f) == 3}
# +     turned = set(known)
# - given => - turned
# %% blind/everything from blind/base: mistake: given facts returned too
# known - given => known
# %% blind/first_rule_only from blind/base: mistake: none that is known
# rules: => rules[:2]:
# %% blind/once from blind/base: mistake: one application of each rule
# -     while True:
# -         new = set()
#         for =>     for
#             new =>         known
#
# -         if new <= known:
#             return sorted =>     return sorted
#
# -         known |= new
# %% blind/some_of_the_body from blind/base: mistake: part of a body is enough
# found = [{}] => found = []
# -         found = [new for old in found for f in facts if (new := match(atom, f, old)) is not None]
# +         found += [new for f in facts if (new := match(atom, f, {})) is not None]
# -     return {(head[0], *[b.get(t, t) for t in head[1:]]) for b in bindings(body, facts)}
# +     names = [t for t in head[1:] if t[0].isupper()]
# +     return {
# +         (head[0], *[b.get(t, t) for t in head[1:]])
# +         for b in bindings(body, facts)
# +         if all(name in b for name in names)
# +     }
# %% every_term_is_a_variable: mistake: constants taken for variables
def matches(body, facts, values):
    if not body:
        yield values
        return
    predicate, *terms = body[0]
    for name, *constants in facts:
        if name == predicate and len(constants) == len(terms):
            new = dict(values)
            if all(new.setdefault(t, c) == c for t, c in zip(terms, constants)):
                yield from matches(body[1:], facts, new)

def derived_facts(facts, rules):
    known = {tuple(f) for f in facts}
    start = set(known)
    while True:
        new = set()
        for head, body in rules:
            for values in matches(body, known, {}):
                new.add((head[0], *[values[t] if t[0].isupper() else t for t in head[1:]]))
        if new <= known:
            return [list(f) for f in known - start]
        known |= new
# %% swept
def derived_facts(facts, rules):
    known = {tuple(f) for f in facts}
    given = [list(f) for f in facts]
    rounds = 0
    while True:
        new = set()
        for head, body in rules:
            bindings = [{}]
            for atom in body:
                nxt = []
                for b in bindings:
                    for f in sorted(known):
                        c = match(atom, f, b)
                        if c is not None:
                            nxt.append(c)
                bindings = nxt
            for b in bindings:
                new.add(tuple([head[0]] + [b.get(t, t) for t in head[1:]]))
        new -= known
        if not new:
            return [list(f) for f in known if list(f) not in given]
        known |= new
        rounds += 1
def match(atom, fact, b):
    if atom[0] != fact[0]:
        return None
    b = dict(b)
    for t, c in zip(atom[1:], fact[1:]):
        if t[0].isupper():
            if b.get(t, c) != c:
                return None
            b[t] = c
        elif t != c:
            return None
    return b
# %% swept_isupper from swept: mistake: long names not taken for variables
# if t[0].isupper(): => if t.isupper():
