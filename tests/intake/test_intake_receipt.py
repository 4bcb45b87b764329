"""Receipts: one for one work, long enough that nobody finds two works for one, and read however they are said."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.receipt import files_digest, is_receipt_of, receipt_in, receipt_of, short_receipt_of

FILES = st.lists(st.tuples(st.text(), st.binary()), max_size=4)
EMPTY = "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@given(FILES)
def test_a_receipt_is_seven_groups_of_four_without_signs_that_are_mistaken(files: list[tuple[str, bytes]]) -> None:
    assert re.fullmatch(r"(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}", receipt_of(files_digest(files)))


def test_a_receipt_holds_at_least_128_bits_of_the_digest() -> None:
    ones = [receipt_of(f"sha256:{1 << place:064x}") for place in range(128)]
    assert len({receipt_of(f"sha256:{0:064x}"), *ones}) == 129  # no bit is left out, and no two are taken for one


@given(FILES, FILES)
def test_other_files_have_another_receipt_and_their_order_does_not_count(
    some: list[tuple[str, bytes]], others: list[tuple[str, bytes]]
) -> None:
    same = sorted(some) == sorted(others)
    assert (files_digest(some) == files_digest(others)) == same
    assert (receipt_of(files_digest(some)) == receipt_of(files_digest(others))) == same
    assert files_digest(reversed(some)) == files_digest(some)


@given(st.binary(min_size=1), st.data())
def test_one_changed_byte_gives_another_receipt(work: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(work) - 1))
    changed = work[:place] + bytes([work[place] ^ 1]) + work[place + 1 :]
    assert receipt_of(files_digest([("hw.py", work)])) != receipt_of(files_digest([("hw.py", changed)]))


def test_the_receipt_of_a_digest_never_changes() -> None:
    assert files_digest([]) == EMPTY
    assert receipt_of(EMPTY) == "J917-NS0Y-8S4V-JD6A-95CS-3DW5-5E2N"
    assert short_receipt_of(EMPTY) == "HJT-VKM"


SAID: dict[str, Callable[[str], str]] = {  # how a receipt comes back from somebody who wrote it down or reads it out
    "as it is": lambda receipt: receipt,
    "small": str.lower,
    "without hyphens": lambda receipt: receipt.replace("-", ""),
    "with spaces": lambda receipt: f"  {receipt.replace('-', ' ')}\n",
    "with long dashes": lambda receipt: receipt.replace("-", "\u2013"),
    "the letter O for 0": lambda receipt: receipt.replace("0", "O"),
    "a small o for 0": lambda receipt: receipt.replace("0", "o"),
    "the letter I for 1": lambda receipt: receipt.replace("1", "I"),
    "a small l for 1": lambda receipt: receipt.lower().replace("1", "l"),
}


@pytest.mark.parametrize("how", SAID)
@given(files=FILES)
def test_a_receipt_that_is_read_out_is_understood(how: str, files: list[tuple[str, bytes]]) -> None:
    receipt = receipt_of(files_digest(files))
    assert receipt_in(SAID[how](receipt)) == receipt
    assert is_receipt_of(receipt_in(SAID[how](receipt)), files_digest(files))


@given(FILES)
def test_a_receipt_of_an_older_version_still_leads_to_its_work(files: list[tuple[str, bytes]]) -> None:
    old = short_receipt_of(files_digest(files))
    assert re.fullmatch(r"[BCDFGHJKLMNPQRSTVWXZ]{3}-[BCDFGHJKLMNPQRSTVWXZ]{3}", old)
    for said in (old, old.lower(), old.replace("-", "")):
        assert receipt_in(said) == old
    assert is_receipt_of(old, files_digest(files))


NO_RECEIPT = ("", "s0001", "KXQP-LMRT", "ada", "BCD-FG", "BCD-FGA", "U" * 28, "0" * 27, "0" * 29, "ß" * 28)


@pytest.mark.parametrize("text", NO_RECEIPT)
def test_what_is_no_receipt_is_not_taken_for_one(text: str) -> None:
    assert receipt_in(text) == ""
