"""The largest answers that are read cost the grader at most 1.5 seconds and 200 MB, whatever they hold."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.thinned import some

HERE = Path(__file__).parent
# Of a submission, beyond the sandbox. Nested records for a ranking take 0.8 s at rest, 1.3 s on a busy machine.
SECONDS, MEGABYTES = 1.5, 200
# One exercise for each check that searches: the others compare what stands in the same place.
BY_CHECK = (
    "information.entropy",  # close
    "version_spaces.version_space",  # as_set
    "genetic.crossover",  # as_multiset
    "clustering.cut_hierarchy",  # partition
    "trees.attribute_ranking",  # ranking
    "trees.id3_tree",  # same_tree
    "logic.foil_trace",  # trace, same_theory
    "associations.association_rules",  # as_set of parts
)
AT_ONCE = 4  # exercises that are measured in one process


def batched(exercises: Sequence[str]) -> list[Sequence[str]]:
    return [exercises[place : place + AT_ONCE] for place in range(0, len(exercises), AT_ONCE)]


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("exercises", batched(some(BY_CHECK, 1)), ids=" ".join)
def test_no_answer_costs_more_than_a_second_and_a_half(exercises: Sequence[str]) -> None:
    lines = costs_of(*exercises)
    assert lines[-1]["megabytes"] <= MEGABYTES
    dear = [line for line in lines[:-1] if max(line["grading"], line["otherwise"]) > SECONDS]
    assert dear == []


def costs_of(*exercises: str) -> list[dict[str, Any]]:
    """What `measured_costs.py` prints."""
    command = [sys.executable, str(HERE / "measured_costs.py"), *exercises]
    root = str(HERE.parents[1])
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": root}, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]
