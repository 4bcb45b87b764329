"""Making one call of a student's function, or of a model's methods in order, and the message about it."""

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from grader.codec.decode import Hooks, decode
from grader.codec.encode import encode
from grader.codec.values import RUN_TEST, Array, Frame, Message, Record, Scalar, Series
from grader.codec.wire import EncodingLimits
from grader.sandbox.author_test import outcome_of_test
from grader.sandbox.loading import MISSING_VALUE, SubmissionProgram
from grader.sandbox.printing import OutputStreams
from grader.sandbox.raising import error_message

# Several times what is read of one answer (`grader.sandbox.allowance`); less of an iterator, which may never end.
ANSWER_LIMITS = EncodingLimits(nodes=100_000, drained=10_000)
NamedCall = tuple[
    str, Any
]  # a function, class or method, the last with a dot before it; its inputs, None for a variable


def answer_message(
    call: Message, program: SubmissionProgram, streams: OutputStreams, seeded: Callable[[], None], hooks: Hooks | None
) -> Message:
    """The message that answers a call: its number, outcome, value or error, and printed text.

    Without `hooks`, the inputs stand for themselves, and are nobody else's: they have just been read.
    """
    calls = calls_on_handle(call, program)
    if is_test(calls) and program.names_beside(calls[0][0]) is None:
        return {"n": call["n"], **program.absence(calls[0][0])}
    for name, inputs in calls if not is_test(calls) else ():
        if not name.startswith(".") and program.found(name, inputs is not None) is MISSING_VALUE:
            return {"n": call["n"], **program.absence(name)}
    if call.get("defined"):
        return {"n": call["n"], "outcome": "value", "value": None}
    # Each call has inputs of its own: what `fit` does to its rows, `predict` does not see.
    fresh = calls if hooks is None else [(name, decoded_call_inputs(inputs, hooks)) for name, inputs in calls]
    before = encode([inputs for _, inputs in fresh]) if call.get("watch") else None
    streams.place()
    seeded()
    answer = {"n": call["n"], **calls_outcome(fresh, program), "stdout": streams.text()}
    if answer["outcome"] == "error":
        answer["error"] = program.explained(answer["error"])
    if before is not None:
        answer["changed"] = encode([inputs for _, inputs in fresh]) != before
    return answer


def decoded_call_inputs(inputs: list[Message] | None, hooks: Hooks) -> list[Any] | None:
    """The decoded inputs of one call; None for a variable, which has none."""
    return None if inputs is None else [decode(form, hooks) for form in inputs]


def calls_on_handle(call: Message, program: SubmissionProgram) -> list[NamedCall]:
    """The names and inputs of a call, and of those that follow on the object that it gives.

    Where no class of the name is defined, functions of the methods' names will do: `fit(rows)` for the handle, and
    `predict(handle, rows)`.
    """
    first = (call["target"], call["args"])
    if "then" not in call:
        return [first]
    following = [(name, inputs) for name, inputs in call["then"]]
    functions = [(name[1:], inputs) for name, inputs in following if name.startswith(".")]
    instead = functions and all(program.found(name, True) is not MISSING_VALUE for name, _ in functions)
    return functions if instead and program.found(call["target"], True) is MISSING_VALUE else [first, *following]


def is_test(calls: Sequence[NamedCall]) -> bool:
    """Whether calls are those of a test: a name that the student is to define, and the text that uses it."""
    return len(calls) == 2 and calls[1][0] == RUN_TEST


def calls_outcome(calls: Sequence[NamedCall], program: SubmissionProgram) -> dict[str, Message]:
    """The outcome of calls in order: the value of the last, or the error of the first that raises."""
    (name, inputs), *following = calls
    if is_test(calls):
        text, *asked = following[0][1]
        return outcome_of_test(text, program.names_beside(name) or {}, program.places, asked)
    try:
        target = program.found(name, inputs is not None)
        value = handle = target if inputs is None else target(*inputs)
        for name, inputs in following:
            value = handle_function(handle, name, program)(*inputs)
        return {"outcome": "value", "value": encode(value, ANSWER_LIMITS)}
    except MemoryError as problem:
        error = error_message(problem, problem.__traceback__, program.places)
        return {"outcome": "memory", "error": error}
    except BaseException as problem:  # SystemExit and KeyboardInterrupt are the call's own
        error = error_message(problem, problem.__traceback__, program.places)
        return {"outcome": "error", "error": error_in_call(error, name, inputs) if following else error}


def handle_function(handle: Any, name: str, program: SubmissionProgram) -> Callable[..., Any]:
    """The method of a handle, or the student's function with the handle as its first argument."""
    return getattr(handle, name[1:]) if name.startswith(".") else partial(program.found(name, True), handle)


def error_in_call(error: dict[str, Message], name: str, inputs: Sequence[Any]) -> dict[str, Message]:
    """An error whose text says in which of several calls it happened."""
    where = name.removeprefix(".") + ("" if inputs else "(), which is called without arguments")
    return {**error, "text": f"{error['text']} (in {where})".lstrip()}


def random_seeder() -> Callable[[], None]:
    """A function that seeds `random`, and NumPy if it is loaded, so that every call draws the same numbers."""
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
    """The hooks that turn stand-ins among the inputs into NumPy and pandas values, where those are loaded."""
    numpy: Any = sys.modules.get("numpy")
    pandas: Any = sys.modules.get("pandas")
    hooks: dict[str, Callable[[Any], Any]] = {"items": list, "record": record_namespace}
    if numpy is not None:
        hooks["scalar"] = lambda value: numpy_scalar(numpy, value)
        hooks["array"] = lambda value: numpy_array(numpy, value)
    if pandas is not None:
        hooks["series"] = lambda value: pandas_series(pandas, value)
        hooks["frame"] = lambda value: pandas_frame(pandas, value)
    return hooks


def record_namespace(value: Record) -> SimpleNamespace:
    """The object with attributes that a record stands for."""
    return SimpleNamespace(**dict(value.fields))


def numpy_scalar(numpy: Any, value: Scalar) -> Any:
    """The NumPy scalar that a stand-in stands for."""
    return numpy.dtype(value.dtype).type(value.value)


def numpy_array(numpy: Any, value: Array) -> Any:
    """The NumPy array that a stand-in stands for."""
    return numpy.array(list(value.items), dtype=value.dtype).reshape(value.shape)


def pandas_series(pandas: Any, value: Series) -> Any:
    """The pandas Series that a stand-in stands for."""
    return pandas.Series(list(value.items), index=list(value.index), dtype=value.dtype)


def pandas_frame(pandas: Any, value: Frame) -> Any:
    """The pandas DataFrame that a stand-in stands for."""
    return pandas.DataFrame(list(value.rows), index=list(value.index), columns=list(value.columns))
