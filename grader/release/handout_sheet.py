"""The content of an assignment's sheets (notebook, starter, handout), made from its public part alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import get_args

from grader.built.document import WrittenAs
from grader.checks.chosen import OPTION_LETTERS
from grader.codec.values import Json
from grader.codec.write_records import record_line
from grader.release.checker_file import checker_module
from grader.release.examples import PublicExample, public_examples
from grader.release.public import PublicAssignment, PublicExercise
from grader.release.stub import stub_of
from grader.texts.safe_text import counted, enumerated

KINDS_IN_CODE = ("function", "trace", "model", "tests")
FORM_WORDS = {
    "decimal": "a decimal number",
    "fraction": "a fraction such as 3/40",
    "percent_sign": "a percentage with its sign",
}


@dataclass(frozen=True, slots=True)
class Blank:
    """One answer by hand to fill in: the question, its key in answers.yaml, its variable in a notebook."""

    name: str
    ask: str
    points: str
    variable: str


@dataclass(frozen=True, slots=True)
class GivenCode:
    """Code that an exercise provides: the names to use, the text that defines them, and where the text stands."""

    names: tuple[str, ...]
    text: str
    shown_in: int = 0  # the number of an earlier exercise whose sheet has the text already, or 0

    @property
    def told(self) -> str:
        """The names in Markdown."""
        return enumerated([f"`{name}`" for name in self.names])


@dataclass(frozen=True, slots=True)
class Sheet:
    """One exercise, ready for templates; students may read every text in it."""

    number: int
    id: str
    kind: str
    title: str
    points: str
    optional: bool
    prompt: str
    conventions: tuple[str, ...]
    examples: tuple[PublicExample, ...]
    hidden: str
    reading: str
    target: str
    stub: str
    heads: str
    provided: tuple[GivenCode, ...]
    blanks: tuple[Blank, ...]
    options: tuple[tuple[str, str], ...]
    choose: str
    how: str
    trace_note: str
    rounding_note: str

    @property
    def data(self) -> tuple[str, ...]:
        """The tables of the examples as Python code, so that their calls can be pasted."""
        return tuple(code for example in self.examples for code in example.data)

    @property
    def in_code(self) -> bool:
        """Whether the exercise is answered in code."""
        return self.kind in KINDS_IN_CODE


@dataclass(frozen=True, slots=True)
class Sheets:
    """A whole assignment, ready for templates."""

    id: str
    checker: str  # the module that checks it
    title: str
    variant: str
    student: str
    due: str
    contact: str
    points: str
    packages: str
    exercises: tuple[Sheet, ...]

    @property
    def in_code(self) -> tuple[Sheet, ...]:
        """The exercises that are answered in code."""
        return tuple(sheet for sheet in self.exercises if sheet.in_code)

    @property
    def by_hand(self) -> tuple[Sheet, ...]:
        """The exercises that are answered by hand."""
        return tuple(sheet for sheet in self.exercises if not sheet.in_code)


class SheetCache:
    """A maker of sheets that makes each exercise's sheet once, as most exercises are the same for a cohort."""

    def __init__(self) -> None:
        self.made: dict[str, Sheet] = {}

    def sheets_of(self, public: PublicAssignment) -> Sheets:
        """The sheets of an assignment."""
        return Sheets(
            id=public.id,
            checker=checker_module(public.id),
            title=public.title,
            variant=public.variant,
            student=public.student,
            due=due_words(public.due),
            contact=public.contact,
            points=counted(sum(each.points for each in public.exercises if not each.optional), "point"),
            packages=enumerated([*public.packages, "the standard library"]),
            exercises=given_once([self.sheet(number, each) for number, each in enumerate(public.exercises, 1)]),
        )

    def sheet(self, number: int, exercise: PublicExercise) -> Sheet:
        """The sheet of one exercise, from the cache if it was made before."""
        # By its text: equal exercises of two students' variants are two objects.
        key = f"{number} {record_line(exercise)}"
        if key not in self.made:
            self.made[key] = sheet_of(number, exercise)
        return self.made[key]


def sheet_of(number: int, exercise: PublicExercise) -> Sheet:
    """The sheet of one exercise, made anew."""
    examples = public_examples(exercise, number)
    in_code = exercise.kind in KINDS_IN_CODE
    doctests = [(each.calls[0], each.value) for each in examples if each.short]
    return Sheet(
        number=number,
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        points=counted(exercise.points, "point"),
        optional=exercise.optional,
        prompt=exercise.prompt.strip(),
        conventions=exercise.conventions,
        examples=examples,
        hidden=hidden_words(exercise),
        reading=" · ".join(exercise.sources),
        target=exercise.target,
        stub=stub_of(exercise.kind, exercise.signature, exercise.title, doctests) if in_code else "",
        heads=stub_of(exercise.kind, exercise.signature) if in_code else "",
        provided=given_code(exercise.provided),
        blanks=blanks_of(exercise),
        options=tuple(zip(OPTION_LETTERS, exercise.options, strict=False)),
        choose=exercise.choose or "",
        how=how_to_answer(exercise),
        trace_note=trace_note(exercise),
        rounding_note=rounding_note(exercise),
    )


def blanks_of(exercise: PublicExercise) -> tuple[Blank, ...]:
    """The answers by hand that an exercise asks for; none for one in code."""
    if exercise.kind == "values":
        return tuple(
            Blank(part.name, part.ask, counted(part.points, "point"), part.variable) for part in exercise.parts
        )
    if exercise.kind in ("choice", "text"):
        return (Blank("", exercise.title, counted(exercise.points, "point"), exercise.target),)
    return ()


def how_to_answer(exercise: PublicExercise) -> str:
    """A sentence on the form of an answer by hand; "" for an exercise in code."""
    if exercise.kind == "values":
        return hand_answer_forms(exercise)
    if exercise.kind == "choice" and exercise.choose == "one":
        return "Choose one: write its letter."
    if exercise.kind == "choice":
        return "Choose all that are right: write their letters, as in a, d."
    return "A person reads and marks this." if exercise.kind == "text" else ""


def hand_answer_forms(exercise: PublicExercise) -> str:
    """A sentence for each kind of answer that a hand calculation asks for: counts, numbers, yes or no, words."""
    kinds = [part.written for part in exercise.parts]
    only = "The answer" if len(kinds) == 1 else "Each answer" if len(set(kinds)) == 1 else ""
    parts = {
        kind: [f"`{part.name}`" for part in exercise.parts if part.written == kind] for kind in get_args(WrittenAs)
    }
    said = []
    if counts := parts["whole"]:
        many = f"{enumerated(counts)} {'are whole numbers' if len(counts) > 1 else 'is a whole number'}."
        said.append(f"{only} is a whole number." if only else many)
    if numbers := parts["number"]:
        each = numbers[0] if len(numbers) == 1 else "each other number" if counts else "each number"
        said.append(f"Write {only.lower() or each} as {number_forms(exercise)}.")
    if asked := parts["yes_no"]:
        said.append(f"{only} is yes or no." if only else f"Answer {enumerated(asked)} with yes or no.")
    if words := parts["word"]:
        quoted = "put it in quotes" if only or len(words) == 1 else "put them in quotes"
        said.append(f"Spell {only.lower() or enumerated(words)} as in the question; in Python, {quoted}.")
    return " ".join(said)


def number_forms(exercise: PublicExercise) -> str:
    """The forms in which a number may be written, and with how many decimals.

    >>> asked = {"id": "a", "kind": "values", "title": "", "prompt": "", "points": 1}
    >>> number_forms(PublicExercise(**asked, forms=("decimal", "fraction"), digits=1))
    'a decimal number or a fraction such as 3/40, to 1 decimal or better'
    """
    forms = [FORM_WORDS[form] for form in exercise.forms if form in FORM_WORDS]
    said = " or ".join(part for part in (", ".join(forms[:-1]), forms[-1] if forms else "") if part)
    digits = f", to {counted(exercise.digits, 'decimal')} or better" if exercise.digits and forms else ""
    return f"{said or 'what is asked'}{digits}"


def trace_note(exercise: PublicExercise) -> str:
    """Sentences on what a trace's list holds, in the exercise's own word for a step; "" for an exercise of no trace."""
    trace = exercise.trace
    if trace is None:
        return ""
    held = f", with {enumerated([f'`{name}`' for name in trace.record])}" if len(trace.record) > 1 else ""
    items = f"The list has one item for each {trace.step}{held}."
    first = {
        "optional": f" The examples also have an item for the start, before the first {trace.step}; "
        "you may leave it out.",
        "required": " The first item is the start.",
        "absent": f" It has no item for the start, before the first {trace.step}.",
    }
    last = f" The last {trace.step} of the examples may be left out too." if trace.last == "optional" else ""
    return items + first[trace.initial] + last


def given_code(provided: Mapping[str, str]) -> tuple[GivenCode, ...]:
    """The code that an exercise provides, each text once with all names that it is there for."""
    return tuple(
        GivenCode(tuple(name for name, other in provided.items() if other == text), text)
        for text in dict.fromkeys(provided.values())
    )


def given_once(sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """The sheets with every text of provided code on the first one that has it; later ones say where it stands."""
    first: dict[str, int] = {}
    out = []
    for sheet in sheets:
        given = [replace(each, shown_in=first.get(each.text, 0)) for each in sheet.provided]
        out.append(replace(sheet, provided=tuple(given)) if sheet.provided else sheet)
        first = {**{each.text: sheet.number for each in given}, **first}
    return tuple(out)


def rounding_note(exercise: PublicExercise) -> str:
    """A sentence that asks for unrounded numbers; "" for an exercise of labels or whole numbers only, or by hand."""
    if exercise.kind not in KINDS_IN_CODE or exercise.kind == "tests" or not returns_floats(exercise):
        return ""
    shown = " The examples show numbers with at most six significant digits." if exercise.cases else ""
    return f"Do not round your results.{shown}"


def returns_floats(exercise: PublicExercise) -> bool:
    """Whether answers hold floats: the signature says so, or some example has one."""
    # A type hint such as `list` or `dict` says nothing of numbers, and a mean may be whole in every example.
    _, _, returned = exercise.signature.rpartition("->")
    return "float" in returned or any(holds_float(case.expected) for case in exercise.cases)


def holds_float(value: Json) -> bool:
    """Whether an encoded value has a float in it, or another number that is not whole."""
    if isinstance(value, dict):
        return value.get("$") in ("float", "fraction", "decimal") or any(map(holds_float, value.values()))
    return isinstance(value, float) or (isinstance(value, list) and any(map(holds_float, value)))


def hidden_words(exercise: PublicExercise) -> str:
    """A sentence on what the hidden cases cover; "" if there are none."""
    labels = list(dict.fromkeys(exercise.hidden))
    return f"Further cases count when your work is graded. They cover: {'; '.join(labels)}." if labels else ""


def due_words(due: str | None) -> str:
    """A due date as people write it, with its zone.

    >>> due_words("2026-12-04T23:59:00+01:00")
    'Friday, 4 December 2026, 23:59 (UTC+01:00)'
    """
    if due is None:
        return ""
    moment = datetime.fromisoformat(due)
    # `%:z`, with a colon in it, came with Python 3.12; the day is written without a leading zero.
    zone = moment.strftime("%z")
    return f"{moment:%A}, {moment.day} {moment:%B %Y}, {moment:%H:%M} (UTC{zone[:3]}:{zone[3:5]})"
