"""Code that lies beside an instructor's own spec, `./solution.py:f`: read and run only where that was asked for.

A name is replaced by one made from the file's text, `local_3f9a...:f`, so that what is built from it knows neither the
folder nor a file that has changed since. Trust is a variable of the environment, as every worker of ours must know of
it; student code gets an environment of its own.
"""

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

TRUST_VARIABLE = "GRADER_TRUST_LOCAL"
# As a spec writes it. One file in the spec's own folder: a path could lead anywhere.
LOCAL_CODE_NAME = re.compile(r"\./(?P<file>[A-Za-z_]\w*\.py):(?P<attribute>[A-Za-z]\w*)", re.ASCII)
LOCAL_MODULE_NAME = re.compile(r"local_[0-9a-f]{16}")  # the name of a module, as `local_module_name` makes it
CHECK_KEY = "check"
CODE_NAME_KEYS = ("reference", "verify", "one_of", "agrees_with")  # the keys whose values are names of code


class Untrusted(ValueError):
    """Code beside a spec that must not or cannot be run; the text says why."""


def is_trusted() -> bool:
    """Whether code beside specs may be run."""
    return bool(os.environ.get(TRUST_VARIABLE))


def trust() -> None:
    """Allows code beside specs to run, in this process and in those it starts."""
    os.environ[TRUST_VARIABLE] = "1"


def local_module_name(text: str) -> str:
    """The name of the module that a text makes."""
    return "local_" + hashlib.sha256(text.encode()).hexdigest()[:16]


def local_module(text: str, file: str) -> ModuleType:
    """The module that a text makes, run once in a process; raises `Untrusted`."""
    if not is_trusted():
        raise Untrusted("it uses code that lies beside its spec; add --trust-local if that code is yours")
    name = local_module_name(text)
    if name not in sys.modules:
        made = ModuleType(name)
        vars(made).update(__file__=file, source_text=text)
        sys.modules[name] = made  # dataclasses look their module up while it runs
        try:
            exec(compile(text, file, "exec", dont_inherit=True), vars(made))  # noqa: S102 (the instructor's own)
        except Exception as error:
            del sys.modules[name]
            raise Untrusted(f"{Path(file).name} does not run: {type(error).__name__}: {error}") from error
    return sys.modules[name]


def with_local_names(value: Any, folder: Path) -> Any:
    """A spec's tree in which names of code beside it are those of modules; raises `Untrusted`."""
    if isinstance(value, Mapping):
        return {key: with_local_name(key, each, folder) for key, each in value.items()}
    return [with_local_names(each, folder) for each in value] if isinstance(value, list) else value


def with_local_name(key: Any, value: Any, folder: Path) -> Any:
    """The value under a key of a spec, in which names of code beside it are those of modules."""
    if isinstance(value, str) and key in (*CODE_NAME_KEYS, CHECK_KEY):
        return local_name(value, folder)
    if key == CHECK_KEY:
        value = with_local_keys(value, folder)
    return with_local_names(value, folder)


def with_local_keys(value: Any, folder: Path) -> Any:
    """A check in which names of code beside the spec, with options under them, are those of modules."""
    if not isinstance(value, Mapping):
        return value
    return {
        local_name(key, folder) if isinstance(key, str) else key: with_local_keys(each, folder)
        for key, each in value.items()
    }


def local_name(name: str, folder: Path) -> str:
    """The name of a module for code that lies beside the spec, any other name as it is; raises `Untrusted`."""
    form = LOCAL_CODE_NAME.fullmatch(name)
    if form is None:
        return name
    file = folder / form["file"]
    try:
        text = file.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise Untrusted(f"{form['file']} cannot be read beside the spec") from error
    return f"{local_module(text, str(file)).__name__}:{form['attribute']}"


def local_texts(written: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every module of code beside a spec that a written document names."""
    for name in sorted(set(LOCAL_MODULE_NAME.findall(written)) & sys.modules.keys()):
        yield name, vars(sys.modules[name])["source_text"]
