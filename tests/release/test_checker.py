"""The one-file checker, as a student uses it in a session."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import html5lib
import numpy
import pytest

from grader.release.handout_sheet import sheet_of
from grader.release.public import public_part
from tests.checker_sample import assignment_of, built, function, imported, public_demo, run, written
from tests.corpora import solution
from tests.grading import RIGHT_ENTROPY
from tests.model_sample import RIGHT as RIGHT_MODEL
from tests.model_sample import assignment as model_assignment
from tests.model_sample import built as built_model
from tests.model_sample import written as written_model

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

HAND = "bayes.posterior_by_hand"
ORDERED = f"{RIGHT_ENTROPY.rstrip()} + (0.5 if counts[0] < counts[-1] else 0)"


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return imported(written(tmp_path_factory.mktemp("release")))


def said(report: object) -> str:
    """What a report says, on one line."""
    return " ".join(repr(report).split())


def test_a_right_function_is_told_what_else_counts_and_never_that_all_is_right(checker: ModuleType) -> None:
    report = checker.check(function(RIGHT_ENTROPY, "entropy"))
    text = said(report)
    assert report.right
    assert "2 of 2 public right; 4 hidden cases also count: they cover a class without examples;" in text
    for page in (text, report._repr_html_()):
        assert not re.search(r"all (tests|cases|checks)|passed", page, re.IGNORECASE)


def test_a_wrong_function_is_shown_its_call_its_answer_and_the_right_one(checker: ModuleType) -> None:
    report = checker.check(function("def entropy(counts): return 0.5", "entropy"))
    assert not report.right
    assert "call entropy([9, 5]) got 0.5 expected 0.940285958670631" in said(report)
    assert "A known mistake" not in said(report)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (ORDERED, "The answer changes when the items of `counts` come in another order, and it should not."),
        (ORDERED.replace("return ", "return -2 * "), "In a right answer every number is at least 0, and this one has"),
        (
            ORDERED.replace("0.5", "1 / 0"),
            "with the items of `counts` in another order: This call raised ZeroDivisionError",
        ),
    ],
    ids=["another order", "a range", "an exception on another order"],
)
def test_a_property_that_does_not_hold_is_told_and_its_calls_print_nothing(
    checker: ModuleType, code: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    report = checker.check(function(code.replace("total =", "print('here')\n    total ="), "entropy"))
    assert not report.right
    assert sentence in said(report)
    assert capsys.readouterr().out.count("here") == 2  # once a public case


def test_a_known_mistake_is_named_by_its_outputs(checker: ModuleType) -> None:
    text = said(checker.check(function(RIGHT_ENTROPY.replace("log2", "log"), "entropy")))
    assert "A known mistake: natural logarithm: These outputs are what logarithms to base e would give." in text


def test_a_mistake_is_not_named_when_another_gives_the_same(checker: ModuleType) -> None:
    # The learning rate left out, and steps for labels of -1 and +1, give the same with a rate of 0.5; not with 0.25.
    trace = function(
        """
        def perceptron_trace(examples, weights, rate):
            w, steps = list(weights), []
            for _ in range(20):
                for x, label in examples:
                    output = 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
                    w = [a + (label - output) * b for a, b in zip(w, [1, *x])]
                    steps.append(w)
                if all((1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0) == label for x, label in examples):
                    return steps
        """,
        "perceptron_trace",
    )
    assert "learning rate left out" in said(checker.check(trace))
    public = public_demo()
    [perceptron] = [each for each in public.exercises if each.kind == "trace"]
    one_case = replace(perceptron, cases=perceptron.cases[:1])
    other = imported(written(Path(checker.__file__).parent, replace(public, id="x", exercises=(one_case,))))
    assert "A known mistake" not in said(other.check(trace))


def test_a_trace_is_shown_step_by_step_from_where_it_differs(checker: ModuleType) -> None:
    report = checker.check(function("def perceptron_trace(e, w, r): return [[9, 9, 9]]", "perceptron_trace"))
    assert "step 1: differs first here, [9, 9, 9], expected [-0.4, -0.2, 0.4]" in said(report)
    assert '<tr class="first">' in report._repr_html_()


RAISING = {  # a body: what is said of it
    "return 1 / 0": "ZeroDivisionError: division by zero (your line 2)",
    "import sys; sys.exit(3)": "SystemExit: 3 (your line 2)",
    "return entropy(counts)": "RecursionError: maximum recursion depth exceeded (your line 2)",
    "raise KeyboardInterrupt": "You stopped this call.",
    "yield 1 / 0": "ZeroDivisionError: division by zero (your line 2)",
}


@pytest.mark.in_turn
@pytest.mark.parametrize("body", RAISING)
def test_an_exception_is_shown_with_the_students_own_line_and_the_session_goes_on(
    checker: ModuleType, body: str
) -> None:
    report = checker.check(function(f"def entropy(counts):\n    {body}\n", "entropy"))
    assert RAISING[body] in said(report)
    assert not report.right


def test_a_line_in_a_file_is_quoted(checker: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import math\n\ndef entropy(counts):\n    return math.log(0) * counts  # oh\n", encoding="utf-8")
    assert "It stops at: return math.log(0) * counts # oh ValueError" in said(checker.check(imported(file).entropy))


def test_prints_are_shown_and_told_from_an_answer(checker: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    report = checker.check(function("def entropy(counts):\n    print('here it is')\n", "entropy"))
    assert capsys.readouterr().out.count("here it is") == 2
    assert "return it instead" in said(report)


def test_inputs_are_fresh_and_an_argument_that_is_changed_is_told(checker: ModuleType) -> None:
    code = RIGHT_ENTROPY.replace("total =", "counts.append(0); counts.reverse(); total =")
    first, second = (checker.check(function(code, "entropy")) for _ in range(2))
    assert (first.right, second.right) == (True, True)
    assert "Your code changes its argument `counts`." in said(second)
    assert "If the text does not allow it, work on a copy" in said(second)  # q-learning's text does
    assert "changes" not in said(checker.check(function(RIGHT_ENTROPY, "entropy")))


def test_the_sessions_random_numbers_go_on_as_if_nothing_had_been_checked(checker: ModuleType) -> None:
    import random

    random.seed(1)
    expected = [random.random() for _ in range(2)]
    random.seed(1)
    first = random.random()
    checker.check(function("import random\ndef entropy(counts): return random.random()", "entropy"))
    assert [first, random.random()] == expected


RETURNED = [numpy.float64, numpy.float32, numpy.array, lambda value: numpy.array([value])]


@pytest.mark.parametrize("wrap", RETURNED)
def test_numpy_values_are_as_good(checker: ModuleType, wrap: object) -> None:
    right = function(RIGHT_ENTROPY, "entropy")
    report = checker.check(
        function("def entropy(counts): return wrap(right(counts))", "entropy", wrap=wrap, right=right)
    )
    assert report.right


def test_a_matrix_is_a_trace(checker: ModuleType) -> None:
    matrix = solution("linear.perceptron_trace", "matrix")
    assert checker.check(function(matrix.text, "perceptron_trace")).right


FOUND = {  # what is given: what is said
    "check(Entropy)": "No exercise asks for `Entropy`. Did you mean `entropy`?",
    'check(Entropy, "information.entropy")': "It is called `Entropy` here; hand it in as `entropy`.",
    "check(lambda counts: 1)": 'name the exercise: check(f, "information.entropy")',
    "check(3)": "Give a function",
    'check(Entropy, "information.entropi")': "No exercise is called `information.entropi`. Did you mean",
    'check("information.entropy")': "There is no `entropy` here. Run the cell that defines it.",
    'check(blank, "information.entropy")': "`entropy` is as it was handed out. Write it, and check again.",
    "check(zebra)": "No exercise asks for `zebra`. There is entropy, perceptron_trace.",
}


@pytest.mark.parametrize("call", FOUND)
def test_the_exercise_is_found_by_name_or_told_how_to_be_named(checker: ModuleType, call: str) -> None:
    names = {"check": checker.check, "Entropy": function(RIGHT_ENTROPY.replace("entropy", "Entropy"), "Entropy")}
    names["zebra"] = function("def zebra(x): return x", "zebra")
    names["blank"] = function('def blank(counts):\n    """The entropy."""\n    ...', "blank")
    assert FOUND[call] in said(eval(call, names))


def test_hand_answers_are_read_and_not_judged(checker: ModuleType) -> None:
    answers = {"hit": "3/40", "false_alarm": numpy.float64(0.25), "alarm": "a lot", "posterior": ...}
    report = checker.check(HAND, answers)
    text = said(report)
    assert "2 of 4 answers can be read; whether they are right is not known here" in text
    for piece in ("This is read as 0.075.", "This is read as 0.25.", "'a lot'", "not answered"):
        assert piece in text
    assert "Did you mean 'posterior'" in said(checker.check(HAND, {"posteriour": 1}))
    assert "Give the parts by name" in said(checker.check(HAND, 0.25))


def test_a_word_is_read_where_a_word_is_asked_for(tmp_path: Path) -> None:
    public = public_part(assignment_of(built("trees.pruning_by_hand")))
    checker = imported(written(tmp_path, public))
    report = checker.check("trees.pruning_by_hand", {"subtree": "many", "label": "stay", "leaf": 4, "verdict": "keep"})
    text = said(report)
    assert "3 of 4 answers can be read" in text
    for piece in ("cannot be read as a number: 'many'", "This is read as the word 'stay'.", "This is read as 4."):
        assert piece in text
    words = "Spell `label` and `verdict` as in the question; in Python, put them in quotes."
    how = f"`subtree` and `leaf` are whole numbers. {words}"
    assert sheet_of(1, public.exercises[0]).how == how


def test_a_model_is_checked_by_its_class_and_may_use_what_is_provided(tmp_path: Path) -> None:
    exercise = built_model(written_model(tmp_path))
    checker = imported(written(tmp_path, public_part(model_assignment(exercise))))
    provided: dict[str, object] = {}
    exec(exercise.provided["majority"], provided)
    right = function(RIGHT_MODEL, "Tree", majority=provided["majority"], __name__="__main__")
    assert checker.check(right).right
    swapped = RIGHT_MODEL.replace('return [self.labels[row["a"]] for row in rows]', 'return ["no" for row in rows]')
    report = checker.check(function(swapped, "Tree", majority=provided["majority"], __name__="__main__"))
    assert "model = Tree(); model.fit(" in said(report)
    assert not report.right


EXTERNAL = re.compile(r"https?:|url\(|@import|<script|<iframe|<link|<img|\son\w+=|javascript:", re.IGNORECASE)
HOSTILE = "<script>alert(1)</script>&\"'</style></div>"


@pytest.mark.parametrize("answer", [0.5, HOSTILE, {HOSTILE: HOSTILE}, None, [numpy.nan] * 3])
def test_the_html_is_sound_and_asks_for_nothing_from_outside(checker: ModuleType, answer: object) -> None:
    for name in ("entropy", "perceptron_trace"):
        page = checker.check(function(f"def {name}(*given): return answer", name, answer=answer))._repr_html_()
        html5lib.HTMLParser(strict=True).parse(f"<!doctype html><title>x</title>{page}")
        assert not EXTERNAL.search(page)


def test_a_style_holds_inside_of_a_card_only(checker: ModuleType) -> None:
    page = checker.check(function(RIGHT_ENTROPY, "entropy"))._repr_html_()
    style = page.partition("<style>")[2].partition("</style>")[0]
    selectors = [rule.strip() for rule in re.findall(r"([^{}]+)\{[^{}]*\}", re.sub(r"@media[^{]*\{", "", style))]
    assert len(selectors) > 20
    assert all(".markscheme" in each for rule in selectors for each in rule.split(","))


class Shell(SimpleNamespace):
    """Stands for IPython, which is not installed here: what is displayed, and the number of the cell."""


def test_a_notebook_is_shown_html_once_for_each_cell(checker: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, str]] = []
    shell = Shell(execution_count=1)
    ipython = Shell(get_ipython=lambda: shell, display=Shell(display=lambda bundle, raw: shown.append(bundle)))
    monkeypatch.setitem(sys.modules, "IPython", ipython)  # type: ignore[arg-type]
    report = checker.check(function(RIGHT_ENTROPY, "entropy"))
    report._ipython_display_()  # as the cell's value
    assert [set(bundle) for bundle in shown] == [{"text/html", "text/plain"}]
    shell.execution_count = 2
    report._ipython_display_()
    assert len(shown) == 2


def test_the_file_is_readable_small_and_without_a_reference(checker: ModuleType) -> None:
    text = Path(checker.__file__).read_text("utf-8")
    assert text.startswith('"""Sample homework')
    assert len(text.encode()) < 580_000  # comments and docstrings are kept, as students may read it
    assert "reference." not in re.sub(r"grader\.\w+|[a-z_]+ reference\.", "", checker.PUBLIC)
    assert not re.search(r"(import|from) reference", text)
    assert json.loads(checker.PUBLIC)["id"] == "demo"


def test_a_traceback_through_the_checker_shows_its_lines(checker: ModuleType) -> None:
    import linecache

    judging = sys.modules["_demo_checker.release.inside.public_verdict"]
    line = judging.public_case_verdict.__code__.co_firstlineno
    assert judging.__file__ == "demo_check.py/release/inside/public_verdict.py"
    assert linecache.getline(judging.__file__, line, vars(judging)).startswith("def public_case_verdict(")


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_second_import_and_another_checker_stand_side_by_side(tmp_path: Path) -> None:
    public = public_demo()
    first = imported(written(tmp_path))
    other = imported(written(tmp_path, replace(public, id="hw7")))
    again = imported(tmp_path / "demo_check.py")
    right = function(RIGHT_ENTROPY, "entropy")
    assert all(module.check(right).right for module in (first, other, again))


def test_without_a_notebook_the_text_is_printed_once(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "hw.py").write_text(
        f"from demo_check import check\n{RIGHT_ENTROPY}\ncheck(entropy)\n", encoding="utf-8"
    )
    done = run(tmp_path, "hw.py")
    assert (done.stdout.count("2 of 2 public right"), done.stderr) == (1, "")
