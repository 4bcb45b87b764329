"""Sentences about hidden cases: one constant sentence for each reason, whatever the expected value is."""

from collections.abc import Sequence

WRONG_SENTENCE = "This is not the right answer."

# A reason that is missing here tells something of the expected value (a percentage of it, its digits rounded, its
# items in another order), and is told as a wrong answer like any other.
HIDDEN_SENTENCES: dict[str, str] = {
    "value": WRONG_SENTENCE,
    # calls that gave no value
    "error": "The function raises an exception on an input like this.",
    "timeout": "The function does not come back within its time limit on an input like this.",
    "memory": "The function asks for more memory than it may have on an input like this.",
    "died": "The process ended in the middle of the call.",
    "missing": "There is no answer: nothing of the name asked for was found.",
    "blank": "This is still as it was handed out.",
    "ungraded": "This could not be graded, because of a fault on our side. It costs no mark.",
    "skipped": "This was not run, because earlier calls of the same function did not come back, or gave too much.",
    # forms
    "nothing": "The function returned None. If it prints the answer, return it instead.",
    "type": "The answer is not of the type asked for.",
    "shape": "The answer does not have as many entries as it should, or not in the rows it should.",
    "nan": "The answer has a NaN in it. Look for 0/0, or for the logarithm of 0.",
    "keys": "A key occurs twice in the answer. Each should have one value.",
    "missing_keys": "The answer does not have the keys it should have.",
    "extra_keys": "The answer does not have the keys it should have.",
    "missing_part": "A part of the answer is missing. Look at how the parts are named.",
    # collections, tables, vectors
    "item_type": "The items of the answer are not of the type asked for.",
    "letters": "Every item is a single letter. A set that is made of a text takes the text apart.",
    "repeats": "An item occurs twice in the answer. Each should be there once.",
    "from_one": "The items are counted from 1. Count them from 0.",
    "missing_columns": "The answer does not have the columns it should have.",
    "zero": "Every entry is zero, and such a vector points nowhere.",
    # traces
    "empty": "The list has no steps. Add an item to it for each step.",
    "initial": "The list does not begin as it should. Look at whether the starting state belongs in it.",
    "diverges": "A step of the trace differs from what the algorithm does.",
    "follows": "There is one slip, and what comes after it follows from it.",
    "short": "The trace stops too early. Look at when the algorithm ends.",
    "long": "The trace goes on for too long. Look at when the algorithm ends.",
    # trees
    "attribute": "A test is on something else than it should be. Look at how the best test is chosen.",
    "threshold": "A node compares the right attribute with another value than it should.",
    "branch": "A node does not have just the branches that it should have.",
    "stopped": "The tree ends in a leaf where it should go on. Look at when it stops.",
    "needless": "The tree goes on where there should be a leaf. Look at when it stops.",
    "label": "A leaf has another label than it should. Look at how a label is chosen.",
    "counts": "The counts of a node are missing, or not right.",
    # predictions and clauses
    "unknown_label": "The answer has a label that does not occur in the data.",
    # tests of the author's own
    "test": "A test of your code fails.",
    "output": "A test of your code fails.",
    # the code itself
    "source": "The code uses an import, or a name, that this exercise does not allow.",
    # properties
    "range": "The answer has a number outside the range that every right answer lies in.",
    "bound": "The answer has a number that is too small, or too large, for any right answer to its input.",
    "sum": "The numbers of the answer do not add up to what they should.",
    "kept_count": "The parts of the answer do not have as many entries together as the input has items.",
    "kept_sum": "The numbers of the answer do not add up to what those of the input do.",
    "kept_items": "The answer does not have just the items of the input, each as often.",
    "unordered": "The numbers of the answer do not stand in order.",
    "disagrees": "The answer is not what one finds by going through all possibilities.",
    "changed": "The answer changes with the order of the input, and it should not.",
    "changed_by_copies": "The answer changes when every item of the input is there twice, and it should not.",
    "changed_by_scale": "The answer changes when all numbers of an input grow by the same factor, and it should not.",
    "changed_by_places": "The answer changes with the order of columns or entries in the input, and it should not.",
    "changed_by_names": "The answer changes when the values in the input have other names, and it should not.",
    "asymmetric": "The answer changes when two inputs are exchanged, and it should not.",
    "not_monotone": "The answer goes the wrong way when one of the inputs becomes larger.",
    "not_idempotent": "Called with its own answer, the function changes it again, and it should not.",
    # hand answers
    "unreadable": "The answer cannot be read as what is asked for. Write one number, the label, or the letters of the "
    "options, and nothing else.",
    "several": "Several options are chosen, and one is asked for.",
    "partly": "Some of the choices are right; one too many is chosen, or one too few.",
}

# The reasons that verifiers give besides (`verify.py` of a topic), in the same manner.
FLAW_SENTENCES: dict[str, str] = {
    # rules
    "values": "The rule does not have one label for each value of its attribute.",
    "majority": "A value predicts a label that is not its most frequent.",
    "errors": "The number of errors is not that of the attribute.",
    "body_count": "There is not one formula for each rule.",
    "both_bodies": "There is a row of which more than one formula is true.",
    "no_body": "There is a row that a rule covers, and of which no formula is true.",
    "other_body": "There is a row of which the formula of another rule is true, or that no rule covers.",
    "normal_form": "Whether the formula is in disjunctive normal form is not answered right.",
    "no_rule": "There is a row that no rule of the answer covers.",
    "prediction": "There is a row for which the rules of the answer predict the other label.",
    # curves and plans of indices
    "ends": "The curve does not begin at (0, 0) and end at (1, 1).",
    "backwards": "The curve turns back. It goes up and to the right only.",
    "off_curve": "A point of the answer is not on the curve. Look at how the rates are made, and at equal scores.",
    "corner": "A corner of the curve is missing.",
    # plans of operators
    "unknown_operator": "A step of the plan is not the name of an operator.",
    "not_applicable": "A step of the plan needs a fact that does not hold then.",
    "not_reached": "After the last step some fact of the goal does not hold.",
    "longer": "The plan reaches the goal, but there is a shorter one.",
    "exists": "Whether there is a plan at all is not answered right.",
    "part_count": "The plan does not have as many parts as it should.",
    "sizes": "The parts of the plan do not have the sizes they should.",
    "other_examples": "The parts of the plan do not hold the examples they should.",
    "not_an_index": "The plan has an index that belongs to no example.",
    "overlap": "An example is there twice; the parts may not overlap.",
    "forgotten": "An example is in none of the parts.",
    "empty_fold": "A fold has no examples.",
    "unstratified": "A class is not shared out evenly over the folds.",
    "reused": "A node tests an attribute that is tested above it already.",
    "unknown": "A node tests something that is not one of the attributes.",
    "empty_branch": "A branch that no example comes to is not as it should be. Look at which label it gets.",
    # smallest trees
    "variable": "The tree tests something that is not one of the variables.",
    "size": "The tree has the right values, but another one has fewer tests.",
    "none": "Whether there is such a tree at all is not answered right.",
    "contradiction": "Whether there is such a tree at all is not answered right.",
    "inconsistent": "The tree gives some row another label than its own.",
    "depth": "The tree labels every row right, but another one has less depth.",
    "nodes": "The tree has the least depth, but another one of this depth has fewer nodes.",
    # formulas
    "connective": "The formula has a connective that it should not have.",
    "proposition": "The formula has a proposition that the given one does not have.",
    "equivalence": "The formula and the given one differ under some assignment of truth values.",
    # derivations
    "step": "A step is no resolvent of the two clauses that it names, or one of them does not come before it.",
    "end": "Every step is right, but the empty clause is not reached.",
    "no_truth_value": "A proposition of the clauses has no truth value.",
    "model": "The truth values make one of the clauses false.",
    # invented predicates
    "construction": "The clauses are not of the form asked for. Look at which of them use the new predicate.",
    "not_applicable_here": "There are clauses where the step cannot be made.",
    "not_undone": "Resolving the clauses does not give the given ones back. Look at the arguments of the predicate.",
    "common_part": "Some atom that is common to both bodies is not taken as common.",
    "needless_argument": "The new predicate has an argument that it does not need.",
    # explanations
    "unexplained": "There is an explanation, and the answer has none.",
    "other_goal": "The explanation has another goal than the given one.",
    "not_ground": "A goal of the explanation still has a variable.",
    "no_fact": "Something is called a fact that is not among the facts.",
    "no_test": "Something is called built-in that is no computed atom, or that does not hold.",
    "no_clause": "The explanation uses the number of a clause that does not exist.",
    "clause_step": "A clause does not give its goal from the goals used. Look at the values of its variables.",
    # crates
    "illegal_move": "A move of the plan cannot be made.",
    "goal_unmet": "After the last move some goal does not hold.",
    # counterexamples
    "not_decided": "Whether the clause is true is not answered right.",
    "no_constant": "Each variable of the clause needs one of the constants as its value.",
    "satisfied": "For these values at least one literal of the clause is true.",
    # substitutions
    "another_term": "The substitution does something else with a variable.",
    "unifiable": "There is an answer, and None was returned.",
    "no_unifier": "There is no substitution that makes the two equal.",
    "not_equal": "The substitution does not make the two equal.",
    "not_general": "The substitution makes the two equal, and replaces more than it must.",
    "is_subsumed": "There is such a substitution, and None was returned.",
    "not_subsumed": "There is no such substitution.",
    "no_part": "With this substitution, some literal of the one clause is not in the other.",
    # separators
    "no_direction": "Every weight is zero, so there is no line.",
    "wrong_side": "A point lies on the wrong side of the line, or on it.",
    "not_widest": "The line separates the classes, but another has a larger margin.",
    "not_support": "A point that is named as a support vector does not lie on the margin.",
    "too_few_support": "The support vectors alone do not lead to the line: some are missing.",
    "margin_value": "The margin is not the distance of the support vectors from the line.",
}

# Reasons that tell something of the expected value, and so have no sentence above.
TELLING_REASONS = frozenset(
    {"percent", "rounded", "factor", "sign", "order", "case", "predictions"}
    | {"missing_items", "extra_items", "wrong_items", "times", "tied", "reversed", "merged", "split", "grouping"}
    | {"opposite", "missing_rows", "extra_rows", "wrong_rows", "cells"}
    | {"missing_clauses", "extra_clauses", "too_general", "too_specific", "variables"}
)


def hidden_sentence(reason: str) -> tuple[str, str]:
    """The reason and sentence for a student who may not see the case's values.

    >>> hidden_sentence("percent")
    ('value', 'This is not the right answer.')
    """
    sentence = HIDDEN_SENTENCES.get(reason) or FLAW_SENTENCES.get(reason)
    return (reason, sentence) if sentence else ("value", WRONG_SENTENCE)


def quoted_names(names: Sequence[str]) -> str:
    """Names as code in a list of words; `column 3`, which is no name, stands as it is.

    >>> quoted_names(["tpr"]), quoted_names(["tpr", "fpr", "tnr"]), quoted_names(["column 3"])
    ('`tpr`', '`tpr`, `fpr` and `tnr`', 'column 3')
    """
    *others, last = [name if " " in name else f"`{name}`" for name in names]
    return f"{', '.join(others)} and {last}" if others else last
