"""Answers of student code as an instructor's test expects them: as NumPy and pandas objects where they were such."""

import re
from types import SimpleNamespace
from typing import Any

from grader.codec.decode import Hooks, decode
from grader.codec.encode import encode
from grader.codec.values import Array, Frame, Record, Scalar, Series, Value

# The name of a dtype comes from the student's process: of others, NumPy finds out by itself what the items are.
PLAIN_DTYPE = re.compile(r"bool|u?int(8|16|32|64)|float(16|32|64)|complex(64|128)|object")


def native_value(value: Value) -> Any:
    """The value with NumPy and pandas objects for their stand-ins; itself if they cannot be made."""
    hooks: Hooks = {
        "items": list,
        "record": native_record,
        "scalar": native_scalar,
        "array": native_array,
        "series": native_series,
        "frame": native_frame,
    }
    try:
        return decode(encode(value), hooks)
    except Exception:  # items that are not of the dtype they claim to be
        return value


def native_record(value: Record) -> SimpleNamespace:
    """The fields of an instance, as attributes of a namespace."""
    return SimpleNamespace(**dict(value.fields))


def native_scalar(value: Scalar) -> Any:
    """The NumPy scalar; the plain value if NumPy has no such type."""
    import numpy as np  # noqa: PLC0415  most tests have none

    return np.dtype(value.dtype).type(value.value) if PLAIN_DTYPE.fullmatch(value.dtype) else value.value


def native_array(value: Array) -> Any:
    """The NumPy array."""
    import numpy as np  # noqa: PLC0415

    return np.array(list(value.items), dtype=plain_dtype(value.dtype)).reshape(value.shape)


def native_series(value: Series) -> Any:
    """The pandas Series."""
    import pandas as pd  # noqa: PLC0415

    return pd.Series(list(value.items), index=list(value.index), dtype=plain_dtype(value.dtype))


def native_frame(value: Frame) -> Any:
    """The pandas DataFrame."""
    import pandas as pd  # noqa: PLC0415

    return pd.DataFrame(list(value.rows), index=list(value.index), columns=list(value.columns))


def plain_dtype(name: str) -> str | None:
    """The name of a dtype if it is a plain one; None lets NumPy find it out."""
    return name if PLAIN_DTYPE.fullmatch(name) else None
