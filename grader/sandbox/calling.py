"""One call of a student's function, from its inputs to what is said of it."""

import random
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from grader.codec.decode import Hooks, decode
from grader.codec.encode import encode
from grader.codec.values import Array, Frame, Json, Record, Scalar, Series
from grader.sandbox.loading import MISSING, Program
from grader.sandbox.printing import Streams
from grader.sandbox.raising import error_of


def answer_to(call: Json, program: Program, streams: Streams, seeded: Callable[[], None], hooks: Hooks) -> Json:
    """What a call gives, as a message: its number, its outcome, its value or error, and what it printed."""
    called = call["args"] is not None
    args = [decode(form, hooks) for form in call["args"] or ()]
    target = program.found(call["target"], called)
    if target is MISSING:
        return {"n": call["n"], "outcome": "missing", "error": reason_for(call["target"], program)}
    streams.place()
    seeded()
    try:
        value = encode(target(*args) if called else target)
    except MemoryError as problem:
        error = error_of(problem, problem.__traceback__, program.places)
        answer = {"n": call["n"], "outcome": "memory", "error": error}
    except BaseException as problem:  # SystemExit and KeyboardInterrupt are the call's own
        error = error_of(problem, problem.__traceback__, program.places)
        answer = {"n": call["n"], "outcome": "error", "error": error}
    else:
        answer = {"n": call["n"], "outcome": "value", "value": value}
    return {**answer, "stdout": streams.sink.text()}


def reason_for(target: str, program: Program) -> Json:
    """The error that most likely kept a name from being defined: of a file that has it in its text, else the first."""
    for number, source in enumerate(program.sources):
        if number in program.reasons and any(target in cell["text"] for cell in source["cells"]):
            return program.reasons[number]
    return next(iter(program.reasons.values()), None)


def seeding() -> Callable[[], None]:
    """A function that puts the random numbers of `random`, and of NumPy if it is loaded, back to their start."""
    numpy: Any = sys.modules.get("numpy")
    seed = random.seed  # taken now: a student may put another function in its place
    if numpy is None:
        return lambda: seed(0)
    numpy_seed = numpy.random.seed

    def seeded() -> None:
        seed(0)
        numpy_seed(0)

    return seeded


def native_hooks() -> Hooks:
    """What stand-ins among the inputs become: the real thing where its package is loaded."""
    numpy: Any = sys.modules.get("numpy")
    pandas: Any = sys.modules.get("pandas")
    hooks: dict[str, Callable[[Any], Any]] = {"items": list, "record": namespace}
    if numpy is not None:
        hooks["scalar"] = lambda value: numpy_scalar(numpy, value)
        hooks["array"] = lambda value: numpy_array(numpy, value)
    if pandas is not None:
        hooks["series"] = lambda value: pandas_series(pandas, value)
        hooks["frame"] = lambda value: pandas_frame(pandas, value)
    return hooks


def namespace(value: Record) -> SimpleNamespace:
    """A record as an object with attributes."""
    return SimpleNamespace(**dict(value.fields))


def numpy_scalar(numpy: Any, value: Scalar) -> Any:
    """A NumPy scalar."""
    return numpy.dtype(value.dtype).type(value.value)


def numpy_array(numpy: Any, value: Array) -> Any:
    """A NumPy array of the same shape."""
    return numpy.array(list(value.items), dtype=value.dtype).reshape(value.shape)


def pandas_series(pandas: Any, value: Series) -> Any:
    """A pandas Series."""
    return pandas.Series(list(value.items), index=list(value.index), dtype=value.dtype)


def pandas_frame(pandas: Any, value: Frame) -> Any:
    """A pandas DataFrame."""
    return pandas.DataFrame(list(value.rows), index=list(value.index), columns=list(value.columns))
