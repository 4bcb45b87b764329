"""How often garbage is looked for where nearly everything is kept: modules, documents, what is alike in a class."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (10_000, 20, 20)  # the usual 700 cost a grading process a twentieth of its time


def look_seldom() -> None:
    """Has what there is so far taken for no garbage, and the rest looked through now and then."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def looking_seldom() -> Iterator[None]:
    """The same for a while, in a process that is not ours alone."""
    usual = gc.get_threshold()
    look_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
