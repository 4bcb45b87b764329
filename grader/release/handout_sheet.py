"""The content of an assignment's sheets (notebook, starter, handout), made from its public part alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from grader.checks.chosen import OPTION_LETTERS
from grader.codec.write_records import record_line
from grader.release.checker_file import checker_module
from grader.release.examples import PublicExample, public_examples
from grader.release.public import PublicAssignment, PublicExercise
from grader.release.stub import stub_of
from grader.texts.safe_text import counted, enumerated

KINDS_IN_CODE = ("function", "trace", "model")
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
    provided: Mapping[str, str]
    blanks: tuple[Blank, ...]
    options: tuple[tuple[str, str], ...]
    choose: str
    how: str
    trace_note: str

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
            exercises=tuple(self.sheet(number, each) for number, each in enumerate(public.exercises, 1)),
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
    examples = public_examples(exercise)
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
        provided=exercise.provided,
        blanks=blanks_of(exercise),
        options=tuple(zip(OPTION_LETTERS, exercise.options, strict=False)),
        choose=exercise.choose or "",
        how=how_to_answer(exercise),
        trace_note=trace_note(exercise),
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
        forms = [FORM_WORDS[form] for form in exercise.forms if form in FORM_WORDS]
        said = " or ".join(part for part in (", ".join(forms[:-1]), forms[-1] if forms else "") if part)
        digits = f", to {exercise.digits} decimals or better" if exercise.digits else ""
        numbers = f"is {said or 'what is asked'}{digits if forms else ''}."
        if all(part.written == "number" for part in exercise.parts):
            return f"Each answer {numbers}"
        words = "Write a word as it stands in the question, in Python in quotes."
        return f"Each number {numbers} {words}" if any(part.written == "number" for part in exercise.parts) else words
    if exercise.kind == "choice" and exercise.choose == "one":
        return "Choose one: write its letter."
    if exercise.kind == "choice":
        return "Choose all that are right: write their letters, as in a, d."
    return "A person reads and marks this." if exercise.kind == "text" else ""


def trace_note(exercise: PublicExercise) -> str:
    """A sentence on the first state of a trace: whether the student's list begins with the start; "" for no trace."""
    notes = {
        "optional": "The examples begin with the state at the start; you may leave that one out.",
        "required": "The list begins with the state at the start.",
        "absent": "The list begins with the first state after the start.",
    }
    return notes[exercise.trace.initial] if exercise.trace else ""


def hidden_words(exercise: PublicExercise) -> str:
    """A sentence on what the hidden cases cover; "" if there are none."""
    labels = list(dict.fromkeys(exercise.hidden))
    return f"Further cases count when it is graded. They cover: {'; '.join(labels)}." if labels else ""


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
