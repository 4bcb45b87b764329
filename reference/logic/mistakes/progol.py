"""Known mistakes with bottom clauses, and with the clauses that Progol prefers."""

from reference.logic.coverage import Example, Theory, with_new_constants
from reference.logic.forward_chaining import as_atoms, instance
from reference.logic.progol import bottom_clause, ground_instances, terms_of
from reference.logic.terms import NOT, Clause, atom_of, is_variable


def whole_bodies_denied(example: Example, background: Theory) -> Clause:
    """A bottom clause in which a clause with a false head makes all atoms of its body false, if they are not true."""
    head, body = with_new_constants(example, background)
    atoms = [head, *body, *(atom for other, rest in background for atom in (other, *rest))]
    constants = sorted({term for atom in atoms for term in atom[1:] if not is_variable(term)})
    true, false = {*as_atoms(body)}, {head}
    instances = list(ground_instances(background, constants))
    while True:
        made = {each for each, rest in instances if rest <= true}
        denied = {atom for each, rest in instances if each in false and not rest <= true for atom in rest} - true
        if made <= true and denied <= false:
            break
        true |= made
        false |= denied
    names = dict(zip(terms_of(head, body), terms_of(*example), strict=True))
    return (
        *(instance(atom, names) for atom in sorted(false)),
        *((NOT, instance(atom, names)) for atom in sorted(true)),
    )


def all_in_body(example: Example, background: Theory) -> Clause:
    """All literals but the example's head put into the body."""
    head, *rest = bottom_clause(example, background)
    return (head, *((NOT, atom_of(literal)) for literal in rest))


def constants_left(example: Example, background: Theory) -> Clause:
    """A bottom clause whose variables have stayed constants."""
    return bottom_clause(with_new_constants(example, background), background)


def without_facts(example: Example, background: Theory) -> Clause:
    """A bottom clause without the facts that the background states."""
    facts = as_atoms(head for head, body in background if not body)
    return tuple(each for each in bottom_clause(example, background) if each[0] != NOT or each[1] not in facts)
