"""What building gives, without any name of code: what a move of modules must leave as it is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.build.built_assignment import built_for_class
from grader.build.built_exercise import build_exercise
from grader.build.personal import personalised
from grader.built.document import BuiltExercise
from grader.built.property_calls import call_answer
from grader.built.reference_answers import NoAnswer, accepted_names
from grader.built.resolve import resolve
from grader.codec.encode import encode
from grader.codec.write_records import record_json
from grader.spec.load import load_assignment_spec
from tests.banked import specs

SECRET = b"snapshot"
STUDENT = "ada"  # draws of one's own are in the snapshot of an assignment, too
SECTIONS = {  # a field of the built document: what a difference in it is called
    **dict.fromkeys(("args", "calls", "given"), "inputs"),
    **dict.fromkeys(("expected", "accepted", "known", "right"), "expected values"),
    **dict.fromkeys(("variants", "other_ways"), "mistakes' values"),
    **dict.fromkeys(("title", "prompt", "conventions", "sources", "hint", "ask", "signature", "provided"), "texts"),
}
OTHERS = "rules"  # points, weights, checks, limits, ...
UNCOMPARED = ("reference", "also", "code", "local", "version", "commit")  # names and digests of code, and whose it was
NAMED_CODE = re.compile(r"[\w./]+:\w+")  # `module:function` among the options of a check or a property
LAST_PART = re.compile(r"(?:.*[.:])?(\w+)")  # of a condition, whose module may be written or not

Parts = dict[str, dict[str, Any]]  # section: place in the document: what stands there


def exercise_parts(id_: str) -> Parts:
    """The parts of an exercise of the bank as built for an assignment of its own."""
    exercise = build_exercise(specs()[id_], assignment_id="snapshot", secret=SECRET)
    return sorted_parts({**written(exercise), "other_ways": other_ways(exercise)})


def assignment_parts(file: Path) -> Parts:
    """The parts of an assignment as it is handed out, with smaller inputs and the variant of one student."""
    loaded = load_assignment_spec(file)
    return sorted_parts(written(personalised(built_for_class(loaded, SECRET), loaded, SECRET, [STUDENT])))


def written(document: Any) -> dict[str, Any]:
    """The document as JSON has it."""
    dumped: dict[str, Any] = record_json(document)
    return dumped


def other_ways(exercise: BuiltExercise) -> dict[str, list[Any]]:
    """By mistake, what the functions give that make it in another way: the document has their names only."""
    calls = [instance.calls[0] for case in exercise.cases for instance in case.instances]
    return {
        mistake.name: [[outcome(exercise, name, call) for call in calls] for name in mistake.also]
        for mistake in exercise.mistakes
        if mistake.also and calls
    }


def outcome(exercise: BuiltExercise, name: str, call: Any) -> Any:
    """What a function gives on a call; the kind of failure, where it gives nothing."""
    function = resolve(name)
    try:
        return encode(call_answer(exercise, call, function, accepted_names(function, exercise.bound)))
    except NoAnswer as failure:
        return {"no answer": type(failure).__name__}


def sorted_parts(document: dict[str, Any]) -> Parts:
    """All that stands in the document, by section and by place."""
    parts: Parts = {}
    for section, place, value in placed(document, ""):
        parts.setdefault(section, {})[place] = value
    return parts


def placed(value: Any, place: str) -> Iterator[tuple[str, str, Any]]:
    """Every value of the document with its section and place; inputs and answers as a whole, all else leaf by leaf."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in UNCOMPARED:
                continue
            # An assignment's own `variants` are a list of exercises; those of an input are answers by mistake.
            if key in SECTIONS and not (key == "variants" and isinstance(inner, list)):
                yield SECTIONS[key], f"{place}/{key}", inner
            elif key == "require":
                yield OTHERS, f"{place}/{key}", [LAST_PART.fullmatch(name)[1] for name in inner]  # type: ignore[index]
            else:
                yield from placed(inner, f"{place}/{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from placed(inner, f"{place}/{number}")
    else:
        named = isinstance(value, str) and NAMED_CODE.fullmatch(value)
        yield OTHERS, place, "a function" if named else value
