"""What an assignment file says."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from grader.spec.model import Spec

Disclosure = Literal["nothing", "failed", "hint", "input", "all"]
DISCLOSURES: tuple[Disclosure, ...] = ("nothing", "failed", "hint", "input", "all")  # each level adds to the last


class Secret(Spec):
    """Where the course secret is found; never the secret itself."""

    env: str | None = None
    file: str | None = None
    public: str | None = None  # a secret that is none, for the demo and for trying things out


class Hidden(Spec):
    """What students see of hidden cases."""

    while_open: Disclosure = "hint"
    after_close: Disclosure = "input"


class Attempts(Spec):
    """How many attempts count, and which."""

    limit: Annotated[int, Field(ge=1)] | None = None
    keep: Literal["best", "last"] = "best"


class Late(Spec):
    """What lateness costs, as shares of the score."""

    per_hour: Annotated[float, Field(ge=0, le=1)] = 0
    per_day: Annotated[float, Field(ge=0, le=1)] = 0
    grace_minutes: Annotated[int, Field(ge=0)] = 0
    free_days: Annotated[int, Field(ge=0)] = 0
    most: Annotated[float, Field(ge=0, le=1)] = 1


class Feedback(Spec):
    """When feedback goes out."""

    wait_for_manual: bool = False


class Policy(Spec):
    """The rules of an assignment. `pass_` is what `check` and `ci` exit by."""

    packages: tuple[str, ...] = ("numpy", "pandas")
    hidden: Hidden = Hidden()
    attempts: Attempts = Attempts()
    late: Late = Late()
    feedback: Feedback = Feedback()
    pass_: Annotated[float, Field(alias="pass", ge=0, le=1)] = 0.5


class ExerciseUse(Spec):
    """One exercise of an assignment, with the points it has here and what is overridden."""

    id: str
    points: Annotated[float, Field(gt=0)] | None = None
    optional: bool = False
    override: dict[str, Any] | None = None


class Assignment(Spec):
    """An assignment: exercises, a due date, a secret, rules."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    title: str
    due: datetime | None = None
    secret: Secret
    personalise: Any = "none"
    exercises: Annotated[tuple[ExerciseUse, ...], Field(min_length=1)]
    policy: Policy = Policy()
    reads_with: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    contact: str = ""
    templates: str | None = None
