"""Choices and texts through every stage: what they earn, what is found, what waits for a person."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.build.built_exercise import build_exercise
from grader.built.disclosure import DISCLOSURES, Disclosure
from grader.engine.grade_submission import grade_one
from grader.engine.result_files import grades_text, result_marks
from grader.intake.read_submission import read_submission
from grader.paths import bank_files
from grader.release.public import public_part
from grader.release.student_files import public_text
from grader.report import html, markdown, terminal
from grader.report.result_json import result_text
from grader.report.view import DisclosureRules, student_view, view_document
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.score.result import ExerciseResult, Result
from grader.spec.load import load_exercise
from tests.choosing import ALL, ONE, REASONED, TEXT, assignment, built, letters, result_of
from tests.grading import submission
from tests.thinned import some

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

CHOICES = {"one": built(ONE), "all": built(ALL)}
RENDERERS = {
    "html": html.feedback_html,
    "markdown": markdown.feedback_markdown,
    "terminal": lambda view: "\n".join(terminal.feedback_lines(view, width=2000)),
    "json": lambda view: json.dumps(view_document(view), ensure_ascii=False),
}
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def right(kind: str) -> str:
    return letters(CHOICES[kind].choice.right)  # type: ignore[union-attr]


def wrong(kind: str) -> str:
    choice = CHOICES[kind].choice
    assert choice is not None
    return letters(place for place in range(len(choice.options)) if place not in choice.right)


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("form", ["{}", "[{}]", "({})", "option {}"])
def test_the_right_options_earn_everything_in_every_form(sandbox: Sandbox, kind: str, form: str) -> None:
    result = result_of(CHOICES[kind], sandbox, form.format(right(kind).upper()))
    assert (result.status, result.score, result.findings) == ("right", float(CHOICES[kind].points), ())


@pytest.mark.parametrize("kind", CHOICES)
def test_the_texts_of_the_right_options_are_right_too(sandbox: Sandbox, kind: str) -> None:
    choice = CHOICES[kind].choice
    assert choice is not None
    assert result_of(CHOICES[kind], sandbox, "\n".join(choice.options[n] for n in choice.right)).status == "right"


VARIABLES = {
    "text": "'{0}'",
    "list": "[{1}]",
    "tuple": "({1},)",
    "set": "{{{1}}}",
    "twice": "[{1}, {1}]",
    "array": "__import__('numpy').array([{1}])",
}


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("form", VARIABLES)
def test_a_notebook_variable_is_an_answer_too(sandbox: Sandbox, kind: str, form: str) -> None:
    quoted = ", ".join(f"'{letter}'" for letter in right(kind).split(", "))
    code = f"{CHOICES[kind].id.replace('.', '_')} = {VARIABLES[form].format(right(kind), quoted)}"
    assert result_of(CHOICES[kind], sandbox, code=code).status == "right"


EARN_NOTHING = {  # what is chosen: (of one: status and reason, of all)
    "everything": ("wrong", "several", "wrong", "value"),
    "nothing": ("missing", "missing", "missing", "missing"),
    "unknown letters": ("wrong", "unreadable", "wrong", "unreadable"),
    "all wrong ones": ("wrong", "several", "wrong", "value"),
    "a wrong one twice": ("wrong", "value", "wrong", "value"),
    "no option at all": ("wrong", "unreadable", "wrong", "unreadable"),
}


def answer_that(how: str, kind: str) -> str:
    choice = CHOICES[kind].choice
    assert choice is not None
    return {
        "everything": letters(range(len(choice.options))),
        "nothing": "",
        "unknown letters": f"{right(kind)}, x",
        "all wrong ones": wrong(kind),
        "a wrong one twice": f"{wrong(kind)[0]}, {wrong(kind)[0]}",
        "no option at all": "it depends",
    }[how]


@pytest.mark.parametrize("kind", CHOICES)
@pytest.mark.parametrize("how", EARN_NOTHING)
def test_guessing_earns_nothing(sandbox: Sandbox, kind: str, how: str) -> None:
    result = result_of(CHOICES[kind], sandbox, answer_that(how, kind))
    status, reason = EARN_NOTHING[how][:2] if kind == "one" else EARN_NOTHING[how][2:]
    assert (result.score, result.status, result.cases[0].reason, result.pending) == (0, status, reason, 0)


def test_some_of_the_right_ones_earn_their_share(sandbox: Sandbox) -> None:
    choice = CHOICES["all"].choice
    assert choice is not None
    result = result_of(CHOICES["all"], sandbox, letters(choice.right[:-1]))
    assert result.status == "partial"
    assert result.score == round(4 * (len(choice.right) - 1) / len(choice.right), 2)


@pytest.mark.parametrize(("kind", "name"), [("one", "not divided"), ("one", "odds"), ("all", "only 0 left out")])
def test_a_known_mistake_is_named_by_what_was_chosen(sandbox: Sandbox, kind: str, name: str) -> None:
    choice = CHOICES[kind].choice
    assert choice is not None
    result = result_of(CHOICES[kind], sandbox, letters(choice.variants[name]))
    assert [(finding.kind, finding.name) for finding in result.findings] == [("misconception", name)]


@pytest.mark.parametrize("kind", CHOICES)
def test_no_mistake_is_named_where_two_lead_to_the_choice_or_none_does(sandbox: Sandbox, kind: str) -> None:
    exercise = CHOICES[kind]
    assert exercise.choice is not None
    name, places = next(iter(exercise.choice.variants.items()))
    twin = replace(exercise.mistakes[0], name="a twin")
    both = replace(exercise.choice, variants={name: places, "a twin": places})
    doubled = replace(exercise, choice=both, mistakes=(*exercise.mistakes, twin))
    assert result_of(doubled, sandbox, letters(places)).findings == ()
    assert result_of(exercise, sandbox, answer_that("unknown letters", kind)).findings == ()
    assert result_of(exercise, sandbox, right(kind)).findings == ()


WITH_REASONS = replace(built(REASONED), mistakes=())
MORE = [int(WITH_REASONS.choice.options[place]) for place in WITH_REASONS.choice.right]  # type: ignore[union-attr]


def decided_wrongly(*numbers: int) -> str:
    """The right options, but for one with each of these numbers, which is decided wrongly."""
    choice = WITH_REASONS.choice
    assert choice is not None
    return letters(sorted({*choice.right} ^ {choice.options.index(str(number)) for number in numbers}))


REASONS = {
    "a wrong one chosen": ((0,), ["it is 0"]),
    "another chosen": ((1,), ["it is 1"]),
    "a right one left out": ((MORE[0],), ["it is more"]),
    "two, for one reason": ((*MORE[:2],), ["it is more"]),
    "three, for three reasons": ((0, 1, MORE[0]), ["it is 0", "it is 1", "it is more"]),
}


@pytest.mark.parametrize("how", REASONS)
def test_the_reason_of_an_option_is_told_where_no_mistake_leads_to_the_choice(sandbox: Sandbox, how: str) -> None:
    numbers, names = REASONS[how]
    found = result_of(WITH_REASONS, sandbox, decided_wrongly(*numbers)).findings
    assert [(each.kind, each.name) for each in found] == [("near_miss", f"misjudged: {name}") for name in names]
    assert [each.plain for each in found] == [True, False, False][: len(names)]


@pytest.mark.parametrize("level", DISCLOSURES)
def test_below_hint_no_reason_is_told_and_below_input_one_so_that_the_others_say_nothing(
    sandbox: Sandbox, level: Disclosure
) -> None:
    result = result_of(WITH_REASONS, sandbox, decided_wrongly(0, 1, MORE[0]))
    whole_result = replace(whole(sandbox), exercises=(result,))
    told = student_view(whole_result, DisclosureRules(level), NOW).exercises[0].findings
    hints = ["You chose a qznought.", "You chose a qzone.", "You left out a qzmore."]
    assert [each.hint for each in told] == hints[: {"nothing": 0, "failed": 0, "hint": 1}.get(level, 3)]
    assert [each.label for each in told[:1]] == ["Misjudged: it is 0"][: len(told)]


def test_students_receive_no_reason() -> None:
    public = public_text(public_part(assignment(built(REASONED))))
    assert "neither 0 nor 1" in public
    assert not any(word in public for word in ("qznought", "qzone", "qzmore", "it is more"))


def test_what_was_chosen_is_kept_as_it_was_understood_and_options_stand_in_the_result(sandbox: Sandbox) -> None:
    choice = CHOICES["one"].choice
    assert choice is not None
    result = result_of(CHOICES["one"], sandbox, "(B)")
    assert result.cases[0].observed == f"b) {choice.options[1]}"
    assert [(option.letter, option.text) for option in result.options] == list(zip("abcd", choice.options, strict=True))


BANK = [file for file in bank_files() if "\nkind: choice\n" in file.read_text("utf-8")]


@pytest.mark.parametrize("file", some(BANK, 12), ids=lambda file: file.stem)
def test_in_the_bank_only_the_right_options_earn_everything_and_guessing_nothing(sandbox: Sandbox, file: Path) -> None:
    exercise = build_exercise(load_exercise(file), assignment_id="hw", secret=b"a secret")
    choice = exercise.choice
    assert choice is not None
    assert result_of(exercise, sandbox, letters(choice.right)).score == float(exercise.points)
    assert result_of(exercise, sandbox, "\n".join(choice.options[n] for n in choice.right)).status == "right"
    assert result_of(exercise, sandbox, letters(range(len(choice.options)))).score == 0
    for name, places in choice.variants.items():
        alone = list(choice.variants.values()).count(places) == 1
        found = result_of(exercise, sandbox, letters(places)).findings
        assert [each.name for each in found if each.kind == "misconception"] == ([name] if alone else [])
        assert len(found) == 1 or not alone  # it explains everything, so that no reason is told besides


def test_a_text_waits_for_a_person_and_is_kept_as_it_was_handed_in(sandbox: Sandbox) -> None:
    text = "Because a bit\nhas two states: 0 and 1."
    result = result_of(built(TEXT), sandbox, text)
    assert (result.status, result.score, result.pending, result.findings) == ("manual", 0, 3, ())
    assert result.cases[0].observed == text
    assert result_of(built(TEXT), sandbox, code=f"information_why = {text!r}").cases[0].observed == text


@pytest.mark.parametrize("code", ["", "information_why = ''", "information_why = None", "information_why = 7"])
def test_no_text_is_missing_and_nothing_waits(sandbox: Sandbox, code: str) -> None:
    result = result_of(built(TEXT), sandbox, code=code)
    assert (result.status, result.score, result.pending) == ("missing", 0, 0)


def test_a_very_long_text_is_kept_in_bounds(sandbox: Sandbox) -> None:
    assert len(str(result_of(built(TEXT), sandbox, "word " * 19_000).cases[0].observed)) <= 20_000


def whole(sandbox: Sandbox, **answers: str) -> Result:
    three = (built(ONE), built(ALL), built(TEXT))
    given = {
        exercise.id: {"": answers.get(name, "")} for name, exercise in zip(("one", "all", "text"), three, strict=True)
    }
    done = grade_one(assignment(*three), "sha256:built", submission("x = 1", given), sandbox)
    assert done.failures == ()
    return done.result


def test_the_total_says_what_waits(sandbox: Sandbox) -> None:
    result = whole(sandbox, one=right("one"), all=right("all"), text="Because.")
    assert (result.score, result.points, result.pending) == (6, 9, 3)
    view = student_view(result, DisclosureRules(), NOW)
    assert view.about_score == "3 points wait for a person"
    assert "Score: 6 of 9 so far" in RENDERERS["terminal"](view)
    assert grades_text([result_marks(result)]).splitlines()[1].startswith("s1,6.0,9.0,3.0,")


def test_from_answers_yaml_to_marks(sandbox: Sandbox, tmp_path: Path) -> None:
    lines = [
        f"bayes.which: {right('one')}",
        f"information.which: [{right('all')}]",
        "information.why: |",
        "  Two: 0, 1.",
    ]
    (tmp_path / "answers.yaml").write_text("\n".join(lines) + "\n", "utf-8")
    three = assignment(built(ONE), built(ALL), built(TEXT))
    result = grade_one(three, "sha256:built", read_submission(tmp_path), sandbox).result
    assert [one.status for one in result.exercises] == ["right", "right", "manual"]
    assert result_text(result) == result_text(
        grade_one(three, "sha256:built", read_submission(tmp_path), sandbox).result
    )


def test_without_a_sandbox_what_is_written_is_marked(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise SandboxFailure("the worker does not start")

    monkeypatch.setattr(Sandbox, "session", refused)
    three = assignment(built(ONE), built(ALL), built(TEXT))
    given = {"bayes.which": {"": right("one")}, "information.why": {"": "Because."}}
    result = grade_one(three, "sha256:built", submission("x = 1", given), sandbox).result
    assert [one.status for one in result.exercises] == ["right", "ungraded", "manual"]


def other_key(result: Result) -> Result:
    """The same result if other options were right, the answer being as wrong as it is."""
    return replace(result, exercises=tuple(map(_other_key, result.exercises)))


def _other_key(exercise: ExerciseResult) -> ExerciseResult:
    cases = tuple(replace(case, expected="z) qzkey") for case in exercise.cases)
    return replace(exercise, cases=cases if exercise.kind == "choice" else exercise.cases)


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("level", DISCLOSURES)
def test_only_at_all_a_page_depends_on_which_options_are_right(
    sandbox: Sandbox, level: Disclosure, renderer: str
) -> None:
    result = whole(sandbox, one=wrong("one")[0], all=answer_that("everything", "all"), text="Because.")
    pages = [
        RENDERERS[renderer](student_view(each, DisclosureRules(level), NOW)) for each in (result, other_key(result))
    ]
    assert (pages[0] == pages[1]) == (level != "all")
    assert ("qzkey" in pages[1]) == (level == "all")


@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize("level", DISCLOSURES)
def test_a_student_sees_options_and_own_answers_at_every_level_and_never_the_marking_scheme(
    sandbox: Sandbox, level: Disclosure, renderer: str
) -> None:
    result = whole(sandbox, one=right("one"), text="qzmytext\nof two lines")
    page = RENDERERS[renderer](student_view(result, DisclosureRules(level), NOW))
    choice = CHOICES["one"].choice
    assert choice is not None
    assert all(option in page for option in choice.options)
    assert all(word in page for word in ("qzmytext", "of two lines"))
    assert "qzrubric" not in page + result_text(result)
    if renderer == "terminal":
        assert f"answer    {right('one')}) {choice.options[choice.right[0]]}" in page


def if_right(result: Result) -> Result:
    """The same result if just the chosen options were right."""
    first = result.exercises[0]
    case = replace(first.cases[0], passed=True, score=2, reason="", message="", right=1)
    right_one = replace(first, cases=(case,), status="right", score=2, findings=())
    return replace(result, score=2, exercises=(right_one, *result.exercises[1:]))


@pytest.mark.parametrize("renderer", RENDERERS)
def test_at_nothing_the_page_is_the_same_whether_the_choice_is_right_or_not(sandbox: Sandbox, renderer: str) -> None:
    result = whole(sandbox, one=wrong("one")[0])
    pages = [
        RENDERERS[renderer](student_view(each, DisclosureRules("nothing"), NOW)) for each in (result, if_right(result))
    ]
    assert pages[0] == pages[1]
    assert "Handed in; what it earns is not told yet." in pages[0]


def test_what_is_not_markup_is_not_shown_as_markup(sandbox: Sandbox) -> None:
    exercise = built(ONE)
    assert exercise.choice is not None
    bold = replace(exercise.choice, options=("<b>*x*</b>", *exercise.choice.options[1:]))
    hostile = replace(exercise, choice=bold)
    result = grade_one(
        assignment(hostile, built(TEXT)),
        "sha256:built",
        submission("", {"bayes.which": {"": "a"}, "information.why": {"": "<script>1</script>\n```\n# head"}}),
        sandbox,
    ).result
    view = student_view(result, DisclosureRules("all"), NOW)
    assert "<b>*x*" not in html.feedback_html(view)
    assert "<script>1" not in html.feedback_html(view)
    assert r"\<b\>\*x\*" in markdown.feedback_markdown(view)
    assert "\n# head" not in markdown.feedback_markdown(view)
