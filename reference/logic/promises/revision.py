"""Promises about rules to revise, and about the examples that judge them."""

from collections.abc import Sequence
from typing import Any

from reference.logic.promises.clauses import is_name


def is_revision_task(rules: Sequence[Any], examples: Sequence[Any], target: str, max_steps: int) -> bool:
    """Whether rules are different, of few propositions, and none needs nothing or itself; examples are different."""
    names = {atom[0] for head, body in rules for atom in (head, *body)}
    facts = [frozenset(signs) for signs, _ in examples]
    return (
        1 <= len(rules) <= 5
        and 1 <= max_steps <= 5
        and all(len(atom) == 1 and is_name(atom[0]) for head, body in rules for atom in (head, *body))
        and all(1 <= len(body) <= 5 and head not in body for head, body in rules)
        and all(len({name for (name,) in body}) == len(body) for _, body in rules)
        and len({(head[0], frozenset(name for (name,) in body)) for head, body in rules}) == len(rules)
        and not any(name.startswith("new") for name in names)
        and is_name(target)
        and 0 < len(examples) <= 12
        and all(target not in signs and len({*signs}) == len(signs) and all(map(is_name, signs)) for signs in facts)
        and all(isinstance(label, bool) for _, label in examples)
        and len({*facts}) == len(facts)
    )
