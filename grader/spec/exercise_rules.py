"""The rules between the fields of an exercise, whatever its kind; cases have rules of their own."""

import re
from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from grader.checks.chosen import MAX_OPTIONS
from grader.checks.local_code import LOCAL_MODULE_NAME
from grader.checks.registry import CHECKS
from grader.spec.bank_places import ID, id_by_path
from grader.spec.case_rules import case_problems
from grader.spec.concepts import OWN_CONCEPTS_FILE, concept_ids, concept_ids_for
from grader.spec.example_rules import example_problems
from grader.spec.faults import KeyPath, Problem
from grader.spec.gives import MISTAKE_NAME, NAME_OF_CODE, formula_problems, is_code_breaking, names_of_mistakes
from grader.spec.provided_rules import provided_problems
from grader.spec.read_expressions import GENERATOR, names_used
from grader.spec.scope import scope_problems
from grader.spec.tests_rules import tests_problems
from grader.spec.unchecked_values import (
    id_problems,
    mapping_field,
    mapping_items,
    repeated,
    text_items,
    unknown_name_problem,
    unsupported,
)
from grader.spec.yaml_tree import is_finite_scalar
from grader.texts.nearest_name import suggestion

# Code beside the spec has been given a module's name by now, if it is trusted.
FULL_REFERENCE = re.compile(rf"(reference(\.[a-zA-Z_]\w*)+|{LOCAL_MODULE_NAME.pattern}):[a-zA-Z_]\w*", re.ASCII)
REFERENCE_REMEDY = "Write `MODULE:NAME` of the exercise's topic, or `reference.TOPIC.MODULE:NAME`."
GENERATOR_REMEDY = "Write a generator of the topic's `draws` by its name, or `reference.TOPIC.draws:NAME`."
UNSUPPORTED_EXERCISE_KEYS: dict[str, tuple[Any, ...]] = {}  # each key with the values that already work
OWN_OPTIONS = frozenset({"from", "count", "right", "digits", "show"})  # keys of `options`; others are the generator's
RawExercise = dict[str, Any]


def outline_problems(raw: RawExercise, file: Path) -> Iterator[Problem]:
    """The problems of what a list tells of an exercise: its id, its place and its concepts."""
    yield from id_problems(raw)
    yield from _place_problems(raw, file)
    yield from _concept_problems(raw, file)


def exercise_problems(
    raw: RawExercise, kind: str, file: Path, formulas: Collection[str] = frozenset()
) -> Iterator[Problem]:
    """The problems of an exercise beyond the form of its fields; `formulas` are full forms known to be sound."""
    yield from outline_problems(raw, file)
    yield from repeated(text_items(raw, "sources"), "source")
    yield from _reference_problems(raw)
    yield from _mistake_problems(raw, kind, formulas)
    yield from _personal_problems(raw)
    yield from _source_problems(raw)
    yield from PROBLEMS_BY_KIND.get(kind, _nothing)(raw, file.parent)
    if kind in ("function", "trace", "model"):
        yield from provided_problems(raw, kind, file.parent)
        yield from case_problems(raw, kind, file.parent)


def unsupported_exercise_keys(raw: RawExercise) -> Iterator[Problem]:
    """The problems of keys in an exercise that do not work yet."""
    return unsupported(raw, UNSUPPORTED_EXERCISE_KEYS)


def _nothing(raw: RawExercise, folder: Path) -> Iterator[Problem]:
    return iter(())


def _place_problems(raw: RawExercise, file: Path) -> Iterator[Problem]:
    wanted, written = id_by_path(file), raw.get("id")
    # One mistake, one fault: an id that is no id is told by `id_problems`.
    if wanted is not None and isinstance(written, str) and written != wanted and not any(id_problems(raw)):
        problem = f"`{written}` does not agree with the file's place in the bank"
        yield Problem(("id",), problem, f"Write `{wanted}`, or move the file.")


def _concept_problems(raw: RawExercise, file: Path) -> Iterator[Problem]:
    for path, name in text_items(raw, "concepts"):
        if name in concept_ids():
            continue
        known = concept_ids_for(file)  # read only now: most exercises name concepts of ours
        if name not in known:
            topic = [each for each in known if each.partition(".")[0] == name.partition(".")[0]]
            otherwise = f"See `grader concepts`, or add it to {OWN_CONCEPTS_FILE} in your bank."
            remedy = suggestion(name, topic, "Concepts of that topic") if topic else otherwise
            yield Problem(path, f"unknown concept `{name}`", remedy)
    yield from repeated(text_items(raw, "concepts"), "concept")


def _reference_problems(raw: RawExercise) -> Iterator[Problem]:
    places: list[tuple[KeyPath, Any]] = [(("reference",), raw.get("reference"))]
    for field in ("parts", "misconceptions", "provided"):
        places += [((*path, "reference"), each.get("reference")) for path, each in mapping_items(raw, field)]
    for path, each in mapping_items(raw, "misconceptions"):
        places += [((*path, *place), name) for place, name in text_items(each, "also") if NAME_OF_CODE.fullmatch(name)]
    for path, each in mapping_items(raw, "conventions"):
        breaking = text_items(each, "broken_by")
        places += [((*path, *place), name) for place, name in breaking if is_code_breaking(raw, name)]
    for path, name in places:
        if not isinstance(name, str) or FULL_REFERENCE.fullmatch(name):
            continue
        if name.startswith("./"):
            problem = f"`{name}` is code beside the spec, which is not trusted"
            yield Problem(path, problem, "Add --trust-local if it is yours: `./FILE.py:NAME`, in the same folder.")
        else:
            yield Problem(path, f"`{name}` is not the name of a reference", REFERENCE_REMEDY)


def _mistake_problems(raw: RawExercise, kind: str, formulas: Collection[str]) -> Iterator[Problem]:
    yield from formula_problems(raw, formulas)
    yield from repeated(
        (((*path, "is"), each.get("is")) for path, each in mapping_items(raw, "misconceptions")), "mistake"
    )
    coded = kind in ("function", "trace", "model")
    for path, each in mapping_items(raw, "conventions"):
        for place, name in text_items(each, "broken_by"):
            if name not in names_of_mistakes(raw) and not (coded and not MISTAKE_NAME.fullmatch(name)):
                yield unknown_name_problem((*path, *place), "known mistake", name, names_of_mistakes(raw))
    parts = [each.get("name") for _, each in mapping_items(raw, "parts")]
    for path, each in mapping_items(raw, "misconceptions"):
        given = [key for key in ("reference", "gives", "with") if each.get(key) is not None]
        if not given or (given[0] == "reference" and len(given) > 1):
            nothing = "has no `reference`, no `gives` and no `with`"
            problem = f"has both `reference` and `{given[1]}`" if given else nothing
            remedy = "Write one of them: a wrong variant, a formula of what it gives, or a convention bound wrongly."
            yield Problem(path, problem, remedy)
        if each.get("also") and kind not in ("function", "trace", "model"):
            problem = "only a function, a trace or a model knows several variants of one mistake"
            yield Problem((*path, "also"), problem, "Leave `also` out, or list another mistake.")
        part = each.get("part")
        if isinstance(part, str) and part not in parts:
            remedy = suggestion(part, [name for name in parts if isinstance(name, str)], "Parts")
            yield Problem((*path, "part"), f"there is no part `{part}`", remedy)


def _personal_problems(raw: RawExercise) -> Iterator[Problem]:
    given = mapping_field(raw, "given") or mapping_field(raw, "options")
    drawn = any(each.get("draw") for _, each in mapping_items(raw, "cases"))
    if raw.get("personalise") is True and not given and not drawn:
        yield Problem(("personalise",), "nothing in this exercise is drawn", "Remove it, or draw something.")


def _source_problems(raw: RawExercise) -> Iterator[Problem]:
    source = mapping_field(raw, "source")
    if "source" in raw and raw["source"] == {}:
        yield Problem(("source",), "forbids nothing", "Write `imports` or `names`, or remove it.")
    imports = mapping_field(source, "imports")
    given = [key for key in ("allow", "forbid") if imports.get(key) is not None]
    if isinstance(source.get("imports"), dict) and len(given) != 1:
        problem = "has both `allow` and `forbid`" if given else "has neither `allow` nor `forbid`"
        yield Problem(("source", "imports"), problem, "Write one of the two.")
    for within, key in (("imports", "allow"), ("imports", "forbid"), ("names", "forbid")):
        for path, name in text_items(mapping_field(source, within), key):
            dotted = name.removeprefix(".") if within == "names" else name
            if not ID.fullmatch(dotted):
                remedy = "Write it as code does: `numpy.sort`."
                yield Problem(("source", within, *path), f"`{name}` is not a name", remedy)


def _trace_problems(raw: RawExercise, folder: Path) -> Iterator[Problem]:
    for name in mapping_field(raw, "check"):
        if name in CHECKS and (CHECKS[name].short or CHECKS[name].asks in mapping_field(raw["check"], name)):
            problem = "asks a reference for what is right, and a trace has that in its process"
            yield Problem(("check", name), problem, "Choose another check, for the fields of a step.")
    state = mapping_field(raw, "state")
    record = [name for _, name in text_items(state, "record")]
    for path, name in text_items(state, "carry"):
        if record and name not in record:
            yield unknown_name_problem(("state", *path), "field in `record` named", name, record)
    checks = mapping_field(mapping_field(raw, "check"), "parts")
    for name in checks:
        if record and name not in record:
            yield unknown_name_problem(("check", "parts", name), "field in `record` named", name, record)
    unchecked = [name for name in record if checks and name not in checks]
    if unchecked and set(checks) <= set(record):
        remedy = f"Write `{unchecked[0]}: {{close: {{}}}}` there."
        yield Problem(("check", "parts"), f"no check for `{unchecked[0]}`, which `record` has", remedy)


def _values_problems(raw: RawExercise, folder: Path) -> Iterator[Problem]:
    given = mapping_field(raw, "given")
    yield from scope_problems(given, ("given",), folder)
    yield from repeated((((*path, "name"), each.get("name")) for path, each in mapping_items(raw, "parts")), "part")
    names = [str(each.get("name")) for _, each in mapping_items(raw, "parts")]
    for place, (path, part) in enumerate(mapping_items(raw, "parts")):
        name = part.get("name")
        if isinstance(name, str) and not name.isidentifier():
            remedy = "Write an identifier: it names a key of answers.yaml and a variable."
            yield Problem((*path, "name"), f"`{name}` is not an identifier", remedy)
        earlier, later = names[:place], names[place:]
        args = mapping_field(part, "args")
        yield from scope_problems(args, (*path, "args"), folder, tuple(given), earlier, later_parts=later)
    yield from example_problems(raw, folder)


def _choice_problems(raw: RawExercise, folder: Path) -> Iterator[Problem]:
    given, options, args = mapping_field(raw, "given"), mapping_field(raw, "options"), mapping_field(raw, "args")
    yield from scope_problems(given, ("given",), folder)
    yield from scope_problems(options, ("options",), folder, tuple(given))
    yield from scope_problems(args, ("args",), folder, tuple(given), option=raw.get("choose") != "one")
    yield from _option_problems(options, str(raw.get("choose")))
    if raw.get("choose") == "all" and not any(used == "$option" for _, used, _ in names_used(args, ("args",))):
        remedy = "Write `{$option: true}` where the reference takes the option."
        yield Problem(("args",), "no argument is the option that is being judged", remedy)
    yield from repeated((((*path, "is"), each.get("is")) for path, each in mapping_items(raw, "reasons")), "reason")
    if raw.get("reasons") and raw.get("choose") == "one":
        problem = "where one is chosen, known mistakes say why"
        yield Problem(("reasons",), problem, "Write what leads to a wrong option under `misconceptions`.")


def _option_problems(options: RawExercise, choose: str) -> Iterator[Problem]:
    """The problems of those keys of `options` that are ours; others are the generator's arguments."""
    count, right = options.get("count"), options.get("right")
    if choose == "all":
        for key in ("from", "count"):
            if key not in options:
                yield Problem(("options",), f"`{key}` is missing", "Write `{from: GENERATOR, count: 6}`.")
    elif right is not None:
        yield Problem(("options", "right"), "where one is chosen, one is right", "Remove it.")
    if "from" in options and not (isinstance(options["from"], str) and GENERATOR.fullmatch(options["from"])):
        yield Problem(("options", "from"), "is not the name of a generator", GENERATOR_REMEDY)
    if count is not None and not (type(count) is int and 4 <= count <= MAX_OPTIONS):
        yield Problem(("options", "count"), f"`{count}` options are not possible", f"Write 4 to {MAX_OPTIONS}.")
    elif choose == "all" and right is not None and not _is_range(right, 1, (count or MAX_OPTIONS) - 1):
        remedy = "Write `[low, high]`: at least one option is right, and one is wrong."
        yield Problem(("options", "right"), "is not a range of how many are right", remedy)
    if options.get("digits") is not None and not _is_range([options["digits"]] * 2, 0, 12):
        yield Problem(("options", "digits"), "is not a number of decimals", "Write 0 to 12.")
    if not isinstance(options.get("show", ""), str):
        yield Problem(("options", "show"), "is not a text", 'Write it like "{{ option | number(2) }}".')


def _is_range(value: Any, low: int, high: int) -> bool:
    match value:
        case [first, last]:
            return type(first) is type(last) is int and low <= first <= last <= high
    return False


def _text_problems(raw: RawExercise, folder: Path) -> Iterator[Problem]:
    lines = [each.get("points") for _, each in mapping_items(raw, "rubric")]
    points = [each for each in (raw.get("points"), *lines) if is_finite_scalar(each)]
    if lines and len(points) == len(lines) + 1:
        # Exactly: 0.1 + 0.2 is not 0.3 in floats.
        total, *parts = (Fraction(str(each)) for each in points)
        if sum(parts) != total:
            problem = f"the points of its lines add up to {float(sum(parts)):g}, and the exercise has {float(total):g}"
            yield Problem(("rubric",), problem, "Make them add up.")


PROBLEMS_BY_KIND: dict[str, Callable[[RawExercise, Path], Iterator[Problem]]] = {
    "tests": tests_problems,
    "trace": _trace_problems,
    "values": _values_problems,
    "choice": _choice_problems,
    "text": _text_problems,
}
