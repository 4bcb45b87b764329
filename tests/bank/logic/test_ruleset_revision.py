"""Tests of `reference.logic.ruleset_revision`: what is given to students finds the same sets, and the end is a peak."""

from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from typing import Any

from grader.paths import bank_dir
from reference.logic.draws.revision import TARGET, machine_examples, machine_rules
from reference.logic.ruleset_revision import (
    OPERATORS,
    REVISION,
    concludes,
    improve_ruleset,
    revisions,
    ruleset_value,
    unordered,
)


def given_revisions() -> Any:
    spec = spec_from_file_location("revisions", bank_dir() / "logic" / "revisions.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.revisions


def sets_of(found: Any) -> set[Any]:
    return {unordered((tuple(head), tuple(map(tuple, body))) for head, body in rules) for rules in found}


def test_the_function_given_to_students_finds_the_same_sets() -> None:
    given = given_revisions()
    for seed in range(150):
        rules = machine_rules(Random(seed), n=[1, 4], shared=[1, 3])
        assert sets_of(given(rules, "new1")) == sets_of(revisions(rules, OPERATORS, "new1")), seed


def test_the_way_goes_up_and_ends_where_no_single_operator_helps() -> None:
    for seed in range(40):
        rules = machine_rules(Random(seed))
        args: dict[str, Any] = {"examples": machine_examples(Random(seed), rules), "target": TARGET}
        values = [ruleset_value(state.rules, **args) for state in REVISION.steps(rules=rules, max_steps=9, **args)]
        assert values == sorted({*values})
        end = improve_ruleset(rules, OPERATORS, lambda each, args=args: ruleset_value(each, **args))  # type: ignore[misc]  # a default
        assert ruleset_value(end, **args) == values[-1]
        assert all(ruleset_value(each, **args) <= values[-1] for each in revisions(end, OPERATORS, "other"))


def test_steps_can_be_counted_out() -> None:
    rules = [[["stop"], [["hot"], ["dry"], ["loud"]]], [["alarm"], [["hot"], ["dry"]]]]
    assert improve_ruleset(rules, OPERATORS, len, max_steps=0) == improve_ruleset(rules, [], len)


def test_a_circle_of_rules_proves_nothing() -> None:
    circle = [[["stop"], [["alarm"]]], [["alarm"], [["stop"]]]]
    assert not concludes(circle, ["hot"], "stop")
    assert concludes(circle, ["alarm"], "stop")
