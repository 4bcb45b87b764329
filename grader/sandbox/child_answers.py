"""Reading a child's answer as an observation. The child runs student code, so every answer is checked as data."""

import re
from dataclasses import replace

from grader.checks.calls import Observation, Raised, StackFrame
from grader.codec.decode import MAX_FORM_NODES, DecodeError, NodeBudget, Oversized, decode, form_text, refuse_form
from grader.codec.values import Cut, Message
from grader.run_cache import UNCACHED, RunCache, cacheable
from grader.sandbox.allowance import Allowance
from grader.sandbox.frames import FrameError, unpacked_message

# The address in the text of an object, as in "<f at 0x7f1c>": it differs from run to run, and a result must not.
MEMORY_ADDRESS = re.compile(rb"( at 0x)[0-9a-fA-F]{4,16}")
# The folders of an absolute path, to the last slash. Possessive: a text of slashes would be gone over from each one.
PATH_FOLDERS = re.compile(r"(?<![\w.~/:])/(?:[\w.@+ -]++/)++")
FILE_NAME_START = re.compile(r"[\w.@+-]")  # how the name of a file begins; a blank may only stand inside one
REFUSED_HOOKS = {"function": lambda _: refuse_form("a function is no answer")}
# Lines of an error that are read: `grader.sandbox.raising` sends six, and a forged message must not fill a page.
MAX_ERROR_FRAMES = 8
# Bytes up to which an answer is cached: most of a cohort gives the same right ones, and tables of rules take thousands.
MAX_CACHED_BYTES = 20_000
# Answers that a run holds, and the bytes of one that take one place among them: eight megabytes in all.
CACHED_ANSWERS, ANSWER_BYTES_A_PLACE = 4000, 2000
TOO_LARGE_ANSWER = Observation("value", Cut("size"))
CHILD_OUTCOMES = ("value", "error", "memory", "missing", "blank")


def admitted_observation(
    payload: bytes, number: int, room: int, left: Allowance, cache: RunCache = UNCACHED
) -> Observation:
    """The observation in a payload; an answer that is larger than its room and all allowances is replaced by a cut.

    Raises DecodeError if it is not an answer to this call.
    """
    if not left.admits(payload):
        return TOO_LARGE_ANSWER
    if len(payload) <= MAX_CACHED_BYTES:
        seen, nodes = cache.of(usual_answer)(payload, number)
    else:
        seen, nodes = measured_observation(payload, number, left.budget(room))
    if not left.take(nodes, room):
        seen = replace(seen, value=TOO_LARGE_ANSWER.value)
    kept = left.kept_of(seen.stdout)
    return seen if kept is seen.stdout else replace(seen, stdout=kept)


def whole_observation(payload: bytes, number: int) -> Observation:
    """The observation in a payload of any size; raises DecodeError if it does not answer the call of this number."""
    return measured_observation(payload, number, NodeBudget(MAX_FORM_NODES))[0]


def measured_observation(payload: bytes, number: int, budget: NodeBudget) -> tuple[Observation, int]:
    """The observation in a payload and its nodes; raises DecodeError if it does not answer the call of this number.

    Addresses differ from run to run and folders from host to host, so neither stays in a text.
    """
    before = budget.left
    try:
        message = unpacked_message(MEMORY_ADDRESS.sub(rb"\1...", payload) if b" at 0x" in payload else payload)
    except FrameError as problem:
        raise DecodeError("not a message") from problem
    if type(message) is not dict or type(message.get("n")) is not int or message["n"] != number:
        raise DecodeError("not the answer to this call")
    outcome = message.get("outcome")
    if outcome not in CHILD_OUTCOMES:
        raise DecodeError("not an outcome")
    try:
        value = decode(message.get("value"), REFUSED_HOOKS, budget) if outcome == "value" else None
    except Oversized:
        value = TOO_LARGE_ANSWER.value
    printed, error = scrubbed_text(message.get("stdout", "")), raised_error(message.get("error"))
    return Observation(outcome, value, printed, error, message.get("changed") is True), before - budget.left


def answer_weight(key: tuple[bytes, int]) -> int:
    """The places of the cache that the answer in a payload takes.

    >>> answer_weight((b"short", 0)), answer_weight((b"." * 5_000, 0))
    (1, 3)
    """
    return 1 + len(key[0]) // ANSWER_BYTES_A_PLACE


@cacheable(key=lambda _, payload, number: (payload, number), size=CACHED_ANSWERS, weight=answer_weight)
def usual_answer(payload: bytes, number: int) -> tuple[Observation, int]:
    """The observation in a payload of usual size, and its nodes; raises DecodeError."""
    return measured_observation(payload, number, NodeBudget(MAX_FORM_NODES))


def raised_error(error: Message) -> Raised | None:
    """The exception that a message describes, None for no exception; raises DecodeError."""
    if error is None:
        return None
    if type(error) is not dict or error.keys() - {"frames"} != {"type", "text", "line"}:
        raise DecodeError("not an error")
    line = error["line"]
    if line is not None and (type(line) is not int or not 0 <= line < 10**7):  # no file has so many lines
        raise DecodeError("not a line")
    return Raised(
        scrubbed_text(error["type"])[:200], scrubbed_text(error["text"])[:4000], line, error_frames(error.get("frames"))
    )


def error_frames(frames: Message) -> tuple[StackFrame, ...]:
    """The lines that an exception came through, as a message says; they are shown, and decide no mark."""
    if frames is None:
        return ()
    if type(frames) is not list or len(frames) > MAX_ERROR_FRAMES:
        raise DecodeError("not the lines of an error")
    return tuple(map(error_frame, frames))


def error_frame(frame: Message) -> StackFrame:
    """One line that an exception came through: its number, function and file."""
    if type(frame) is not list or len(frame) != 3 or type(frame[0]) is not int or not 0 <= frame[0] < 10**7:
        raise DecodeError("not a line of an error")
    return StackFrame(frame[0], scrubbed_text(frame[1])[:200], scrubbed_text(frame[2])[:200])


def scrubbed_text(form: Message) -> str:
    """A text without the folders of absolute paths: they name our machine, and differ between machines.

    >>> scrubbed_text("No such file or directory: '/home/ada/hw2/data.csv'; 1/2")
    "No such file or directory: 'data.csv'; 1/2"
    """
    return PATH_FOLDERS.sub(without_folders, form_text(form))


def without_folders(found: re.Match[str]) -> str:
    """The match without its folders: what follows the last slash that a file name may follow."""
    end = found.end() - 1
    while end > found.start() and not FILE_NAME_START.match(found.string, end + 1):
        end = found.string.rindex("/", found.start(), end)
    return found[0] if end == found.start() else found.string[end + 1 : found.end()]
