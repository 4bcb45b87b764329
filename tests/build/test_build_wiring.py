"""What the parts of a hand calculation, and their mistakes, are called with: earlier parts and given values by name."""

from pathlib import Path

import pytest

from grader.build.built_exercise import build_exercise
from grader.build.spec_lint import faults_in
from grader.built.document import BuiltExercise
from grader.checks.local_code import TRUST_VARIABLE
from grader.codec.decode import decode
from grader.spec.faults import SpecFaults
from grader.spec.load import load_exercise
from reference.information.entropy import entropy

HEAD = """\
schema: 1
id: bayes.hand
kind: values
title: By hand
concepts: [bayes.bayes_rule]
prompt: Compute.
"""
PART = "  - {{name: {name}, ask: A, points: 1, reference: {reference}, {more}check: {{close: {{}}}}}}\n"
ENTROPY = "reference.information.entropy:entropy"


def part(name: str, reference: str, args: str = "") -> str:
    return PART.format(name=name, reference=f'"{reference}"', more=f"args: {args}, " if args else "")


def file_of(folder: Path, given: str, *parts: str, mistakes: str = "") -> Path:
    file = folder / "hand.yaml"
    file.write_text(f"{HEAD}given: {given}\nparts:\n{''.join(parts)}{mistakes}", "utf-8")
    return file


def built(file: Path) -> BuiltExercise:
    return build_exercise(load_exercise(file), assignment_id="hw", secret=b"secret")


def test_a_parameter_is_what_is_given_under_its_name_or_the_earlier_part(tmp_path: Path) -> None:
    given = "{prior: 0.2, likelihood: 0.5, evidence: 0.4}"
    file = file_of(tmp_path, given, part("joint", "rule:joint"), part("posterior", "rule:conditional"))
    first, second = built(file).parts
    assert (first.args, first.uses) == ({"prior": 0.2, "likelihood": 0.5}, {})
    assert (second.args, second.uses) == ({"evidence": 0.4}, {"joint": "joint"})
    assert [first.expected, second.expected] == pytest.approx([0.1, 0.25])


def test_args_written_in_full_build_the_same(tmp_path: Path) -> None:
    given = "{prior: 0.2, likelihood: 0.5, evidence: 0.4}"
    short = file_of(tmp_path, given, part("joint", "rule:joint"), part("posterior", "rule:conditional"))
    found = built(short)
    full = file_of(
        tmp_path,
        given,
        part("joint", "rule:joint", "{prior: {$use: prior}, likelihood: {$use: likelihood}}"),
        part("posterior", "rule:conditional", "{joint: {$part: joint}, evidence: {$use: evidence}}"),
    )
    assert built(full) == found


def test_args_go_before_names(tmp_path: Path) -> None:
    given = "{prior: 0.2, other: 0.7, likelihood: 0.5}"
    [only] = built(file_of(tmp_path, given, part("joint", "rule:joint", "{prior: {$use: other}}"))).parts
    assert only.args == {"prior": 0.7, "likelihood": 0.5}


@pytest.mark.parametrize(("given", "base"), [("{counts: [9, 5]}", 2), ("{counts: [9, 5], base: 10}", 10)])
def test_a_default_stays_unless_something_of_its_name_is_given(tmp_path: Path, given: str, base: int) -> None:
    [only] = built(file_of(tmp_path, given, part("bits", ENTROPY))).parts
    assert decode(only.expected) == pytest.approx(entropy([9, 5], base=base))


def test_what_with_binds_is_not_looked_up(tmp_path: Path) -> None:
    file = file_of(tmp_path, "{counts: [9, 5], base: 10}\nwith: {base: 4}", part("bits", ENTROPY))
    [only] = built(file).parts
    assert (only.args, only.bound) == ({"counts": [9, 5]}, {"base": 4})
    assert decode(only.expected) == pytest.approx(entropy([9, 5], base=4))


def test_a_function_of_any_names_gets_what_args_say(tmp_path: Path) -> None:
    best = part("best", "reference.trees.gain_by_hand:largest_of", "{soil: {$part: joint}, sun: 0.9}")
    file = file_of(
        tmp_path, "{prior: 0.2, likelihood: 0.5}", part("joint", "rule:joint"), best.replace("close", "exact")
    )
    found = built(file).parts[1]
    assert (found.args, found.uses, found.expected) == ({"sun": 0.9}, {"soil": "joint"}, "sun")


MISTAKES = """\
misconceptions:
  - {is: of the sound ones, part: posterior, reference: "rule:false_alarm", hint: A.}
  - {is: turned, part: posterior, reference: "rule:joint", hint: B.}
"""


def test_a_mistake_is_wired_by_its_own_names_and_shares_what_the_part_says(tmp_path: Path) -> None:
    args = "{joint: {$use: likelihood}, evidence: {$part: hit}, prior: 0.25}"
    file = file_of(
        tmp_path,
        "{prior: 0.2, likelihood: 0.5, specificity: 0.9}",
        part("hit", "rule:joint"),
        part("posterior", "rule:conditional", args),
        mistakes=MISTAKES,
    )
    posterior = built(file).parts[1]
    assert (posterior.args, posterior.uses) == ({"joint": 0.5}, {"evidence": "hit"})  # `prior` is for the mistakes
    assert posterior.variants == pytest.approx({"of the sound ones": 0.75 * 0.1, "turned": 0.25 * 0.5})


FAULTS = {  # what is unclear: (given, parts, field, problem, remedy)
    "given and an earlier part": (
        "{hit: 0.3, false_alarm: 0.2, prior: 0.2, likelihood: 0.5}",
        [part("hit", "rule:joint"), part("alarm", "rule:evidence")],
        "parts[1].reference",
        "`hit` is given, and an earlier part has that name too",
        "Write `hit: {$use: hit}` or `hit: {$part: hit}` in the part's `args`.",
    ),
    "a default and an earlier part": (
        "{prior: 0.2, likelihood: 0.5, counts: [9, 5]}",
        [part("base", "rule:joint"), part("bits", ENTROPY)],
        "parts[1].reference",
        "`base` has a default in the reference, and an earlier part has that name",
        "Write `base: {$part: base}`, or its value, in the part's `args`.",
    ),
    "a given name that is nearly right": (
        "{prior: 0.2, likelihoods: 0.5}",
        [part("hit", "rule:joint")],
        "parts[0].reference",
        "nothing gives `likelihood`, which the reference needs",
        "Write `likelihood: {$use: likelihoods}` in the part's `args` if it is that.",
    ),
    "a part that is nearly right": (
        "{prior: 0.2, likelihood: 0.5, false_alarm: 0.1}",
        [part("hits", "rule:joint"), part("alarm", "rule:evidence", "{false_alarm: 0.2}")],
        "parts[1].args",
        "nothing gives `hit`, which the reference needs",
        "Write `hit: {$part: hits}` in the part's `args` if it is that.",
    ),
    "a part that comes later": (
        "{prior: 0.2, likelihood: 0.5, false_alarm: 0.1}",
        [part("alarm", "rule:evidence"), part("hit", "rule:joint")],
        "parts[0].reference",
        "nothing gives `hit`",
        "The part `hit` comes later. Put the parts in the order of the calculation.",
    ),
    "nothing like it": (
        "{prior: 0.2}",
        [part("hit", "rule:joint")],
        "parts[0].reference",
        "nothing gives `likelihood`",
        "Say in the part's `args` what it is: `prior`.",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_no_name_makes_clear_is_a_fault_of_lint_and_of_building(name: str, tmp_path: Path) -> None:
    given, parts, field, problem, remedy = FAULTS[name]
    file = file_of(tmp_path, given, *parts)
    [fault] = faults_in(file)
    assert fault.line > 8  # the first part stands there
    assert (fault.file, fault.field, fault.remedy) == (file, field, remedy)
    assert problem in fault.problem
    with pytest.raises(SpecFaults) as raised:
        built(file)
    assert list(raised.value.faults) == [fault]


def test_what_is_unclear_in_a_mistake_alone_is_told_there(tmp_path: Path) -> None:
    mistakes = 'misconceptions: [{is: alarms, part: hit, reference: "rule:false_alarm", hint: A.}]\n'
    file = file_of(tmp_path, "{prior: 0.2, likelihood: 0.5}", part("hit", "rule:joint"), mistakes=mistakes)
    [fault] = faults_in(file)
    assert (fault.field, fault.problem) == (
        "misconceptions[0].reference",
        "nothing gives `specificity`, which the reference needs",
    )


def test_a_convention_bound_wrongly_in_the_whole_goes_through_all_parts(tmp_path: Path) -> None:
    mistakes = "misconceptions: [{is: in bans, with: {base: 10}, hint: A.}]\n"
    gain = part("gain", "reference.trees.gain_by_hand:gain_from", "{left: 0.1}")
    file = file_of(tmp_path, "{counts: [9, 5]}", part("whole", ENTROPY), gain, mistakes=mistakes)
    whole, gained = built(file).parts
    assert whole.variants == pytest.approx({"in bans": entropy([9, 5], base=10)})
    assert gained.variants == pytest.approx({"in bans": entropy([9, 5], base=10) - 0.1})


OWN = """\
def doubled(n: float) -> float:
    return 2 * n


def with_tax(doubled: float, *, rate: float = 0.1) -> float:
    return doubled * (1 + rate)


def without_tax(n: float) -> float:
    return 2 * n
"""


def test_code_beside_the_file_is_wired_by_its_names_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    (tmp_path / "own.py").write_text(OWN, "utf-8")
    parts = [part("doubled", "./own.py:doubled"), part("whole", "./own.py:with_tax")]
    mistakes = 'misconceptions: [{is: no tax, part: whole, reference: "./own.py:without_tax", hint: A.}]\n'
    file = file_of(tmp_path, "{n: 5}\nwith: {rate: 0.2}", *parts, mistakes=mistakes)
    assert faults_in(file) == ()
    doubled, whole = built(file).parts
    assert (doubled.args, whole.uses, whole.bound) == ({"n": 5}, {"doubled": "doubled"}, {"rate": 0.2})
    assert (whole.expected, whole.variants) == (12, {"no tax": 10})
