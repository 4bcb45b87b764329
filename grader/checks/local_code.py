"""Code that lies beside an instructor's own spec, `./solution.py:f`: read and run only where that was asked for.

A name is replaced by one made from the file's text, `local_3f9a...:f`, so that what is built from it knows neither the
folder nor a file that has changed since. Trust is a variable of the environment, as every worker of ours must know of
it; student code gets an environment of its own.
"""

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from grader.checks.own_call_limit import own_call_limit

TRUST_VARIABLE = "GRADER_TRUST_LOCAL"
# As a spec writes it. One file in the spec's own folder: a path could lead anywhere.
LOCAL_CODE_NAME = re.compile(r"\./(?P<file>[A-Za-z_]\w*\.py):(?P<attribute>[A-Za-z]\w*)", re.ASCII)
LOCAL_MODULE_NAME = re.compile(r"local_[0-9a-f]{16}")  # the name of a module, as `local_module_name` makes it
CHECK_KEY = "check"
CODE_NAME_KEYS = ("reference", "verify", "one_of", "agrees_with")  # the keys whose values are names of code


TreePath: TypeAlias = tuple[Any, ...]  # keys and places from the top of a spec's tree


class Untrusted(ValueError):
    """Code beside a spec that must not or cannot be run; the text says why, and the remedy what to do."""

    def __init__(self, problem: str, remedy: str = "Correct the file that the spec names.") -> None:
        super().__init__(problem)
        self.remedy = remedy


Refusal: TypeAlias = Callable[[TreePath, Untrusted], Any]


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
        raise Untrusted(
            "it uses code that lies beside its spec; add --trust-local if that code is yours", "Add --trust-local."
        )
    name = local_module_name(text)
    if name not in sys.modules:
        made = ModuleType(name)
        vars(made).update(__file__=file, source_text=text)
        sys.modules[name] = made  # dataclasses look their module up while it runs
        try:
            with own_call_limit(Path(file).name, str):
                exec(compile(text, file, "exec", dont_inherit=True), vars(made))  # noqa: S102 (the instructor's own)
        except (Exception, SystemExit) as error:  # `sys.exit()` in it would end our own command, without a word
            del sys.modules[name]
            problem = f"{Path(file).name} does not run: {type(error).__name__}: {error}"
            raise Untrusted(problem, remedy_for(error, Path(file).name)) from error
        except BaseException:  # it was ended, and is known by half
            del sys.modules[name]
            raise
    return sys.modules[name]


def remedy_for(error: BaseException, file: str) -> str:
    """The remedy for a file of code that does not run."""
    if isinstance(error, TabError | IndentationError):
        return f"Look at line {error.lineno} of {file}: indent the body of a `def` by four spaces, without tabs."
    if isinstance(error, SyntaxError):
        return f"Correct line {error.lineno} of {file}; what is wrong may stand in the line before."
    if isinstance(error, ModuleNotFoundError) and error.name:
        return (
            f"Install `{error.name}` where grader runs, or do without it. Only one file is read: not another beside it."
        )
    if isinstance(error, SystemExit):
        return f"Leave `exit` out of {file}, or put it under `if __name__ == '__main__':`."
    return f"The whole of {file} is run before a function of it is called: correct it, or move that into the function."


def with_local_names(value: Any, folder: Path, refused: Refusal, path: TreePath = ()) -> Any:
    """A spec's tree in which names of code beside it are those of modules; `refused` gives a value for the others."""
    if isinstance(value, Mapping):
        return {key: with_local_name(key, each, folder, refused, (*path, key)) for key, each in value.items()}
    if isinstance(value, list):
        return [with_local_names(each, folder, refused, (*path, place)) for place, each in enumerate(value)]
    return value


def with_local_name(key: Any, value: Any, folder: Path, refused: Refusal, path: TreePath) -> Any:
    """The value under a key of a spec, in which names of code beside it are those of modules."""
    try:
        if isinstance(value, str) and key in (*CODE_NAME_KEYS, CHECK_KEY):
            return local_name(value, folder)
        if key == CHECK_KEY:
            value = with_local_keys(value, folder)
    except Untrusted as error:
        return refused(path, error)
    return with_local_names(value, folder, refused, path)


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
    except FileNotFoundError as error:
        problem = f"{form['file']} cannot be read beside the spec: there is no such file in {folder.name or folder}"
        raise Untrusted(problem, missing_file_remedy(form["file"], folder)) from error
    except (OSError, ValueError) as error:
        raise Untrusted(f"{form['file']} cannot be read beside the spec: {error}", "Save it as UTF-8 text.") from error
    return f"{local_module(text, str(file)).__name__}:{form['attribute']}"


def missing_file_remedy(name: str, folder: Path) -> str:
    """The remedy for a file that is not there: the nearest that is, else where to put it."""
    there = sorted(file.name for file in folder.glob("*.py"))
    near = get_close_matches(name, there, n=1)
    return f"Did you mean `./{near[0]}`?" if near else f"Put {name} beside the YAML file."


def local_texts(written: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every module of code beside a spec that a written document names."""
    for name in sorted(set(LOCAL_MODULE_NAME.findall(written)) & sys.modules.keys()):
        yield name, vars(sys.modules[name])["source_text"]
