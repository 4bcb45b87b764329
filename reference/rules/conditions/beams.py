"""Conditions on tables in which beam search has few ties, and in which known mistakes lead elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.rules.beam import BEAM
from reference.rules.conditions.searches import process_with, tells
from reference.rules.mistakes import beam as beam_mistakes


def old_bodies_stay(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether beam search has few ties, and other beams if old bodies are dropped or accuracies compared."""
    return tells(BEAM, [process_with(BEAM, keep_parents=False), process_with(BEAM, score="accuracy")], args)


def impure_bodies_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether beam search has few ties, and other beams if pure bodies are made longer, or only the best one is."""
    wrong = [beam_mistakes.BEAM_WITH_PURE_MADE_LONGER, beam_mistakes.BEAM_OF_THE_BEST_ALONE]
    return tells(BEAM, wrong, args)


def equal_scores_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether beam search has few ties, and other beams if newer bodies go first, or the same one counts twice."""
    return tells(BEAM, [beam_mistakes.BEAM_WITH_NEWER_FIRST, beam_mistakes.BEAM_WITH_REPEATS], args)
