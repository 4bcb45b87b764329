"""Inputs as calls of a student's code, and back: a function by position, a model by `fit` and `predict`."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from grader.built.document import BuiltCall, BuiltExercise
from grader.checks.signature import ModelSignature, Signature, model_signature_of, signature_of
from grader.codec.values import Json

MODEL_STEPS = ("fit", "predict")  # of a model: the names under which its inputs stand


@cache
def signature_for(exercise_kind: str, signature: str) -> Signature | ModelSignature:
    """The signature of a function or model."""
    return model_signature_of(signature) if exercise_kind == "model" else signature_of(signature)


def target_of(exercise_kind: str, signature: str) -> str:
    """The name that a student is to define; for a pair of functions, the first one's."""
    asked = signature_for(exercise_kind, signature)
    return asked.target if isinstance(asked, ModelSignature) else asked.name


def call_on(exercise: BuiltExercise, args: Mapping[str, Any]) -> BuiltCall:
    """The call of a student's code on these inputs."""
    asked = signature_for(exercise.kind, exercise.signature)
    if isinstance(asked, Signature):
        return BuiltCall(target=asked.name, args=in_parameter_order(asked, args))
    fit, predict = in_parameter_order(asked.fit, args["fit"]), in_parameter_order(asked.predict, args["predict"])
    if asked.name:
        return BuiltCall(target=asked.name, args=(), then=((".fit", fit), (".predict", predict)))
    return BuiltCall(target=asked.fit.name, args=fit, then=((asked.predict.name, predict),))


def again_on(exercise: BuiltExercise, args: Mapping[str, Json]) -> BuiltCall:
    """The call of a student's function, then again with its own answer in place of the first input."""
    called = call_on(exercise, args)
    return replace(called, then=((called.target, (called.args or ())[1:]),))


def in_parameter_order(signature: Signature, args: Mapping[str, Json]) -> tuple[Json, ...]:
    """The inputs in the order of the signature's parameters."""
    return tuple(args[name] for name in signature.parameters if name in args)


def args_in(exercise: BuiltExercise, call: BuiltCall) -> dict[str, Json]:
    """The inputs of a call by their names, as they stand in an `Instance`."""
    asked = signature_for(exercise.kind, exercise.signature)
    if isinstance(asked, Signature):
        return dict(zip(asked.parameters, call.args or (), strict=False))
    fit, predict = [inputs for _, inputs in call.then] if asked.name else [call.args or (), call.then[0][1]]
    return {
        "fit": dict(zip(asked.fit.parameters, fit, strict=False)),
        "predict": dict(zip(asked.predict.parameters, predict, strict=False)),
    }


def flat_inputs(exercise: BuiltExercise, args: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs by the names that properties use: those of a model as `fit.rows`.

    Of a function they are as they are.
    """
    if exercise.kind != "model":
        return dict(args)
    return {f"{step}.{name}": value for step in MODEL_STEPS for name, value in args[step].items()}


def nested_inputs(exercise: BuiltExercise, named: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs of a case from the names that properties use: the reverse of `flat_inputs`."""
    if exercise.kind != "model":
        return dict(named)
    found: dict[str, dict[str, Any]] = {step: {} for step in MODEL_STEPS}
    for name, value in named.items():
        step, _, own = name.partition(".")
        found[step][own] = value
    return dict(found)


def args_text(args: Mapping[str, Json]) -> str:
    """Arguments as a text: equal for equal inputs, and longer for larger ones."""
    return json.dumps(args, ensure_ascii=False)
