"""The model of an assignment file."""

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from grader.built.disclosure import Disclosure, RepairDisclosure
from grader.spec.model import Flag, Points, Share, Spec, Whole


class Secret(Spec):
    """The place of the course secret; never the secret itself."""

    env: str | None = None
    file: str | None = None
    public: str | None = None  # a secret that is none, for the demo and for trying things out


class Hidden(Spec):
    """How much students see of hidden cases, before and after the due date."""

    while_open: Disclosure = "hint"
    after_close: Disclosure = "input"


class RepairRules(Spec):
    """How much students see of the nearest repair of their code, and whether it is looked for at all."""

    search: Flag = True
    while_open: RepairDisclosure = "line"
    after_close: RepairDisclosure = "change"


class AttemptRules(Spec):
    """The number of attempts that count, and which of them gives the mark."""

    limit: Annotated[Whole, Field(ge=1)] | None = None
    keep: Literal["best", "last"] = "best"


class LateRules(Spec):
    """The cost of lateness, as shares of the score."""

    per_hour: Share = 0
    per_day: Share = 0
    grace_minutes: Annotated[Whole, Field(ge=0)] = 0
    free_days: Annotated[Whole, Field(ge=0)] = 0
    most: Share = 1


class Feedback(Spec):
    """The time when feedback goes out: at once, or after a person has marked."""

    wait_for_manual: Flag = False


class Policy(Spec):
    """The rules of an assignment; `check` and `ci` exit by `pass`."""

    packages: tuple[str, ...] = ("numpy", "pandas")
    hidden: Hidden = Hidden()
    repair: RepairRules = RepairRules()
    other_inputs: Flag = True  # code that is right on every case is asked other legal inputs, too
    attempts: AttemptRules = AttemptRules()
    late: LateRules = LateRules()
    feedback: Feedback = Feedback()
    # `pass` is a keyword of Python.
    pass_: Annotated[Share, Field(alias="pass")] = 0.5


class CaseOverride(Spec):
    """The changes that an assignment makes to one case of an exercise."""

    # The range of an exercise's own `count`.
    count: Annotated[Whole, Field(ge=1, le=500)] | None = None
    weight: Points | None = None
    public: Flag | None = None
    edge: Flag | None = None
    covers: str | None = None


class ExerciseOverride(Spec):
    """The changes that an assignment makes to an exercise: conventions and cases, by name."""

    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    cases: dict[str, CaseOverride] = {}


class ExerciseUse(Spec):
    """One exercise of an assignment, with its points here and its override."""

    id: str
    points: Points | None = None
    optional: Flag = False
    override: ExerciseOverride | None = None


class Variants(Spec):
    """A number of variants, shared out over the students."""

    variants: Annotated[Whole, Field(ge=2, le=1000)]  # one is no variant


def personal_form(written: Any) -> str:
    """The form in which personal numbers are asked for, so that pydantic tries only that form."""
    return "<variants>" if isinstance(written, dict | Variants) else "<word>"


Personalise: TypeAlias = Annotated[
    Annotated[Literal["none", "per_student"], Tag("<word>")] | Annotated[Variants, Tag("<variants>")],
    Discriminator(personal_form),
]


class Assignment(Spec):
    """An assignment: exercises, a due date, a secret, rules."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    title: str
    due: datetime | None = None
    secret: Secret
    personalise: Personalise = "none"
    exercises: Annotated[tuple[ExerciseUse, ...], Field(min_length=1)]
    policy: Policy = Policy()
    reads_with: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    contact: str = ""
    templates: str | None = None
