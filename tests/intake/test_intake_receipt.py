import re

from hypothesis import given
from hypothesis import strategies as st

from grader.intake.receipt import digest_of, receipt_of

FILES = st.lists(st.tuples(st.text(), st.binary()), max_size=4)


@given(FILES)
def test_a_receipt_is_six_consonants(files: list[tuple[str, bytes]]) -> None:
    assert re.fullmatch(r"[BCDFGHJKLMNPQRSTVWXZ]{3}-[BCDFGHJKLMNPQRSTVWXZ]{3}", receipt_of(digest_of(files)))


@given(FILES, FILES)
def test_other_files_have_another_digest_and_their_order_has_none(
    some: list[tuple[str, bytes]], others: list[tuple[str, bytes]]
) -> None:
    assert (digest_of(some) == digest_of(others)) == (sorted(some) == sorted(others))
    assert digest_of(reversed(some)) == digest_of(some)


def test_the_receipt_of_a_digest_never_changes() -> None:
    digest = "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert digest_of([]) == digest
    assert receipt_of(digest) == "HJT-VKM"
