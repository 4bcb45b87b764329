"""Mining one exercise: what is drafted, what is not, and what a draft says."""

from typing import Any

import pytest
import yaml

from grader.checks.calls import Observation
from grader.diagnose.finding import CodeChange, Finding
from grader.mine.answer_formulas import deep_alternative, formula_alternative
from grader.mine.drafts import Draft
from grader.mine.drafts_file import drafts_text
from grader.mine.mined_exercise import MinedExercise, mined_exercise
from grader.mine.predicting import is_enough, telling_numbers
from grader.mine.wrong_work import AnsweredGroup, MiningInput
from grader.spec.load import load_exercise_with_mistake
from tests.mine.mining_sample import mined, run_here, source, work

# Counts are one too large in the share: no known mistake, in three texts that have nothing in common.
ONE_MORE = """from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum((n + 1) / total * log2(n / total) for n in counts if n)
"""
ONE_MORE_IN_A_LOOP = """import math
def entropy(annas):  # by Anna
    t = sum(annas)
    h = 0
    for x in annas:
        if x == 0:
            continue
        h = h + (x + 1) / t * math.log(t / x, 2)
    return h
"""
ONE_MORE_IN_STEPS = """import math
def entropy(counts):
    shares = []
    i = 0
    while i < len(counts):
        if counts[i]:
            shares.append((counts[i], counts[i] / sum(counts)))
        i += 1
    return sum((c + 1) / sum(counts) * -math.log2(p) for c, p in shares)
"""
# The root of the entropy: a formula over the right answer, and in code that no formula can be made of.
ROOT = """import math
def entropy(counts):
    h, left = 0.0, list(counts)
    while left:
        c = left.pop()
        if c:
            h -= c / sum(counts) * math.log2(c / sum(counts))
    return h ** 0.5
"""
STRAY = """def entropy(counts):
    left, h = list(counts), 0.0
    while left:
        h = (h * 31 + left.pop() * 7) % 1.9
    return h
"""


IN_TENS = ROOT.replace("** 0.5", "/ math.log2(10)")
# As the root on every second input, and otherwise on the rest.
ROOT_AT_TIMES = ROOT.replace("return h ** 0.5", "return h ** 0.5 if sum(counts) % 2 else h ** 0.5 + sum(counts) % 7")
CLASS = (ONE_MORE, ONE_MORE_IN_A_LOOP, ONE_MORE_IN_STEPS, ROOT, ROOT, ROOT, ROOT, *[IN_TENS] * 3, *[ROOT_AT_TIMES] * 3)
ALONE = (STRAY, "def entropy(counts):\n    return 1 / 0\n")


@pytest.fixture(scope="module")
def found() -> MinedExercise:
    return mined(*CLASS, *ALONE)


def drafts_saying(found: MinedExercise, key: str) -> list[tuple[Draft, dict[str, Any]]]:
    """The drafts that say what they give in one way, with their entries."""
    entries = [(draft, yaml.safe_load(draft.entry)[0]) for draft in found.drafts]
    return [(draft, entry) for draft, entry in entries if key in entry]


@pytest.mark.slow
def test_programs_that_answer_alike_are_one_draft_whatever_their_texts(found: MinedExercise) -> None:
    _, (draft, entry) = drafts_saying(found, "gives")
    assert (draft.students, draft.form, draft.lint) == (3, "gives", ())
    assert draft.who == ("anna0", "anna1", "anna2")
    assert entry["gives"] == "-sum((x + 1) / sum(counts) * log2(x / sum(counts)) for x in counts if x)"
    assert (draft.call, draft.gave[:6], draft.right[:6]) == ("entropy([9, 5])", "1.0919", "0.9402")


def test_a_formula_over_the_right_answer_is_found_in_any_code(found: MinedExercise) -> None:
    (draft, entry), _ = drafts_saying(found, "gives")
    assert (entry["gives"], draft.students) == ("sqrt(entropy(counts=counts))", 4)
    assert draft.proof.startswith("Chosen by 14 wrong answers, it predicts 14 others and")


def test_a_draft_can_be_pasted(found: MinedExercise) -> None:
    file = source().file
    assert file is not None
    for draft, entry in drafts_saying(found, "gives"):
        pasted = load_exercise_with_mistake(file, entry)
        assert [each.is_ for each in pasted.spec.misconceptions][-1] == draft.name


def test_a_convention_bound_otherwise_is_said_so_and_lint_knows_the_mistake(found: MinedExercise) -> None:
    [(draft, entry)] = drafts_saying(found, "with")
    assert entry["with"] == {"base": 10}
    assert draft.lint == ("It gives the same as `logarithm to base 10` on every input.",)


def test_what_is_right_only_on_some_cases_is_no_explanation(found: MinedExercise) -> None:
    assert [(group.students, group.programs) for group in found.unexplained] == [(3, 1), (1, 1)]
    assert found.unexplained[0].who == ("anna10", "anna11", "anna12")


def test_code_that_stops_on_every_input_is_not_mined(found: MinedExercise) -> None:
    told = [who for each in (*found.drafts, *found.unexplained) for who in each.who]
    assert sorted(told) == sorted(f"anna{number}" for number in range(len(CLASS) + 1))


def test_two_students_are_no_habit_of_a_class() -> None:
    few = mined(ONE_MORE, ONE_MORE_IN_A_LOOP)
    assert few.drafts == ()
    assert [group.students for group in few.unexplained] == [2]


@pytest.mark.slow
def test_a_change_of_the_reference_is_a_formula_where_it_can_be_one() -> None:
    text = ROOT.replace("h -= c / sum(counts)", "h -= c * sum(counts)").replace("h ** 0.5", "h")
    [draft] = mined(text, text, text).drafts
    assert draft.name.startswith("another operator: ")
    assert yaml.safe_load(draft.entry)[0]["gives"].startswith("fsum(x * fsum(")


@pytest.mark.slow
def test_where_only_a_repair_is_known_a_function_is_to_be_written() -> None:
    change = CodeChange(file="work.py", line=4, function="entropy", before="h = 31  # Anna's", after="h = 30")
    repair = Finding(kind="repair", name="a number", hint="All inputs come out right.", changes=(change,))
    works = [work(f"anna{number}", STRAY, repair=repair) for number in range(3)]
    [draft] = mined_exercise(source(), works, run_here).drafts
    assert (draft.form, draft.name) == ("repair", "a number: `31` for `30`")
    assert "- h = 31\n" in draft.code
    assert draft.lint == ("The function is still to be written.",)


@pytest.mark.slow
def test_the_file_names_nobody_and_is_always_the_same(found: MinedExercise) -> None:
    text = drafts_text(found.drafts, found.unexplained)
    again = mined(*CLASS, *ALONE)
    assert drafts_text(again.drafts, again.unexplained) == text
    assert "anna" not in text.lower()
    assert yaml.safe_load(text)["unexplained"][0]["students"] == 3


def test_what_is_too_deep_for_a_formula_is_a_function_to_write() -> None:
    asked = source()
    deep = "sum(sum(sum(sum(a for d in counts) for c in counts) for b in counts) for a in counts)"
    assert formula_alternative(asked.raw, asked.built, deep, "deep", "Deep.") is None
    found = deep_alternative(asked.raw, asked.built, deep, "deep", "Deep.")
    assert found is not None
    assert found.evaluated is not None
    assert found.evaluated(counts=[1, 2]) == 24
    assert f"def entropy(counts):\n    return {deep}\n" in found.code
    assert deep_alternative(asked.raw, asked.built, "open(counts)", "other", "") is None


@pytest.mark.parametrize(
    ("values", "enough"),
    [([0.1, 0.2, 0.3], True), ([0.1, 0.1, 0.2], False), ([True, False] * 4, True), ([True] * 20, False)],
)
def test_few_answers_or_always_the_same_prove_nothing(values: list[Any], enough: bool) -> None:
    assert is_enough([Observation("value", value) for value in values]) is enough


def test_special_cases_are_explained_where_nothing_else_fails() -> None:
    instance = source().built.cases[0].instances[0]
    kinds = [(True, False), (True, False), (False, False), (False, False), (False, False), (True, True)]
    inputs = [MiningInput(instance, ordinary=ordinary, further=further) for ordinary, further in kinds]
    wrong = [Observation("value", number) for number in range(6)]
    assert telling_numbers(inputs, AnsweredGroup((), tuple(wrong), (True,) * 2 + (False,) * 4)) == [0, 1, 2, 3, 4]
    many = [*inputs, *inputs]
    assert telling_numbers(many, AnsweredGroup((), tuple(wrong * 2), (False,) * 12)) == [0, 1, 6, 7]
