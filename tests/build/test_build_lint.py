"""A sound file has no faults; a copy spoilt at one place has exactly that fault, at that line."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import reference.bayes.rule
import reference.linear.perceptron
from grader.build.spec_lint import faults_in
from grader.paths import bank_files, courses_dir
from tests.banked import kind_of
from tests.build.build_sample import ENTROPY, PERCEPTRON, POSTERIOR, bank_copy, copied, line_of
from tests.thinned import some

NATURAL = "with: {base: 2.718281828459045}"
TEN = "with: {base: 10}"
SEPARATES = "reference.linear.conditions:separates"

# what is wrong: (exercise, what is replaced by what, text on the line of the fault, field, problem, remedy)
SPOILT: dict[str, tuple[str, dict[str, str], str, str, str, str]] = {
    "a reference that is not there": (
        ENTROPY,
        {"reference: entropy:entropy": "reference: entropy:entrop"},
        "entropy:entrop",
        "reference",
        "`entropy:entrop`: `reference/information/entropy.py` has no function `entrop`",
        "Did you mean `entropy`?",
    ),
    "a module that is not there": (
        ENTROPY,
        {"reference: entropy:entropy": "reference: entropie:entropy"},
        "entropie",
        "reference",
        "`reference/information` has no module `entropie`",
        "Did you mean `entropy:entropy`?",
    ),
    "something that the module imports from elsewhere": (
        ENTROPY,
        {"reference: entropy:entropy": "reference: reference.information.entropy:math"},
        "reference.information.entropy:math",
        "reference",
        "has no `math`",
        "It has",
    ),
    "a mistake that is not there": (
        ENTROPY,
        {"mistakes:logarithms_of_counts": "mistakes:logarithms_of_countz"},
        "mistakes:logarithms_of_countz",
        "misconceptions[6].reference",
        "has no function `logarithms_of_countz`",
        "logarithms_of_counts",
    ),
    "a generator that is not there": (
        ENTROPY,
        {"$make: counts, classes: [2, 6]": "$make: count, classes: [2, 6]"},
        "classes: [2, 6]",
        "cases[4].draw.counts",
        "`reference/information` and `reference/shared` have no generator `count`",
        "Did you mean `counts`?",
    ),
    "a fixed case that breaks a promise": (
        ENTROPY,
        {"[all(count >= 0 for count in counts)]": '["any(counts) or len(counts) > 1"]'},
        "name: no examples",
        "cases[3]",
        "this input breaks the promise `any(counts) or len(counts) > 1`",
        "Change one of the two.",
    ),
    "a promise about what is no argument": (
        ENTROPY,
        {"all(count >= 0 for count in counts)": "all(count >= 0 for count in count)"},
        "count in count)",
        "promises[0]",
        "`count` is a function, and is not called",
        "count(...)",
    ),
    "a promise that is not there": (
        ENTROPY,
        {"[all(count >= 0 for count in counts)]": "[is_distributio]"},
        "is_distributio",
        "promises[0]",
        "have no promise `is_distributio`",
        "Did you mean `is_distribution`?",
    ),
    "a property that asks what a promise rules out": (
        ENTROPY,
        {
            "all(count >= 0 for count in counts)": "not any(count > 80 for count in counts)",
            "unchanged_by: {shuffle: counts}": "unchanged_by: {scale: counts, by: 90}",
            "each: [0, 2000]": "each: [0, 20]",
        },
        "scale: counts",
        "properties[1]",
        "asks inputs that break a promise",
        "Leave one of the two out.",
    ),
    "a convention that a wrong variant may ignore": (
        ENTROPY,
        {"entropy(counts) if any(counts) else 1.0": "entropy(counts) if any(counts) else 0"},
        "If there are no examples at all",
        "conventions[3].broken_by[0]",
        "`entropy(counts) if any(counts) else 0` ignores this convention, and loses no marks",
        "Add cases",
    ),
    "a convention that an unknown mistake ignores": (
        ENTROPY,
        {"broken_by: [natural logarithm]": "broken_by: [natural logarithms]"},
        "broken_by: [natural logarithms]",
        "conventions[0].broken_by[0]",
        "there is no known mistake `natural logarithms`",
        "Did you mean `natural logarithm`?",
    ),
    "a wide draw of inputs that are not legal": (
        ENTROPY,
        {"args: {counts: [0, 0]}": "args: {counts: [-1, 2]}"},
        "counts: [-1, 2]",
        "wide[1]",
        "no draw of 40 keeps the promises",
        "Draw legal inputs",
    ),
    "a wide draw that the reference cannot answer": (
        ENTROPY,
        {
            "all(count >= 0 for count in counts)": "len(counts) < 20",
            "args: {counts: [0, 0]}": "args: {counts: [-1, 2]}",
        },
        "counts: [-1, 2]",
        "wide[1]",
        "the reference raised",
        "Correct the reference",
    ),
    "a wide draw of another argument": (
        ENTROPY,
        {"args: {counts: [0, 0]}": "args: {count: [0, 0]}"},
        "count: [0, 0]",
        "wide[1].args.count",
        "has no parameter `count`",
        "Did you mean `counts`?",
    ),
    "a generator called with what it does not take": (
        ENTROPY,
        {"classes: [2, 6]": "clases: [2, 6]"},
        "clases",
        "cases[4].draw.counts",
        "unexpected keyword argument 'clases'",
        "Look at what it is called with.",
    ),
    "a condition that is not there": (
        PERCEPTRON,
        {"[no_sum_near_zero, separates, several_corrections, needs_second_epoch, never_back_at_start]": "[separate]"},
        "separate]",
        "cases[3].require[0]",
        "no condition `separate`",
        "Did you mean `separates`?",
    ),
    "a condition for other inputs": (
        ENTROPY,
        {"[informative]\n  - name: counts with": f"[{SEPARATES}]\n  - name: counts with"},
        SEPARATES,
        "cases[4].require[0]",
        f"`{SEPARATES}` raised",
        "Name a condition for such inputs",
    ),
    "a process where a function belongs": (
        ENTROPY,
        {"reference: entropy:entropy": "reference: reference.linear.perceptron:PERCEPTRON"},
        "reference.linear.perceptron:PERCEPTRON",
        "reference",
        "is no function",
        "Name a function",
    ),
    "a function where a process belongs": (
        PERCEPTRON,
        {"reference: perceptron:PERCEPTRON\n": "reference: perceptron:perceptron\n"},
        "reference: perceptron:perceptron",
        "reference",
        "`perceptron:perceptron` is no process",
        "`Process`",
    ),
    "a field that the states do not have": (
        PERCEPTRON,
        {
            "state: {record: [weights], carry: [weights]}": "state: {record: [weights, bias], carry: [weights]}",
            "weights: {close: {}}}}": "weights: {close: {}}, bias: {close: {}}}}",
        },
        "bias]",
        "state.record[1]",
        "have no `bias`",
        "They have",
    ),
    "a convention the reference does not take": (
        PERCEPTRON,
        {"with: {at_zero: 0, max_epochs: 20}": "with: {at_zero: 0, max_epochs: 20, at_one: 1}"},
        "at_one: 1",
        "with.at_one",
        "takes no `at_one`",
        "Did you mean `at_zero`?",
    ),
    "a mistake that binds what is no convention": (
        ENTROPY,
        {TEN: "with: {bass: 10}"},
        "bass",
        "misconceptions[1].with.bass",
        "takes no `bass`",
        "Did you mean `base`?",
    ),
    "parameters of another name than the reference's": (
        ENTROPY,
        {
            "counts: ": "tally: ",
            "{shuffle: counts}": "{shuffle: tally}",
            "entropy(counts,": "entropy(tally,",
            "fsum(counts)": "fsum(tally)",
            " sum(counts)": " sum(tally)",
            "entropy(counts)": "entropy(tally)",
            "any(counts)": "any(tally)",
            "in counts)": "in tally)",
            "in counts if": "in tally if",
            "counts[": "tally[",
            "len(counts)": "len(tally)",
            "if counts ": "if tally ",
        },
        "signature:",
        "signature",
        "takes no `tally`",
        "It takes: `base`, `counts`.",
    ),
    "a part called with what its reference does not take": (
        POSTERIOR,
        {"likelihood: {$use: sensitivity}}": "p: {$use: sensitivity}}"},
        "p: {$use: sensitivity}",
        "parts[0].args.p",
        "takes no `p`",
        "It takes",
    ),
    "a part called with too little": (
        POSTERIOR,
        {"    args: {likelihood: {$use: sensitivity}}\n": ""},
        "reference: rule:joint",
        "parts[0].reference",
        "nothing gives `likelihood`",
        "what it is: `prior`, `sensitivity` or `specificity`.",
    ),
    "a name the text does not know": (
        PERCEPTRON,
        {"Stop after {{ max_epochs }} epochs": "Stop after {{ max_epoch }} epochs"},
        "max_epoch }}",
        "conventions[4]",
        "'max_epoch' is undefined",
        "Did you mean `max_epochs`?",
    ),
    "a text with braces that do not close": (
        ENTROPY,
        {"entropy of the classes, in bits.": "entropy of {{ the classes, in bits."},
        "prompt:",
        "prompt",
        "does not render",
        "Braces are Jinja2",
    ),
    "a filter that is not there": (
        POSTERIOR,
        {"{{ prior }}": "{{ prior | numbr }}"},
        "prompt:",
        "prompt",
        "No filter named 'numbr'",
        "Did you mean `number`?",
    ),
    "a figure that the reference does not give": (
        ENTROPY,
        {'value: "0.940"': 'value: "0.941"'},
        '"0.941"',
        "cases[0].printed.value",
        "does not give what Witten",
        "Correct the reference, or the figure.",
    ),
    "a last state that the reference does not give": (
        PERCEPTRON,
        {'["-0.4", "0.3", "0.9"]': '["-0.4", "0.3", "0.8"]'},
        '"0.8"',
        "cases[0].printed.value",
        "does not give what Kubat",
        "Correct the reference, or the figure.",
    ),
    "a mistake that is none": (
        ENTROPY,
        {TEN: "with: {base: 2}"},
        "is: logarithm to base 10",
        "misconceptions[1]",
        "differs from the reference on 0 inputs",
        "tell it apart",
    ),
    "another way to make a mistake that makes none": (
        ENTROPY,
        {"mistakes:negative_logarithms_of_counts": "entropy:entropy"},
        "also:",
        "misconceptions[6].also[0]",
        "differs from the reference on 0 inputs",
        "leave it out",
    ),
    "two mistakes that are one": (
        ENTROPY,
        {TEN: NATURAL},
        "is: logarithm to base 10",
        "misconceptions[1]",
        "the same as `natural logarithm` on every input",
        "remove one",
    ),
    "a mistake of a trace that is none": (
        PERCEPTRON,
        {"mistakes.perceptron:PERCEPTRON_FIXED_BIAS": "perceptron:PERCEPTRON"},
        "is: bias never moves",
        "misconceptions[0]",
        "differs from the reference on 0 inputs",
        "tell it apart",
    ),
    "a mistake of a trace that shows too seldom": (
        PERCEPTRON,
        {
            "weights: [0, 0, 0, 0]": "weights: [0.13, 0.29, 0.37, 0.41]",
            "weights: [0, 0, 0]": "weights: [0.13, 0.29, 0.37]",
        },
        "is: output 1 for a sum of zero",
        "misconceptions[7]",
        "inputs, and 3 are needed",
        "Add cases",
    ),
    "a mistake by hand that is none": (
        POSTERIOR,
        {"gives: joint / (evidence - joint)": "gives: joint / evidence"},
        "is: odds instead",
        "misconceptions[7]",
        "gives no value that differs",
        "Correct or remove it.",
    ),
    "two mistakes by hand that are one": (
        POSTERIOR,
        {"gives: joint / (evidence - joint)": "gives: 1 * joint"},
        "is: odds instead",
        "misconceptions[7]",
        "the same as `not divided by the beeps`",
        "remove one",
    ),
    "too much weight on fixed cases": (
        ENTROPY,
        {"    weight: 4\n": "    weight: 0.5\n"},
        "cases:",
        "cases",
        "60% of the hidden weight is drawn, and 80% is needed",
        "more weight",
    ),
    "a hidden case that says nothing": (
        ENTROPY,
        {"    covers: more classes, larger counts\n": ""},
        "name: other counts",
        "cases[4]",
        "says nothing of what it covers",
        "Write `covers:`",
    ),
    "a property that does not hold": (
        ENTROPY,
        {"within: [0, .inf]": "within: [0, 2.9]"},
        "within",
        "properties[0]",
        "on `eight classes, all alike`",
        "Correct or remove the property.",
    ),
    "a property of an argument without items": (
        PERCEPTRON,
        {"follow: {": "properties: [{unchanged_by: {shuffle: rate}}]\nfollow: {"},
        "shuffle: rate",
        "properties[0]",
        "cannot be tried",
        "Name another argument.",
    ),
    "a check for another kind of value": (
        ENTROPY,
        {"check: {close: {}}": "check: {parts: {a: {close: {}}}}"},
        "check:",
        "check",
        "own answer is not for it",
        "Choose a check",
    ),
    "a limit that is no safety net": (
        ENTROPY,
        {"check: {close: {}}": "limits: {seconds: 0.00001}\ncheck: {close: {}}"},
        "limits:",
        "limits.seconds",
        "less than 20 times what the reference needs",
        "Allow more",
    ),
    "an input the reference has no answer for": (
        ENTROPY,
        {
            "args: {counts: [4, 0]}": "args: {counts: [4, x]}",
            "[all(count >= 0 for count in counts)]": "[len(counts) < 20]",
        },
        "[4, x]",
        "cases[2].args",
        "the reference raised",
        "Change the input",
    ),
    "draws that never meet their condition": (
        ENTROPY,
        {"classes: [4, 6], each: [1, 40], empty: [1, 2]}": "classes: 3, each: 1, empty: 2}"},
        "classes: 3",
        "cases[5].draw",
        "no draw of 2000 meets its conditions; `informative` failed 2000 times",
        "more often",
    ),
    "a figure of a worked example that the parts do not give": (
        POSTERIOR,
        {'alarm: "0.0376"': 'alarm: "0.0377"'},
        'alarm: "0.0377"',
        "printed[0].parts.alarm",
        "do not give what Mitchell, section 6.2.1 has for `alarm`, but 0.0376",
        "Correct a reference",
    ),
    "a worked example that leaves something to be drawn": (
        POSTERIOR,
        {"given: {prior: 0.008, ": "given: {"},
        "given: {sensitivity",
        "printed[0]",
        "`prior` is drawn",
        "Write `prior` in its `given`",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("file", some(bank_files(), 8, kind=kind_of), ids=lambda file: file.stem)
def test_every_exercise_of_the_bank_is_sound(file: Path) -> None:
    assert faults_in(file) == ()


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("file", some(sorted(courses_dir().glob("*.yaml")), 3), ids=lambda file: file.stem)
def test_every_assignment_that_comes_with_us_is_sound(file: Path) -> None:
    assert faults_in(file) == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", SPOILT)
def test_a_copy_spoilt_at_one_place_has_that_fault_only(name: str, tmp_path: Path) -> None:
    exercise, changes, marked, field, problem, remedy = SPOILT[name]
    file = copied(tmp_path, exercise, changes)
    [fault] = faults_in(file)
    assert (fault.file, fault.line, fault.field) == (file, line_of(file, marked), field)
    assert problem in fault.problem
    assert remedy in fault.remedy


def test_several_mistakes_are_told_at_once_in_the_order_of_lines(tmp_path: Path) -> None:
    changes = {'value: "0.940"': 'value: "0.941"', "within: [0, .inf]": "within: [0, 2.9]", TEN: NATURAL}
    file = copied(tmp_path, ENTROPY, changes)
    assert [fault.field for fault in faults_in(file)] == [
        "cases[0].printed.value",
        "properties[0]",
        "misconceptions[1]",
    ]


def test_names_texts_and_parameters_are_told_at_once(tmp_path: Path) -> None:
    changes = {":logarithms_of_counts": ":ginny", "0 log 0 counts as 0": "{{ zero }} counts as 0"}
    file = copied(tmp_path, ENTROPY, changes)
    assert [fault.field for fault in faults_in(file)] == ["conventions[2]", "misconceptions[6].reference"]


def test_a_public_trace_with_tied_steps_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = reference.linear.perceptron.PERCEPTRON

    def tied(state: Any, **args: Any) -> tuple[Any, ...]:
        following = process.successors(state, **args)
        if state.shown != 1:
            return following
        return (*following, *(dataclasses.replace(each, weights=each.weights[::-1]) for each in following))

    monkeypatch.setattr(reference.linear.perceptron, "PERCEPTRON", dataclasses.replace(process, successors=tied))
    file = copied(tmp_path, PERCEPTRON)
    text = file.read_text("utf-8")
    head, tail = text[: text.index("conventions:")], text[text.index("promises:") : text.index("misconceptions:")]
    file.write_text(head + tail, "utf-8")
    found = [(fault.line, fault.field, fault.remedy) for fault in faults_in(file)]
    # Of AND, all weights are zero there: two ways to one record are no tie.
    assert found == [(line_of(file, "name: three examples"), "cases[0]", "Change its input, or hide it.")]


def test_an_assignment_is_built_with_what_it_overrides(tmp_path: Path) -> None:
    bank_copy(tmp_path)
    file = tmp_path / "courses" / "hw.yaml"
    file.parent.mkdir()
    text = (
        "schema: 1\nid: hw\ntitle: HW\nsecret: {env: NOT_SET_ANYWHERE}\nexercises:\n  - id: linear.perceptron_trace\n"
    )
    file.write_text(text + "    override: {with: {max_epochs: 5}, cases: {other points: {count: 2}}}\n")
    assert faults_in(file) == ()  # no secret is asked for
    file.write_text(text + "    override: {with: {max_epochs: many}}\n")
    [fault] = faults_in(file)
    assert (fault.file.name, "the reference raised TypeError" in fault.problem) == ("perceptron_trace.yaml", True)


def test_faults_in_the_exercises_of_an_assignment_are_told_where_they_are(tmp_path: Path) -> None:
    broken = copied(
        tmp_path,
        ENTROPY,
        {"reference: entropy:entropy": "reference: entropy:nothing"},
    )
    file = tmp_path / "hw.yaml"
    file.write_text("schema: 1\nid: hw\ntitle: HW\nsecret: {public: x}\nexercises: [{id: information.entropy}]\n")
    [fault] = faults_in(file)
    assert (fault.file.resolve(), fault.field) == (broken.resolve(), "reference")


DATASET = 'schema: 1\nid: made\ncolumns: {a: [a, b, c], class: ["yes", "no"]}\nmake: {$table: {rows: 4, columns: %s}}\n'


@pytest.mark.parametrize(
    ("columns", "problem"),
    [
        ("{a: 3, class: 2}", None),
        ("{b: 3, class: 2}", "does not give rows with the columns"),
        ("7", "raised AttributeError"),
    ],
)
def test_the_generator_of_a_dataset_is_tried(columns: str, problem: str | None, tmp_path: Path) -> None:
    file = tmp_path / "made.yaml"
    file.write_text(DATASET % columns)
    found = [(fault.line, fault.problem) for fault in faults_in(file)]
    assert [(line, problem in said) for line, said in found] == ([] if problem is None else [(4, True)])


def test_draws_that_seldom_keep_a_promise_are_a_fault(tmp_path: Path) -> None:
    """A build may have luck; the build of one student in a hundred would not."""
    changes = {"[all(count >= 0 for count in counts)]": '["sum(counts) in (0, 4, 8, 14)"]', "count: 20": "count: 3"}
    found = [fault for fault in faults_in(copied(tmp_path, ENTROPY, changes)) if "no draw of 300" in fault.problem]
    assert [fault.field for fault in found] == ["cases[4].draw"]
    assert "for some student none of 2000 draws will do" in found[0].remedy
