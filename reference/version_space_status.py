"""Whether a version space has come down to one hypothesis, still has several, or has none. Mitchell, section 2.6."""

from collections.abc import Sequence
from typing import Any

from reference.version_spaces import hypothesis_of

Border = Sequence[Any]


def status(S: Border, G: Border) -> str:
    """`empty` if a border has no member, `converged` if both have the same single one, else `partial`.

    >>> status([["sunny", "?"]], [["sunny", "?"]]), status([["sunny", "?"]], [["?", "?"]]), status([], [])
    ('converged', 'partial', 'empty')
    """
    specific, general = ({hypothesis_of(each) for each in border} for border in (S, G))
    if not specific or not general:
        return "empty"
    return "converged" if specific == general and len(specific) == 1 else "partial"


def statuses(borders: Sequence[Sequence[Border]]) -> list[str]:
    """The status of each version space, given by its borders S and G.

    >>> statuses([[[["a"]], [["a"]]], [[["a"]], [["?"]]]])
    ['converged', 'partial']
    """
    return [status(S, G) for S, G in borders]
