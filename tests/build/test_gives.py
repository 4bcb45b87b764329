"""Known mistakes that are formulas, through all that the name of a function goes through."""

from dataclasses import replace
from pathlib import Path

import pytest

from grader.audit.digests import audit_digest
from grader.build.built_assignment import judging_calls
from grader.build.built_exercise import build_exercise
from grader.build.secret import PUBLIC_SECRET
from grader.build.spec_lint import faults_in
from grader.built.code_digests import code_digest
from grader.built.document import BuiltExercise
from grader.codec.read_records import read_record
from grader.codec.write_records import record_json
from grader.diagnose.pairs import mistake_pairs
from grader.engine.exercise_trial import result_of_reference
from grader.spec.load import SpecFaults, load_exercise

ENTROPY = """\
schema: 1
id: information.own_entropy
kind: function
title: Entropy
concepts: [information.entropy]
points: 2
signature: "entropy(counts: list[int]) -> float"
reference: entropy:entropy
prompt: Return the entropy.
cases:
  - {name: weather, public: true, args: {counts: [9, 5]}}
  - {name: others, covers: more classes, count: 6, weight: 4, draw: {counts: {$make: counts, classes: [2, 6]}}}
check: {close: {}}
misconceptions:
  - {is: in nats, with: {base: 2.718281828459045}, hint: Bits are asked.}
  - is: not weighted
    gives: sum(log(sum(counts) / n, base) for n in counts if n)
    with: {base: 2}
    hint: Weigh each class.
  - {is: twice, gives: "2 * entropy(counts)", also: [entropy(counts) * 3], hint: Once is enough.}
"""
BY_HAND = """\
schema: 1
id: bayes.own_by_hand
kind: values
title: By hand
concepts: [bayes.bayes_rule]
given: {prior: {$float: [0.1, 0.4, 2]}, hit: {$float: [0.6, 0.9, 2]}}
prompt: Compute.
parts:
  - {name: first, ask: P, points: 1, reference: "rule:joint", check: {close: {}},
     args: {prior: {$use: prior}, likelihood: {$use: hit}}}
misconceptions:
  - {is: added, part: first, gives: prior + likelihood, hint: Multiply.}
"""
CHOICE = """\
schema: 1
id: mine.question
kind: choice
title: A question
concepts: [information.entropy]
points: 1
reference: reference.information.entropy:entropy
choose: one
given: {counts: {$make: counts, classes: 3, each: [2, 12]}}
prompt: Which entropy has {{ counts }}?
options: {digits: 3}
misconceptions:
  - {is: largest share, gives: max(counts) / sum(counts), hint: A.}
  - {is: number of classes, gives: log2(len(counts)), hint: B.}
  - {is: rest, gives: 1 - max(counts) / sum(counts), hint: C.}
  - {is: in nats, gives: "sum(n / sum(counts) * log(sum(counts) / n) for n in counts)", hint: D.}
"""


def written(folder: Path, text: str, old: str = "", new: str = "") -> Path:
    """A file of the text, with one piece of it replaced."""
    assert old in text
    file = folder / "own.yaml"
    file.write_text(text.replace(old, new) if old else text, "utf-8")
    return file


def built(file: Path) -> BuiltExercise:
    """The exercise of a file, as built."""
    return build_exercise(load_exercise(file), assignment_id="hw", secret=PUBLIC_SECRET)


def test_what_a_formula_gives_is_built_for_every_input(tmp_path: Path) -> None:
    exercise = built(written(tmp_path, ENTROPY))
    assert faults_in(tmp_path / "own.yaml") == ()
    assert [mistake.reference for mistake in exercise.mistakes[1:]] == [
        "gives(counts, base): sum(log(sum(counts) / n, base) for n in counts if n)",
        "gives(counts, entropy=reference.information.entropy:entropy): 2 * entropy(counts)",
    ]
    for case in exercise.cases:
        for instance in case.instances:
            assert instance.variants["twice"] == pytest.approx(2 * instance.expected)
            assert instance.variants["not weighted"] > instance.expected
    assert read_record(BuiltExercise, record_json(exercise)) == exercise


def test_a_formula_is_tried_and_recognised_like_a_function(tmp_path: Path) -> None:
    exercise = built(written(tmp_path, ENTROPY))
    for name in ("not weighted", "twice"):
        result = result_of_reference(exercise, name)
        assert [(finding.kind, finding.name) for finding in result.findings] == [("misconception", name)]


def test_another_way_to_make_a_mistake_may_be_a_formula(tmp_path: Path) -> None:
    exercise = built(written(tmp_path, ENTROPY))
    twice = exercise.mistakes[-1]
    [way] = twice.also
    other = replace(exercise, mistakes=(*exercise.mistakes[:-1], replace(twice, reference=way)))
    cases = result_of_reference(other, "twice")
    assert cases.findings[0].name == "twice"


def test_a_formula_and_a_convention_are_recognised_together_where_it_takes_that(tmp_path: Path) -> None:
    names = [pair.name for pair in mistake_pairs(built(written(tmp_path, ENTROPY)))]
    assert names == ["in nats, and not weighted"]


def test_a_part_gets_its_own_arguments(tmp_path: Path) -> None:
    file = written(tmp_path, BY_HAND)
    part = built(file).parts[0]
    assert part.variants["added"] == pytest.approx(part.args["prior"] + part.args["likelihood"])
    assert "reference.bayes.rule:joint" in judging_calls([built(file)])
    [fault] = faults_in(written(tmp_path, BY_HAND, "prior + likelihood", "prior + hitt"))
    assert (fault.field, fault.problem) == (
        "misconceptions[0].gives",
        "line 1, column 9 of the formula: `hitt` is unknown",
    )


def test_a_bank_without_a_topic_uses_arguments_the_fixed_list_and_full_names(tmp_path: Path) -> None:
    assert faults_in(written(tmp_path, CHOICE)) == ()
    exercise = built(tmp_path / "own.yaml")
    assert exercise.choice is not None
    assert len(exercise.choice.options) == 5
    [fault] = faults_in(written(tmp_path, CHOICE, "log2(len(counts))", "entropy(counts) * 2"))
    assert fault.problem == "line 1, column 1 of the formula: `entropy` is unknown"
    assert fault.remedy == "Did you mean `reference.information.entropy.entropy`?"
    full = "reference.information.entropy.entropy(counts) * 2"
    assert faults_in(written(tmp_path, CHOICE, "log2(len(counts))", full)) == ()


COSTLY = {
    "[0] * 10 ** sum(counts)": "line 1, column 1 of the formula: `[0] * 10 ** sum(counts)` makes something",
    "1 + 9**9**9": "line 1, column 5 of the formula: `9 ** 9 ** 9` makes a number of more than 3,000 digits",
}


@pytest.mark.parametrize("text", COSTLY)
@pytest.mark.parametrize(
    ("spec", "old", "line"), [(ENTROPY, '"2 * entropy(counts)"', 20), (CHOICE, "max(counts) / sum(counts)", 13)]
)
def test_a_formula_that_costs_too_much_is_a_fault_where_it_is_built(
    text: str, spec: str, old: str, line: int, tmp_path: Path
) -> None:
    file = written(tmp_path, spec, f"gives: {old}, ", f'gives: "{text}", ')
    with pytest.raises(SpecFaults) as refused:
        built(file)
    [fault] = refused.value.faults
    assert (fault.line, fault.field[-6:]) == (line, ".gives")
    assert fault.problem.startswith(COSTLY[text])
    assert "name it with `reference`" in fault.remedy
    assert faults_in(file) == (fault,)


def test_a_formula_that_raises_everywhere_is_told_with_what_it_raises(tmp_path: Path) -> None:
    [fault] = faults_in(written(tmp_path, ENTROPY, '"2 * entropy(counts)"', "1 / (sum(counts) - sum(counts))"))
    assert fault.problem.endswith("; on the first input it raised ZeroDivisionError: division by zero")


def test_a_name_that_is_bound_and_not_used_is_a_fault(tmp_path: Path) -> None:
    [fault] = faults_in(written(tmp_path, ENTROPY, "/ n, base)", "/ n, 2)"))
    assert (fault.field, fault.problem) == ("misconceptions[1].with.base", "the reference takes no `base`")


def test_the_digest_follows_the_formula_and_the_definitions_that_it_calls() -> None:
    gini = "reference.trees.gini:gini"
    digest = code_digest(f"gives(counts, gini={gini}): gini(counts) / 2")
    assert code_digest(f"gives(counts, gini={gini}): (gini( counts )/2)") == digest
    assert code_digest("gives(counts): reference.trees.gini.gini(counts) / 2") == digest
    assert code_digest(f"gives(counts, gini={gini}): gini(counts) / 3") != digest
    assert code_digest("gives(counts, gini=reference.information.entropy:entropy): gini(counts) / 2") != digest


def test_an_audit_ages_with_a_formula_only_where_it_leads_to_an_option(tmp_path: Path) -> None:
    for spec, text, others in ((ENTROPY, "2 * entropy(counts)", 1), (CHOICE, "log2(len(counts))", 2)):
        texts = (text, text.replace(" ", "  "), f"3 * {text}")
        digests = {audit_digest(load_exercise(written(tmp_path, spec, text, each))) for each in texts}
        assert len(digests) == others
