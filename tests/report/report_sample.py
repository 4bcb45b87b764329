"""Results built by hand: one of every status and kind, and one with a canary in every field that may be hidden."""

from typing import Any

from grader.diagnose.finding import CodeChange, Evidence, Finding
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, Result, StepShown

ENTROPY = ExerciseResult(
    id="information.entropy",
    kind="function",
    title="Entropy of a class distribution",
    prompt="`counts` says how many examples each class has. Return the entropy of the classes, in bits.",
    conventions=("Logarithms are base 2.", "A class without examples adds nothing, as 0 log 0 counts as 0."),
    sources=("witten.entropy", "mitchell.entropy"),
    score=0.0,
    points=2.0,
    status="wrong",
    cases=(
        CaseResult(
            name="weather",
            check="close",
            public=True,
            passed=False,
            reason="value",
            message="This is not the right number.",
            score=0,
            points=0.33,
            call="entropy([9, 5])",
            expected=0.9402859586706311,
            observed=0.6517565611726531,
            stdout="counts are [9, 5]\ntotal 14\n",
        ),
        CaseResult(
            name="an empty class",
            check="close",
            public=False,
            covers="an empty class",
            passed=False,
            reason="error",
            message="Your function raised ValueError: math domain error.",
            score=0,
            points=0.33,
            call="entropy([4, 0])",
            expected=0.0,
            error=ErrorShown(type="ValueError", text="math domain error", line=7),
        ),
        CaseResult(
            name="other counts",
            check="close",
            public=False,
            covers="more classes",
            passed=False,
            reason="value",
            message="This is not the right number.",
            score=0,
            points=1.34,
            right=0,
            instances=20,
            call="entropy([3, 2])",
            expected=0.9709505944546686,
            observed=0.6730116670092565,
        ),
    ),
    findings=(
        Finding(
            kind="misconception",
            name="natural logarithm",
            hint="These outputs are what logarithms to base e would give; here it counts in bits.",
            cases=("weather", "other counts"),
        ),
        Finding(
            kind="error",
            name="ValueError",
            hint="ValueError on entropy([4, 0]): look at what happens to a class without examples.",
            cases=("an empty class",),
        ),
    ),
)


def _step(number: int, mark: Any, observed: Any, expected: Any) -> StepShown:
    return StepShown(number=number, mark=mark, observed=observed, expected=expected)


PERCEPTRON = ExerciseResult(
    id="linear.perceptron_trace",
    kind="trace",
    title="Perceptron, weights after every example",
    prompt="Return the weights `[w0, w1, ...]` after each presented example.",
    conventions=("The output is 0 for a weighted sum of exactly zero.",),
    sources=("kubat.perceptron",),
    score=3.75,
    points=6.0,
    status="partial",
    cases=(
        CaseResult(
            name="three examples",
            check="trace",
            public=True,
            passed=False,
            reason="step",
            message="Step 2 is the first that differs; 1 later step follows from yours.",
            score=1.5,
            points=2,
            call="perceptron_trace([[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]], [0.1, 0.3, 0.4], 0.5)",
            expected=[[-0.4, -0.2, 0.4], [0.1, 0.3, 0.9], [-0.4, 0.3, 0.9]],
            observed=[[-0.4, -0.2, 0.4], [0.1, 0.3, 0.4], [-0.4, 0.3, 0.4]],
            steps=(
                _step(1, "right", [-0.4, -0.2, 0.4], [-0.4, -0.2, 0.4]),
                _step(2, "wrong", [0.1, 0.3, 0.4], [0.1, 0.3, 0.9]),
                _step(3, "follows", [-0.4, 0.3, 0.4], [-0.4, 0.3, 0.9]),
                _step(4, "missing", None, [-0.4, 0.3, 0.9]),
            ),
        ),
        CaseResult(
            name="other points",
            check="trace",
            public=False,
            covers="more points, other rates",
            passed=False,
            reason="step",
            message="Step 5 is the first that differs.",
            score=2.25,
            points=4,
            right=3,
            instances=8,
            call="perceptron_trace([[[0.5, 1.5], 1], [[2.0, -0.5], 0]], [0.0, 0.1, 0.2], 0.25)",
            expected=[[0.25, 0.5, 0.5]],
            observed=[[0.25, 0.5, 0.2]],
            steps=tuple(
                _step(n, "right" if n < 5 else "wrong" if n == 5 else "follows", [0.25, n / 10], [0.25, n / 5])
                for n in range(1, 21)
            ),
        ),
    ),
    findings=(
        Finding(
            kind="divergence",
            name="step 2",
            hint="On three examples the weights first differ after example 2: the last weight did not move.",
            cases=("three examples",),
        ),
    ),
)

BY_HAND = ExerciseResult(
    id="bayes.posterior_by_hand",
    kind="values",
    title="Naive Bayes for a new day, by hand",
    prompt="Classify the day `sunny, windy` with naive Bayes and Laplace's estimator. Give three decimals.",
    sources=("witten.naive_bayes",),
    score=4.0,
    points=5.0,
    status="partial",
    cases=(
        CaseResult(
            name="P(yes)", check="close", public=False, part="prior", passed=True, score=1, points=1, right=1,
            expected=0.6428571428571429, observed="9/14",
        ),
        CaseResult(
            name="P(day | yes)", check="close", public=False, part="likelihood", passed=False, reason="rounded",
            message="Right to 2 decimals, but rounded too early.", score=1, points=2,
            expected=0.06060606060606061, observed="0,06",
        ),
        CaseResult(
            name="P(yes | day)", check="close", public=False, part="posterior", passed=True, score=2, points=2, right=1,
            expected=0.4166, observed="41.6 %",
        ),
    ),
)  # fmt: skip


def _other(number: int, status: Any, score: float, points: float, **fields: Any) -> ExerciseResult:
    named = {"id": f"other.exercise_{number}", "kind": "function", "title": f"Exercise {number}", "prompt": "Do it."}
    return ExerciseResult(**{**named, "status": status, "score": score, "points": points, **fields})


def _stopped(name: str, reason: str, message: str, points: float, **fields: Any) -> CaseResult:
    told = {"name": name, "public": True, "passed": False, "reason": reason, "message": message}
    return CaseResult(**told, check="close", score=0, points=points, **fields)


GAIN = _other(
    4,
    "right",
    4,
    4,
    id="trees.gain_ratio",
    title="Gain ratio of an attribute",
    prompt="Return the gain ratio of `attribute`.\n\n| a | class |\n|---|---|\n| u | yes |\n",
    cases=(
        CaseResult(
            name="weather, outlook", check="close", public=True, passed=True, score=0.5, points=0.5, right=1,
            call="gain_ratio([{'outlook': 'sunny', 'play': 'no'}, … 12 more …, {'outlook': 'rainy', 'play': 'no'}], "
            "'outlook', 'play')",
            expected=0.156, observed=0.156,
        ),
        CaseResult(
            name="other tables", check="close", public=False, covers="larger tables", passed=True, score=3.5,
            points=3.5, right=20, instances=20,
        ),
    ),
)  # fmt: skip
SPLIT = _other(
    5,
    "timeout",
    0,
    3,
    id="trees.best_split",
    title="The best split",
    cases=(
        _stopped("weather", "timeout", "Your function did not come back within its time.", 3, call="best_split(…)"),
    ),
    findings=(Finding(kind="limit", name="time", hint="Is there a loop that never ends?", cases=("weather",)),),
)
ID3 = _other(
    6, "missing", 0, 3, kind="model", id="trees.id3_model", title="A decision tree with fit and predict",
    cases=(_stopped("weather", "missing", "No class named Tree was found.", 3),),
)  # fmt: skip
ACCURACY = _other(
    7, "manual", 0, 3, kind="text", pending=3, id="evaluation.why_not_accuracy", title="Why not accuracy?"
)
PAIRS = _other(
    8, "ungraded", 0, 3, kind="choice", id="bayes_nets.pairs", title="Which pairs are d-separated?", optional=True
)
CRASHED = _other(
    9, "error", 0, 2, id="linear.line", title="A line through points",
    cases=(
        _stopped("two points", "error", "Your function raised an exception.", 2, call="line([(0, 1), (2, 5)])",
                 error=ErrorShown(type="ZeroDivisionError", text="division by zero", line=31)),
    ),
)  # fmt: skip


def result_of(*exercises: ExerciseResult, **fields: Any) -> Result:
    """A result of these exercises."""
    return Result(
        **{
            "assignment": "hw2",
            "title": "Homework 2: trees and Bayes",
            "student": "s0001",
            "score": sum(exercise.score for exercise in exercises),
            "points": sum(exercise.points for exercise in exercises if not exercise.optional),
            "pending": sum(exercise.pending for exercise in exercises),
            "variant": "k3v9",
            "built": "sha256:00",
            "submission": "sha256:11",
            "receipt": "8K3M-0QX7-PZ41-V9TD-6HJ2-RWN5-CB0E",
            "exercises": exercises,
            **fields,
        }
    )


SAMPLE = result_of(
    GAIN, ENTROPY, PERCEPTRON, BY_HAND, SPLIT, CRASHED, ID3, ACCURACY, PAIRS,
    notes=("Cell 3 of hw2.ipynb raised NameError and was left out.",),
)  # fmt: skip

# Every canary, and the lowest level at which it may be seen. `public` ones may be seen at every level.
CANARIES = {
    "qzpubliccall": "public",
    "qzpublicobserved": "public",
    "qzpublicexpected": "public",
    "qzpublicstdout": "public",
    "qzpublicerror": "public",
    "qzpublicmessage": "public",
    "qzpublicstep": "public",
    "qzpublicfinding": "public",
    "qzopencall": "public",
    "qzopenseen": "public",
    "qzhiddenname": "nothing",
    "qzhiddencovers": "nothing",
    "qzhandanswer": "nothing",
    "qzmistakehint": "hint",
    "qzmistakename": "hint",
    "qzmixedmistake": "hint",
    "qzwhichinputs": "hint",
    "qzrepairline": "hint",
    "qzrepairbefore": "hint",
    "qzhiddencall": "input",
    "qzhiddenobserved": "input",
    "qzhiddenstdout": "input",
    "qzhiddenerrortext": "input",
    "QzHiddenErrorType": "input",
    "qzhiddenmessage": "input",
    "qzhiddenstep": "input",
    "qzdivergence": "input",
    "qzcounterexample": "input",
    "qzsmallestcall": "input",
    "qzsmallestseen": "input",
    "qzsmallesterror": "input",
    "qznearmiss": "input",
    "qzerrorfinding": "input",
    "qzlimitfinding": "input",
    "qzcaseless": "input",
    "qzmixeddivergence": "input",
    "qzhandmessage": "input",
    "qzhiddenexpected": "all",
    "qzhandexpected": "all",
    "qzstepexpected": "all",
}


def _finding(kind: Any, hint: str, *cases: str, name: str = "a name", evidence: Evidence | None = None) -> Finding:
    return Finding(kind=kind, name=name, hint=hint, cases=cases, evidence=evidence)


CANARY = result_of(
    _other(
        1,
        "wrong",
        0,
        6,
        cases=(
            CaseResult(
                name="open one", check="close", public=True, passed=False, reason="value", message="qzpublicmessage",
                score=0, points=1, call="f('qzpubliccall')", expected=["qzpublicexpected"],
                observed=["qzpublicobserved"], stdout="qzpublicstdout",
            ),
            CaseResult(
                name="open trace", check="trace", public=True, passed=False, reason="diverges", score=0, points=0,
                call="f(1)", expected=[2], observed=[3], steps=(_step(1, "wrong", "qzpublicstep", 2),),
            ),
            CaseResult(
                name="open two", check="close", public=True, passed=False, reason="error", message="raised", score=0,
                points=1, call="f(2)", error=ErrorShown(type="KeyError", text="qzpublicerror", line=3),
            ),
            CaseResult(
                name="qzhiddenname", check="close", public=False, covers="qzhiddencovers", passed=False,
                reason="factor", message="qzhiddenmessage", score=0, points=2, right=1, instances=7,
                call="f('qzhiddencall')",
                expected={"a": "qzhiddenexpected"}, observed={"a": "qzhiddenobserved"}, stdout="qzhiddenstdout",
            ),
            CaseResult(
                name="closed trace", check="trace", public=False, passed=False, reason="diverges", score=0, points=0,
                call="f(1)", expected=[2], observed=[3],
                steps=(_step(1, "wrong", ["qzhiddenstep"], ["qzstepexpected"]),),
            ),
            CaseResult(
                name="closed two", check="close", public=False, passed=False, reason="error", message="qzhiddenmessage",
                score=0, points=1, error=ErrorShown(type="QzHiddenErrorType", text="qzhiddenerrortext", line=77001),
            ),
            CaseResult(
                name="a part", check="close", public=False, part="a", passed=False, reason="rounded", score=0, points=1,
                message="qzhandmessage", expected="qzhandexpected", observed="qzhandanswer",
            ),
        ),
        findings=(
            _finding(
                "counterexample", "qzpublicfinding", "open one",
                evidence=Evidence(call="f('qzopencall')", observed=["qzopenseen"]),
            ),
            _finding("misconception", "qzmistakehint", "qzhiddenname", name="qzmistakename"),
            _finding("misconception", "qzmixedmistake", "open one", "qzhiddenname"),
            _finding("divergence", "qzdivergence", "qzhiddenname"),
            _finding(
                "counterexample", "qzcounterexample", "closed two",
                evidence=Evidence(call="f('qzsmallestcall')", observed=["qzsmallestseen"]),
            ),
            _finding(
                "counterexample", "qzcounterexample", "qzhiddenname",
                evidence=Evidence(call="f('qzsmallestcall')", error="KeyError: qzsmallesterror"),
            ),
            _finding("near_miss", "qznearmiss", "a part"),
            _finding("error", "qzerrorfinding", "closed two"),
            _finding("limit", "qzlimitfinding", "qzhiddenname"),
            _finding("divergence", "qzmixeddivergence", "open one", "qzhiddenname"),
            _finding("error", "qzcaseless"),
            Finding(kind="inputs", name="where", hint="qzwhichinputs", cases=("qzhiddenname",), plain=True),
            Finding(
                kind="repair", name="a number", hint="qzrepairline", plain=True,
                changes=(CodeChange(file="a.py", line=3, function="f", before="qzrepairbefore", after="later"),),
            ),
        ),
    )
)  # fmt: skip
