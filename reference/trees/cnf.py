"""Decision trees as conjunctions of clauses, read from their negative leaves. Flach, section 5.0."""

from collections.abc import Mapping, Sequence

from reference.trees.decision_tree import Row, Tree, leaves

# pairs of an attribute and values: true of a row that has, in one attribute at least, one of its values
Clause = list[tuple[str, frozenset[str]]]
Domains = Mapping[str, Sequence[str]]


def tree_to_cnf(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """A clause for each leaf that is not positive: on its path, one test at least comes out otherwise.

    Not(f = v) is f in the other values of its domain. Clauses are not simplified. Flach, section 5.0.

    >>> tree = {"test": "gills", "branches": {"yes": "-", "no": "+"}}
    >>> tree_to_cnf(tree, "+", {"gills": ["yes", "no"]})
    [[('gills', frozenset({'no'}))]]
    """
    return [
        [(attribute, frozenset(domains[attribute]) - {value}) for attribute, value in path]
        for path, label in leaves(tree)
        if label != positive
    ]


def satisfies(row: Row, clauses: Sequence[Clause]) -> bool:
    """Whether a row makes every clause true; the empty clause is never true.

    >>> satisfies({"gills": "no"}, [[("gills", {"no"})]]), satisfies({"gills": "no"}, [[]])
    (True, False)
    """
    return all(any(row[attribute] in values for attribute, values in clause) for clause in clauses)


def cnf_as_lists(tree: Tree, positive: str, domains: Domains) -> list[list[list[str | list[str]]]]:
    """The clauses with sorted lists for sets, as the shapes page has them.

    >>> cnf_as_lists({"test": "gills", "branches": {"yes": "-", "no": "+"}}, "+", {"gills": ["yes", "no"]})
    [[['gills', ['no']]]]
    """
    return [[[name, sorted(values)] for name, values in clause] for clause in tree_to_cnf(tree, positive, domains)]
