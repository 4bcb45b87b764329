"""What `grader grade` tries before it knows what there is to do is known when it is asked for."""

import pytest

from grader.cli.warm_start import USUAL_PACKAGES, isolation_trial
from grader.sandbox.selftest import strongest_isolation


@pytest.mark.parametrize(
    ("isolation", "tried"), [("auto", 1), ("landlock", 0), ("process", 0), ("nonsense", 0), ("", 0)]
)
def test_isolations_are_tried_while_modules_load_where_any_will_do(isolation: str, tried: int) -> None:
    strongest_isolation.cache_clear()
    trial = isolation_trial(isolation)
    trial.join(60)
    assert not trial.is_alive()
    assert strongest_isolation.cache_info().currsize == tried
    if tried:
        assert strongest_isolation(USUAL_PACKAGES).name
        assert strongest_isolation.cache_info().hits == 1


def test_what_goes_wrong_in_a_trial_is_told_by_whoever_needs_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(packages: tuple[str, ...]) -> None:
        raise OSError(packages)

    monkeypatch.setattr("grader.cli.warm_start.strongest_isolation", broken)
    isolation_trial("auto").join(60)
