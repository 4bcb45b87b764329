"""Status of a version space: one hypothesis, several, or none. Mitchell, section 2.6."""

from collections.abc import Sequence
from typing import Any

from reference.version_spaces.hypotheses import hypothesis_of

Border = Sequence[Any]


def status(specific: Border, general: Border) -> str:
    """`empty` if border S or G has no member, `converged` if both have the same single one, else `partial`.

    >>> status([["sunny", "?"]], [["sunny", "?"]]), status([["sunny", "?"]], [["?", "?"]]), status([], [])
    ('converged', 'partial', 'empty')
    """
    lowest, highest = ({hypothesis_of(each) for each in border} for border in (specific, general))
    if not lowest or not highest:
        return "empty"
    return "converged" if lowest == highest and len(lowest) == 1 else "partial"


def statuses(borders: Sequence[Sequence[Border]]) -> list[str]:
    """The status of each version space, from its borders S and G.

    >>> statuses([[[["a"]], [["a"]]], [[["a"]], [["?"]]]])
    ['converged', 'partial']
    """
    return [status(S, G) for S, G in borders]
