"""Findings on code that gave no value to judge: a name that is missing, an exception, a call that did not end."""

import re
from collections.abc import Sequence

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation, Raised
from grader.diagnose.finding import Finding
from grader.judge.judged import JudgedCase

NO_FILE_ADVICE = (
    "The code reads a file that is not there when it is graded: only what you hand in as code is. Put the data into "
    "the code, or use what the function is given."
)
# TypeErrors of a call that does not fit. The first "takes" and "but" of a line will do, and each line is tried once.
ARGUMENT_MISMATCH = re.compile(r"missing \d++ required|^(?>.*?takes )(?>.*? but ).*? (?:was|were) given", re.MULTILINE)
ERROR_ADVICE = {
    "FileNotFoundError": NO_FILE_ADVICE,
    "PermissionError": NO_FILE_ADVICE,
    "EOFError": "The code waits for something to be typed in, and nobody is there: use what the function is given.",
    "ZeroDivisionError": "Something is divided by zero: look for an empty class, an empty table or a sum of zero.",
    "RecursionError": "The function calls itself without end: look at the case that should stop it.",
    "KeyError": "A key is looked up that is not there: look at values that occur in some inputs only.",
    "IndexError": "A position past the end is read: look at the bounds, and at empty lists.",
    "NameError": "A name is used that is not defined where the function runs: define or import it in the submission.",
    "ModuleNotFoundError": "A module is imported that is not there: use the packages that the assignment names.",
    "SystemExit": "The code ends the program: return the answer instead of calling exit.",
}


def mishap_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """A finding for a missing name, one for each kind of exception, one for calls that did not end."""
    # Parts are written by hand: no code ran for them.
    seen = [(case, judged.observation) for case in cases for judged in case.inputs if case.part is None]
    # One function for all cases: where it is absent, it is absent in each.
    absent = [observation for _, observation in seen if observation.outcome in ("missing", "blank")]
    if absent:
        return (
            blank_finding(exercise) if absent[0].outcome == "blank" else missing_finding(exercise, absent[0].error),
        )
    return tuple(error_findings(exercise, seen)) + tuple(limit_findings(exercise, seen))


def names_of_showing_cases(cases: Sequence[JudgedCase]) -> tuple[str, ...]:
    """The names of the cases that show a mishap: of the public ones if any does, as a student may see all of those."""
    public = [case.name for case in cases if case.public]
    return tuple(dict.fromkeys(public or [case.name for case in cases]))


def blank_finding(exercise: BuiltExercise) -> Finding:
    """The finding that a function was left as it was handed out."""
    hint = "It is there, and nothing is written in it yet. If you wrote it, look whether you saved that file."
    return Finding(kind="error", name=f"{exercise.target} is left as handed out", hint=hint)


def missing_finding(exercise: BuiltExercise, error: Raised | None) -> Finding:
    """The finding why a function could not be called: never defined, or lost to an error in the file."""
    name = f"{exercise.target} is not defined"
    if error is None:
        return Finding(kind="error", name=name, hint=f"The submission defines no {required_definition(exercise)}.")
    where = f" on line {error.line}" if error.line else ""
    return Finding(kind="error", name=name, hint=f"It was lost to an error{where}: {error.type}: {error.text}")


def required_definition(exercise: BuiltExercise) -> str:
    """The definition that a submission must have, in words: a function, a class or a pair of functions."""
    following = [name for case in exercise.cases for name, _ in case.instances[0].calls[0].then]
    if not following:
        return f"`{exercise.target}`. Check its name"
    # A call that begins with a dot is one of a method.
    if following[0].startswith("."):
        return f"class `{exercise.target}`. Check its name"
    return f"pair of functions `{exercise.target}` and `{following[0]}`. Check both names"


def error_findings(exercise: BuiltExercise, seen: Sequence[tuple[JudgedCase, Observation]]) -> list[Finding]:
    """One finding for each exception class, line and piece of advice, in the order they were met."""
    grouped: dict[tuple[str, int | None, str], list[JudgedCase]] = {}
    for case, observation in seen:
        if observation.outcome == "error" and (error := observation.error) is not None:
            grouped.setdefault((error.type, error.line, advice_on(exercise, error)), []).append(case)
    return [
        Finding(
            kind="error",
            name=f"{type_} on line {line}" if line else type_,
            hint=hint,
            cases=names_of_showing_cases(raising),
        )
        for (type_, line, hint), raising in grouped.items()
    ]


def advice_on(exercise: BuiltExercise, error: Raised) -> str:
    """Advice where to look after an exception, made only of what the exercise asks, so that it tells no value."""
    # Without a line of the student's: then it was our call that did not fit, and no call of theirs.
    if error.type == "TypeError" and error.line is None and ARGUMENT_MISMATCH.search(error.text):
        return (
            f"It is called as `{exercise.signature}` says: it has to take just these arguments, in this order. An "
            "argument beyond them needs a default value."
        )
    # The name was lost where a file was to be read that is not there.
    if error.type == "NameError" and "FileNotFoundError" in error.text:
        return NO_FILE_ADVICE
    return ERROR_ADVICE.get(error.type, "The code stops with an exception before it can answer.")


def limit_findings(exercise: BuiltExercise, seen: Sequence[tuple[JudgedCase, Observation]]) -> list[Finding]:
    """One finding for the calls that ran into a limit, or took their process down."""
    seconds, megabytes = exercise.limits.seconds, exercise.limits.megabytes
    sentences = {
        "timeout": ("did not come back", f"A call has {seconds:g} seconds; look for a loop that never ends."),
        "memory": ("ran out of memory", f"A call has {megabytes} megabytes; look for a list that only grows."),
        "died": (
            "ended its process",
            "The process that ran it was gone before it answered: look for calls that end it.",
        ),
    }
    return [
        Finding(kind="limit", name=name, hint=hint, cases=names_of_showing_cases(cases))
        for outcome, (name, hint) in sentences.items()
        if (cases := [case for case, observation in seen if observation.outcome == outcome])
    ]
