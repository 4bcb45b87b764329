"""The models of exercise files, one for each kind."""

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from grader.spec.expressions import ExpressionNode
from grader.spec.model import Flag, Points, Real, Share, Spec, Whole

ExerciseLevel = Literal["core", "standard", "detail"]
Difficulty = Literal["easy", "medium", "hard"]
Picture = Literal[
    "tree",
    "splits",
    "line",
    "loss",
    "borders",
    "hypotheses",
    "find_s",
    "roc",
    "precision_recall",
    "curve",
    "coverage",
    "clusters",
    "mixture",
    "dendrogram",
    "confusion",
    "lattice",
    "network",
    "process",
    "none",
]  # how an answer is drawn on the feedback page: `grader.report.pictures.chosen_picture` has a module for each


class CheckUse(Spec):
    """A check by name with its options: `check: {close: {rtol: 1e-6}}`."""

    name: str
    options: dict[str, Any] = {}


class PropertyUse(Spec):
    """A property by name with its options: `- within: [0, 1]`."""

    name: str
    options: Any = None


class PrintedFigure(Spec):
    """A figure that a book prints, as a string, so that "0.940" says three decimals. It tests the reference."""

    value: Any  # a string, or lists and mappings of strings; for a trace {last: {field: ..}}
    where: str
    example: str | None = None


class WorkedExample(Spec):
    """Figures of a hand calculation that somebody has worked out, a book or we. They test the chain of parts.

    `given` has what the exercise draws; `parts` has the figures as strings, for some of the parts or all.
    """

    given: dict[str, ExpressionNode] = {}
    parts: Annotated[dict[str, Any], Field(min_length=1)]
    where: str = "our own example"


class NamedCase(Spec):
    """The fields that cases of functions, traces and models share: one line of the report, one weight."""

    name: str
    public: Flag = False
    covers: str = ""  # what a student may know of a hidden case
    edge: Flag = False  # earns only when some hidden case that is no edge is right
    weight: Points = 1
    # Every input is a call of every submission.
    count: Annotated[Whole, Field(ge=1, le=500)] = 1
    draw: dict[str, ExpressionNode] | None = None
    require: tuple[str, ...] = ()
    printed: PrintedFigure | None = None


class FunctionCase(NamedCase):
    """One named case of a function or trace: fixed `args`, or a family of `count` drawn ones."""

    args: dict[str, ExpressionNode] | None = None


class ModelCase(NamedCase):
    """One named case of a model: the inputs of `fit` and of `predict`, which may use drawn names."""

    fit: dict[str, ExpressionNode]
    predict: dict[str, ExpressionNode]


class WideInputs(Spec):
    """Legal inputs of a function or trace for the audit alone: one that is fixed, or any number that are drawn."""

    args: dict[str, ExpressionNode] | None = None
    draw: dict[str, ExpressionNode] | None = None


class WideModelInputs(Spec):
    """Legal inputs of a model for the audit alone."""

    draw: dict[str, ExpressionNode] | None = None
    fit: dict[str, ExpressionNode]
    predict: dict[str, ExpressionNode]


class Mistake(Spec):
    """A known mistake: a wrong variant of the reference, a formula of what it gives, or a convention bound wrongly.

    `also` has further variants or formulas, where the same mistake can be made in several ways.
    """

    is_: Annotated[str, Field(alias="is")]
    hint: str
    reference: str | None = None
    gives: str | None = None  # in full form, once it is read: `grader.built.formula_names`
    with_: Annotated[dict[str, Any] | None, Field(alias="with")] = None
    also: tuple[str, ...] = ()
    part: str | None = None

    @property
    def variant(self) -> str | None:
        """The name of the wrong variant, or the formula; None where the reference itself is bound wrongly."""
        return self.gives or self.reference


class ProvidedCode(Spec):
    """A name that students' code finds defined, and the file beside the exercise that defines it.

    `reference` names the function of ours that stands for it where a case gives it to the reference as an argument.
    """

    name: str
    file: str
    reference: str | None = None


class ImportRules(Spec):
    """Modules that may be imported and no others, or modules that may not be; each stands for all inside it."""

    allow: tuple[str, ...] | None = None
    forbid: tuple[str, ...] | None = None


class NameRules(Spec):
    """Names that may not be used: `eval`, `numpy.unique`, or `.sort` for an attribute of anything."""

    forbid: Annotated[tuple[str, ...], Field(min_length=1)]


class SourceUse(Spec):
    """The rules on the text of the student's code."""

    imports: ImportRules | None = None
    names: NameRules | None = None


class CallLimits(Spec):
    """The time and memory limits of one call: a safety net, at least twenty times the need of the reference."""

    # Of one call; code that never ends uses it up.
    seconds: Annotated[Real, Field(gt=0, le=60)] = 2.0
    megabytes: Annotated[Whole, Field(ge=64, le=4096)] = 512


class StateFields(Spec):
    """The fields of one step of a trace, and those that feed the next step."""

    record: Annotated[tuple[str, ...], Field(min_length=1)]
    carry: Annotated[tuple[str, ...], Field(min_length=1)]


class Align(Spec):
    """How the student's list of steps is laid over the reference's."""

    step: str = "step"
    initial: Literal["optional", "required", "absent"] = "optional"
    last: Literal["optional", "required"] = "required"


class Follow(Spec):
    """The share that a step or part earns which is right from the student's own earlier one."""

    share: Share | None = None
    void_if: tuple[str, ...] = ()  # what is too trivial to feed what comes after it


class TraceFollow(Follow):
    """Follow-through from one step to the next."""

    void_if: tuple[Literal["constant", "zero", "echoes_input"], ...] = ()


class PartFollow(Follow):
    """Follow-through from one part of a hand calculation to the next."""

    void_if: tuple[Literal["zero", "one", "outside_range"], ...] = ()


class AnswerRules(Spec):
    """How answers of hand calculations are read."""

    # Beyond 12 decimals float noise would show.
    digits: Annotated[Whole, Field(ge=0, le=12)] = 3
    forms: tuple[Literal["decimal", "fraction", "percent_sign"], ...] = ("decimal",)


class ValuePart(Spec):
    """One part of a hand calculation. Its reference gets earlier parts and given values by its parameters' names.

    `args` says what a parameter is where that is not the name: `{$part: NAME}`, `{$use: NAME}`, or a value.
    """

    name: str
    ask: str
    points: Points
    reference: str
    args: dict[str, ExpressionNode] = {}
    check: CheckUse


class Convention(Spec):
    """A sentence of the conventions, and the mistakes or wrong variants that ignore it: lint proves that they lose."""

    says: str
    broken_by: Annotated[tuple[str, ...], Field(min_length=1)]


def convention_form(value: Any) -> str:
    """The form of a convention: a sentence alone, or one with what ignores it."""
    return "<values>" if isinstance(value, dict | Convention) else "<word>"


Sentence = Annotated[
    Annotated[str, Tag("<word>")] | Annotated[Convention, Tag("<values>")], Discriminator(convention_form)
]


class ExerciseFields(Spec):
    """The fields of every kind of exercise."""

    schema_: Annotated[Literal[1], Field(alias="schema")]
    id: str
    title: str
    concepts: Annotated[tuple[str, ...], Field(min_length=1)]
    sources: tuple[str, ...] = ()
    level: ExerciseLevel = "core"
    minutes: Annotated[Whole, Field(ge=1, le=600)] = 10
    difficulty: Difficulty | None = None  # for the lecturer who chooses; no mark depends on it
    prompt: str
    conventions: tuple[Sentence, ...] = ()
    limits: CallLimits = CallLimits()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the conventions, as students read them."""
        return tuple(each if isinstance(each, str) else each.says for each in self.conventions)


class CodedExercise(ExerciseFields):
    """The fields of exercises that are answered in code."""

    points: Points
    signature: str
    reference: str
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    provided: tuple[ProvidedCode, ...] = ()
    check: CheckUse
    promises: tuple[str, ...] = ()  # predicates over the arguments alone: what every legal input keeps
    properties: tuple[PropertyUse, ...] = ()
    misconceptions: tuple[Mistake, ...] = ()
    source: SourceUse | None = None
    picture: Picture | None = None  # by its shape, where nothing is said
    personalise: Flag | None = None


class FunctionExercise(CodedExercise):
    """A function, judged by its return values."""

    kind: Literal["function"]
    cases: Annotated[tuple[FunctionCase, ...], Field(min_length=1)]
    wide: tuple[WideInputs, ...] = ()


class TraceExercise(CodedExercise):
    """A function that returns the list of an algorithm's states."""

    kind: Literal["trace"]
    cases: Annotated[tuple[FunctionCase, ...], Field(min_length=1)]
    wide: tuple[WideInputs, ...] = ()
    state: StateFields
    align: Align = Align()
    follow: TraceFollow = TraceFollow()
    credit: Literal["fraction", "prefix", "all"] = "fraction"


class ModelExercise(CodedExercise):
    """A class with `fit` and `predict`, or a pair of functions."""

    kind: Literal["model"]
    cases: Annotated[tuple[ModelCase, ...], Field(min_length=1)]
    wide: tuple[WideModelInputs, ...] = ()


class TestCode(Spec):
    """One test of the author's own: code that uses what the student has defined, and passes if it comes to its end.

    `output` is what it must show besides, as a notebook would show it.
    """

    __test__ = False  # so that pytest does not take it for one of its own

    name: str
    test: str
    output: str | None = None
    public: Flag = False
    covers: str = ""
    weight: Annotated[Real, Field(ge=0, le=1000)] = 1  # 0 for a test that only tells students something


class TestsExercise(ExerciseFields):
    """Code of any form, judged by tests of the author's own, which run in the sandbox with the student's names."""

    __test__ = False

    kind: Literal["tests"]
    points: Points
    defines: Annotated[tuple[str, ...], Field(min_length=1)]  # the names that the tests need of the student
    starter: str  # the code that students begin with
    solution: str  # a file beside the exercise, which passes every test; it runs in the sandbox only
    provided: tuple[ProvidedCode, ...] = ()
    source: SourceUse | None = None
    cases: Annotated[tuple[TestCode, ...], Field(min_length=1)]


class ValuesExercise(ExerciseFields):
    """A hand calculation in several parts."""

    FORMER = {"reference": "Leave it out: each part has a `reference` of its own."}

    kind: Literal["values"]
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    given: dict[str, ExpressionNode] = {}
    require: tuple[str, ...] = ()
    answers: AnswerRules = AnswerRules()
    parts: Annotated[tuple[ValuePart, ...], Field(min_length=1)]
    printed: tuple[WorkedExample, ...] = ()
    follow: PartFollow = PartFollow()
    misconceptions: tuple[Mistake, ...] = ()
    personalise: Flag | None = None

    @property
    def points(self) -> float:
        """The sum of the parts' points."""
        return sum(part.points for part in self.parts)


class OptionReason(Spec):
    """Why an option is wrong or right: what is told of one that was `chosen` though wrong, or `left` out though right.

    `if_` is a formula over the arguments, in full form once it is read; without one the reason holds of every option.
    """

    is_: Annotated[str, Field(alias="is")]
    of: Literal["chosen", "left"]
    if_: Annotated[str | None, Field(alias="if")] = None
    hint: str


class ChoiceExercise(ExerciseFields):
    """A question whose key and distractors are computed."""

    kind: Literal["choice"]
    points: Points
    reference: str
    with_: Annotated[dict[str, Any], Field(alias="with")] = {}
    choose: Literal["one", "all"]
    given: dict[str, ExpressionNode] = {}
    require: tuple[str, ...] = ()
    options: dict[str, ExpressionNode] = {}
    args: dict[str, ExpressionNode] = {}
    answer_as: Literal["letters", "text"] = "letters"
    score: Literal["right_minus_wrong", "all_or_nothing"] = "right_minus_wrong"
    misconceptions: tuple[Mistake, ...] = ()
    reasons: tuple[OptionReason, ...] = ()
    personalise: Flag | None = None


class RubricLine(Spec):
    """One line of a marking scheme, for the person who marks."""

    points: Points
    for_: Annotated[str, Field(alias="for")]


class TextExercise(ExerciseFields):
    """A question that a person marks."""

    kind: Literal["text"]
    points: Points
    rubric: tuple[RubricLine, ...] = ()


Exercise = (
    FunctionExercise | TraceExercise | ModelExercise | TestsExercise | ValuesExercise | ChoiceExercise | TextExercise
)
EXERCISES: dict[str, type[ExerciseFields]] = {
    "function": FunctionExercise,
    "trace": TraceExercise,
    "values": ValuesExercise,
    "model": ModelExercise,
    "tests": TestsExercise,
    "choice": ChoiceExercise,
    "text": TextExercise,
}
