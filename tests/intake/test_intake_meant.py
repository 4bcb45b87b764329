"""What a student meant: never more than what is missing is filled in, and nothing makes it raise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.asked import ExpectedNames
from grader.intake.repairs import as_meant
from grader.intake.submission import CodeCell, Prose, Source, Submission

FUNCTION = ExpectedNames("trees.gain_ratio", "function", "Gain ratio", "gain_ratio")
MODEL = ExpectedNames("trees.tree", "model", "Tree", "Tree", instead=("fit", "predict"))
PAIR = ExpectedNames("trees.pair", "model", "Pair", "grow", beside=("ask",))
ONE = ExpectedNames("bayes.one", "values", "One", "", {"posterior": "bayes_one__posterior"})
CHOICE = ExpectedNames("info.which", "choice", "Which?", "info_which")
TEXT = ExpectedNames("info.why", "text", "Why?", "info_why")
ALL = (FUNCTION, MODEL, PAIR, ONE, CHOICE, TEXT)


def work(code: str = "", *prose: str, answers: dict[str, dict[str, str]] | None = None) -> Submission:
    texts = tuple(Prose(text, f"text cell {n}", 1) for n, text in enumerate(prose, 1))
    return Submission("s", (Source("hw", "hw.ipynb", (CodeCell(code, "cell 1"),), texts),), answers or {}, (), "", "")


def added(submission: Submission) -> list[str]:
    return [cell.text for cell in as_meant(submission, ALL).sources[0].cells[1:]]


NAMES = {  # code: what is added to it
    "def gainRatio(x): return 1": ["gain_ratio = globals().get('gain_ratio', gainRatio)"],
    "def gain_ratio(x): ...\ndef Gain_Ratio(x): return 1": ["gain_ratio = Gain_Ratio"],
    "class tree:\n    def fit(self): return 1": ["Tree = globals().get('Tree', tree)"],
    "def Ask(model): return 1": ["ask = globals().get('ask', Ask)"],
    "from helpers import Gain_Ratio": ["gain_ratio = globals().get('gain_ratio', Gain_Ratio)"],
    # nothing is added
    "def gain_ratio(x): return 1\ndef gainRatio(x): return 2": [],
    "gain_ratio = make()\ndef gainRatio(x): return 2": [],
    "def tree(x): return 1": [],  # a function is no class
    "def fit(r): return 1\ndef predict(m): return m\nclass tree: x = 1": [],  # the functions will do
    "class Base:\n    def gainratio(self): return 1": [],
    "def gainRatio(x): raise NotImplementedError": [],
    "text = 'def gainRatio(x): return 1'": [],
    "x = (": [],
}


@pytest.mark.parametrize("code", NAMES)
def test_a_name_is_given_only_where_it_is_missing(code: str) -> None:
    assert added(work(code)) == NAMES[code]


HEAD = "## 2. Which?\n\n`info.which`\n\n- **a** this\n- **b** that"
SAID = {  # text cells: the answers that are read there
    (HEAD, "**Answer:** b"): {"info.which": {"": "b"}},
    (HEAD, "answer: a, c"): {"info.which": {"": "a, c"}},
    ("info_which = b",): {"info.which": {"": "b"}},
    ("- `posterior`: $3/10$",): {"bayes.one": {"posterior": "3/10"}},
    ("posterior = 30 %",): {"bayes.one": {"posterior": "30 %"}},
    ("bayes_one__posterior = 0,3",): {"bayes.one": {"posterior": "0,3"}},
    ("## 3\n\n`info.why`", "Because of bits.", "And more."): {"info.why": {"": "Because of bits.\n\nAnd more."}},
    ("## 3\n\n`info.why`", "Because.", "## Hand in", "Nothing of it."): {"info.why": {"": "Because."}},
    (HEAD,): {},
    ("posterior: the probability afterwards",): {},
    ("answer: b",): {},
    ("P(posterior) = 0.3",): {},
}


@pytest.mark.parametrize("prose", SAID)
def test_answers_in_text_cells_are_read_where_it_is_clear_whose_they_are(prose: tuple[str, ...]) -> None:
    meant = as_meant(work("x = 1", *prose), ALL)
    assert meant.answers == SAID[prose]
    assert len(meant.notes) == len(SAID[prose])


def test_what_a_variable_holds_goes_before_the_text_around_it() -> None:
    assert as_meant(work("bayes_one__posterior = 0.1", "posterior = 0.3"), ALL).answers == {}
    assert as_meant(work("bayes_one__posterior = None", "posterior = 0.3"), ALL).answers != {}


KEYS = {  # what stands in answers.yaml: (exercise, part, text) that is read
    "a bare answer of a single part": ({"bayes.one": {"": "0.3"}}, ("bayes.one", "posterior", "0.3")),
    "the end of the id, bare": ({"one": {"": "0.3"}}, ("bayes.one", "posterior", "0.3")),
    "a part at the margin": ({"posterior": {"": "0.3"}}, ("bayes.one", "posterior", "0.3")),
    "a part in capitals": ({"bayes.one": {"Posterior": "0.3"}}, ("bayes.one", "posterior", "0.3")),
    "a choice's variable": ({"info_which": {"": "b"}}, ("info.which", "", "b")),
    "a near id": ({"bayes.onne": {"": "0.3"}}, ("bayes.one", "posterior", "0.3")),
    "the right key after a near one": (
        {"info.wich": {"": "a"}, "info.which": {"": "b"}},
        ("info.which", "", "b"),
    ),
}


@pytest.mark.parametrize("what", KEYS)
def test_answers_under_a_near_name_are_put_where_they_belong(what: str) -> None:
    answers, (exercise, part, text) = KEYS[what]
    assert as_meant(work(answers=answers), ALL).answers[exercise][part] == text


def test_a_key_that_may_mean_two_exercises_is_not_guessed() -> None:
    meant = as_meant(work(answers={"info.wich": {"": "b"}}), ALL)  # near info.which and info.why
    assert meant.answers == {"info.wich": {"": "b"}}
    assert "is no exercise of this assignment" in meant.notes[0]


def test_more_code_than_anybody_writes_is_taken_as_it_stands() -> None:
    much = work("def gainRatio(x): return 1\n" + "#" * 300_000)
    assert as_meant(much, ALL) == much


WORDS = st.text(st.sampled_from("def gain_ratio(x): return 1\n`posterior`=#*{}()\\'\"\t~\ud7ff\u202e0.3"), max_size=60)


@given(WORDS, WORDS, st.dictionaries(WORDS, st.dictionaries(WORDS, WORDS, max_size=2), max_size=3))
def test_nothing_makes_it_raise(code: str, prose: str, answers: dict[str, dict[str, str]]) -> None:
    meant = as_meant(work(code, prose, answers=answers), ALL)
    assert as_meant(meant, ALL).sources == meant.sources  # once is enough
