"""Known mistakes about errors on values and slopes."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.analytical.slopes import ebnn_mu, slope_error


def errors_by(
    *,
    slopes: Callable[[Sequence[float], Sequence[float]], float] = slope_error,
    trusts: Callable[[float, float, float], float] = lambda a, t, c: ebnn_mu(a, t, c=c),
    half: Sequence[float] = (0.5, 0.5, 1, 1),
) -> Callable[..., dict[str, Any]]:
    """Errors with other slope terms, other weights, or other factors of values and slopes, first of TangentProp."""

    def errors(**args: Any) -> dict[str, Any]:
        values = [(t - o) ** 2 for t, o in zip(args["targets"], args["outputs"], strict=True)]
        terms = [slopes(*pair) for pair in zip(args["target_slopes"], args["output_slopes"], strict=True)]
        trust = [trusts(a, t, args["c"]) for a, t in zip(args["theory_outputs"], args["targets"], strict=True)]
        weighted = sum(m * term for m, term in zip(trust, terms, strict=True))
        tangent = half[0] * sum(values) + half[1] * args["mu"] * sum(terms)
        return {"tangent": tangent, "trust": trust, "ebnn": half[2] * sum(values) + half[3] * weighted}

    return errors


slopes_added_first = errors_by(slopes=lambda one, other: (sum(one) - sum(other)) ** 2)
slopes_not_squared = errors_by(slopes=lambda one, other: sum(abs(a - b) for a, b in zip(one, other, strict=True)))
slopes_averaged = errors_by(slopes=lambda one, other: slope_error(one, other) / len(one))
trust_below_zero = errors_by(trusts=lambda a, t, c: 1 - abs(a - t) / c)
trust_with_signs = errors_by(trusts=lambda a, t, c: max(0.0, 1 - (a - t) / c))
trust_turned = errors_by(trusts=lambda a, t, c: 1 - ebnn_mu(a, t, c=c))
half_of_both = errors_by(half=(0.5, 0.5, 0.5, 0.5))
half_of_neither = errors_by(half=(1, 1, 1, 1))
half_of_values = errors_by(half=(0.5, 1, 1, 1))


def trust_in_outputs(**args: Any) -> dict[str, Any]:
    """Errors with EBNN's trust from the outputs of the network, not from those of the theory."""
    return errors_by()(**{**args, "theory_outputs": args["outputs"]})


def one_mu(**args: Any) -> dict[str, Any]:
    """Errors with mu for EBNN too, whatever the trust in an example."""
    right = errors_by()(**args)
    return {**right, "ebnn": errors_by(trusts=lambda a, t, c: float(args["mu"]))(**args)["ebnn"]}
