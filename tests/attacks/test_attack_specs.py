"""Specs that name code they must not, and texts that try to be programs: refused in a sentence, and nothing is run."""

from contextlib import suppress
from pathlib import Path

import pytest

from grader.build.prompts import BadText, rendered_prompt
from grader.build.spec_lint import faults_in

SOUND = """
schema: 1
id: mine
kind: function
title: Entropy
concepts: [information.entropy]
sources: [witten.entropy]
level: core
minutes: 10
points: 2
signature: "entropy(counts: list[int]) -> float"
reference: reference.information.entropy:entropy
prompt: "Return the entropy of `counts`."
cases:
  - {name: weather, public: true, args: {counts: [9, 5]}}
  - {name: other counts, covers: more, weight: 4, count: 4,
     draw: {counts: {$make: reference.shared.draws.numbers:counts, classes: [2, 6]}}}
check: {close: {}}
misconceptions:
  - {is: not negated, reference: reference.information.mistakes:unweighted_surprise, hint: Look at the sign.}
"""
PLACES = {  # where a name may stand: what stands there in a sound spec, and the same with another name
    "reference": ("reference: reference.information.entropy:entropy", "reference: {name}"),
    "misconception": ("reference: reference.information.mistakes:unweighted_surprise", "reference: {name}"),
    "generator": ("$make: reference.shared.draws.numbers:counts", "$make: {name}"),
    "several right answers": ("check: {{close: {{}}}}", "check: {{one_of: {name}}}"),
    "verifier": ("check: {{close: {{}}}}", "check: {{verify: {name}}}"),
    "a check of its own": ("check: {{close: {{}}}}", "check: {name}"),
    "provided code": (
        "check: {{close: {{}}}}",
        "provided: [{{name: help, reference: '{name}'}}]\ncheck: {{close: {{}}}}",
    ),
}
NAMES = [
    "./evil.py:f",
    "../evil.py:f",
    "evil:f",
    "os:system",
    "builtins:eval",
    "grader.build.secret:secret_of",
    "reference:__loader__",
    "reference.information.entropy:entropy.__globals__",
    "reference.information.entropy:math",
    "reference.shared.draws.numbers:random.Random",
    "reference.information.entropy:__builtins__",
]


def spec_in(folder: Path, text: str) -> Path:
    """A spec with code beside it that leaves a trace when it runs."""
    (folder / "evil.py").write_text(f"open({str(folder / 'ran')!r}, 'w')\ndef f(*_, **__): return 0\n")
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_spec_is_sound_without_such_names(tmp_path: Path) -> None:
    assert [str(fault) for fault in faults_in(spec_in(tmp_path, SOUND)) if "reference" in fault.field] == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", NAMES)
def test_only_what_is_in_the_reference_can_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, name: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    sound, other = PLACES[place]
    text = SOUND.replace(sound.format(), other.format(name=name))
    assert text != SOUND
    faults = faults_in(spec_in(tmp_path, text))
    assert faults != ()
    assert all(fault.problem and fault.remedy for fault in faults)
    assert not (tmp_path / "ran").exists()


PROGRAMS = [
    "{{ ().__class__.__base__.__subclasses__() }}",
    "{{ n.__init__.__globals__ }}",
    "{{ rows.__class__ }}",
    "{{ rows.append(1) }}",
    "{{ rows.sort() }}",
    "{{ given.update(x=1) }}",
    "{{ '{0.__class__}'.format(n) }}",
    "{{ '{0.__class__}' | format(n) | attr('__class__') }}",
    "{{ rows | attr('__class__') }}",
    "{{ n | map(attribute='__class__') | list }}",
    "{{ [n] | map(attribute='__class__') | list }}",
    "{{ self.__init__.__globals__ }}",
    "{{ cycler.__init__.__globals__.os }}",
    "{{ lipsum.__globals__ }}",
    "{{ namespace(x=1) }}",
    "{% import 'os' as os %}",
    "{% extends '/etc/passwd' %}",
    "{% include '/etc/passwd' %}",
    "{% macro m() %}{{ caller.__globals__ }}{% endmacro %}{{ m() }}",
]


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_text_that_reaches_for_more_than_its_names_is_refused(text: str) -> None:
    rows = [{"a": 1}]
    shown = ""
    with suppress(BadText):  # refused, or nothing to see: Jinja's filters hand out an undefined value at times
        shown = rendered_prompt(text, {"n": 3.0, "rows": rows, "given": {}})
    assert "class" not in shown
    assert "<" not in shown
    assert rows == [{"a": 1}]
