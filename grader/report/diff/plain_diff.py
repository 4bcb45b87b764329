"""Answers in the plain form that the exercise asks for: as text, and whether two of them read alike."""

from fractions import Fraction

from grader.checks.containers import items_of, unwrapped
from grader.checks.equal import canonical
from grader.checks.members import members_of
from grader.checks.numeric import Tolerance, float_of, is_near_number
from grader.codec.literals import literal_of
from grader.codec.values import Record, Value
from grader.texts.safe_text import visible

USUAL_TOLERANCE = Tolerance()  # of `close` without options, whatever the exercise's own check allows
MAX_ITEM_CHARACTERS = 80  # characters of one item


def asked_form(expected: Value, observed: Value = None) -> Value:
    """A right answer without classes of ours: a record is a dict, or a tuple where the answer is; a fraction a float.

    >>> literal_of(asked_form(Record("Spread", (("mean", 2.0), ("sd", 0.5)))))
    "{'mean': 2.0, 'sd': 0.5}"
    >>> literal_of(asked_form(Record("Spread", (("mean", 2.0), ("sd", 0.5))), (2.0, 0.7)))
    '(2.0, 0.5)'
    >>> asked_form(Fraction(1, 2)), asked_form(Fraction(1, 2), Fraction(1, 3))
    (0.5, Fraction(1, 2))
    """
    if isinstance(expected, Fraction):  # of an exact reference; a student sees it who computes with fractions too
        return expected if isinstance(observed, Fraction) else float(expected)
    if not holds_form_of_ours(expected):
        return expected
    own = () if isinstance(observed, dict | Record) else items_of(observed) or ()
    if isinstance(expected, Record):
        fields = {name: asked_form(item) for name, item in expected.fields}
        return tuple(fields.values()) if len(own) == len(fields) else fields
    if isinstance(expected, list | tuple):
        # A row of another length still shows by its first item whether records came as tuples.
        like = own if len(own) == len(expected) else own[:1] * len(expected)
        items = [asked_form(item, mine) for item, mine in zip(expected, like or [None] * len(expected), strict=True)]
        return tuple(items) if isinstance(expected, tuple) else items
    if isinstance(expected, dict):
        given = observed if isinstance(observed, dict) else {}
        return {key: asked_form(item, given.get(key)) for key, item in expected.items()}
    return expected


def holds_form_of_ours(value: Value) -> bool:
    """Whether a value holds a record or an exact fraction; of a row any item, as some numbers of one may be whole."""
    if isinstance(value, list | tuple):
        return any(map(holds_form_of_ours, value))
    return isinstance(value, Record | Fraction) or (
        isinstance(value, dict) and any(map(holds_form_of_ours, value.values()))
    )


def value_source(value: Value, longest: int = MAX_ITEM_CHARACTERS) -> str:
    """The source text of a value, as a student would type it, cut to `longest` characters and safe to show."""
    return visible(literal_of(value, longest=longest))


def is_single(value: Value) -> bool:
    """Whether a value is one number, label or truth value, and no collection."""
    return isinstance(unwrapped(value), bool | str | None) or float_of(value) is not None


def reads_alike(expected: Value, observed: Value) -> bool:
    """Whether two values read the same: numbers to the usual tolerance, rows item by item, labels without spaces.

    >>> reads_alike([0.1, "a"], (0.1 + 1e-12, "a ")), reads_alike(1, True), reads_alike([1], [1, 2])
    (True, False, False)
    >>> reads_alike(["b", "a"], {"a", "b"})
    True
    """
    if type(expected) is str and type(observed) is str:  # as most are, and tables are made of them
        return expected == observed or expected.strip() == observed.strip()
    if type(expected) is float and type(observed) is float:
        return USUAL_TOLERANCE.near(expected, observed)
    return _alike(expected, observed)


def _alike(expected: Value, observed: Value) -> bool:
    if float_of(expected) is not None:
        return is_near_number(expected, observed, USUAL_TOLERANCE)
    if isinstance(expected, dict | Record) or isinstance(observed, dict | Record):
        return canonical(asked_form(expected)) == canonical(asked_form(observed))
    if isinstance(expected, set | frozenset) or isinstance(observed, set | frozenset):
        ours, mine = members_of(expected), members_of(observed)
        return ours is not None and mine is not None and set(map(canonical, ours)) == set(map(canonical, mine))
    wanted, given = items_of(expected), items_of(observed)
    if wanted is None or given is None:
        return canonical(expected) == canonical(observed)
    return len(wanted) == len(given) and all(map(reads_alike, wanted, given))
