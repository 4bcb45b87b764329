"""Known mistakes about explanations, and about the rules that they give."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from reference.analytical.explanations import TESTS, TIMES, Atom, Proof, Theory, explain, products_of
from reference.analytical.generalizing import Rule, both_rules, fresh_copy, leaf_rule, leaves_of, neat, regressed
from reference.logic.terms import as_lists, as_term, is_variable, substituted, variables_in
from reference.logic.unification import most_general_unifier, resolved, unified


def matching_goals(atom: Any, facts: Sequence[Atom]) -> Iterator[dict[str, Any]]:
    """The unifiers of an atom with facts or with a test that holds."""
    if atom[0] in TESTS:
        if not variables_in(atom) and TESTS[atom[0]](*atom[1:]):
            yield {}
        return
    for fact in facts:
        unifier = most_general_unifier(atom, as_term(fact))
        if unifier is not None:
            yield unifier


def first_choices(goal: Atom, theory: Theory, facts: Sequence[Atom], *, all_clauses: bool = True) -> Proof:
    """A proof in which the first fact that fits an atom is never taken back; with one clause only, nor is a clause."""
    known = [*facts, *products_of([*facts, *(atom for _, body in theory for atom in body)])]
    proved = {head[0] for head, _ in theory}

    def search(atom: Any) -> tuple[Proof, dict[str, Any]] | None:
        if atom[0] not in proved:
            unifier = next(matching_goals(atom, known), None)
            by = "builtin" if atom[0] in (TIMES, *TESTS) else "fact"
            return None if unifier is None else ({"goal": substituted(atom, unifier), "by": by, "using": []}, unifier)
        for number, clause in enumerate(theory):
            head, *body = fresh_copy(clause, len(variables_in(atom)))
            bindings = unified(head, atom, {})
            if bindings is None:
                continue
            using: list[Proof] = []
            for part in body:
                found = search(resolved(part, bindings))
                if found is None:
                    break
                bindings = unified(resolved(part, bindings), found[0]["goal"], bindings) or bindings
                using.append(found[0])
            else:
                own = {name: resolved(name, bindings) for name in variables_in(atom)}
                return {"goal": resolved(head, bindings), "by": number, "using": using}, own
            if not all_clauses:
                return None
        return None

    found = search(as_term(goal))
    return listed(found[0]) if found else {}


def atoms_apart(goal: Atom, theory: Theory, facts: Sequence[Atom]) -> Proof:
    """An explanation in which each atom of a body is explained by itself, whatever values its variables got before."""
    proved = {head[0] for head, _ in theory}

    def search(atom: Any) -> Proof | None:
        if atom[0] in (TIMES, *TESTS):
            return {"goal": atom, "by": "builtin", "using": []}
        if atom[0] not in proved:
            unifier = next(matching_goals(atom, facts), None)
            return None if unifier is None else {"goal": substituted(atom, unifier), "by": "fact", "using": []}
        for number, clause in enumerate(theory):
            head, *body = fresh_copy(clause, len(variables_in(atom)))
            bindings = unified(head, atom, {})
            if bindings is not None and None not in (using := [search(resolved(part, bindings)) for part in body]):
                return {"goal": resolved(head, bindings), "by": number, "using": using}
        return None

    found = search(as_term(goal))
    return listed(found) if found else {}


def listed(proof: Proof) -> Proof:
    """A proof with lists for its goals."""
    return {**proof, "goal": as_lists(proof["goal"]), "using": [listed(each) for each in proof["using"]]}


def first_clauses_only(goal: Atom, theory: Theory, facts: Sequence[Atom]) -> Proof:
    """A proof in which neither a clause nor a fact is ever taken back."""
    return first_choices(goal, theory, facts, all_clauses=False)


def changed_proof(change: Callable[[Proof, Theory], Proof]) -> Callable[..., Proof]:
    """The right explanation, with something changed at every step."""

    def changed(goal: Atom, theory: Theory, facts: Sequence[Atom]) -> Proof:
        def through(proof: Proof) -> Proof:
            return change({**proof, "using": [through(each) for each in proof["using"]]}, theory)

        found = explain(goal, theory, facts)
        return through(found) if found else {}

    return changed


def without_tests(proof: Proof, theory: Theory) -> Proof:
    """A step whose tests are left out."""
    return {**proof, "using": [each for each in proof["using"] if each["by"] != "builtin"]}


def with_variables(proof: Proof, theory: Theory) -> Proof:
    """A step with the head of its clause as it is written."""
    return {**proof, "goal": list(theory[proof["by"]][0])} if isinstance(proof["by"], int) else proof


def counted_from_one(proof: Proof, theory: Theory) -> Proof:
    """A step with the number of its clause counted from 1."""
    return {**proof, "by": proof["by"] + 1} if isinstance(proof["by"], int) else proof


tests_left_out = changed_proof(without_tests)
heads_as_written = changed_proof(with_variables)
clauses_from_one = changed_proof(counted_from_one)


def with_regression(rule: Callable[[Proof, Theory], Rule]) -> Callable[[Proof, Theory], dict[str, Rule]]:
    """Both rules, with another one for that by regression."""
    return lambda proof, theory: {"leaves": leaf_rule(proof), "regression": rule(proof, theory)}


def with_leaves(rule: Callable[[Proof], Rule]) -> Callable[[Proof, Theory], dict[str, Rule]]:
    """Both rules, with another one for that of the leaves."""
    return lambda proof, theory: {"leaves": rule(proof), "regression": regressed(proof, theory)}


def without_conditions(rule: Rule) -> Rule:
    """A rule without its tests."""
    return [rule[0], [atom for atom in rule[1] if atom[0] not in (TIMES, *TESTS)]]


def named_leaves(proof: Proof, kept: Callable[[Any], bool]) -> Rule:
    """The rule of the leaves, with a variable for every constant but some that are kept."""
    atoms = [proof["goal"], *(leaf for leaf in leaves_of(proof) if leaf[0] not in (TIMES, *TESTS))]
    terms = dict.fromkeys(term for atom in atoms for term in atom[1:] if not kept(term))
    names = {term: f"_{place}" for place, term in enumerate(terms)}
    return neat([(atom[0], *(names.get(term, term) for term in atom[1:])) for atom in atoms])


def all_named(proof: Proof) -> Rule:
    """The rule of the leaves with a variable for every constant."""
    return named_leaves(proof, lambda term: False)


def all_names_named(proof: Proof) -> Rule:
    """The rule of the leaves with a variable for every constant that is no number."""
    return named_leaves(proof, lambda term: not isinstance(term, str))


def with_tests(proof: Proof) -> Rule:
    """The rule of the leaves with the tests."""
    names = {term: f"_{place}" for place, term in enumerate(dict.fromkeys(proof["goal"][1:]))}
    atoms = (proof["goal"], *leaves_of(proof))
    return neat([(atom[0], *(names.get(term, term) for term in atom[1:])) for atom in atoms])


def first_step_only(proof: Proof, theory: Theory) -> Rule:
    """The clause with which the proof begins."""
    return neat(fresh_copy(theory[proof["by"]], 0))


def names_shared(proof: Proof, theory: Theory) -> Rule:
    """The regression with clauses as they are written: their variables are those of the clauses before, too."""
    goal = as_term(proof["goal"])
    left: list[tuple[Proof, Any]] = [(proof, as_term(theory[proof["by"]][0]))]
    general, leaves = left[0][1], []
    while left:
        node, atom = left.pop(0)
        if isinstance(node["by"], str):
            leaves.append(atom)
            continue
        head, body = (as_term(theory[node["by"]][0]), [as_term(each) for each in theory[node["by"]][1]])
        values = {name: term for name, term in zip(head[1:], atom[1:], strict=True) if is_variable(name)}
        left = [*zip(node["using"], (substituted(each, values) for each in body), strict=True), *left]
    return neat((general, *leaves)) if goal else []


def all_constants_freed(proof: Proof, theory: Theory) -> Rule:
    """The regression with a variable for every constant that a clause names."""
    head, body = regressed(proof, theory)
    terms = dict.fromkeys(term for atom in body for term in atom[1:] if not is_variable(term))
    names = {term: f"_{place}" for place, term in enumerate(terms)}
    return neat([(atom[0], *(names.get(term, term) for term in atom[1:])) for atom in (head, *body)])


tests_dropped = with_regression(lambda proof, theory: without_conditions(regressed(proof, theory)))
leaves_for_both = with_regression(lambda proof, theory: leaf_rule(proof))
instance_regressed = with_regression(lambda proof, theory: with_tests(proof))
one_step = with_regression(first_step_only)
not_renamed = with_regression(names_shared)
constants_freed = with_regression(all_constants_freed)
every_constant_named = with_leaves(all_named)
every_name_named = with_leaves(all_names_named)
tests_kept = with_leaves(with_tests)


def exchanged(proof: Proof, theory: Theory) -> Mapping[str, Rule]:
    """Both rules, each under the name of the other."""
    right = both_rules(proof, theory)
    return {"leaves": right["regression"], "regression": right["leaves"]}
