"""Known mistakes with PROLOG-EBG: the same process with other examples, or with other rules."""

from collections.abc import Callable, Sequence

from reference.analytical.ebg import EbgState, Example, ebg_predict, ebg_start, ebg_successors, explained_rules
from reference.analytical.explanations import Theory
from reference.analytical.generalizing import Rule
from reference.analytical.mistakes.explanations import without_conditions
from reference.process import Process


def with_negatives(state: EbgState, examples: Sequence[Example], theory: Theory) -> tuple[EbgState, ...]:
    """The state after the next example, whatever its label."""
    return ebg_successors(state, [{**each, "positive": True} for each in examples], theory)


def ebg_by(
    rules_of: Callable[[Example, Theory], list[Rule]], *, covering: bool = True, ends: bool = False
) -> Process[EbgState]:
    """PROLOG-EBG that adds other rules for an example, with or without a look at whether it is covered."""

    def successors(state: EbgState, examples: Sequence[Example], theory: Theory) -> tuple[EbgState, ...]:
        positives = [example for example in examples if example["positive"]]
        if state.done == len(positives) or (ends and state.outcome == "unexplained"):
            return ()
        example = positives[state.done]
        if covering and ebg_predict(state.rules, example["goal"], example["facts"]):
            return (EbgState(state.done + 1, "covered", state.rules),)
        new = rules_of(example, theory)
        rules = (*state.rules, *(rule for rule in new if rule not in state.rules))
        return (EbgState(state.done + 1, "learned" if new else "unexplained", rules),)

    return Process(ebg_start, successors)


def all_rules(example: Example, theory: Theory) -> list[Rule]:
    """The different rules of all explanations."""
    return list(explained_rules(example["goal"], theory, example["facts"]))


def first_rule(example: Example, theory: Theory) -> list[Rule]:
    """The rule of the first explanation, if there is one."""
    return all_rules(example, theory)[:1]


def rule_without_tests(example: Example, theory: Theory) -> list[Rule]:
    """The rule of the first explanation, without its tests."""
    return [without_conditions(rule) for rule in first_rule(example, theory)]


EBG_WITH_NEGATIVES = Process(ebg_start, with_negatives)
EBG_WITHOUT_COVERING = ebg_by(first_rule, covering=False)
EBG_WITH_ALL_PROOFS = ebg_by(all_rules)
EBG_WITHOUT_TESTS = ebg_by(rule_without_tests)
EBG_STOPPED = ebg_by(first_rule, ends=True)
