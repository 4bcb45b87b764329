"""Reading a child's answer as an observation. The child runs student code, so every answer is checked as data."""

import re
from dataclasses import replace

from grader.checks.calls import Frame, Observation, Raised
from grader.codec.decode import NODES, Budget, DecodeError, Oversized, decode, refuse, text
from grader.codec.values import Cut, Message
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.sandbox.allowance import Allowance
from grader.sandbox.frames import FrameError, unpacked

# The address in the text of an object, as in "<f at 0x7f1c>": it differs from run to run, and a result must not.
ADDRESS = re.compile(rb"( at 0x)[0-9a-fA-F]{4,16}")
# The folders of an absolute path, to the last slash. Possessive: a text of slashes would be gone over from each one.
FOLDERS = re.compile(r"(?<![\w.~/:])/(?:[\w.@+ -]++/)++")
NAME = re.compile(r"[\w.@+-]")  # how the name of a file begins; a blank may only stand inside one
NO_FUNCTION = {"function": lambda _: refuse("a function is no answer")}
# Lines of an error that are read: `grader.sandbox.raising` sends six, and a forged message must not fill a page.
MOST_FRAMES = 8
# Bytes up to which an answer is cached, and answers that a run holds: most of a cohort gives the same short ones.
SHORT, CACHED_ANSWERS = 2000, 2000
TOO_LARGE = Observation("value", Cut("size"))
OUTCOMES = ("value", "error", "memory", "missing", "blank")


def observation_in(payload: bytes, number: int, room: int, left: Allowance, cache: RunCache = UNCACHED) -> Observation:
    """The observation in a payload; an answer that is larger than its room and all allowances is replaced by a cut.

    Raises DecodeError if it is not an answer to this call.
    """
    if not left.admits(payload):
        return TOO_LARGE
    if len(payload) <= SHORT:
        seen, nodes = cache.of(short_answer)(payload, number)
    else:
        seen, nodes = measured(payload, number, left.budget(room))
    if not left.take(nodes, room):
        seen = replace(seen, value=TOO_LARGE.value)
    kept = left.kept_of(seen.stdout)
    return seen if kept is seen.stdout else replace(seen, stdout=kept)


def observation_of(payload: bytes, number: int) -> Observation:
    """The observation in a payload of any size; raises DecodeError if it does not answer the call of this number."""
    return measured(payload, number, Budget(NODES))[0]


def measured(payload: bytes, number: int, budget: Budget) -> tuple[Observation, int]:
    """The observation in a payload and its nodes; raises DecodeError if it does not answer the call of this number.

    Addresses differ from run to run and folders from host to host, so neither stays in a text.
    """
    before = budget.left
    try:
        message = unpacked(ADDRESS.sub(rb"\1...", payload) if b" at 0x" in payload else payload)
    except FrameError as problem:
        raise DecodeError("not a message") from problem
    if type(message) is not dict or type(message.get("n")) is not int or message["n"] != number:
        raise DecodeError("not the answer to this call")
    outcome = message.get("outcome")
    if outcome not in OUTCOMES:
        raise DecodeError("not an outcome")
    try:
        value = decode(message.get("value"), NO_FUNCTION, budget) if outcome == "value" else None
    except Oversized:
        value = TOO_LARGE.value
    printed, error = scrubbed(message.get("stdout", "")), raised_of(message.get("error"))
    return Observation(outcome, value, printed, error, message.get("changed") is True), before - budget.left


@cacheable(key=lambda _, payload, number: (payload, number), size=CACHED_ANSWERS)
def short_answer(payload: bytes, number: int) -> tuple[Observation, int]:
    """The observation in a short payload, and its nodes; raises DecodeError."""
    return measured(payload, number, Budget(NODES))


def raised_of(error: Message) -> Raised | None:
    """The exception that a message describes, None for no exception; raises DecodeError."""
    if error is None:
        return None
    if type(error) is not dict or error.keys() - {"frames"} != {"type", "text", "line"}:
        raise DecodeError("not an error")
    line = error["line"]
    if line is not None and (type(line) is not int or not 0 <= line < 10**7):  # no file has so many lines
        raise DecodeError("not a line")
    return Raised(scrubbed(error["type"])[:200], scrubbed(error["text"])[:4000], line, frames_of(error.get("frames")))


def frames_of(frames: Message) -> tuple[Frame, ...]:
    """The lines that an exception came through, as a message says; they are shown, and decide no mark."""
    if frames is None:
        return ()
    if type(frames) is not list or len(frames) > MOST_FRAMES:
        raise DecodeError("not the lines of an error")
    return tuple(map(frame_of, frames))


def frame_of(frame: Message) -> Frame:
    """One line that an exception came through: its number, function and file."""
    if type(frame) is not list or len(frame) != 3 or type(frame[0]) is not int or not 0 <= frame[0] < 10**7:
        raise DecodeError("not a line of an error")
    return Frame(frame[0], scrubbed(frame[1])[:200], scrubbed(frame[2])[:200])


def scrubbed(form: Message) -> str:
    """A text without the folders of absolute paths: they name our machine, and differ between machines.

    >>> scrubbed("No such file or directory: '/home/ada/hw2/data.csv'; 1/2")
    "No such file or directory: 'data.csv'; 1/2"
    """
    return FOLDERS.sub(without_folders, text(form))


def without_folders(found: re.Match[str]) -> str:
    """The match without its folders: what follows the last slash that a file name may follow."""
    end = found.end() - 1
    while end > found.start() and not NAME.match(found.string, end + 1):
        end = found.string.rindex("/", found.start(), end)
    return found[0] if end == found.start() else found.string[end + 1 : found.end()]
