"""Verifier for 1R: any attribute with the fewest errors is right, and any majority label."""

from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.rules.coverage import Rows, majorities
from reference.rules.one_r import attribute_errors, labels_by_value, one_r_errors

FORM = "Return a dict with `attribute`, its name, `labels`, a dict from each of its values to a label, and `errors`."


def one_r_flaws(answer: Any, rows: Rows, target: str) -> list[Flaw]:
    """The flaws of a 1R rule; none for a rule that ties allow."""
    attribute, labels, errors = read_rule(answer)
    totals = one_r_errors(rows, target)
    if attribute not in totals:
        return [Flaw(f"attribute {attribute}", 1, "attribute", "There is no such attribute.")]
    found = []
    if totals[attribute] > min(totals.values()):
        found.append(Flaw(f"attribute {attribute}", 1, "attribute", "Another attribute makes fewer errors."))
    groups = labels_by_value(rows, attribute, target)
    # as text: an answer may spell the value 1 as "1"
    if {str(value) for value in groups} != {str(value) for value in labels}:
        found.append(Flaw("labels", 0.5, "values", "The rule does not have one label for each value of the attribute."))
    elif any(labels[str(value)] not in majorities(its) for value, its in groups.items()):
        found.append(Flaw("labels", 0.5, "majority", "Some value predicts a label that is not its most frequent."))
    # the errors of the chosen attribute: a wrong choice is not punished twice
    if errors != attribute_errors(rows, attribute, target):
        found.append(Flaw("errors", 0.3, "errors", "The number of errors is not that of this attribute."))
    return found


def has_one_rule(rows: Rows, target: str) -> bool:
    """Whether nothing is tied: one attribute has the fewest errors, and each of its values one majority label."""
    totals = one_r_errors(rows, target)
    best = [name for name, errors in totals.items() if errors == min(totals.values())]
    return len(best) == 1 and all(len(majorities(its)) == 1 for its in labels_by_value(rows, best[0], target).values())


def read_rule(answer: Any) -> tuple[str, dict[str, Any], int]:
    """Attribute, labels and errors of an answer, from a dict or from a list of the three."""
    if isinstance(answer, dict):
        answer = [answer.get("attribute"), answer.get("labels"), answer.get("errors")]
    if not isinstance(answer, list) or len(answer) != 3:
        raise NotReadable(FORM)
    attribute, labels, errors = answer
    if (
        not isinstance(attribute, str)
        or not isinstance(labels, dict)
        # True is an int in Python, and no number of errors
        or isinstance(errors, bool | str)
        or errors is None
    ):
        raise NotReadable(FORM)
    return attribute, {str(value): label for value, label in labels.items()}, errors
