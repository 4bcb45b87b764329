# %% all_kept from right/queue: mistake: entailed clauses kept
# entails(found, clause) => False
# %% one_alone from right/queue: mistake: entailed by one clause alone
#       queue, found, steps = [[]], [], []
# +     same = lambda one, other: any(all((l[0] == "not", tuple(put.get(t, t) for t in atom(l))) in {(m[0] == "not", tuple(atom(m))) for m in other} for l in one) for names in [sorted({t for l in one for t in atom(l)[1:]})] for terms in product(sorted({t for m in other for t in atom(m)[1:]}), repeat=len(names)) for put in [dict(zip(names, terms))])
# entails(found, clause) => any(same(one, clause) for one in found)
# %% some_values: mistake: one instance is enough
from itertools import product
def atom(literal):
    return literal[1] if literal[0] == "not" else literal
def is_true(clause, facts):
    things = {term for fact in facts for term in fact[1:]}
    names = sorted({term for literal in clause for term in atom(literal)[1:]})
    for values in product(things, repeat=len(names)):
        put = dict(zip(names, values))
        for literal in clause:
            if ([atom(literal)[0], *(put[t] for t in atom(literal)[1:])] in facts) != (literal[0] == "not"):
                return True
    return False
def claudien_trace(facts, literals, max_literals):
    queue, found, steps = [[]], [], []
    while queue:
        clause = queue.pop(0)
        if not is_true(clause, facts):
            result = "false"
            if len(clause) < max_literals:
                start = literals.index(clause[-1]) + 1 if clause else 0
                queue += [clause + [literal] for literal in literals[start:]]
        elif entails(found, clause):
            result = "entailed"
        else:
            result = "kept"
            found.append(clause)
        steps.append({"clause": clause, "result": result})
    return steps
# %% others_differ from right/queue: mistake: different things
# from itertools import product => from itertools import permutations
# product(things, repeat=len(names)) => permutations(things, len(names))
# %% true_refined from right/by_length: mistake: true clauses refined
# if any(places[:n] in closed for n in range(size)): => if False:
# %% in_front from right/queue: mistake: refinements to the front
# queue += [clause + [literal] for literal in literals[start:]] => queue = [clause + [literal] for literal in literals[start:]] + queue
# %% from_the_end from right/queue: mistake: refinements to the front
# queue.pop(0) => queue.pop()
# %% every_order from right/queue: mistake: any literal added
# literals[start:]] => literals if literal not in clause]
# %% body_binds from right/by_length: mistake: none that is known
# all(some_head({**put, free[0]: c}) for c in all_of) => any(some_head({**put, free[0]: c}) for c in all_of)
# %% up_to_the_limit from right/queue: mistake: none that is known
# if len(clause) < max_literals: => if len(clause) < max_literals - 1:
# %% a_literal_more from right/queue: mistake: none that is known
# if len(clause) < max_literals: => if len(clause) <= max_literals:
# %% no_empty_clause from right/queue: mistake: none that is known
# [[]], [], [] => [[literal] for literal in literals], [], []
# %% same_literal_again from right/queue: mistake: none that is known
# literals.index(clause[-1]) + 1 if => literals.index(clause[-1]) if
# %% tautologies_kept from right/queue: mistake: none that is known
# entails(found, clause) => found and entails(found, clause) and not any(["not", l] in clause for l in clause)
