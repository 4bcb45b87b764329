"""Reduced-error pruning of a set of rules, with rows that were not used to learn it. Blockeel, section 5.1.10."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process
from reference.rules.coverage import Row, Rows, Rule, predict_list
from reference.rules.covering import as_body
from reference.rules.rule_sets import ruleset_predict

Predict = Callable[[Sequence[Rule], Row, Any], Any]  # of the rules, a row, and the default


@dataclass(frozen=True, slots=True)
class RuleSetState:
    """The rules that are left, and the number of pruning rows that they label wrong."""

    rules: tuple[Rule, ...]
    errors: int


def by_first_rule(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of the first rule that covers a row, else the default."""
    return predict_list(rules, row, default=default)


def by_votes(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of most of the rules that cover a row, else the default; of tied labels the first by name."""
    return ruleset_predict(rules, row, default=default)


PREDICTS: dict[str, Predict] = {"list": by_first_rule, "vote": by_votes}


def errors_of_rules(rules: Sequence[Rule], default: Any, rows: Rows, target: str, predict: str | Predict) -> int:
    """The number of rows that get another label than their own."""
    label = PREDICTS[predict] if isinstance(predict, str) else predict
    return sum(label(rules, row, default) != row[target] for row in rows)


def rules_as_tuples(rules: Sequence[Sequence[Any]]) -> tuple[Rule, ...]:
    """Rules as tuples of a body and a label."""
    return tuple((as_body(body), label) for body, label in rules)


def smaller_sets(rules: tuple[Rule, ...]) -> list[list[tuple[Rule, ...]]]:
    """The rules with one rule less, and the rules with one condition less."""
    others = [(rules[:place], rules[place], rules[place + 1 :]) for place in range(len(rules))]
    conditions = [
        (*above, ((*body[:place], *body[place + 1 :]), label), *below)
        for above, (body, label), below in others
        for place in range(len(body))
    ]
    return [[(*above, *below) for above, _, below in others], conditions]


def rep_start(
    rules: Sequence[Rule],
    default: Any,
    rows: Rows,
    target: str,
    *,
    predict: str | Predict = "list",
    allow_equal: bool = True,
) -> RuleSetState:
    """The state with all rules."""
    return RuleSetState(rules_as_tuples(rules), errors_of_rules(rules_as_tuples(rules), default, rows, target, predict))


def rep_successors(
    state: RuleSetState,
    rules: Sequence[Rule],
    default: Any,
    rows: Rows,
    target: str,
    *,
    predict: str | Predict = "list",
    allow_equal: bool = True,
) -> tuple[RuleSetState, ...]:
    """The states after the deletion of a rule or of a condition that leaves the fewest errors; none if it leaves more.

    Blockeel leaves open which deletion comes first: here that of a whole rule among those with equally few errors.
    """
    here = rules_as_tuples(state.rules)
    before = errors_of_rules(here, default, rows, target, predict)
    # as many errors as before are allowed, or not
    limit = before if allow_equal else before - 1
    groups = [
        {each: errors_of_rules(each, default, rows, target, predict) for each in sets} for sets in smaller_sets(here)
    ]
    fewest = min((errors for group in groups for errors in group.values()), default=before + 1)
    if fewest > limit:
        return ()
    best = [[RuleSetState(each, fewest) for each, errors in group.items() if errors == fewest] for group in groups]
    return tuple(best[0] or best[1])


RULE_PRUNING = Process(rep_start, rep_successors)


def prune_rule_set(
    rules: Sequence[Rule],
    rows: Rows,
    target: str,
    *,
    default: Any = None,
    predict: str | Predict = "list",
    allow_equal: bool = True,
) -> list[Rule]:
    """The rules that are left when every deletion would label more pruning rows wrong.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyy", "vxn", "vyn")]
    >>> prune_rule_set([([("a", "u"), ("b", "x")], "y"), ([("b", "y")], "n")], rows, "class", default="n")
    [((('a', 'u'),), 'y')]
    """
    last = RULE_PRUNING.last(
        rules=rules, default=default, rows=rows, target=target, predict=predict, allow_equal=allow_equal
    )
    return list(last.rules)
