# ruff: noqa: E501  one file a row
"""answers.yaml as the checker reads it without a YAML library: as grading does, or with a note."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.intake.answer_lines import AnswersFile, merged_answers
from grader.intake.answers_file import answers_in_file
from grader.release.handout_sheet import SheetCache
from grader.release.inside.answers_text import answers_in_plain_yaml
from grader.release.public import public_part
from grader.release.student_files import release_files
from tests.checker_sample import assignment_of, built
from tests.intake.test_intake_answers import AS_WRITTEN, FORMS, NOTED, WHOLE


def read(found: AnswersFile) -> tuple[str, dict[tuple[str, str], str]]:
    """The variant, and the answers that are not blank."""
    answers, _ = merged_answers(("answers.yaml", item) for item in found.written)
    return found.variant, {(key, part): text for key, parts in answers.items() for part, text in parts.items() if text}


def both(text: str) -> tuple[AnswersFile, AnswersFile]:
    return answers_in_plain_yaml(text, "answers.yaml"), answers_in_file(text, "answers.yaml")


OWN = {  # what students write into the sheet
    "as handed out": "# HW\n\nvariant: ab12   # stands for your numbers\n\n# 1. A\na.b:\n  hit:   # P(a)\n  miss:   # P(b)\nc.d: |\n\ne.f:\n",
    "filled in": "variant: ab12   # x\na.b:\n  hit: 3/40   # P(a)\n  miss: '0,5'\nc.d: |\n  One: two.\n\n  # no comment\ne.f: a, d\n",
    "a text before a comment": "c.d: |\n  One: two.\n  Three.\n\n# 3. E\n# a  first\ne.f: a\n",
    "dashes": "e.f:\n  - a\n  - d   # both\n",
    "lines that go on": "c.d: first\n  second\n  third\n",
    "blanks and comments between": "a.b:\n\n  # here\n  hit: 1\n\n  miss: 2\n# the end\n",
    "a folded text": "c.d: >\n  one\n  two\n\n  three\n",
}
FILES = [*OWN.values(), *(text for text, _ in FORMS.values()), *(text for text, _ in NOTED.values()), *WHOLE]
FILES += [f"ex:\n  part: {text}\n" for text in AS_WRITTEN]


@pytest.mark.parametrize("text", FILES)
def test_a_file_is_read_as_grading_reads_it_or_a_line_is_told(text: str) -> None:
    ours, graded = both(text)
    assert read(ours) == read(graded) or ours.notes
    assert ours.notes or not graded.notes


@pytest.mark.parametrize("what", OWN)
def test_what_students_write_into_the_sheet_is_read_for_sure(what: str) -> None:
    ours, graded = both(OWN[what])
    assert (read(ours), ours.notes) == (read(graded), ())


@pytest.mark.parametrize("text", AS_WRITTEN)
def test_plain_answers_are_read_for_sure(text: str) -> None:
    for file in (f"ex:\n  part: {text}\n", f"ex:\n  part: '{text}'   # sure\n", f"ex: {text}\n"):
        ours, graded = both(file)
        assert (read(ours), ours.notes) == (read(graded), ())


TOLD = {  # what is broken: the note
    "a.b:\n  hit:0.3\n": "Line 2 of answers.yaml: Put a blank after the colon.",
    "a.b:\n\thit: 0.3\n": "Line 2 of answers.yaml: It begins with a tab. Move it in with blanks.",
    "a.b:\n  hit: P(yes): 0.3\n": "Line 2 of answers.yaml: This answer has a special character in it.",
    'a.b:\n  hit: "0.3\n': "Line 2 of answers.yaml: This answer has a special character in it.",
    "a.b:\n  hit: 1\n    miss: 2\n": "Line 3 of answers.yaml",
    "c.d: |\n  One.\n# here\n  Two.\n": "Line 4 of answers.yaml: A comment above it ends the text before.",
    "I did not manage.\n": "Line 1 of answers.yaml: Here should stand a name, a colon and the answer.",
}


@pytest.mark.parametrize("text", TOLD)
def test_a_broken_line_is_told_with_its_number_and_a_remedy(text: str) -> None:
    ours, graded = both(text)
    assert TOLD[text] in ours.notes[0]
    assert read(ours) == read(graded) or "hit:0.3" in text  # which grading mends when it looks at the parts


LINES = st.sampled_from(
    [
        "a.b:",
        "a.b: 1",
        "c.d: |",
        "e: [a, b]",
        "  p: 1",
        "  q: x y",
        "  r:",
        "    more",
        "  - a",
        "  - b",
        "",
        "# c",
        "  # c",
    ]
)
WILD = st.text(st.sampled_from("ab:-?[]{}&*!|>'\"%@`#~., \n\t\\U8"), max_size=60)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.lists(LINES, max_size=8).map("\n".join) | WILD)
def test_whatever_stands_there_is_read_as_grading_reads_it_or_a_line_is_told(text: str) -> None:
    ours, graded = both(text)
    assert ours.notes or read(ours) == read(graded)


@pytest.mark.slow
def test_a_released_sheet_is_read_for_sure_blank_and_filled_in() -> None:
    exercises = map(built, ("bayes.posterior_by_hand", "trees.why_gain_ratio", "theory.which_tasks"))
    sheet = release_files(public_part(assignment_of(*exercises)), SheetCache())["answers.yaml"]
    filled = sheet.replace("  hit:", "  hit: 3/40").replace("gain_ratio: |\n", "gain_ratio: |\n  Why: rows.\n  # so\n")
    filled = filled.replace("which_tasks:", "which_tasks: a, c")
    for text, count in ((sheet, 0), (filled, 3)):
        ours, graded = both(text)
        assert (read(ours), ours.notes) == (read(graded), ())
        assert len(read(ours)[1]) == count
