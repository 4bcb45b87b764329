"""Whether an answer has the form of the expected one, so that what a property says of its parts means the same."""

from grader.checks.containers import unwrapped
from grader.checks.members import members_of
from grader.codec.values import Series, Value


def has_form_of(expected: Value, answer: Value) -> bool:
    """Whether numbers stand for numbers, rows for rows and keys for keys; not, say, where pairs stand for a dict.

    >>> has_form_of({"a": 1}, {"b": 2.5}), has_form_of({"a": 1}, [("a", 1)]), has_form_of([[1], [2]], [(3,)])
    (True, False, True)
    """
    if isinstance(expected, dict):
        values = answer.values() if isinstance(answer, dict) else answer.items if isinstance(answer, Series) else None
        return values is not None and _all_like(tuple(expected.values()), tuple(values))
    wanted, given = members_of(expected), members_of(answer)
    if wanted is None:
        return not isinstance(answer, dict) and members_of(unwrapped(answer)) is None
    return given is not None and _all_like(wanted, given)


def _all_like(expected: tuple[Value, ...], answer: tuple[Value, ...]) -> bool:
    # Two expected items stand for all: to compare with every one would be quadratic, and they hardly ever differ.
    return not expected or all(any(has_form_of(wanted, own) for wanted in expected[:2]) for own in answer)
