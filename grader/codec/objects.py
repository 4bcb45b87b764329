"""The class and the fields that an object really has, read past anything its own class may say about them.

`x.__class__`, `x.__dict__`, `cls.__mro__` and their like may be properties that a student wrote; what is used here is
the interpreter's own descriptors.
"""

import sys
import types
from collections.abc import Callable, Mapping
from typing import Any

# The interpreter's own getters, taken from `type` itself: a metaclass can override the attributes, and not these.
mro_of: Callable[[type], tuple[type, ...]] = type.__dict__["__mro__"].__get__
namespace_of: Callable[[type], Mapping[str, Any]] = type.__dict__["__dict__"].__get__
class_name: Callable[[type], str] = type.__dict__["__name__"].__get__
class_module: Callable[[type], object] = type.__dict__["__module__"].__get__

# What has items, and is asked for them, though it is no iterator.
VIEW_TYPES: tuple[type, ...] = (type({}.keys()), type({}.values()), type({}.items()), range)
KNOWN_LIBRARIES = frozenset({"numpy", "pandas", "dateutil", "pytz"})  # NumPy and pandas, and what pandas itself returns


def is_a(mro: tuple[type, ...], kind: object) -> bool:
    """Whether a class is among the bases, by identity: a metaclass may define `__eq__`."""
    return any(base is kind for base in mro)


def from_library(module: object) -> bool:
    """Whether a class of this module is not one that a student wrote."""
    top = module.partition(".")[0] if type(module) is str else ""
    return top in sys.stdlib_module_names or top in KNOWN_LIBRARIES


def is_students(kind: type) -> bool:
    """Whether a student wrote the class; one that claims to be of `types` and is not there was made on the spot."""
    home = class_module(kind)
    if type(home) is str and home == "types":
        return not any(kind is each for each in vars(types).values())
    return not from_library(home)


def drainable(kind: type, mro: tuple[type, ...]) -> bool:
    """Whether a value is asked for its items: the interpreter's own iterators and views, and a student's iterators."""
    if any(is_a(mro, view) for view in VIEW_TYPES):
        return True
    home = class_module(kind)
    return (home in ("builtins", "itertools") or is_students(kind)) and class_attribute(mro, "__next__") is not None


def has_fields(kind: type, mro: tuple[type, ...]) -> bool:
    """Whether an instance is read as a record: of a student's class that is no exception and no class of classes."""
    if kind is types.SimpleNamespace:
        return True
    return is_students(kind) and not (is_a(mro, type) or is_a(mro, BaseException))


def class_attribute(mro: tuple[type, ...], name: str) -> Any:
    """The attribute that a class or one of its bases holds under a name, or None."""
    return next((space[name] for space in map(namespace_of, mro) if name in space), None)


def tuple_fields(mro: tuple[type, ...]) -> tuple[Any, ...]:
    """The field names of a namedtuple's class, else ()."""
    names = class_attribute(mro, "_fields")
    return names if type(names) is tuple and is_a(mro, tuple) else ()


def instance_fields(value: object, mro: tuple[type, ...]) -> dict[Any, Any]:
    """The fields that an instance holds: a dataclass's in their order, then all others."""
    held = instance_contents(value, mro)
    names = class_attribute(mro, "__dataclass_fields__")
    if type(names) is not dict:
        return held
    return {name: held[name] for name in names if name in held} | held


def instance_contents(value: object, mro: tuple[type, ...]) -> dict[Any, Any]:
    """The values in an instance's slots and in its `__dict__`, by name."""
    held: dict[Any, Any] = {}
    for base in reversed(mro):
        for name, descriptor in namespace_of(base).items():
            if name == "__dict__" and type(descriptor) in (types.GetSetDescriptorType, types.MemberDescriptorType):
                inner = descriptor.__get__(value)
                held.update(inner if type(inner) is dict else {})
            elif type(descriptor) is types.MemberDescriptorType:
                held.update(slot_content(descriptor, name, value))
    return held


def slot_content(descriptor: types.MemberDescriptorType, name: str, value: object) -> dict[str, Any]:
    """The content of one slot by its name; nothing for one that was never filled."""
    try:
        return {name: descriptor.__get__(value)}
    except (AttributeError, TypeError):  # never filled; or a descriptor of another class, put there by hand
        return {}
