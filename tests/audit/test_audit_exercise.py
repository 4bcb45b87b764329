"""One exercise audited: what weak cases miss, what strong ones notice, whatever the kind."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from grader.audit.audit_document import Audit, TriedMutant, audit_from, audit_json
from grader.audit.audit_table import audit_digests_in, with_table
from grader.audit.copies import changed_lookup, copied_as_is, reached_modules
from grader.audit.digests import audit_digest
from grader.audit.exercise_audit import audited, subject_of
from grader.audit.many import AuditCache
from grader.audit.mutant_trial import trial_of
from grader.audit.mutants import Mutant
from grader.audit.pool import wide_pool
from grader.built.code_sources import module_source
from grader.built.resolve import resolve
from grader.cli.app import app
from grader.spec.load import load_exercise
from tests.banked import bank_dir, specs

ENTROPY = bank_dir() / "information" / "entropy.yaml"
WRONG = {  # exercise: the module, a text in it, and what a mutant has instead
    "linear.perceptron_trace": ("reference.linear.perceptron", "rate * (label - output)", "rate * (label + output)"),
    "trees.id3_model": ("reference.trees.id3", "most = max(counts.values())", "most = min(counts.values())"),
    "trees.id3_tree": ("reference.information.exact_remainder", "in sorted(groups)", "in sorted(groups, reverse=True)"),
    "trees.best_attribute": ("reference.information.exact_remainder", "- sum(map(weight", "+ sum(map(weight"),
    "bayes.posterior_by_hand": ("reference.bayes.rule", "return hit + false_alarm", "return hit - false_alarm"),
    "bayes.which_posterior": ("reference.bayes.rule", "return joint / evidence", "return joint * evidence"),
    "associations.which_rules_hold": ("reference.associations.apriori", "Fraction(str(threshold))", "Fraction(0)"),
}


@pytest.mark.slow
@pytest.mark.parametrize("id_", WRONG)
def test_in_every_kind_of_exercise_the_reference_gets_all_marks_and_a_mutant_does_not(id_: str) -> None:
    module, old, new = WRONG[id_]
    assert old in module_source(module)
    subject = subject_of(specs()[id_])
    assert subject is not None
    assert all(question.credit(resolve) == 1 for question in subject.questions)
    code = compile(module_source(module).replace(old, new), module, "exec")
    lookup = changed_lookup({module: code}, reached_modules([name for name, _ in subject.entries]))
    assert min(question.credit(lookup) for question in subject.questions) < 1


def weakened(folder: Path) -> Path:
    """Entropy with two classes of the same size only: far too easy."""
    lines = ENTROPY.read_text("utf-8")
    head, tail = lines[: lines.index("conventions:")], lines[lines.index("check:") : lines.index("misconceptions:")]
    cases = "cases:\n  - {name: halves, public: true, args: {counts: [1, 1]}}\n"
    file = folder / "entropy.yaml"
    file.write_text(head + cases + tail, "utf-8")
    return file


@pytest.mark.slow
def test_a_wide_input_that_no_case_is_like_leaves_a_survivor_and_one_that_breaks_a_promise_does_not(
    tmp_path: Path,
) -> None:
    file = weakened(tmp_path)
    text = file.read_text("utf-8") + "wide:\n  - args: {counts: [3, 5, 7, 11, 13, 17, 19, 23, 29]}\n"
    file.write_text(text, "utf-8")
    subject = subject_of(load_exercise(file))
    assert subject is not None
    assert next(subject.wide(Random(0))) == {"counts": [3, 5, 7, 11, 13, 17, 19, 23, 29]}
    file.write_text(f"{text}promises: [len(counts) < 9]\n", "utf-8")
    promised = subject_of(load_exercise(file))
    assert promised is not None
    assert (subject.is_legal({"counts": [1] * 9}), promised.is_legal({"counts": [1] * 9})) == (True, False)
    reference = copied_as_is(reached_modules([name for name, _ in promised.entries]))
    assert wide_pool(subject, reference)
    assert wide_pool(promised, reference) == ()


@pytest.mark.slow
def test_weak_cases_leave_survivors_each_with_a_diff_and_an_input_that_no_case_has(tmp_path: Path) -> None:
    weak, strong = audited(weakened(tmp_path)), audited(ENTROPY)
    assert strong.passed
    assert not weak.passed
    assert weak.survivors
    assert all(each.diff.startswith("-") and "\n+" in each.diff for each in weak.survivors)
    assert all("No case has an input like counts=" in each.remedy for each in weak.survivors)
    assert weak.inputs >= len(weak.survivors)  # the pool is gone through until each is told apart


@pytest.mark.in_turn
@pytest.mark.slow
def test_code_whose_result_no_input_shows_is_no_part_of_the_exercise() -> None:
    audit = audited(bank_dir() / "trees" / "fixed_order_tree.yaml")
    assert audit.passed
    assert audit.mutants == audit.killed + len(audit.left)


def test_loss_that_rounding_gives_back_is_no_loss() -> None:
    subject = subject_of(specs()["information.entropy"])
    assert subject is not None
    tiny = [replace(each, points=each.points / 10**6) for each in subject.questions]
    source = module_source("reference.information.entropy").encode()
    start = source.index(b"count / total * math.log")
    mutant = Mutant(
        "reference.information.entropy", "arithmetic", 1, start, start + len(b"count / total"), "(count * total)"
    )
    assert not trial_of(replace(subject, questions=tuple(tiny))).is_killed(mutant)
    assert trial_of(subject).is_killed(mutant)


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_mutant_that_never_ends_is_stopped_by_its_steps_and_loses_marks() -> None:
    subject = subject_of(specs()["associations.frequent_itemsets"])
    assert subject is not None
    source = module_source("reference.associations.apriori").encode()
    start = source.index(b"while state.frequent:") + len(b"while ")
    mutant = Mutant("reference.associations.apriori", "branch", 1, start, start + len(b"state.frequent"), "True")
    trial = trial_of(subject)
    assert trial.is_killed(mutant)
    assert trial.reference.steps.used_up


def sample(**figures: object) -> Audit:
    left = tuple(TriedMutant("reference.m", 3, "constant", "-a\n+b", "survived", "No case.") for _ in range(1))
    return replace(Audit("m.x", "function", "0123456789ab", 20, 20, 19, 2400, (), left), **figures)  # type: ignore[arg-type]


def test_an_audit_passes_at_the_two_limits_and_not_beyond() -> None:
    equivalent = tuple(TriedMutant("reference.m", 3, "constant", "-a\n+b", "equivalent") for _ in range(3))
    assert sample().passed
    assert not sample(killed=18).passed
    assert sample(killed=17, left=equivalent).passed
    assert not sample(mutants=19, killed=16, left=equivalent).passed


def test_an_audit_is_kept_and_found_again_by_its_digest(tmp_path: Path) -> None:
    kept = AuditCache(tmp_path)
    kept.keep(sample())
    assert kept.found("0123456789ab") == sample() == audit_from(json.loads(json.dumps(audit_json(sample()))))
    (tmp_path / "0123456789ab.json").write_text("{", "utf-8")
    assert kept.found("0123456789ab") is None


def test_a_digest_changes_with_the_exercise_and_not_with_where_it_lies(tmp_path: Path) -> None:
    from grader.spec.load import load_exercise

    file = tmp_path / "entropy.yaml"
    file.write_text(ENTROPY.read_text("utf-8"), "utf-8")
    assert audit_digest(load_exercise(file)) == audit_digest(load_exercise(ENTROPY))
    file.write_text(file.read_text("utf-8").replace("[1, 40]", "[1, 41]"), "utf-8")
    assert audit_digest(load_exercise(file)) != audit_digest(load_exercise(ENTROPY))


def test_a_page_gets_its_table_between_the_marks_and_the_digests_are_read_back() -> None:
    empty = "a\n<!-- audit: begin -->\nold\n<!-- audit: end -->\nb\n"
    page = with_table(empty, [sample(), sample(id="m.z"), sample(id="m.gone")], {"m.x", "m.z"})
    assert page.startswith("a\n")
    assert page.endswith("\nb\n")
    assert "old" not in page
    assert "| `m.x` | function | 20 | 19 | 0 | 1 | 95.0% | `0123456789ab` |" in page
    assert audit_digests_in(page) == {"m.x": "0123456789ab", "m.z": "0123456789ab"}
    assert page.count("```diff") == 2
    again = with_table(page, [sample(digest="ffffffffffff", left=())], {"m.x", "m.z"})
    assert audit_digests_in(again) == {"m.x": "ffffffffffff", "m.z": "0123456789ab"}
    assert again.count("```diff") == 1
    assert with_table(again, [], {"m.x", "m.z"}) == again


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_command_tells_survivors_exits_with_1_and_is_quick_the_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    file = str(weakened(tmp_path))
    first = CliRunner().invoke(app, ["audit", file])
    assert first.exit_code == 1
    assert "Too few: at least 95% should lose marks." in first.stdout
    [kept] = (tmp_path / "cache").rglob("*.json")
    kept.write_text(kept.read_text("utf-8").replace("information.entropy", "from.cache"), "utf-8")
    [again] = json.loads(CliRunner().invoke(app, ["audit", file, "--json"]).stdout)
    assert (again["id"], again["passed"]) == ("from.cache", False)


@pytest.mark.slow
def test_a_change_is_compared_with_the_table_where_the_work_began(monkeypatch: pytest.MonkeyPatch) -> None:
    from grader.cli import audit as command

    digest = audit_digest(specs()["information.entropy"])
    pages = {"merge-base": "abc\n", "show": f"| `information.entropy` | function | 1 | `{digest}` |\n"}
    monkeypatch.setattr(command, "git_output", lambda word, *_: pages[word])
    monkeypatch.setattr(command, "bank_files", lambda: [ENTROPY, bank_dir() / "trees" / "gain_ratio.yaml"])
    ids = {loaded.spec.id for loaded in command.exercises_to_audit(command.AuditOptions(since="main"))}
    assert "information.entropy" not in ids
    assert "trees.gain_ratio" in ids
