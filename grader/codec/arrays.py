"""NumPy and pandas objects as the stand-ins of `grader.codec.values`, by duck typing: neither package is imported here.

An object of theirs can only exist where they are loaded already, so they are looked up in `sys.modules`.
"""

import sys
from collections.abc import Sequence
from typing import Any

from grader.codec.objects import is_a
from grader.codec.values import Array, Cut, Frame, Opaque, Record, Scalar, Series, Value

NEITHER = object()  # the answer for a value that is not NumPy's and not pandas'


def stand_in(value: Any, mro: tuple[type, ...], room: int) -> Value:
    """The stand-in for a NumPy or pandas object; a `Cut` if it has more than `room` items; else NEITHER."""
    numpy, pandas = sys.modules.get("numpy"), sys.modules.get("pandas")
    if numpy is not None:
        if is_a(mro, getattr(numpy, "generic", None)):
            return scalar_stand_in(numpy, value)
        if is_a(mro, getattr(numpy, "ndarray", None)):
            return array_stand_in(numpy, value, mro, room)
    if pandas is not None and is_loaded(pandas):
        return pandas_stand_in(pandas, value, mro, room)
    return NEITHER


def is_loaded(pandas: Any) -> bool:
    """Whether pandas is more than imported: its own attributes are read past it, as to ask it would have it loaded."""
    try:
        return "NA" in object.__getattribute__(pandas, "__dict__")
    except AttributeError:  # something else under its name
        return False


def scalar_stand_in(numpy: Any, value: Any) -> Value:
    """A NumPy scalar; a structured one as a record. Dates are outside the closed set."""
    dtype = numpy.generic.dtype.__get__(value)
    if dtype.kind in "Mm":
        return Opaque(dtype.name.partition("[")[0])
    if dtype.names:
        items = numpy.ndarray.tolist(numpy.asarray(value))
        return Record("void", tuple(zip(dtype.names, items, strict=True)))
    return Scalar(dtype_name(dtype), numpy.ndarray.tolist(ordinary_numbers(numpy, numpy.asarray(value))))


def array_stand_in(numpy: Any, value: Any, mro: tuple[type, ...], room: int) -> Value:
    """A NumPy array of any subclass; what is masked is None."""
    base = numpy.ndarray.view(value, numpy.ndarray)
    if base.size > room:
        return Cut("size")  # before it is copied: a broadcast array is small and long
    items = flat_items(numpy, base)
    masked = sys.modules.get("numpy.ma")
    if masked is not None and is_a(mro, masked.MaskedArray):
        mask = masked.getmaskarray(value).reshape(-1).tolist()
        items = [None if hidden else item for hidden, item in zip(mask, items, strict=True)]
    return Array(dtype_name(base.dtype), tuple(base.shape), tuple(items))


def flat_items(numpy: Any, base: Any) -> list[Any]:
    """All items of an array, row by row, as plain Python values where NumPy has them."""
    if base.dtype.kind in "Mm":  # datetime64 and timedelta64
        return [Opaque(base.dtype.name.partition("[")[0])] * int(base.size)
    items: list[Any] = ordinary_numbers(numpy, base).reshape(-1).tolist()
    return items


def ordinary_numbers(numpy: Any, base: Any) -> Any:
    """An array's numbers in a type that Python has too: extended precision becomes double."""
    # `longdouble` has 16 bytes on most systems, and `tolist` leaves its numbers NumPy's.
    if base.dtype.kind == "f" and base.dtype.itemsize > 8:
        return base.astype(numpy.float64)
    if base.dtype.kind == "c" and base.dtype.itemsize > 16:
        return base.astype(numpy.complex128)
    return base


def dtype_name(dtype: Any) -> str:
    """A dtype's name; text and bytes of any length have one name each."""
    return {"U": "str", "T": "str", "S": "bytes", "V": "void"}.get(dtype.kind) or str(dtype.name)


def pandas_stand_in(pandas: Any, value: Any, mro: tuple[type, ...], room: int) -> Value:
    """A Series, a DataFrame, or an index or column of values as an array; missing values of nullable types are None."""
    if value is pandas.NA:
        return None
    if is_a(mro, pandas.Series):
        if 2 * value.size > room:  # a label and an item each
            return Cut("size")
        return Series(str(value.dtype), tuple(value.index.tolist()), tuple(pandas.Series.tolist(value)))
    if is_a(mro, pandas.DataFrame):
        return frame_stand_in(pandas, value, room)
    if is_a(mro, pandas.Index) or is_a(mro, pandas.api.extensions.ExtensionArray):
        return Cut("size") if len(value) > room else Array(str(value.dtype), (len(value),), tuple(value.tolist()))
    return NEITHER


def frame_stand_in(pandas: Any, value: Any, room: int) -> Value:
    """A DataFrame row by row; two columns may have the same name, so they are taken by position."""
    height, width = value.shape
    if width + height * (1 + width) > room:  # names, labels and cells, as `wire.frame_form` counts them
        return Cut("size")
    columns: Sequence[list[Any]] = [pandas.Series.tolist(value.iloc[:, number]) for number in range(width)]
    rows = tuple(zip(*columns, strict=True)) if width else ((),) * height
    return Frame(tuple(value.columns.tolist()), tuple(value.index.tolist()), rows)
