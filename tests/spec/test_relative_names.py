"""Names of code in a spec: relative to the topic, looked up, in full; and what is told of those that name nothing."""

from pathlib import Path
from typing import Any

import pytest

from grader.build.spec_lint import faults_in
from grader.spec.full_names import code_names, full_name, with_full_names
from grader.spec.load import load_exercise
from grader.spec.topics import UnknownName
from tests.banked import bank_dir

WHOLE: dict[str, Any] = {  # every field that names code, once
    "id": "trees.all",
    "reference": "splitting:gain_ratio",
    "parts": [{"reference": "gini:gini"}],
    "provided": [{"reference": "id3:majorities"}],
    "misconceptions": [
        {"reference": "mistakes.splitting:gain_per_value", "also": ["mistakes.thresholds:middle_threshold"]}
    ],
    "check": {
        "verify": {"reference": "verify:id3_flaws", "unique": "verify:has_one_tree"},
        "one_of": "splitting:best_attributes",
        "same_predictions": {"tied": "id3:id3_tied_labels"},
    },
    "properties": [
        {"agrees_with": {"reference": "splitting:best_attribute", "by": {"close": {}}}},
        {"agrees_with": "splitting:best_attribute"},
        {"bounded_by": {"upper": "gini:gini", "lower": "counts"}},
    ],
    "require": ["gains_apart"],
    "given": {"table": {"$make": "tied_table", "rows": {"$make": "counts", "reference": "data:own"}}},
    "options": {"from": "parity_table"},
    "args": {"rows": [{"$make": "separability:herd"}]},
    "cases": [{"require": ["parts_differ"], "draw": {"a": {"$make": "tree"}}, "args": {"reference": "data:own"}}],
}
FULL = [
    "trees.splitting:gain_ratio",
    "trees.gini:gini",
    "trees.id3:majorities",
    "trees.mistakes.splitting:gain_per_value",
    "trees.mistakes.thresholds:middle_threshold",
    "trees.verify:id3_flaws",
    "trees.verify:has_one_tree",
    "trees.splitting:best_attributes",
    "trees.id3:id3_tied_labels",
    "trees.splitting:best_attribute",
    "trees.splitting:best_attribute",
    "trees.gini:gini",
    "trees.conditions.nominal:gains_apart",
    "trees.draws.nominal:tied_table",
    "shared.draws.numbers:counts",
    "trees.draws.separability:herd",
    "trees.draws.nominal:parity_table",
    "shared.conditions:parts_differ",
    "trees.draws.nominal:tree",
]


def test_every_field_that_names_code_gets_full_names_and_data_stays_as_it_is() -> None:
    names = with_full_names(WHOLE)
    assert list(code_names(WHOLE)) == [f"reference.{name}" for name in FULL]
    assert names.unknown == {}
    assert names.value["cases"][0]["args"] == {"reference": "data:own"}
    assert names.value["given"]["table"]["rows"]["reference"] == "data:own"
    assert names.value["properties"][2]["bounded_by"]["lower"] == "counts"
    assert WHOLE["reference"] == "splitting:gain_ratio"  # the tree that was read is as it was
    assert with_full_names(names.value).value == names.value


@pytest.mark.parametrize(
    ("name", "kind", "topic", "full"),
    [
        ("reference.trees.gini:gini", "code", "bayes", "reference.trees.gini:gini"),
        ("./own.py:f", "code", "trees", "./own.py:f"),
        ("local_0123456789abcdef:f", "code", "trees", "local_0123456789abcdef:f"),
        ("local_vote", "conditions", "instances", "reference.instances.conditions:local_vote"),
        ("networks:query", "draws", "bayes_nets", "reference.bayes_nets.draws.networks:query"),
        ("counts", "draws", None, "reference.shared.draws.numbers:counts"),
        ("splitting:gain_ratio", "code", None, "splitting:gain_ratio"),  # told later: it is no full name
        ("not a name", "code", "trees", "not a name"),
    ],
)
def test_a_name_is_full_relative_or_looked_up(name: str, kind: str, topic: str | None, full: str) -> None:
    assert full_name(name, kind, topic) == full


@pytest.mark.parametrize(
    ("name", "kind", "topic", "problem", "remedy"),
    [
        (
            "spliting:gain_ratio",
            "code",
            "trees",
            "`reference/trees` has no module `spliting`",
            "`splitting:gain_ratio`",
        ),
        ("splitting:gain_rato", "code", "trees", "`reference/trees/splitting.py` has no function", "`gain_ratio`"),
        (
            "id3:gain_per_value",
            "code",
            "trees",
            "has no function `gain_per_value`",
            "`mistakes.splitting:gain_per_value`",
        ),
        ("mistakes:gini_index", "code", "trees", "has no module `mistakes`", "`mistakes.id3`"),
        ("gain:entropy", "code", "trees", "has no module `gain`", "`gini`"),
        ("zzz:remainder", "code", "trees", "has no module `zzz`", "`reference.information.exact_remainder:remainder`"),
        ("query", "draws", "bayes_nets", "has several `query`", "`irrelevant_nodes:query` or `networks:query`"),
        ("ruled_tabl", "draws", "trees", "have no generator `ruled_tabl`", "Did you mean `ruled_table`?"),
        (
            "separates",
            "conditions",
            "genetic",
            "have no condition `separates`",
            "`reference.linear.conditions:separates`",
        ),
        ("tests_in", "conditions", "trees", "have no condition `tests_in`", "Conditions"),  # a helper, no condition
        ("gains_apart", "conditions", None, "has no condition", "`reference.trees.conditions.nominal:gains_apart`"),
    ],
)
def test_a_name_of_nothing_is_told_with_what_is_near(
    name: str, kind: str, topic: str | None, problem: str, remedy: str
) -> None:
    with pytest.raises(UnknownName) as error:
        full_name(name, kind, topic)
    assert problem in error.value.problem
    assert remedy in error.value.remedy
    assert error.value.full.startswith("reference.")


def copied(folder: Path, old: str, new: str) -> Path:
    """The exercise of the gain ratio with another text in it."""
    file = folder / "bank" / "trees" / "gain_ratio.yaml"
    file.parent.mkdir(parents=True)
    text = (bank_dir() / "trees" / "gain_ratio.yaml").read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    return file


def test_a_loaded_exercise_has_full_names_only() -> None:
    spec: Any = load_exercise(bank_dir() / "trees" / "gain_ratio.yaml").spec
    assert spec.reference == "reference.trees.splitting:gain_ratio"
    assert all(name.startswith("reference.") for case in spec.cases for name in case.require)


def test_a_fault_quotes_what_the_author_wrote(tmp_path: Path) -> None:
    file = copied(tmp_path, "reference: splitting:gain_ratio\n", "reference: splitting:gain_rato\n")
    [fault] = faults_in(file)
    assert (fault.field, fault.remedy) == ("reference", "Did you mean `gain_ratio`?")
    assert fault.problem.startswith("`splitting:gain_rato`: `reference/trees/splitting.py`")


def test_a_full_name_of_another_layout_is_told_where_its_code_stands(tmp_path: Path) -> None:
    file = copied(tmp_path, "mistakes.splitting:gain_per_value", "reference.misconceptions.trees:gain_per_value")
    [fault] = faults_in(file)
    assert fault.problem == "there is no module `reference.misconceptions.trees`"
    assert fault.remedy == "Did you mean `reference.trees.mistakes.splitting:gain_per_value`?"
