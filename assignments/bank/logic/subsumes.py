"""What the exercise `clause_order` provides: θ-subsumption of definite clauses."""


def subsumes(general, specific):
    """Whether some terms for the variables of `general` make its head that of `specific`, and its body a part."""

    def is_variable(term):
        return isinstance(term, str) and (term[:1].isupper() or term[:1] == "_")

    def matched(term, other, theta):
        if is_variable(term):
            if term in theta:
                return theta if theta[term] == other else None
            return {**theta, term: other}
        if not isinstance(term, (list, tuple)) or not isinstance(other, (list, tuple)):
            return theta if term == other else None
        if len(term) != len(other) or term[0] != other[0]:
            return None
        for part, other_part in zip(term[1:], other[1:], strict=True):
            theta = matched(part, other_part, theta)
            if theta is None:
                return None
        return theta

    def possible(atoms, theta):
        if not atoms:
            return True
        for other in specific[1]:
            found = matched(atoms[0], other, theta)
            if found is not None and possible(atoms[1:], found):
                return True
        return False

    start = matched(general[0], specific[0], {})
    return start is not None and possible(list(general[1]), start)
