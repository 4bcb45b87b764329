"""The check `exact`: labels, whole numbers, truth values, and rows of them."""

from collections import Counter
from dataclasses import dataclass, field

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import items_of, kind_of, lone_item, unwrapped
from grader.checks.equal import canonical, same_answer
from grader.checks.no_value import judging_value
from grader.checks.numeric import is_number
from grader.checks.option_fields import flag, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Record, Value


@dataclass(frozen=True, slots=True)
class ExactOptions:
    """Whether upper and lower case count as the same; spaces around a text never count."""

    ignore_case: bool = field(default=False, metadata=read_by(flag))


def exact(expected: Value, observed: Value, options: ExactOptions, *, printed: bool = False) -> Verdict:
    """The verdict on a value: right if it is the same in any type that can hold it, else the likeliest slip."""
    if observed is None and expected is not None:
        return none_verdict(printed)
    observed = lone_item(expected, observed)
    wanted, given = (folded_value(expected), folded_value(observed)) if options.ignore_case else (expected, observed)
    if same_answer(wanted, given):
        return RIGHT
    if expected is not None and kind_asked(wanted) != kind_asked(given) and not are_truth_values(wanted, given):
        return wrong("type", f"The answer should be {kind_asked(wanted)}. It is {kind_of(unwrapped(observed))}.")
    if same_answer(folded_value(expected), folded_value(observed)):
        return wrong("case", "Right but for upper and lower case. Write the labels as they are given.")
    items, given_items = items_of(wanted), items_of(given)
    if items is None or given_items is None:
        return wrong("value", "This is not the right answer.")
    return _row_verdict(items, given_items)


def _row_verdict(items: tuple[Value, ...], given: tuple[Value, ...]) -> Verdict:
    # Order before length and places: the most telling slip is told.
    if Counter(map(canonical, items)) == Counter(map(canonical, given)):
        return wrong("order", "These are the right items in another order. Look at which place each belongs to.")
    if len(items) != len(given):
        count = "1 item" if len(given) == 1 else f"{len(given)} items"
        return wrong("shape", f"The answer has {count}, which is not as many as it should have.")
    differ = [
        number for number, (item, own) in enumerate(zip(items, given, strict=True), 1) if not same_answer(item, own)
    ]
    if len(differ) == 1:
        others = "; the others are" if len(items) > 1 else ""
        return wrong("value", f"Item {differ[0]} of {len(items)} is not right{others}.")
    return wrong("value", f"{len(differ)} of the {len(items)} items are not right; the first is item {differ[0]}.")


def are_truth_values(expected: Value, observed: Value) -> bool:
    """Whether both are True or False, which 1 and 0 may stand for."""
    return isinstance(unwrapped(expected), bool) and canonical(observed) in (canonical(True), canonical(False))


def kind_asked(value: Value) -> str:
    """The kind of a value as far as the check tells kinds apart."""
    plain = unwrapped(value)
    if isinstance(plain, bool):
        return "True or False"
    if isinstance(plain, str):
        return "text"
    if is_number(plain):
        return "a number"
    if isinstance(plain, dict):
        return "a dict"
    if isinstance(plain, set | frozenset):
        return "a set"
    return "a list" if items_of(plain) is not None else kind_of(plain)


def folded_value(value: Value) -> Value:
    """The value with every text in lower case."""
    plain = unwrapped(value)
    if isinstance(plain, str):
        return plain.strip().casefold()
    if isinstance(plain, dict):
        return {_folded_key(key): folded_value(item) for key, item in plain.items()}
    if isinstance(plain, frozenset | set):
        return frozenset(map(_folded_key, plain))
    if isinstance(plain, Record):
        return Record(plain.name, tuple((name, folded_value(item)) for name, item in plain.fields))
    items = items_of(plain)
    return value if items is None else [folded_value(item) for item in items]


def _folded_key(key: Value) -> Value:
    plain = unwrapped(key)
    if isinstance(plain, str):
        return plain.strip().casefold()
    return tuple(map(_folded_key, plain)) if isinstance(plain, tuple) else plain


def _judge(case: Case, observation: Observation, options: ExactOptions) -> Verdict:
    return exact(case.expected, observation.value, options, printed=bool(observation.stdout.strip()))


judge_exact = judging_value(_judge)
