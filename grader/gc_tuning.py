"""Garbage collection made rare, for processes that keep nearly everything: modules, documents, cached results."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (10_000, 20, 20)  # the usual 700 cost a grading process a twentieth of its time


def look_seldom() -> None:
    """Freezes all objects so far, so that no collection looks at them, and makes later collections rare."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def looking_seldom() -> Iterator[None]:
    """Makes collections rare inside the block only, for a process that is not ours alone."""
    usual = gc.get_threshold()
    look_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
