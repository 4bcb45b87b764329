# ruff: noqa: E501  one row a case
"""Every file that students receive, for every exercise there is."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from grader.built.freeze import digest
from grader.codec.read_records import read_record
from grader.release.checker_file import document_text
from grader.release.mathematics import formula_markdown
from grader.release.public import PublicAssignment, public_part
from grader.release.stub import stub_of
from grader.release.texts import commented
from grader.sandbox.loading import is_stub
from tests.release.released import assignment_file, bank_built, built_of, files

WHERE = ["information.entropy", "linear.perceptron_trace", "bayes.posterior_by_hand"]


@pytest.mark.slow
def test_the_same_assignment_gives_the_same_bytes_and_the_readme_has_the_digest(tmp_path: Path) -> None:
    built = built_of(assignment_file(tmp_path, WHERE))
    made = files(built, "s0123")
    assert made == files(built, "s0123")
    document = made["hw.public.json"]
    assert f"`{digest(document.encode())}`" in made["README.md"]
    assert read_record(PublicAssignment, json.loads(document)).exercises[0].id == "information.entropy"
    assert json.loads(document)["student"] == "s0123"
    assert sorted(made) == sorted(
        [
            "README.md",
            "answers.yaml",
            "handout.html",
            "handout.md",
            "hw.ipynb",
            "hw.public.json",
            "hw.py",
            "hw_check.py",
        ]
    )


@pytest.mark.slow
def test_examples_are_shown_as_they_would_be_typed(tmp_path: Path) -> None:
    made = files(built_of(assignment_file(tmp_path, [*WHERE, "trees.gain_ratio", "trees.id3_model"])))
    shown = made["handout.md"]
    assert ">>> entropy([9, 5])\n0.940286\n" in shown
    assert "[[0.1, 0.3, 0.4], [-0.4, -0.2, 0.4], [0.1, 0.3, 0.9], [-0.4, 0.3, 0.9]]" in shown
    assert "| outlook | temperature | humidity | windy | play |" in shown
    assert ">>> gain_ratio(rows_4, 'outlook', 'play')\n" in shown
    assert ">>> model.fit(" in shown


STUBS = {  # what: (kind, signature, a piece of the code)
    "a name without an import": ("function", "mean(x: np.ndarray) -> np.float64", "def mean(x: 'np.ndarray') -> 'np.float64':"),
    "a default": ("function", "gain(rows: list, target: str = 'class') -> float", "target: str = 'class'"),
    "a long one": ("function", "f(" + ", ".join(f"name_{n}: list[dict[str, float]] = None" for n in range(4)) + ")", "\n    name_3: list[dict[str, float]] = None,\n):"),
    "a class": ("model", "class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]", "    def fit(self, rows: list[dict], target: str):"),
    "a pair": ("model", "fit(rows: list) -> dict; predict(model: dict, rows: list) -> list", "def predict(model: dict, rows: list) -> list:"),
}  # fmt: skip


@pytest.mark.parametrize("what", STUBS)
def test_a_stub_runs_and_does_nothing(what: str) -> None:
    kind, signature, piece = STUBS[what]
    code = stub_of(kind, signature, 'The "best" \\ of all """', [("f(1)", "'\\n'")])
    assert piece in code
    names: dict[str, Any] = {}
    exec(code, names)
    defined = [names[node.name] for node in ast.parse(code).body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert all(map(is_stub, defined))
    assert 'The "best" \\ of all """' in (defined[0].__doc__ or "")


def test_a_title_that_asks_stays_a_question() -> None:
    assert '"""Which are alike?"""' in stub_of("function", "f(x: int) -> int", "Which are alike?")
    assert '"""The mean."""' in stub_of("function", "f(x: int) -> int", "The mean")


FORMULAS = {  # Markdown: (piece that must be there, piece that must not)
    r"Let $x_1^2$ be": ("<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>", "$"),
    r"$$\sum_i p_i$$": ('display="block"', "$"),
    r"It costs $5 and $6.": ("It costs $5 and $6.", "<math"),
    r"`$x$` and \$y$": ("<code>$x$</code> and $y$", "<math"),
    r"$\text{<b>bold</b>}$": ("<code>", "<b>"),
    r"$\href{javascript:alert(1)}{x}$": ("<code>", "href="),
    r"$\frac{1$": (r"<code>\frac{1</code>", "<math"),
    r"$a < b$ <script>": ("&lt;script&gt;", "<script>"),
    r"| a |" "\n|---|\n" r"| $\frac{1}{2}$ |": ("<mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac>", "$"),
}


@pytest.mark.parametrize("text", FORMULAS)
def test_formulas_become_mathml_and_prices_stay_prices(text: str) -> None:
    there, absent = FORMULAS[text]
    made = str(formula_markdown(text))
    assert there in made
    assert absent not in made


@pytest.mark.slow
def test_the_calls_of_examples_and_of_failing_checks_can_be_pasted() -> None:
    built = bank_built("trees.gain_ratio")
    released = files(built)
    cases = json.loads(document_text(public_part(built)))["exercises"][0]["cases"]
    for code in (released["hw.py"], notebook_code(released["hw.ipynb"])):
        names: dict[str, Any] = {"__name__": "hw"}
        exec(code, names)
        names["gain_ratio"] = lambda *given: list(given)
        assert [eval(case["typed"], names) for case in cases] == [list(case["args"].values()) for case in cases]


def notebook_code(text: str) -> str:
    """The code of a notebook's cells, but for those that check."""
    cells = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    return "\n".join(cell for cell in cells if "check" not in cell)


def test_comments_of_the_starter_are_filled_and_as_wide_as_its_code() -> None:
    text = files(bank_built("trees.gain_ratio"))["hw.py"]
    assert max(len(line) for line in text.splitlines() if line.startswith("# ")) <= 88
    assert commented("The list\n`rows` has\n0 or more rows.") == "# The list `rows` has 0 or more rows."


def test_a_release_explains_no_more_than_a_student_needs() -> None:
    released = files(bank_built("trees.gain_ratio"))
    assert "| `hw.public.json`" not in released["README.md"]
    assert "at most six significant digits" in released["handout.md"]
