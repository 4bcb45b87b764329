"""A finding as a student reads it. Standard library only, as the students' checker holds this module too."""

import re
from collections.abc import Sequence
from dataclasses import replace

from grader.report.shown import FindingView
from grader.texts.safe_text import one_line, visible

STEP_LABEL = "Where it first differs"  # of a trace
PLACE_LABEL = "Where it differs"  # of answers that are no trace: a part, a field, a kind of difference
FINDING_LABELS = {
    "misconception": "A known mistake",
    "divergence": STEP_LABEL,
    "counterexample": "The smallest input that fails",
    "near_miss": "Nearly right",
    "inputs": "Which inputs fail",
    "repair": "Where to change it",
    "error": "What stops it",
    "limit": "A limit it meets",
}
# Near misses that are not near the right answer: what they are called says it better.
NAMED_NEAR_MISSES = frozenset(
    {"right on the examples only", "depends on earlier calls", "changes its inputs", "printed, not returned", "besides"}
)
STEP_NAME = re.compile(r"\bstep [0-9]+$")  # the end of the name of a finding on a step, which a field may not have
MISJUDGED_OPTION = "misjudged: "  # with the reason why an option of a choice is not as it was decided
GENERAL_BEGINNING = "This is not the right"  # the beginning of sentences that say nothing more than that


def finding_view(kind: str, name: str, hint: str, cases: Sequence[str], what: str = "These outputs are") -> FindingView:
    """The view of a finding with its label; of a known mistake it says that it would give exactly `what` was seen."""
    authored = kind == "misconception"
    hint = visible(hint).strip() if authored else one_line(hint)
    name = one_line(name)
    # Hints that already begin this way are not said twice.
    says_it = hint.lower().startswith("these outputs")
    lead = f"{what} what this would give." if authored and not says_it else ""
    names_itself = name in NAMED_NEAR_MISSES or name.startswith(MISJUDGED_OPTION)
    label = f"{name[:1].upper()}{name[1:]}" if kind == "near_miss" and names_itself else FINDING_LABELS[kind]
    if kind == "divergence" and not STEP_NAME.search(name):
        label = PLACE_LABEL
    if kind in {"error", "limit", "misconception"}:
        label = f"{label}: {name}"
    return FindingView(kind, label, lead, hint, authored, tuple(map(one_line, cases)))


def said_once(findings: Sequence[FindingView]) -> tuple[FindingView, ...]:
    """The findings, with the smallest failing input moved into the finding that explains it.

    For a trace the first difference is told of that input, as the case itself shows its own.
    """
    if len(findings) < 2 or findings[0].kind != "counterexample":
        return tuple(findings)
    shown, explains, *others = findings
    if explains.kind == "counterexample":
        return tuple(findings)
    if explains.label == STEP_LABEL:
        return (replace(shown, label=explains.label), *others)
    told = (
        explains.kind in {"error", "limit"} or shown.hint.startswith(GENERAL_BEGINNING) or shown.hint == explains.hint
    )
    rule = "" if told else shown.hint
    joined = replace(explains, call=shown.call, observed=shown.observed, error=shown.error, rule=rule)
    return (joined, *others)
