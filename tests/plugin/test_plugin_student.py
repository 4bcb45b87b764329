"""The fixture `student`, by running an instructor's plain tests."""

from pathlib import Path
from time import process_time

import pytest

from grader.intake.submission import CodeCell, Source, Submission
from grader.plugin.student import classes_in, defining_file
from tests.plugin.plugin_sample import Ran, pytest_in

WORK = """
import numpy as np
import pandas as pd
from fractions import Fraction

rate = 0.25

def half(n):
    print("halving", n)
    return Fraction(n, 2)

def table():
    return pd.DataFrame({"a": [1, 2], "b": ["x", "y"]})

def doubled(rows):
    assert isinstance(rows, np.ndarray)
    return 2 * rows

def broken(x):
    if x > 3:
        raise ValueError(f"{x} is too large")
    return broken(x + 1)

def title():
    return "\\x1b]0;owned\\x07"

def endless():
    while True:
        pass

def leave():
    import os
    os._exit(0)

class Tree:
    def __init__(self, depth):
        self.depth = depth
    def fit(self, rows):
        self.rows = list(rows)
        return self
    def add(self, row):
        self.rows.append(row)
    def predict(self, n):
        return [self.depth, *self.rows[:n]]
"""
TESTS = """
import numpy as np
import pytest
from grader.plugin.student import StudentError

def test_values_come_back_as_they_are(student):
    assert student.half(3) == 1.5
    assert student.stdout == "halving 3\\n"
    assert student["rate"] == pytest.approx(0.25)
    assert list(student.table()["b"]) == ["x", "y"]

def test_arrays_go_in_and_come_out(student):
    given = np.array([[1.0, 2.0], [3.0, 4.0]])
    assert np.array_equal(student.doubled(given), 2 * given)

def test_a_model_keeps_what_it_was_fitted_to(student):
    tree = student.Tree(7).fit([1, 2])
    tree.add(3)
    assert tree.predict(3) == [7, 1, 2, 3]

def test_an_exception_is_caught(student):
    with pytest.raises(StudentError, match="too large") as caught:
        student.broken(1)
    assert (caught.value.type, caught.value.text, caught.value.line) == ("ValueError", "4 is too large", 21)

def test_an_exception_fails(student):
    student.broken(1)

def test_a_missing_function(student):
    student.halve(1)

def test_a_wrong_answer_shows_what_was_printed(student):
    assert student.half(4) == 3

def test_a_text_that_commands_terminals(student):
    assert student.title() == "title"

def test_an_endless_loop(student):
    student.within(1).endless()

def test_it_ends_its_process(student):
    student.leave()

def test_by_name(student):
    student.half(n=1)

def test_a_function_cannot_be_sent(student):
    student.half([len])

def test_the_sandbox_fails(student):
    student.half(*["x" * 200_000] * 100)
"""
SAID = {  # test: how it ends, part of what is said
    "an_exception_fails": ("failed", "broken raised ValueError on line 21 of hw.py: 4 is too large"),
    "a_missing_function": ("failed", "The work defines no `halve`. It defines `half`, `table`, `doubled`"),
    "a_wrong_answer_shows_what_was_printed": ("failed", "assert Fraction(2, 1) == 3"),
    "a_text_that_commands_terminals": ("failed", r"'\x1b]0;owned\x07' == 'title'"),
    "an_endless_loop": ("failed", "did not come back within its time limit"),
    "it_ends_its_process": ("failed", "The process ended in the middle of this call"),
    "by_name": ("failed", "Call half by position"),
    "a_function_cannot_be_sent": ("failed", "Input 1 of half cannot be sent to the sandbox"),
    "the_sandbox_fails": ("error", "Not run, through a fault of ours"),
}
RIGHT = (
    "values_come_back_as_they_are",
    "arrays_go_in_and_come_out",
    "a_model_keeps_what_it_was_fitted_to",
    "an_exception_is_caught",
)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    folder = tmp_path_factory.mktemp("plain")
    (folder / "hw.py").write_text(WORK, encoding="utf-8")
    (folder / "test_plain.py").write_text(TESTS, encoding="utf-8")
    return pytest_in(folder, "--submission", "hw.py", "test_plain.py")


@pytest.mark.in_turn
@pytest.mark.slow
def test_calls_give_what_the_student_wrote(ran: Ran) -> None:
    assert {name: ran.outcomes[f"test_plain::test_{name}"] for name in RIGHT} == dict.fromkeys(RIGHT, "passed")
    assert len(ran.outcomes) == len(RIGHT) + len(SAID)


@pytest.mark.slow
@pytest.mark.parametrize("name", SAID)
def test_what_gives_no_value_is_said_clearly(ran: Ran, name: str) -> None:
    word, said = SAID[name]
    assert ran.outcomes[f"test_plain::test_{name}"] == word
    assert said in ran.messages[f"test_plain::test_{name}"]
    assert "grader/plugin/student.py" not in ran.messages[f"test_plain::test_{name}"]


@pytest.mark.slow
def test_what_was_printed_is_shown_by_pytest(ran: Ran) -> None:
    assert "halving 4" in ran.text
    assert "\x1b]" not in ran.text


@pytest.mark.slow
def test_a_file_too_large_to_be_looked_at_is_not_parsed_with_each_call() -> None:
    """Eight megabytes of code took 16 seconds of ours with each call that gave a value."""
    files = tuple(Source(f"m{n}", f"{n}.py", (CodeCell("x = [" + "1, " * 300_000 + "]", ""),)) for n in range(8))
    submission = Submission("eve", files, {}, (), "", "")
    started = process_time()
    assert classes_in(submission) == set()
    assert defining_file(submission, "x") == ""
    assert process_time() - started < 1


@pytest.mark.in_turn
@pytest.mark.slow
def test_without_a_submission_such_tests_are_skipped_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "test_plain.py").write_text("def test_x(student):\n    student.half(1)\n", encoding="utf-8")
    ran = pytest_in(tmp_path, "test_plain.py", "-n", "2")
    assert (ran.code, list(ran.outcomes.values())) == (0, ["skipped"])
    assert "add --submission=PATH" in next(iter(ran.messages.values()))
