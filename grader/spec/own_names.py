"""Names of code beside a spec, `./solution.py:f`, in its tree: where they stand, and trees without them."""

from collections.abc import Iterator
from typing import Any

from grader.checks.local_code import CHECK_KEY, LOCAL_CODE_NAME
from grader.spec.faults import KeyPath
from grader.spec.yaml_tree import UNREAD

UNREAD_MODULE = "local_0000000000000000"  # stands for code that was not read: a name that no text leads to
ANY_CHECK: dict[str, Any] = {"exact": {}}  # stands for a check that was not read


def own_names_in(value: Any, path: KeyPath = ()) -> Iterator[tuple[KeyPath, str]]:
    """The names of code beside the file in a spec's tree, with their places; a check may be named by a key."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        if isinstance(key, str) and LOCAL_CODE_NAME.fullmatch(key):
            yield path, key
        if isinstance(each, str) and LOCAL_CODE_NAME.fullmatch(each):
            yield (*path, key), each
        yield from own_names_in(each, (*path, key))


def without_own_names(value: Any, key: object = None) -> Any:
    """The tree with `UNREAD` for each name of code beside it, so that nothing more is told of it."""
    if is_own_name(value) or (isinstance(value, dict) and any(map(is_own_name, value))):
        return UNREAD
    return changed(value, without_own_names)


def with_unread_code(value: Any, key: object = None) -> Any:
    """The tree in which code beside it has a name, and is neither read nor run; it can be looked at, and not built."""
    named = is_own_name(value) or (isinstance(value, dict) and any(map(is_own_name, value)))
    if key == CHECK_KEY and named:
        return ANY_CHECK
    if is_own_name(value):
        return f"{UNREAD_MODULE}:{value.partition(':')[2]}"
    return changed(value, with_unread_code)


def is_own_name(value: object) -> bool:
    """Whether a value is the name of code beside the spec."""
    return isinstance(value, str) and bool(LOCAL_CODE_NAME.fullmatch(value))


def changed(value: Any, change: Any) -> Any:
    """A mapping or list with each value changed, given its key; anything else as it is."""
    if isinstance(value, dict):
        return {key: change(each, key) for key, each in value.items()}
    return [change(each) for each in value] if isinstance(value, list) else value
