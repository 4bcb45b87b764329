"""What an exercise file says, one model a kind."""

from typing import Annotated, Any, Literal

from pydantic import Field

from grader.spec.expressions import Node
from grader.spec.model import Spec

Level = Literal["core", "standard", "detail"]


class CheckUse(Spec):
    """A check by name with its options: `check: {close: {rtol: 1e-6}}`."""

    name: str
    options: dict[str, Any] = {}


class PropertyUse(Spec):
    """A property by name with its options: `- within: [0, 1]`."""

    name: str
    options: Any = None


class Printed(Spec):
    """A figure that a book prints, as a string, so that "0.940" says three decimals. It tests the reference."""

    value: Any  # a string, or lists and mappings of strings; for a trace {last: {field: ..}}
    where: str
    example: str | None = None


class Case(Spec):
    """One named case of a function, trace or model: fixed `args`, or a family of `count` drawn ones."""

    name: str
    public: bool = False
    covers: str = ""
    edge: bool = False
    weight: Annotated[float, Field(gt=0)] = 1
    count: Annotated[int, Field(ge=1, le=500)] = 1
    args: dict[str, Node] | None = None
    draw: dict[str, Node] | None = None
    fit: dict[str, Node] | None = None
    predict: dict[str, Node] | None = None
    require: tuple[str, ...] = ()
    printed: Printed | None = None


class Mistake(Spec):
    """A known mistake: a wrong variant of the reference, or a convention bound wrongly."""

    is_: Annotated[str, Field(alias="is")]
    hint: str
    reference: str | None = None
    with_: Annotated[dict[str, Any] | None, Field(alias="with")] = None
    part: str | None = None


class Limits(Spec):
    """A safety net, at least twenty times what the reference needs."""

    seconds: Annotated[float, Field(gt=0, le=60)] = 2.0
    megabytes: Annotated[int, Field(ge=64, le=4096)] = 512


class State(Spec):
    """What one step of a trace holds, and which of its fields feed the next step."""

    record: Annotated[tuple[str, ...], Field(min_length=1)]
    carry: Annotated[tuple[str, ...], Field(min_length=1)]


class Align(Spec):
    """How the student's list is laid over the reference's steps."""

    step: str = "step"
    initial: Literal["optional", "required", "absent"] = "optional"
    last: Literal["optional", "required"] = "required"


class Follow(Spec):
    """What is earned by a step or part that is right from the student's own earlier one."""

    share: Annotated[float, Field(ge=0, le=1)] | None = None
    void_if: tuple[str, ...] = ()


class Answers(Spec):
    """How hand answers are read."""

    digits: Annotated[int, Field(ge=0, le=12)] = 3
    forms: tuple[Literal["decimal", "fraction", "percent_sign"], ...] = ("decimal",)


class ValuePart(Spec):
    """One part of a hand calculation; `{$part: NAME}` in `args` makes it follow from an earlier one."""

    name: str
    ask: str
    points: Annotated[float, Field(gt=0)]
    reference: str
    args: dict[str, Node] = {}
    check: CheckUse


class Common(Spec):
    """What every kind of exercise says."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    title: str
    concepts: Annotated[tuple[str, ...], Field(min_length=1)]
    sources: tuple[str, ...] = ()
    level: Level = "core"
    minutes: Annotated[int, Field(ge=1, le=600)] = 10
    prompt: str
    conventions: tuple[str, ...] = ()
    limits: Limits = Limits()


class Coded(Common):
    """What exercises answered in code share."""

    points: Annotated[float, Field(gt=0)]
    signature: str
    reference: str
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    provided: tuple[dict[str, str], ...] = ()
    cases: Annotated[tuple[Case, ...], Field(min_length=1)]
    check: CheckUse
    properties: tuple[PropertyUse, ...] = ()
    misconceptions: tuple[Mistake, ...] = ()
    source: dict[str, Any] | None = None
    personalise: bool | None = None


class FunctionExercise(Coded):
    """A function, judged by what it returns."""

    kind: Literal["function"]


class TraceExercise(Coded):
    """A function that returns the list of an algorithm's states."""

    kind: Literal["trace"]
    state: State
    align: Align = Align()
    follow: Follow = Follow()
    credit: Literal["fraction", "prefix", "all"] = "fraction"


class ModelExercise(Coded):
    """A class with `fit` and `predict`, or a pair of functions."""

    kind: Literal["model"]


class ValuesExercise(Common):
    """A hand calculation in several parts."""

    kind: Literal["values"]
    reference: str
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    given: dict[str, Node] = {}
    require: tuple[str, ...] = ()
    answers: Answers = Answers()
    parts: Annotated[tuple[ValuePart, ...], Field(min_length=1)]
    follow: Follow = Follow()
    misconceptions: tuple[Mistake, ...] = ()
    personalise: bool | None = None

    @property
    def points(self) -> float:
        """The sum of the parts' points."""
        return sum(part.points for part in self.parts)


class ChoiceExercise(Common):
    """A question whose key and distractors are computed."""

    kind: Literal["choice"]
    points: Annotated[float, Field(gt=0)]
    reference: str
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    choose: Literal["one", "all"]
    given: dict[str, Node] = {}
    require: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    args: dict[str, Node] = {}
    answer_as: Literal["letters", "text"] = "letters"
    score: Literal["right_minus_wrong", "all_or_nothing"] = "right_minus_wrong"
    misconceptions: tuple[Mistake, ...] = ()
    personalise: bool | None = None


class Rubric(Spec):
    """One line of a marking scheme for a person."""

    points: Annotated[float, Field(gt=0)]
    for_: Annotated[str, Field(alias="for")]


class TextExercise(Common):
    """A question that a person marks."""

    kind: Literal["text"]
    points: Annotated[float, Field(gt=0)]
    rubric: tuple[Rubric, ...] = ()


Exercise = FunctionExercise | TraceExercise | ModelExercise | ValuesExercise | ChoiceExercise | TextExercise
EXERCISES: dict[str, type[Common]] = {
    "function": FunctionExercise,
    "trace": TraceExercise,
    "values": ValuesExercise,
    "model": ModelExercise,
    "choice": ChoiceExercise,
    "text": TextExercise,
}
