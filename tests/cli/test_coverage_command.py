"""`grader coverage`: concepts, references, exercises and figures joined; and modules that stay finished."""

import json
from functools import cache

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.bank_list import sound_exercises
from grader.cli.coverage import (
    ConceptCoverage,
    CoverageEvidence,
    bank_evidence,
    coverage_of,
    coverage_table,
    missing_core,
    missing_table,
    reproduced_examples,
    resolves,
)
from grader.paths import bank_dir, bank_files, figures_dir
from grader.spec.concepts import Concept, concepts
from grader.spec.load import load_exercise

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

FINISHED = (
    *("information", "trees", "version_spaces", "rules", "associations", "probability", "bayes", "bayes_nets"),
    *("statistics", "evaluation", "linear", "neural", "svm", "ensembles"),
    *("instances", "preprocessing", "multilabel"),
    "reinforcement",
    *("clustering", "genetic", "search"),
    *("theory", "logic"),
)  # modules whose core concepts all have reference and exercise, and keep them


@cache
def covered() -> tuple[ConceptCoverage, ...]:
    return coverage_of(concepts(), list(sound_exercises(bank_files())), bank_evidence())


@pytest.mark.parametrize("module", FINISHED)
def test_every_core_concept_of_a_finished_module_has_a_reference_and_an_exercise(module: str) -> None:
    own = [each for each in covered() if each.module == module]
    assert any(each.concept.tier == "core" for each in own)
    assert [(each.concept.id, each.lacks) for each in missing_core(own)] == []


def test_the_document_has_every_concept_with_its_functions_exercises_and_examples() -> None:
    done = CliRunner().invoke(app, ["coverage", "--json"], catch_exceptions=False)
    listed = {each["concept"]: each for each in json.loads(done.stdout)["concepts"]}
    assert len(listed) == len(concepts())
    ratio = listed["trees.gain_ratio"]
    assert (ratio["tier"], ratio["function"]) == ("core", "reference.trees.splitting:gain_ratio")
    assert "trees.gain_ratio" in ratio["exercises"]
    assert "trees.why_gain_ratio" in ratio["named_by"]  # a text, in which nothing is examined
    assert ratio["examples"] >= 2  # Witten's table 4.7 and its id code
    assert set(ratio) == {"concept", "title", "tier", "function", "exercises", "named_by", "examples"}


def concept(name: str, tier: str = "core") -> Concept:
    within = "a.b" if tier == "detail" else None
    return Concept.model_validate(
        {"id": name, "title": "T", "tier": tier, "within": within, "sections": {"witten": ["4"]}, "entries": ["w.x"]}
    )


def test_a_concept_counts_only_by_its_own_function_and_an_exercise_that_examines_it() -> None:
    entropy = load_exercise(bank_dir() / "information" / "entropy.yaml").spec
    own = "reference.information.entropy:entropy"
    naming = entropy.model_copy(update={"concepts": ("a.found", "a.used", "a.bare")})
    shown = CoverageEvidence(
        {"a.found": own, "a.used": "reference.information.entropy:split_information", "a.alone": own},
        {"information.entropy": [own]},
        {"w.x": 3},
    )
    known = [concept(f"a.{name}") for name in ("found", "used", "bare", "alone")]
    joined = coverage_of(known, [naming], shown)
    assert [each.lacks for each in joined] == [(), ("exercise",), ("reference", "exercise"), ("exercise",)]
    assert [each.exercises for each in joined] == [("information.entropy",), (), (), ()]
    assert [each.named_by for each in joined] == [(), ("information.entropy",), ("information.entropy",), ()]
    assert {each.examples for each in joined} == {3}
    names = list(missing_table(missing_core(joined)).columns[1].cells)
    assert names == ["used (no exercise), bare, alone (no exercise)"]


def test_a_process_is_examined_by_what_begins_it_or_goes_on() -> None:
    entropy = load_exercise(bank_dir() / "information" / "entropy.yaml").spec
    naming = entropy.model_copy(update={"concepts": ("a.trace",)})
    functions = {"a.trace": "reference.linear.perceptron:PERCEPTRON"}
    step = "reference.linear.perceptron:perceptron_successors"
    examined, other = (
        CoverageEvidence(functions, {naming.id: [name]}, {}) for name in (step, "reference.process:Process")
    )
    assert coverage_of([concept("a.trace")], [naming], examined)[0].lacks == ()
    assert coverage_of([concept("a.trace")], [naming], other)[0].lacks == ("exercise",)


def test_the_table_counts_what_is_covered_by_tier_and_an_exercise_of_two_concepts_once() -> None:
    entropy = load_exercise(bank_dir() / "information" / "entropy.yaml").spec
    both = entropy.model_copy(update={"concepts": ("a.one", "a.two")})
    own = "reference.information.entropy:entropy"
    shown = CoverageEvidence({"a.one": own, "a.two": own}, {both.id: [own]}, {})
    joined = coverage_of([concept("a.one"), concept("a.two"), concept("a.three", "detail")], [both], shown)
    columns = [list(column.cells) for column in coverage_table(joined).columns]
    assert columns == [["a", "all"], ["2/2"] * 2, ["–"] * 2, ["0/1"] * 2, ["1"] * 2, ["0"] * 2]


def test_what_exercises_examine_is_written_down_for_all_and_can_be_found() -> None:
    examined = bank_evidence().examined
    assert set(examined) == {f"{file.parent.name}.{file.stem}" for file in bank_files()}
    gone = {name for names in examined.values() for name in names if not resolves(name)}
    assert gone == set()


def test_every_figure_and_every_source_names_an_entry_of_one_concept() -> None:
    entries = [entry for each in concepts() for entry in each.entries]
    assert len(entries) == len(set(entries))
    assert set(reproduced_examples(figures_dir())) <= set(entries)


def test_the_table_names_every_module_and_what_core_lacks() -> None:
    said = CliRunner().invoke(app, ["coverage"], catch_exceptions=False).output
    assert all(module in said for module in {each.module for each in covered()})
    assert ("Core concepts without" in said) == bool(missing_core(covered()))
