"""What may be said of a hidden case: one constant sentence for each reason, the same whatever the expected value is."""

VALUE = "This is not the right answer."

# A reason that is missing here tells something of the expected value (a percentage of it, its digits rounded, its
# items in another order), and is told as a wrong answer like any other.
PLAIN: dict[str, str] = {
    "value": VALUE,
    # calls that gave no value
    "error": "The function raises an exception on an input like this.",
    "timeout": "The function does not come back within its time limit on an input like this.",
    "memory": "The function asks for more memory than it may have on an input like this.",
    "died": "The process ended in the middle of the call.",
    "missing": "There is no answer: nothing of the name asked for was found.",
    "ungraded": "This could not be graded, because of a fault on our side. It costs no mark.",
    "skipped": "This was not run, because earlier calls of the same function did not come back in time.",
    # forms
    "nothing": "The function returned None. If it prints the answer, return it instead.",
    "type": "The answer is not of the type asked for.",
    "shape": "The answer does not have as many entries as it should, or not in the rows it should.",
    "nan": "The answer has a NaN in it. Look for 0/0, or for the logarithm of 0.",
    "keys": "A key occurs twice in the answer. Each should have one value.",
    "missing_keys": "The answer does not have the keys it should have.",
    "extra_keys": "The answer does not have the keys it should have.",
    "missing_part": "A part of the answer is missing. Look at how the parts are named.",
    # traces
    "empty": "The list has no steps. Add each state to it as the algorithm reaches it.",
    "initial": "The list does not begin as it should. Look at whether the starting state belongs in it.",
    "diverges": "A step of the trace differs from what the algorithm does.",
    "follows": "There is one slip, and what comes after it follows from it.",
    "short": "The trace stops too early. Look at when the algorithm ends.",
    "long": "The trace goes on for too long. Look at when the algorithm ends.",
    # properties
    "range": "The answer has a number outside the range that every right answer lies in.",
    "changed": "The answer changes with the order of the input, and it should not.",
    # hand answers
    "unreadable": "The answer cannot be read as what is asked for. Write one number, or the label, and nothing else.",
}

TELLING = frozenset({"percent", "rounded", "factor", "sign", "order", "case"})


def plain(reason: str) -> tuple[str, str]:
    """The reason and sentence for a student who may not see the case's values.

    >>> plain("percent")
    ('value', 'This is not the right answer.')
    """
    return (reason, PLAIN[reason]) if reason in PLAIN else ("value", VALUE)
