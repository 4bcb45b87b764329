"""Whether something takes time in proportion to its text: told by doubling it, in processor time."""

import gc
import time
from collections.abc import Callable
from typing import Any

SIZES = (40, 400, 2_000, 8_000)  # small ones first: what is exponential would never come back from a large one
PER_CHARACTER, FLOOR = 1e-6, 0.002  # seconds: more than a pattern takes that is linear, and looked at again if so
GROWTH = 8  # times as long for a text four times as long: 4 for what is linear, 16 for what is quadratic


def seconds(work: Callable[[Any], object], text: Any) -> float:
    """The processor time that some work takes; other processes do not count."""
    begin = time.thread_time()
    work(text)
    return time.thread_time() - begin


def least(work: Callable[[Any], object], text: Any, tries: int) -> float:
    """The shortest of several tries: a busy machine makes some longer, and none shorter."""
    return min(seconds(work, text) for _ in range(tries))


def too_long(work: Callable[[Any], object], made: Callable[[int], Any]) -> str:
    """What is said of work that is more than linear in a text of so many characters; "" for what is linear."""
    for size in SIZES:
        text = made(size)
        if seconds(work, text) > FLOOR + PER_CHARACTER * size and grows(work, made, size):
            return f"{least(work, text, 1):.3f} s for {size} characters"
    return ""


def grows(work: Callable[[Any], object], made: Callable[[int], Any], size: int) -> bool:
    """Whether a quarter of the text takes less than an eighth of the time, the best of some tries against the worst."""
    gc.collect()
    whole = least(work, made(size), 4)
    part = max(seconds(work, made(max(size // 4, 1))) for _ in range(2))
    return whole > FLOOR + PER_CHARACTER * size and whole > GROWTH * part
