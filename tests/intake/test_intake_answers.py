import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.answer_lines import merged_answers
from grader.intake.answers_file import answers_in_file


def read(text: str) -> dict[str, dict[str, str]]:
    return merged_answers(("answers.yaml", item) for item in answers_in_file(text, "answers.yaml").written)[0]


AS_WRITTEN = [
    "0.940",
    "no",
    "Yes",
    "1e-3",
    "2024-05-01",
    "16/17",
    "0,94",
    "94 %",
    "94.0%",
    ".5",
    "-3",
    "+4",
    "0x1F",
    "1_000",
]
AS_WRITTEN += [
    "true",
    "12:30:45",
    ".inf",
    "NaN",
    "yes, no",
    "P(yes | day) = 0.3",
    "x < 3 and y > 2",
    "A & B",
    "a * b",
    "ja/nein",
]


@pytest.mark.parametrize("text", AS_WRITTEN)
def test_a_scalar_is_the_text_that_was_written(text: str) -> None:
    assert read(f"ex:\n  part: {text}\n") == {"ex": {"part": text}}
    assert read(f"ex:\n  part: '{text}'   # sure\n") == {"ex": {"part": text}}
    assert read(f"ex: {text}\n") == {"ex": {"": text}}


@pytest.mark.parametrize("blank", ["", "~", "null", "...", "…", "''", '"..."', "   # not yet", "[]"])
def test_what_was_not_answered_is_empty(blank: str) -> None:
    assert read(f"ex:\n  part: {blank}\n  other: 1\n") == {"ex": {"part": "", "other": "1"}}


FORMS = {  # what it is: (file, answers)
    "parts of two exercises": (
        "a.b:\n  p: 1\n  q: 2\nc.d:\n  p: 3\n",
        {"a.b": {"p": "1", "q": "2"}, "c.d": {"p": "3"}},
    ),
    "a choice": ("ex: [a, d]\n", {"ex": {"": "a\nd"}}),
    "a choice on several lines": ("ex:\n  - a\n  - d\n", {"ex": {"": "a\nd"}}),
    "a list in a part": ("ex:\n  w: [0.10, -0.4]\n", {"ex": {"w": "0.10\n-0.4"}}),
    "a mapping in a part": ("ex:\n  p: {yes: 0.60, no: 0.40}\n", {"ex": {"p": "yes: 0.60\nno: 0.40"}}),
    "a paragraph": (
        "ex: |\n  Accuracy misleads\n  when classes differ.\n",
        {"ex": {"": "Accuracy misleads\nwhen classes differ."}},
    ),
    "words that mean nothing when quoted": ("ex: {p: 'null', q: \"~\"}", {"ex": {"p": "null", "q": "~"}}),
    "numbers as names": ("ex:\n  1: a\n  2.0: b\n", {"ex": {"1": "a", "2.0": "b"}}),
    "two documents": ("---\na: {p: 1}\n---\nb: {p: 2}\n", {"a": {"p": "1"}, "b": {"p": "2"}}),
    "nothing": ("# nothing yet\n", {}),
    "a blank after an answer": ("ex: {p: 1}\nex: {p: ...}\n", {"ex": {"p": "1"}}),
}


@pytest.mark.parametrize("what", FORMS)
def test_every_form_has_one_text(what: str) -> None:
    text, answers = FORMS[what]
    assert read(text) == answers
    assert answers_in_file(text, "answers.yaml").notes == ()


def test_the_head_of_the_file_is_no_answer() -> None:
    found = answers_in_file("student: s1\nvariant: 0123\nassignment: hw2\nex: {p: 1, variant: 2}\n", "answers.yaml")
    assert found.variant == "0123"
    assert [(item.exercise, item.part, item.text) for item in found.written] == [
        ("ex", "p", "1"),
        ("ex", "variant", "2"),
    ]


NOTED = {  # what is odd: (file, answers that are read nevertheless)
    "a colon": (
        "a:\n  p: P(yes): 0.3\n  q: 2  # two\nb:\n  p: 3\n",
        {"a": {"p": "P(yes): 0.3", "q": "2"}, "b": {"p": "3"}},
    ),
    "a percent sign": ("a:\n  p: %5\n  q: '2'\nb: [a, c]\n", {"a": {"p": "%5", "q": "2"}, "b": {"": "a\nc"}}),
    "a tab": ("a:\n\tp: 1\n\tq: 2\nb:\n  p: 3\n", {"a": {"p": "1", "q": "2"}, "b": {"p": "3"}}),
    "an open bracket": ("a:\n  p: [1, 2\nb:\n  p: 3\n", {"a": {"p": "[1, 2"}, "b": {"p": "3"}}),
    "an open quote": ('a:\n  p: "1\n  q: 2\nb:\n  p: 3\n', {"a": {"p": '"1', "q": "2"}, "b": {"p": "3"}}),
    "a greater sign": ("a:\n  p: >0.5\nb:\n  p: 3\n", {"a": {"p": ">0.5"}, "b": {"p": "3"}}),
    "a backtick": ("a:\n  p: `x`\nb: 3\n", {"a": {"p": "`x`"}, "b": {"": "3"}}),
    "a tag": ("a:\n  p: !p\n  q: !!python/object:os.system x\n", {"a": {"p": "!p", "q": "x"}}),
    "an anchor": ("a:\n  p: &x 3\n", {"a": {"p": "&x 3"}}),
    "an alias": ("a:\n  p: &x 3\n  q: *x\n  r: *y\n", {"a": {"p": "&x 3", "q": "*x", "r": "*y"}}),
    "deep brackets": ("a:\n  p: " + "[" * 9 + "]" * 9 + "\nb: 3\n", {"a": {"p": "[" * 9 + "]" * 9}, "b": {"": "3"}}),
    "a key in brackets": ("a:\n  ? [x]\n  : 3\n  q: 2\nb: 3\n", {"a": {"q": "2"}, "b": {"": "3"}}),
    "a character that does not exist": ('a:\n  p: "\\Uffffffff"\nb: 3\n', {"a": {"p": "\\Uffffffff"}, "b": {"": "3"}}),
    "prose": ("I did not manage.\n", {}),
}


@pytest.mark.parametrize("what", NOTED)
def test_one_odd_line_does_not_lose_the_other_answers(what: str) -> None:
    text, answers = NOTED[what]
    assert read(text) == answers
    assert answers_in_file(text, "answers.yaml").notes


def test_of_two_answers_the_last_counts_and_it_is_said() -> None:
    found = answers_in_file("ex:\n  p: 1\n  p: 2\n", "answers.yaml")
    assert found.notes == ()
    answers, notes = merged_answers(("answers.yaml", item) for item in found.written)
    assert answers == {"ex": {"p": "2"}}
    assert notes == ["`ex: p` is answered more than once; the last answer counts, line 3 of answers.yaml."]


BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{b}: &{b} [{','.join(['*' + a] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text", [BOMB, "[" * 50_000, "a: " + "{a: " * 20_000, "x" * 100_001, "? " * 40_000, "- " * 40_000]
)
def test_bombs_stay_small(text: str) -> None:
    found = answers_in_file(text, "answers.yaml")
    assert sum(len(item.text) for item in found.written) <= len(text)


@given(st.text(st.sampled_from("ab:-?[]{}&*!|>'\"%@`#~., \n\t\\U8\ud800\0"), max_size=60) | st.text())
def test_nothing_makes_it_raise(text: str) -> None:
    for exercise, parts in read(text).items():
        for said in (exercise, *parts, *parts.values()):
            assert said.encode("utf-8") is not None


WHOLE = {  # what stands in the file: the answer to the exercise as a whole
    "ex: [a, d]\n": "a\nd",
    "ex:\n  - a\n  - d\n": "a\nd",
    "ex: a, d\n": "a, d",
    "ex: d\n": "d",
    'ex: "a"\n': "a",
    "ex: (a)\n": "(a)",
    "ex: a)\n": "a)",
    "ex: y\n": "y",
    "ex: |\n  Because of this: one thing.\n\n  And another.\n": "Because of this: one thing.\n\nAnd another.",
    "ex: >\n  Because of\n  this.\n": "Because of this.",
    "ex: {a, d}\n": "a\nd",
    # not YAML, and read line by line: no line of a text is lost
    "ex: Because: one thing\n  and another\n": "Because: one thing\nand another",
    "ex: |\n\tBecause, with a tab.\n\tTwice.\n": "Because, with a tab.\nTwice.",
}


@pytest.mark.parametrize("text", WHOLE)
def test_an_answer_to_a_whole_exercise_is_read_whole(text: str) -> None:
    assert read(text)["ex"].get("", "") == WHOLE[text]
