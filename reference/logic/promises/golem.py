"""Promises about examples that are ground clauses."""

from collections.abc import Sequence
from typing import Any

from reference.logic.promises.clauses import are_definite, is_ground
from reference.logic.subsumption import subsumes

MOST_ATOMS = 5  # of a body


def are_golem_examples(positives: Sequence[Any], negatives: Sequence[Any]) -> bool:
    """Whether examples are short ground clauses about one predicate, and no positive one covers a negative one."""
    examples = [*positives, *negatives]
    return (
        0 < len(positives) <= 6
        and are_definite(examples)
        and all(is_ground(atom) for head, body in examples for atom in (head, *body))
        and all(isinstance(term, str) for head, body in examples for atom in (head, *body) for term in atom)
        and len({head[0] for head, _ in examples}) == 1
        and all(atom[0] != head[0] for head, body in examples for atom in body)
        and all(len(body) <= MOST_ATOMS for _, body in examples)
        and not any(subsumes(one, other) for one in positives for other in negatives)
    )
