"""Slips that say nothing about learning: a clear sentence for each, and no mark lost where that can be avoided."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.engine.grade_submission import grade_one
from grader.intake.read_submission import read_submission
from grader.report import html, markdown, terminal
from grader.report.view import DisclosureRules, student_view
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from tests.grading import HAND, RIGHT_ENTROPY, demo, exercise, part, right_answers

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

ENTROPY, TRACE = "information.entropy", "linear.perceptron_trace"
STUB = (
    'def entropy(counts: list[int]) -> float:\n    """Entropy.\n\n    >>> entropy([9, 5])\n    0.94\n    """\n    ...\n'
)
WRONG = "def entropy(counts):\n    return 7\n"
Files = Mapping[str, str | bytes]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def notebook(*cells: str) -> str:
    """A notebook; a cell that begins with `text:` is one for text."""
    made = [
        {"cell_type": "markdown", "metadata": {}, "source": cell.removeprefix("text:").splitlines(keepends=True)}
        if cell.startswith("text:")
        else {"cell_type": "code", "metadata": {}, "outputs": [], "source": cell.splitlines(keepends=True)}
        for cell in cells
    ]
    return json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1)


def result_of(sandbox: Sandbox, files: Files, folder: Path) -> Result:
    for name, text in files.items():
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    done = grade_one(demo(), "sha256:built", read_submission(folder, student="s1"), sandbox)
    assert done.failures == ()
    return done.result


def told(result: Result, id_: str) -> str:
    """All that is said of the files and of one exercise."""
    findings = [f"{finding.name}. {finding.hint}" for finding in part(result, id_).findings]
    return " ".join([*result.notes, *findings])


@dataclass(frozen=True, slots=True)
class Slip:
    """What was handed in, what becomes of the exercise, and what is said."""

    files: Files
    status: str
    said: str
    id: str = ENTROPY


def renamed(name: str) -> str:
    return RIGHT_ENTROPY.replace("def entropy", f"def {name}")


HALF = notebook(RIGHT_ENTROPY, "def perceptron_trace(examples, weights, rate):\n    return []")
CODE = {
    "capitals": Slip({"hw.py": renamed("Entropy")}, "right", "`Entropy` (hw.py) was taken for `entropy`"),
    "an underscore": Slip({"hw.py": renamed("entropy_")}, "right", "`entropy_` (hw.py) was taken for `entropy`"),
    "another name beside the handed out one": Slip(
        {"hw.py": STUB, "hw.ipynb": notebook(renamed("entroPy"))}, "right", "`entroPy` (cell 1 of hw.ipynb) was taken"
    ),
    "another name below the handed out one": Slip({"hw.py": STUB + renamed("Entropy")}, "right", "was taken for"),
    "two names that may be meant": Slip(
        {"hw.py": renamed("Entropy") + renamed("ENTROPY")}, "missing", "`ENTROPY` and `Entropy` are nearly called so"
    ),
    "a near name beside the right one": Slip({"hw.py": WRONG + renamed("Entropy")}, "wrong", ""),
    "a near name of something else": Slip({"hw.py": "Entropy = 0.94"}, "missing", "defines no `entropy`"),
    "in a text cell": Slip(
        {"hw.ipynb": notebook("import math", "text:" + RIGHT_ENTROPY)}, "right", "stands in text cell 1 of hw.ipynb"
    ),
    "in a text cell, fenced, above the handed out one": Slip(
        {"hw.ipynb": notebook(f"text:My code:\n\n```python\n{RIGHT_ENTROPY}```\nThat is it.", STUB)},
        "right",
        "it was run as code",
    ),
    "an example in a text cell": Slip({"hw.ipynb": notebook("text:" + RIGHT_ENTROPY, WRONG)}, "wrong", ""),
    "defined twice": Slip(
        {"hw.py": WRONG + RIGHT_ENTROPY}, "right", "`entropy` is defined twice; the last counts, line 5 of hw.py"
    ),
    "defined twice, the right one first": Slip({"hw.py": RIGHT_ENTROPY + WRONG}, "wrong", "the last counts, line 6"),
    "defined in two files": Slip(
        {"a.py": RIGHT_ENTROPY, "b.py": WRONG}, "right", "defined in a.py and in b.py; the one in a.py counts"
    ),
    "its name given to a value": Slip(
        {"hw.py": RIGHT_ENTROPY + "entropy = entropy([9, 5])\nprint(entropy)"}, "right", "gives its name to a value"
    ),
    "its name given to another function": Slip(
        {"hw.py": RIGHT_ENTROPY + "import functools\nentropy = functools.partial(entropy)"}, "right", ""
    ),
    "a file with another name": Slip({"final version (3) FINAL.py": RIGHT_ENTROPY}, "right", ""),
    "a suffix hung on": Slip({"hw.py.txt": RIGHT_ENTROPY}, "right", "hw.py.txt was read as a program"),
    "a notebook called .py": Slip({"hw.py": notebook(RIGHT_ENTROPY)}, "right", "hw.py was read as a notebook"),
    "a program called .ipynb": Slip({"hw.ipynb": RIGHT_ENTROPY}, "right", "hw.ipynb was read as a program"),
    "saved half-way, after it": Slip({"hw.ipynb": HALF[:-160]}, "right", "the cell that is whole was read"),
    "saved half-way, before it": Slip({"hw.ipynb": HALF[:-160]}, "error", "was not saved to its end", TRACE),
    "saved half-way, nothing left": Slip({"hw.ipynb": HALF[:60]}, "error", "not a notebook that can be read"),
    "saved empty": Slip({"hw.ipynb": ""}, "error", "hw.ipynb is empty"),
    "a merge's marks inside": Slip(
        {"hw.ipynb": HALF.replace('"cells": [', '"cells": [\n<<<<<<< HEAD')}, "right", "broken inside"
    ),
    "more arguments, with defaults": Slip(
        {"hw.py": RIGHT_ENTROPY.replace("(counts)", "(counts, base=2, *, log=None)", 1)}, "right", ""
    ),
    "more arguments, without": Slip(
        {"hw.py": RIGHT_ENTROPY.replace("(counts)", "(counts, base)", 1)}, "error", "beyond them needs a default value"
    ),
    "fewer arguments": Slip({"hw.py": "def entropy(): return 1"}, "error", "It is called as `entropy(counts"),
    "left as handed out": Slip({"hw.py": STUB}, "missing", "entropy is left as handed out"),
    "left with `pass`": Slip({"hw.py": "def entropy(counts): pass"}, "missing", "left as handed out"),
    "left to be implemented": Slip(
        {"hw.py": 'def entropy(counts):\n    """Doc."""\n    raise NotImplementedError("todo")'},
        "missing",
        "left as handed out",
    ),
    "left as handed out beside an error elsewhere": Slip(
        {"hw.ipynb": notebook("1 / 0", STUB)}, "missing", "left as handed out"
    ),
    "written with a slip below the handed out one": Slip(
        {"hw.ipynb": notebook(STUB, "def entropy(counts)\n    return 1")}, "error", "It was lost to an error on line 1"
    ),
    "a constant is an answer, if a wrong one": Slip({"hw.py": "def entropy(counts): return 0"}, "wrong", ""),
    "a file that is not there": Slip(
        {"hw.py": "def entropy(counts):\n    return float(open('data.csv').read())"},
        "error",
        "not there when it is graded",
    ),
    "data from a file that is not there": Slip(
        {"hw.py": "data = open('data.csv').read()\ndef entropy(counts):\n    return len(data)"},
        "error",
        "not there when it is graded",
    ),
    "something to be typed in": Slip({"hw.py": "def entropy(counts):\n    return input()"}, "error", "typed in"),
    "a pdf alone": Slip({"hw.pdf": "%PDF"}, "error", "There is only: hw.pdf."),
    "nothing at all": Slip({}, "missing", "There is nothing here."),
}


@pytest.mark.parametrize("what", CODE)
def test_a_slip_in_code_is_told_and_costs_no_more_than_it_must(sandbox: Sandbox, tmp_path: Path, what: str) -> None:
    slip = CODE[what]
    result = result_of(sandbox, slip.files, tmp_path)
    assert part(result, slip.id).status == slip.status
    assert slip.said in told(result, slip.id)
    if not slip.said:
        assert result.notes == ()


def hand(**changes: str) -> str:
    return "".join(f"  {name}: {text}\n" for name, text in (right_answers() | changes).items())


VARIABLES = {one.name: one.variable for one in exercise(HAND).parts}
LINES = [f"{name} = {text}" for name, text in right_answers().items()]
BY_HAND: dict[str, tuple[str, str | bytes, str]] = {  # what: (file, its text, what is said)
    "as asked": ("answers.yaml", f"{HAND}:\n{hand()}", ""),
    "tabs": ("answers.yaml", f"{HAND}:\n{hand()}".replace("  ", "\t"), "not proper YAML"),
    "no blank after the colon": (
        "answers.yaml",
        f"{HAND}:\n{hand()}".replace(": ", ":"),
        "Put a blank after each colon",
    ),
    "some without a blank": ("answers.yaml", f"{HAND}:\n{hand()}".replace("hit: ", "hit:"), "not proper YAML"),
    "equals signs": ("answers.yaml", f"{HAND}:\n{hand()}".replace(": ", "="), "Put a blank after each colon"),
    "capitals and hyphens": (
        "answers.yaml",
        f"Bayes.Posterior-By-Hand:\n{hand()}",
        "was taken for `bayes.posterior_by_hand`",
    ),
    "the end of the name": (
        "answers.yaml",
        f"posterior_by_hand:\n{hand()}",
        "`posterior_by_hand` in answers.yaml was taken",
    ),
    "a letter wrong": ("answers.yaml", f"bayes.posteriour_by_hand:\n{hand()}", "was taken for"),
    "a letter of a part wrong": (
        "answers.yaml",
        f"{HAND}:\n{hand()}".replace("posterior:", "postirior:"),
        "was taken for `posterior`",
    ),
    "nothing moved in": ("answers.yaml", hand().replace("  ", ""), "was taken for `hit` of `bayes.posterior_by_hand`"),
    "variables as keys": (
        "answers.yaml",
        "".join(f"{VARIABLES[n]}: {t}\n" for n, t in right_answers().items()),
        "was taken for",
    ),
    "another file name": ("bayes.yaml", f"{HAND}:\n{hand()}", "bayes.yaml was read as answers.yaml"),
    "a suffix hung on": ("answers.yaml.txt", f"{HAND}:\n{hand()}", "answers.yaml.txt was read as answers.yaml"),
    "answers.txt": ("answers.txt", f"{HAND}:\n{hand()}", "was read as answers.yaml"),
    "latin-1": ("answers.yaml", f"# für dich\n{HAND}:\n{hand()}".encode("latin-1"), "was read as latin-1"),
    "UTF-16": ("answers.yaml", f"{HAND}:\n{hand()}".encode("utf-16"), ""),
    "in a text cell": (
        "hw.ipynb",
        notebook("x = 1", "text:" + "\n\n".join(LINES)),
        "stands in text cell 1 of hw.ipynb",
    ),
    "in a list in a text cell": (
        "hw.ipynb",
        notebook("text:" + "".join(f"- **{line.replace(' =', '**:')}\n" for line in LINES)),
        "stands in text cell 1",
    ),
    "variables in capitals": (
        "hw.py",
        "".join(f"{VARIABLES[n].title()} = {t}\n" for n, t in right_answers().items()),
        "was taken for",
    ),
}


@pytest.mark.parametrize("what", BY_HAND)
def test_a_slip_around_answers_by_hand_costs_nothing(sandbox: Sandbox, tmp_path: Path, what: str) -> None:
    name, text, said = BY_HAND[what]
    result = result_of(sandbox, {name: text}, tmp_path)
    assert (part(result, HAND).status, part(result, HAND).score) == ("right", part(result, HAND).points)
    assert said in told(result, HAND)
    assert bool(said) == bool(result.notes)


def test_what_is_where_it_should_be_is_never_replaced(sandbox: Sandbox, tmp_path: Path) -> None:
    wrong = dict.fromkeys(right_answers(), "0.123")
    files = {
        "answers.yaml": f"{HAND}:\n{hand(**wrong)}bayes.posterior-by-hand:\n{hand()}",
        "hw.ipynb": notebook("text:" + "\n\n".join(LINES)),
    }
    assert part(result_of(sandbox, files, tmp_path), HAND).score == 0


def test_numbers_in_the_text_of_a_question_are_no_answers(sandbox: Sandbox, tmp_path: Path) -> None:
    prompt = f"text:## 3. By hand\n\n`{HAND}`\n\n- `hit` (1 point): the share\n- `alarm` (1 point): 0.3\n\nP(hit) = 0.3"
    assert part(result_of(sandbox, {"hw.ipynb": notebook(prompt, "x = 1")}, tmp_path), HAND).status == "missing"


def test_a_key_that_is_nobodys_is_named_with_those_there_are(sandbox: Sandbox, tmp_path: Path) -> None:
    result = result_of(sandbox, {"answers.yaml": f"week4: 3\n{HAND}:\n  prior: 0.2\n"}, tmp_path)
    assert result.notes == (
        "`prior` is no part of `bayes.posterior_by_hand`, so what stands there in answers.yaml was not read. There is "
        "`hit`, `false_alarm`, `alarm`, `posterior`.",
        "`week4` in answers.yaml is no exercise of this assignment, so it was not read. There is "
        "`bayes.posterior_by_hand`.",
    )


def test_every_page_tells_of_it(sandbox: Sandbox, tmp_path: Path) -> None:
    files = {"hw.py": renamed("Entropy"), "hw.ipynb": "{"}
    view = student_view(
        result_of(sandbox, files, tmp_path), DisclosureRules("nothing"), datetime(2026, 1, 1, tzinfo=UTC)
    )
    for page in (
        html.feedback_html(view),
        markdown.feedback_markdown(view),
        "\n".join(terminal.feedback_lines(view, 400)),
    ):
        assert "was taken for" in page
        assert "a file could not be read" in page


def test_a_fault_of_ours_while_reading_what_was_meant_costs_nothing(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("ours")

    monkeypatch.setattr("grader.engine.repaired_submission.as_meant", broken)
    (tmp_path / "hw.py").write_text(RIGHT_ENTROPY)
    done = grade_one(demo(), "sha256:built", read_submission(tmp_path), sandbox)
    assert part(done.result, ENTROPY).status == "right"
    assert done.failures == ("reading what was meant: ValueError: ours",)
