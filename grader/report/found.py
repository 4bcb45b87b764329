"""A finding as a student reads it. Standard library only, as the students' checker is made from it too."""

from collections.abc import Sequence

from grader.report.shown import FindingView
from grader.report.text import one_line, visible

LABELS = {
    "misconception": "A known mistake",
    "divergence": "Where it first differs",
    "counterexample": "The smallest input that fails",
    "near_miss": "Nearly right",
    "error": "What stops it",
    "limit": "A limit it meets",
}


def finding_view(kind: str, name: str, hint: str, cases: Sequence[str], what: str = "These outputs are") -> FindingView:
    """What explains failures, with its label; a known mistake is said to give just `what` was seen."""
    authored = kind == "misconception"
    hint = visible(hint).strip() if authored else one_line(hint)
    name = one_line(name)
    # Hints that already begin this way are not said twice.
    says_it = hint.lower().startswith("these outputs")
    lead = f"{what} what this would give: {name}." if authored and not says_it else ""
    label = LABELS[kind]
    if kind in {"error", "limit"} or (authored and says_it):
        label = f"{label}: {name}"
    return FindingView(kind, label, lead, hint, authored, tuple(map(one_line, cases)))
