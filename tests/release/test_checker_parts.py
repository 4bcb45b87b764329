"""What a checker is made of: templates as Python, modules as text, the checks that are used; and nothing hidden."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import jinja2
import pytest

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import CHECKS
from grader.codec.write_records import record_json, record_line
from grader.release.bundle import NotStandard, bundled, module_text
from grader.release.checker_file import PARTIALS, checker_text, page_text, quoted
from grader.release.inside.safe import Safe
from grader.release.partials import UnknownTemplatePart, python_functions
from grader.release.public import public_part
from grader.release.slim import PROPERTY_REGISTRY as PROPERTIES_MODULE
from grader.release.slim import checks_used, properties_used, registry_with, without_unused_definitions
from grader.report.html import html_templates
from grader.report.shown import CaseView, ErrorView, FindingView, StepView
from tests.checker_sample import assignment_of, bank, built, public_demo
from tests.grading import demo

TEXTS = ("", "plain", "<b>&\"'</b>", "line\nline")


def shown_cases() -> Iterator[CaseView]:
    """Views that differ in every way that a template looks at."""
    draw = random.Random(1)
    for passed, score, hand in product((None, True, False), (None, 0.0, 0.5), (True, False)):
        for _ in range(6):
            text = lambda: draw.choice(TEXTS)  # noqa: E731
            steps = (
                StepView(0, "right", text(), text(), draw.choice([None, text()])),
                StepView(None, "gap", text(), "", None),
                StepView(3, "first", text(), text(), text()),
            )
            yield CaseView(
                *(text(), text(), True, hand, draw.choice([0.0, 2.5]), 1, passed, score, None, text(), text()),
                call=draw.choice([None, text()]),
                observed=draw.choice([None, text()]),
                expected=draw.choice([None, text()]),
                steps=draw.choice([(), steps]),
                stdout=text(),
                error=draw.choice([None, ErrorView(text(), text(), draw.choice([None, 3]))]),
                marked=draw.choice([True, False]),
            )


@pytest.fixture(scope="module")
def page() -> dict[str, object]:
    names: dict[str, object] = {}
    exec(page_text("grader"), names)  # as the checker has it, over our own modules
    return names


def test_a_partial_as_python_gives_what_the_template_gives(page: dict[str, object]) -> None:
    template = html_templates().get_template("case.html.j2").module
    for case in shown_cases():
        assert page["case_line"](case) == template.case_line(case)  # type: ignore[operator]


@pytest.mark.parametrize("cases", [(), ("a", "<b>")])
@pytest.mark.parametrize("lead", TEXTS)
def test_a_finding_as_python_gives_what_the_template_gives(
    page: dict[str, object], cases: tuple[str, ...], lead: str
) -> None:
    finding = FindingView("error", "<i>", lead, "a & b", False, cases)
    template = html_templates().get_template("finding.html.j2").module
    assert page["finding_note"](finding) == template.finding_note(finding)  # type: ignore[operator]
    assert "<em>x</em>" in page["finding_note"](FindingView("error", "", "", Safe("<em>x</em>"), False, ()))  # type: ignore[operator]


@pytest.mark.parametrize(
    "body", ["{% set x = 1 %}", "{{ x | upper }}", "{{ f(x=1) }}", "{{ x is odd }}", "{{ x ~ 'a' }}"]
)
def test_what_is_not_translated_is_refused(body: str) -> None:
    strange = jinja2.Environment(
        loader=jinja2.DictLoader({"x": f"{{% macro m(x) %}}{body}{{% endmacro %}}"}), autoescape=True
    )
    with pytest.raises(UnknownTemplatePart):
        python_functions(strange, ("x",))


def test_every_partial_is_translated() -> None:
    assert PARTIALS[-1] == "checked.html.j2"
    assert "def checked(" in page_text("x")


def test_a_bundle_holds_all_that_is_imported_and_refuses_what_is_not_standard() -> None:
    texts = bundled(["grader.checks.close"], "_mine")
    assert {"_mine", "_mine.checks", "_mine.codec", "_mine.checks.close", "_mine.codec.values"} <= texts.keys()
    assert not re.search(r"^\s*(from|import) grader\b", "\n".join(texts.values()), re.MULTILINE)
    with pytest.raises(NotStandard, match=r"grader\.spec\.\w+ imports \w+"):
        bundled(["grader.spec.load"], "_mine")


def test_the_registry_is_cut_down_to_checks_that_are_used_and_still_runs() -> None:
    whole = module_text("grader.checks.registry")
    for names in ({"close"}, {"mapping", "close", "exact"}, set(CHECKS)):
        module: dict[str, object] = {"__name__": "registry"}
        exec(registry_with(whole, frozenset(names)), module)
        assert set(module["CHECKS"]) == names  # type: ignore[call-overload]
    assert "import judge_same_tree" not in registry_with(whole, frozenset({"close"}))


@pytest.mark.slow
def test_a_checker_holds_the_properties_that_its_exercises_state_and_no_other() -> None:
    whole = module_text(PROPERTIES_MODULE)
    for names in (set(), {"within"}, {"unchanged_by", "sums_to"}, set(PROPERTIES)):
        module: dict[str, object] = {"__name__": "registry"}
        exec(registry_with(whole, frozenset(names)), module)
        assert set(module["PROPERTIES"]) == names  # type: ignore[call-overload]
    assert "import judge_conserves" not in registry_with(whole, frozenset({"within"}))
    assert properties_used(public_demo()) >= {"within", "unchanged_by"}


@pytest.mark.in_turn
@pytest.mark.slow
def test_checks_within_checks_are_kept() -> None:
    everything = public_part(assignment_of(*bank()))
    for exercise in everything.exercises:
        used = checks_used(replace(everything, exercises=(exercise,)))
        named = {name for name in CHECKS if exercise.check and f'"{name}"' in record_line(exercise.check)}
        assert named <= used


@pytest.mark.parametrize("text", ["a", "it's", "'''", "\\", "\\n", "a'", "'a", '"""', "\\'''\\"])
def test_any_text_can_be_quoted(text: str) -> None:
    assert eval(quoted(text)) == text


def with_canaries(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with a canary in everything that is hidden."""
    cases = tuple(
        case
        if case.public
        else replace(
            case,
            instances=tuple(
                replace(one, args={"CANARY": "CANARY"}, expected="CANARY", variants={"CANARY": "CANARY"})
                for one in case.instances
            ),
        )
        for case in exercise.cases
    )
    parts = tuple(
        replace(part, expected="CANARY", variants={"x": "CANARY"}, args={"x": "CANARY"}) for part in exercise.parts
    )
    return replace(exercise, cases=cases, parts=parts, given={"x": "CANARY"})


NUMBER = re.compile(r"\d+\.\d{6,}")


def hidden_numbers(built: BuiltAssignment) -> set[str]:
    """Every long number of hidden inputs, answers and parts that no public case has."""
    cases = [case for exercise in built.exercises for case in exercise.cases]
    hidden = [record_line(case) for case in cases if not case.public]
    hidden += [record_line(part) for exercise in built.exercises for part in exercise.parts]
    public = [record_line(case) for case in cases if case.public]
    return set(NUMBER.findall(" ".join(hidden))) - set(NUMBER.findall(" ".join(public)))


SOURCES = {"demo": lambda: demo().exercises, "bank": bank}


@pytest.mark.slow
@pytest.mark.parametrize("of", ["demo", pytest.param("bank", marks=pytest.mark.slow)])
def test_nothing_hidden_is_in_a_checker_or_in_the_public_document(of: str) -> None:
    exercises = SOURCES[of]()
    assignment = assignment_of(*exercises)
    public = public_part(assignment_of(*map(with_canaries, exercises)))
    for text in (checker_text(public), json.dumps(record_json(public))):
        assert "CANARY" not in text
    numbers = hidden_numbers(assignment)
    assert len(numbers) > 30
    assert not numbers & set(NUMBER.findall(checker_text(public_part(assignment))))


def test_hints_of_hand_work_and_choices_are_not_handed_out() -> None:
    """They say what was asked for, and what the right option is."""
    exercises = tuple(map(built, ("trees.pruning_by_hand", "information.which_entropy")))
    assert all(exercise.mistakes for exercise in exercises)
    handed_out = json.dumps(record_json(public_part(assignment_of(*exercises))))
    assert not [each.name for exercise in exercises for each in exercise.mistakes if each.hint in handed_out]


def test_functions_that_nothing_names_are_left_out_with_what_only_they_use() -> None:
    first = "def used():\n    return inner()\n\n\ndef inner():\n    return 1\n\n\n"
    unused = "# why\nLIMIT = 3\n# as ever\n@cache\ndef unused():\n    return other()\n\n\n"
    cut = without_unused_definitions({"a": first + unused, "b": "class other:\n    x = 1\n"}, "used()")
    assert cut == {"a": first + "\n\n", "b": ""}


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_checker_stays_small() -> None:
    assert len(checker_text(public_demo()).encode()) < 580_000  # 571,000 as of today, with every comment
    for exercise in bank():
        assert len(checker_text(public_part(assignment_of(exercise))).encode()) < 610_000, exercise.id
