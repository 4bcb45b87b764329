def entails(clauses, clause):
    """Whether a clause is true wherever these clauses are true; each is a list of literals, without functors."""

    def put(literal, values):
        sign, atom = (False, literal[1]) if literal[0] == "not" else (True, literal)
        return sign, (atom[0], *(values.get(term, term) for term in atom[1:]))

    def terms(one):
        return [term for literal in one for term in put(literal, {})[1][1:]]

    def is_variable(term):
        return isinstance(term, str) and (term[0].isupper() or term[0] == "_")

    def instances(one):
        found = [{}]
        for name in {term for term in terms(one) if is_variable(term)}:
            found = [{**values, name: thing} for values in found for thing in things]
        return [frozenset(put(literal, values) for literal in one) for values in found]

    def possible(sets):
        if frozenset() in sets:
            return False
        if not sets:
            return True
        sign, atom = next(iter(min(sets, key=len)))
        return any(
            possible({each - {(not true, atom)} for each in sets if (true, atom) not in each})
            for true in (sign, not sign)
        )

    # the variables of the clause stand for things of which nothing else is known
    names = {term: ("thing", term) for term in terms(clause) if is_variable(term)}
    constants = {term for one in [*clauses, clause] for term in terms(one) if not is_variable(term)}
    things = [*names.values(), *constants] or ["thing"]
    denied = [frozenset([(not sign, atom)]) for sign, atom in (put(literal, names) for literal in clause)]
    return not possible({instance for one in clauses for instance in instances(one)} | {*denied})
