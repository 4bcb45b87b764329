"""Submissions that attack in one exercise: what they earn there, what the rest earns, and that nothing got through."""

import os
from collections.abc import Iterator
from itertools import product
from operator import itemgetter

import pytest

from grader.sandbox.run import Sandbox
from tests.attacks.attack_comparison import COMPARISON
from tests.attacks.attack_escape import ESCAPE
from tests.attacks.attack_exhaustion import EXHAUSTION, HANGING_FILES
from tests.attacks.attack_secrets import OWN_MEMORY, SECRETS
from tests.attacks.attack_tampering import TAMPERING
from tests.attacks.attacked import (
    ATTACKED,
    ESCAPED,
    HONEST_SCORES,
    RIGHT,
    graded,
    hidden_values,
    honest_scores,
    json_size,
    pages,
    part,
    reasons,
    written,
)
from tests.attacks.surroundings import CANARIES, World, descendants, eventually, mounts, surroundings
from tests.thinned import some

pytestmark = pytest.mark.slow  # a hundred attacks on two backends

PROCESSES = {"namespaces": 3, "landlock": 2}  # of an idle worker: itself, its spare child, and what holds the jail
BACKENDS = tuple(PROCESSES)
ATTACKS = {
    f"{kind}: {name}": row
    for kind, table in {
        "comparison": COMPARISON,
        "tampering": TAMPERING,
        "secrets": SECRETS,
        "escape": ESCAPE,
        "exhaustion": EXHAUSTION,
        "file": HANGING_FILES,
    }.items()
    for name, row in table.items()
}
TRIED = some(ATTACKS, 20, kind=lambda name: name.partition(":")[0])  # another commit tries others
HELD = some(product(BACKENDS, TRIED), len(TRIED), kind=itemgetter(1))  # each on one of them, if not thorough
PLANTED = "import builtins, sys, numpy, os\nbuiltins.left = sys.left = numpy.left = os.environ['LEFT'] = 'left'\n"
SOUGHT = f"""
import builtins, sys, numpy, os
def entropy(counts):
    found = [hasattr(each, "left") for each in (builtins, sys, numpy)]
    return "{ESCAPED}" if any(found) or "LEFT" in os.environ else "nothing"
"""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patched, surroundings(tmp_path_factory.mktemp("canary")) as made:
        patched.setenv("GRADER_SECRET", CANARIES[0])
        patched.setattr("grader.sandbox.session.IMPORT_SECONDS", 1.5)
        yield made


@pytest.fixture(scope="module", params=BACKENDS)
def sandbox(request: pytest.FixtureRequest, world: World) -> Iterator[Sandbox]:
    with Sandbox(request.param) as opened:
        assert opened.isolation == request.param
        yield opened


@pytest.fixture(scope="module")
def steady(sandbox: Sandbox) -> int:
    """How many processes there are while both workers are idle, each with a spare child."""
    before = len(descendants())
    for code in (RIGHT, RIGHT + "import pandas\npandas.NA\n"):
        graded(sandbox, code)
    return before + len(sandbox.jails) * PROCESSES[sandbox.isolation]


def descriptors_beside(sandbox: Sandbox) -> int:
    """How many are open, but for the sockets of children that wait for their session."""
    waiting = sum(len(jail.announced) for jail in sandbox.jails.values())
    return len(os.listdir("/proc/self/fd")) - waiting


@pytest.mark.parametrize(("sandbox", "name"), HELD, indirect=["sandbox"])
def test_an_attack_gets_what_it_deserves(sandbox: Sandbox, world: World, steady: int, name: str) -> None:
    row = ATTACKS[name]
    descriptors, mounted = descriptors_beside(sandbox), mounts()
    result = graded(sandbox, world.filled(row.code))
    everything = written(result)
    assert [canary for canary in CANARIES if canary in everything] == []
    assert world.traces() == []
    assert honest_scores(result) == HONEST_SCORES
    assert part(result, ATTACKED).score == row.score
    assert row.foresees(reasons(result)), reasons(result)
    if name.startswith("secrets"):
        shown = "".join(pages(result, "hint").values())
        assert [value for value in hidden_values() if value in shown] == []
    assert json_size(result) < 4 << 20
    assert eventually(lambda: len(descendants()) <= steady)
    assert descriptors_beside(sandbox) <= descriptors
    assert mounts() == mounted


def test_the_same_work_without_an_attack_has_full_marks(sandbox: Sandbox) -> None:
    result = graded(sandbox, RIGHT)
    assert (result.score, result.points) == (18.0, 18.0)


def test_what_one_submission_leaves_in_its_process_the_next_does_not_find(sandbox: Sandbox) -> None:
    graded(sandbox, PLANTED + RIGHT)
    assert ESCAPED not in written(graded(sandbox, SOUGHT))
    assert ESCAPED in written(graded(sandbox, PLANTED + SOUGHT))  # what is there is found


def test_the_search_of_memory_finds_what_is_there(sandbox: Sandbox, world: World) -> None:
    backwards = world.places["BACKWARDS"]
    planted = f"{OWN_MEMORY}\nplanted = [value[::-1] for value in {backwards}]\n"
    assert ESCAPED in written(graded(sandbox, world.filled(planted)))
