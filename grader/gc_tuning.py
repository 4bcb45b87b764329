"""How often Python looks for garbage where nearly everything stays: modules, documents, what a run has cached."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RARELY = (10_000, 20, 20)  # with the usual 700, a grading process spends a twentieth of its time on it


def collect_rarely() -> None:
    """Takes all objects that there are for no garbage, and has the others looked through now and then."""
    gc.freeze()
    gc.set_threshold(*RARELY)


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Collects rarely until the block ends, in a process that is not ours alone."""
    usual = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
