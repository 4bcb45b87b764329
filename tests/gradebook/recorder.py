"""A grader that only records: `recorder.py ADDRESS SEED STUDENTS`, a line on stdout for each result it has recorded."""

import random
import sys

from grader.gradebook.opening import opened_book
from grader.gradebook.records import HandedIn
from tests.gradebook.book_sample import TERMS, result


def main(address: str, seed: str, students: str) -> None:
    names = [f"s{number:03}" for number in range(int(students))]
    random.Random(seed).shuffle(names)
    with opened_book(address) as book:
        book.announce(TERMS, "sha256:b1")
        for name in names:
            for number, submission in enumerate(("one", "two"), 1):
                new = book.record(result(name, submission, gain=float(number)), HandedIn(number=number))
                print(name, submission, "new" if new else "known", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
