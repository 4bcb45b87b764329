"""What a child says of a call, as an observation. The child is the student's: nothing it says is believed unread."""

import re
from functools import lru_cache

from grader.checks.calls import Frame, Observation, Raised
from grader.codec.decode import DecodeError, decode, refuse, text
from grader.codec.values import Json
from grader.sandbox.frames import FrameError, unpacked

ADDRESS = re.compile(rb"( at 0x)[0-9a-fA-F]{4,16}")
PATH = re.compile(r"(?<![\w.~/:])/(?:[\w.@+ -]+/)+(?=[\w.@+-])")  # the folders of an absolute path
NO_FUNCTION = {"function": lambda _: refuse("a function is no answer")}
MOST_FRAMES = 8
SHORT, KEPT = 2000, 2000  # bytes of an answer, and answers: most of a class says the same
OUTCOMES = ("value", "error", "memory", "missing", "blank")


def observation_in(payload: bytes, number: int) -> Observation:
    """The observation in a payload, as `observation_of` gives it; a short one is read once for all who say the same."""
    return read_once(payload, number) if len(payload) <= SHORT else observation_of(payload, number)


def observation_of(payload: bytes, number: int) -> Observation:
    """The observation in a payload; raises DecodeError if it is not an answer to the call of this number.

    Addresses differ from run to run and folders from host to host, so neither stays in a text.
    """
    try:
        message = unpacked(ADDRESS.sub(rb"\1...", payload) if b" at 0x" in payload else payload)
    except FrameError as problem:
        raise DecodeError("not a message") from problem
    if type(message) is not dict or type(message.get("n")) is not int or message["n"] != number:
        raise DecodeError("not the answer to this call")
    outcome = message.get("outcome")
    if outcome not in OUTCOMES:
        raise DecodeError("not an outcome")
    value = decode(message.get("value"), NO_FUNCTION) if outcome == "value" else None
    printed, error = scrubbed(message.get("stdout", "")), raised_of(message.get("error"))
    return Observation(outcome, value, printed, error, message.get("changed") is True)


read_once = lru_cache(maxsize=KEPT)(observation_of)


def raised_of(error: Json) -> Raised | None:
    """The exception that a message speaks of."""
    if error is None:
        return None
    if type(error) is not dict or error.keys() - {"frames"} != {"type", "text", "line"}:
        raise DecodeError("not an error")
    line = error["line"]
    if line is not None and (type(line) is not int or not 0 <= line < 10**7):
        raise DecodeError("not a line")
    return Raised(scrubbed(error["type"])[:200], scrubbed(error["text"])[:4000], line, frames_of(error.get("frames")))


def frames_of(frames: Json) -> tuple[Frame, ...]:
    """The lines that a message says an exception came through; they are shown, and decide nothing."""
    if frames is None:
        return ()
    if type(frames) is not list or len(frames) > MOST_FRAMES:
        raise DecodeError("not the lines of an error")
    return tuple(map(frame_of, frames))


def frame_of(frame: Json) -> Frame:
    """One of them."""
    if type(frame) is not list or len(frame) != 3 or type(frame[0]) is not int or not 0 <= frame[0] < 10**7:
        raise DecodeError("not a line of an error")
    return Frame(frame[0], scrubbed(frame[1])[:200], scrubbed(frame[2])[:200])


def scrubbed(form: Json) -> str:
    """Text without the folders of absolute paths.

    >>> scrubbed("No such file or directory: '/home/ada/hw2/data.csv'; 1/2")
    "No such file or directory: 'data.csv'; 1/2"
    """
    return PATH.sub("", text(form))
