"""The cases of an exercise that is judged by tests of its author's: calls that run a test, and what each must show."""

import builtins
import re
from fractions import Fraction

from grader.built.document import BuiltCall, BuiltCase, Instance
from grader.codec.values import RUN_TEST
from grader.spec.exercise import TestCode, TestsExercise

WORD = re.compile(r"\w+")


def built_test_cases(spec: TestsExercise) -> tuple[BuiltCase, ...]:
    """The built form of every test, in the order of the exercise."""
    return tuple(
        BuiltCase(
            name=case.name,
            public=case.public,
            covers=case.covers,
            weight=Fraction(str(case.weight)),
            instances=(
                Instance(args={"test": case.test}, calls=(call_of_test(spec, case),), expected=case.output or None),
            ),
        )
        for case in spec.cases
    )


def call_of_test(spec: TestsExercise, case: TestCode) -> BuiltCall:
    """The call that runs a test. It needs the last of the names asked for that the test mentions.

    Where a student has not defined that one, the test is not run: no test passes for work that is not there.
    """
    mentioned = set(WORD.findall(case.test))
    # The last: what is asked for first is often used by what is asked for later.
    needed = next((name for name in reversed(spec.defines) if name in mentioned), spec.defines[0])
    # Where a test writes `sum`, it means Python's, unless the exercise asks for one or provides it.
    ours = (*spec.defines, *(code.name for code in spec.provided))
    asked = tuple(dict.fromkeys(name for name in ours if name in vars(builtins)))
    return BuiltCall(target=needed, args=None, then=((RUN_TEST, (case.test, *asked)),))
