"""A made-up view with one of everything that a page may show, to try templates on before they are used."""

from typing import Any

from grader.report.shown import (
    CaseView,
    DiffCell,
    DiffRow,
    DiffView,
    ErrorView,
    ExerciseView,
    FindingView,
    FrameView,
    NextStep,
    OptionView,
    StepView,
    TextPiece,
    View,
    WorkingExercise,
)

SPECIMEN_GOT, SPECIMEN_RIGHT = (TextPiece("0."), TextPiece("65", True)), (TextPiece("0."), TextPiece("94", True))
SPECIMEN_CELL, SPECIMEN_ALIKE = (
    DiffCell(SPECIMEN_GOT, SPECIMEN_RIGHT, True),
    DiffCell(SPECIMEN_GOT, SPECIMEN_GOT, False),
)
SPECIMEN_ROWS = (
    DiffRow("row 0", "first", (SPECIMEN_CELL, SPECIMEN_ALIKE)),
    DiffRow("missing", "missing", (SPECIMEN_CELL, SPECIMEN_CELL)),
    DiffRow("too many", "extra", (SPECIMEN_CELL, SPECIMEN_CELL)),
    DiffRow("3 alike", "gap", ()),
)
SPECIMEN_STEPS = (
    StepView(1, "right", "right", "[0.1]", "[0.1]"),
    StepView(2, "first", "differs first here", "[0.65]", "[0.94]", SPECIMEN_GOT, SPECIMEN_RIGHT),
    StepView(None, "gap", "7 more: 7 following from yours", "", None),
    StepView(10, "missing", "missing", "", "[0.3]"),
)
SPECIMEN_ERROR = ErrorView(
    "ZeroDivisionError", "division by zero", 7, (FrameView(7, "entropy", "share = count / total"),)
)


def specimen() -> View:
    """A student's view in which every field is filled somewhere, and empty somewhere else."""
    exercises = (
        _exercise(1, "partial", public=_failing(), hidden=(_case("a trace", passed=False, steps=SPECIMEN_STEPS),)),
        _exercise(2, "right", public=(_case("a case", passed=True, observed="1.0"),)),
        _exercise(3, "manual", hidden=(_case("a part", passed=None, hand=True, observed="some text"),)),
    )
    return View(
        assignment="hw1",
        title="A specimen",
        student="s0001",
        receipt="8K3M-0QX7-PZ41-V9TD-6HJ2-RWN5-CB0E",
        level="all",
        open=True,
        score=2.5,
        points=6,
        untold=1,
        pending=2,
        about_score="2 points wait for a person",
        about_hidden="Hidden cases are shown with their inputs and the right answers.",
        works=(
            WorkingExercise("exercise-2", "Two", "1 of 1 public right.", True),
            WorkingExercise("exercise-1", "One", "Half.", False),
        ),
        next_step=NextStep("exercise-1", "Exercise 1", "Look at the `logarithm`.", True),
        notes=("A cell was left out.",),
        contact="ml-course@example.edu",
        exercises=exercises,
        adjustments=("Handed in 2 h late: 1 started day at 10 % makes 10 %.",),
    )


def _failing() -> tuple[CaseView, ...]:
    kinds = ("line", "entries", "set", "table", "tree")
    said: dict[str, Any] = {"passed": False, "message": "Not right.", "counts": "1 + 1 = 2"}
    differing = [_case(kind, diff=DiffView(kind, ("a", "b"), _rows(kind)), **said) for kind in kinds]
    return (*differing, _case("a crash", passed=False, error=SPECIMEN_ERROR, stdout="total 14", picture="<svg></svg>"))


def _rows(kind: str) -> tuple[DiffRow, ...]:
    if kind == "table":
        return SPECIMEN_ROWS
    return tuple(DiffRow(row.label, row.mark, row.cells[:1]) for row in SPECIMEN_ROWS)


def _case(name: str, **more: Any) -> CaseView:
    """A made-up case with a wrong number; `more` are the fields that are to differ."""
    usual: dict[str, Any] = {
        "name": name,
        "covers": "more classes",
        "public": not more.get("hand"),
        "hand": False,
        "points": 1.0,
        "instances": 1,
        "score": None if more.get("passed") is None else 0.5,
        "words": "not right",
        "call": None if more.get("hand") else "entropy([9, 5])",
        "observed": "0.65",
        "expected": "0.94",
        "earned": "0.5",
        "worth": "1",
    }
    return CaseView(**(usual | more))


def _exercise(
    number: int, status: str, *, public: tuple[CaseView, ...] = (), hidden: tuple[CaseView, ...] = ()
) -> ExerciseView:
    findings = (
        FindingView("misconception", "A known mistake: nats", "These outputs are what this would give.", "Use `log2`.",
                    True, ("a case",), "entropy([1, 2])", "0.63", "", "It should be larger."),
        FindingView("counterexample", "The smallest input that fails", "", "It stops.", False, (), "entropy([])", None,
                    "ZeroDivisionError", open=False),
    )  # fmt: skip
    return ExerciseView(
        anchor=f"exercise-{number}",
        id="information.entropy",
        kind="values" if status == "manual" else "function",
        title=f"Exercise {number}",
        prompt="Return the `entropy`.",
        options=(OptionView("a", "an option"), OptionView("", "another")),
        conventions=("Logarithms are base 2.",),
        sources=("Witten, section 4.3",),
        status=status,  # type: ignore[arg-type]
        words="partly right",
        score=None if status == "manual" else 1.25,
        points=2,
        untold=1 if status == "partial" else 0,
        pending=2 if status == "manual" else 0,
        optional=status == "right",
        summary="1 of 2 public right.",
        total="1 + 0.25 = 1.25 of 2",
        public=public,
        hidden=hidden,
        findings=findings if status == "partial" else (),
        code="KXQP-LMRT",
    )
