"""Known mistakes about how far a version space has come down."""

from collections.abc import Sequence

from reference.version_spaces.status import Border, status


def one_specific_is_converged(borders: Sequence[Sequence[Border]]) -> list[str]:
    """Converged as soon as S has one member, which it nearly always has: of Mitchell's EnjoySport, too."""
    return ["converged" if S and G and len(S) == 1 else status(S, G) for S, G in borders]


def one_each_is_converged(borders: Sequence[Sequence[Border]]) -> list[str]:
    """Converged where each border has one member, though not the same."""
    return ["converged" if len(S) == len(G) == 1 else status(S, G) for S, G in borders]


def empty_is_converged(borders: Sequence[Sequence[Border]]) -> list[str]:
    """Converged where nothing is left, as then nothing can change."""
    return ["converged" if status(S, G) == "empty" else status(S, G) for S, G in borders]
