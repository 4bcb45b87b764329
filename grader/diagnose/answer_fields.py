"""Which fields of an answer are wrong: the parts of a dict or a tuple, the columns of a table, told where all agree."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.built.document import BuiltExercise
from grader.built.oracle import ASKING_AT_BUILD, ASKING_AT_JUDGING, asked_reference
from grader.built.own_check import judging_check
from grader.built.reference_answers import DecodedArgs
from grader.checks.containers import items_of, label_of, named_fields, pairs_of
from grader.checks.mapping import usual_check
from grader.checks.registry import written_options
from grader.checks.same_predictions import labels_in
from grader.checks.wording import quoted_names
from grader.codec.decode import decode
from grader.codec.values import Record, Value
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import failing_case_names
from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS
from grader.diagnose.near.misses import same_by_check, wrong_inputs
from grader.diagnose.outsized import is_outsized
from grader.judge.judged import JudgedCase, JudgedInput

KINDS_WITH_FIELDS = ("function", "model")
MAX_FIELDS = 8  # more of them are a list of like items, in which a place means nothing
CHECKS_OF_PLACES = ("close", "exact")  # that judge a piece of an answer as they judge the whole


@dataclass(frozen=True, slots=True)
class FieldMarks:
    """The fields of one failing answer by name, each right or not."""

    right: Mapping[str, bool]


def field_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding that some fields alone are ever wrong, while the others are right in every input."""
    failing = wrong_inputs(cases)
    if not can_be_compared(exercise, failing) or len(failing) < MIN_INPUTS_FOR_NEAR_MISS:
        return ()
    marks = [marked for judged in failing if (marked := field_marks(exercise, judged)) is not None]
    names = tuple(marks[0].right) if marks else ()
    if len(marks) < len(failing) or not 2 <= len(names) <= MAX_FIELDS or any(tuple(m.right) != names for m in marks):
        return ()
    off = [name for name in names if not all(each.right[name] for each in marks)]
    sound = [name for name in names if name not in off]
    # Properties may fail where all fields are right.
    if not sound or any(all(each.right.values()) for each in marks):
        return ()
    every = sum(len(case.inputs) for case in cases)
    hint = fields_sentence(off, sound, len(failing), every)
    # Plain, as it tells no value; the keys of a dict may be labels of a hidden input, those of `parts` are asked for.
    plain = judging_check(exercise).name != "mapping"
    name = f"only {', '.join(off)} wrong"
    return (Finding(kind="divergence", name=name, hint=hint, cases=failing_case_names(cases), plain=plain),)


def can_be_compared(exercise: BuiltExercise, failing: Sequence[JudgedInput]) -> bool:
    """Whether every failing input has an answer, and one right answer to compare it with."""
    return (
        exercise.kind in KINDS_WITH_FIELDS
        and exercise.trace is None
        and exercise.check is not None
        and not asked_reference(exercise, ASKING_AT_JUDGING)
        and (not asked_reference(exercise, ASKING_AT_BUILD) or have_one_answer(exercise, failing))
        and all(judged.observation.outcome == "value" and not is_outsized(judged) for judged in failing)
    )


def have_one_answer(exercise: BuiltExercise, failing: Sequence[JudgedInput]) -> bool:
    """Whether each failing input has just one right answer, or one label for each row, though others have several."""
    accepted = [(each.args, items_of(decode(each.accepted))) for case in exercise.cases for each in case.instances]
    check = "" if exercise.check is None else exercise.check.name

    def is_single(answers: Sequence[Value] | None) -> bool:
        if check == "same_predictions":
            return answers is not None and all(len(labels_in(row)) == 1 for row in answers)
        return answers is not None and len(answers) == 1

    return all(any(args == judged.args and is_single(answers) for args, answers in accepted) for judged in failing)


def fields_sentence(off: Sequence[str], sound: Sequence[str], failing: int, every: int) -> str:
    """The sentence on the fields that are wrong and those that are right."""
    is_wrong, is_right = ("is" if len(each) == 1 else "are" for each in (off, sound))
    return (
        f"Only {quoted_names(off)} {is_wrong} wrong in the {failing} inputs that fail; "
        f"{quoted_names(sound)} {is_right} right in all {every}."
    )


def field_marks(exercise: BuiltExercise, judged: JudgedInput) -> FieldMarks | None:
    """The fields of a failing answer, each judged by itself; None where it has none, or not those it should have."""
    try:
        right = dict(fields_with_verdicts(exercise, judged))
    except (TypeError, ValueError, ArithmeticError, AttributeError):
        return None
    return FieldMarks(right) if right else None


def fields_with_verdicts(exercise: BuiltExercise, judged: JudgedInput) -> Iterator[tuple[str, bool]]:
    """The fields of an answer by name: of `parts`, of a dict by label, of a tuple or record, of rows by column."""
    check, args = judging_check(exercise), DecodedArgs(judged.args)
    expected, observed = decode(judged.expected), judged.observation.value
    if check.name == "parts":
        inner = written_options("parts", check.options).parts
        wanted, given = (named_fields(each, tuple(inner)) or {} for each in (expected, observed))
        for name, own in inner.items() if given else ():
            yield name, name in given and own.verdict(wanted[name], given[name], args).passed
    elif check.name == "mapping":
        values = written_options("mapping", check.options).values
        wanted, given = ({label_of(key): item for key, item in pairs_of(each) or ()} for each in (expected, observed))
        for name in wanted if set(wanted) == set(given) else ():
            yield name, (values or usual_check(wanted[name])).verdict(wanted[name], given[name], args).passed
    elif check.name in CHECKS_OF_PLACES:
        same = same_by_check(exercise, args)
        yield from ((name, same(one, other)) for name, one, other in pieces_by_place(exercise, expected, observed))


def pieces_by_place(exercise: BuiltExercise, expected: Value, observed: Value) -> Iterator[tuple[str, Value, Value]]:
    """The pieces of a right answer and the student's, side by side: of a tuple or record, of rows by column."""
    wanted, given = items_of(expected), items_of(observed)
    if wanted is None or given is None or len(wanted) != len(given):
        return
    if isinstance(expected, Record) or exercise.signature.rpartition("->")[2].strip().startswith("tuple"):
        for place, (item, own) in enumerate(zip(wanted, given, strict=True), 1):
            yield f"item {place}", item, own
    else:
        rows, own_rows = ([items_of(row) for row in each] for each in (wanted, given))
        widths = {None if row is None else len(row) for row in (*rows, *own_rows)}
        if len(widths) == 1 and None not in widths:
            columns, own_columns = (zip(*each, strict=True) for each in (rows, own_rows))
            for place, (column, own_column) in enumerate(zip(columns, own_columns, strict=True), 1):
                yield f"column {place}", list(column), list(own_column)
