"""From a download to one folder a student: read, matched, filed, and a table of what needs a person."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from grader.collect.attempts import (
    UNMATCHED_FILE,
    CollectedAttempt,
    collected_attempts,
    collected_by_student,
    newest_attempt,
    write_index,
    write_private,
)
from grader.collect.claim_matching import RosterIndex, all_numbers, claim_match, roster_index
from grader.collect.claimed_work import BadDownload, Claim, ClaimedWork, SortedDownload
from grader.collect.contents import Contents, contents_of
from grader.collect.download import download_at
from grader.collect.store import completed, filed_attempt, only_one, place_newest, restored, same_attempt
from grader.collect.times import times_of
from grader.platforms.layouts import platform_of, sorted_download
from grader.texts.csv_cells import csv_text
from grader.texts.roster import Student
from grader.texts.safe_names import safe_name, shown_name


@dataclass(frozen=True, slots=True)
class CollectionOptions:
    """The options of a collection: the download, the folder to file into, and what is known of both."""

    source: Path
    out: Path
    platform: str = "auto"
    roster: tuple[Student, ...] = ()
    times: Path | None = None
    zone: tzinfo | None = None
    assignment: str = ""


@dataclass(frozen=True, slots=True)
class CollectionProblem:
    """A problem for a person: where it stands in the download, whose it is said to be, what is the matter."""

    kind: str  # unmatched, duplicate, broken, left out, changed, stray
    source: str
    why: str
    name: str = ""
    student: str = ""
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class OwnedWork:
    """A student's work: by which claim it is theirs, and with whom together they handed it in."""

    work: ClaimedWork
    claim: Claim
    group: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Collected:
    """The result of a collection: new attempts, the number of known ones, and who handed in nothing."""

    platform: str
    new: tuple[CollectedAttempt, ...]
    known: int
    missing: tuple[str, ...]
    problems: tuple[CollectionProblem, ...]


def collect_download(wanted: CollectionOptions) -> Collected:
    """Files every attempt of a download; raises BadDownload where it cannot begin."""
    refuse_inside(wanted.source, wanted.out)
    with download_at(wanted.source) as download:
        platform = platform_of(download) if wanted.platform == "auto" else wanted.platform
        found = sorted_download(download, platform, wanted.assignment, all_numbers(wanted.roster))
        if not found.works:
            why = "".join(f" {shown_name(each.source)} {each.why}" for each in found.strays[:1])
            raise BadDownload(f"{wanted.source}: there is no work in it that is laid out as {platform} does it.{why}")
        roster = wanted.roster or claimants(found.works, platform)
        index = roster_index(roster)
        times = times_of(wanted.times, index, platform, wanted.zone) if wanted.times else {}
        mine, problems = owned_works(found, index, platform)
        with whole_or_nothing(wanted.out), only_one(wanted.out):
            new, known = [], 0
            for student, works in mine.items():
                done, again, more = filed_for(wanted.out, student, works, times.get(student, ""), platform)
                new += done
                known += again
                problems += more
            changed = place_newest(wanted.out)
            problems += [CollectionProblem("changed", student, why, student=student) for student, why in changed]
            write_index(wanted.out)
            write_private(wanted.out / UNMATCHED_FILE, problems_csv(problems))
            there = collected_by_student(collected_attempts(wanted.out))
    missing = [each.id for each in wanted.roster if each.id not in there]
    return Collected(platform, tuple(new), known, tuple(missing), tuple(problems))


def refuse_inside(source: Path, out: Path) -> None:
    """Raises BadDownload if what is written would be collected the next time."""
    if source.is_dir() and (out.resolve() == source.resolve() or source.resolve() in out.resolve().parents):
        raise BadDownload(f"{out}: this lies in what is collected; choose a folder outside of {source}.")


@contextmanager
def whole_or_nothing(out: Path) -> Iterator[None]:
    """Turns an error of writing, as on a full disk, into a BadDownload which says that nothing is lost."""
    try:
        yield
    except OSError as error:
        what = (error.strerror or "writing failed").lower()
        raise BadDownload(
            f"{error.filename or out}: {what}; what was filed so far is whole, and the same command goes on from there."
        ) from None


def claimants(works: Sequence[ClaimedWork], platform: str) -> tuple[Student, ...]:
    """A roster made of the download itself, where none is given: ids as the download has them.

    Two whose ids would be one folder get the same one, and are then told to be duplicates.
    """
    found: dict[str, Student] = {}
    ids: dict[str, str] = {}
    for claim in (claim for work in works for claim in work.claims):
        numbered = platform in ("canvas", "moodle")
        text = "_".join(filter(None, (claim.name, claim.account))) if numbered else (*claim.ids, claim.label)[0]
        also = ";".join(claim.ids)
        account = {f"{platform}_id": claim.account} if numbered else {}
        name = "" if numbered and claim.account else claim.name  # two of one name are told apart by their numbers
        id_ = safe_name(text or claim.label)
        id_ = ids.setdefault(id_.casefold(), id_)  # some systems keep Anna's and anna's in one
        found.setdefault(text, Student(id_, name, also=also, **account))
    return tuple(found.values())


def owned_works(
    found: SortedDownload, index: RosterIndex, platform: str
) -> tuple[dict[str, list[OwnedWork]], list[CollectionProblem]]:
    """Each student's works, and problems with those that are nobody's for now."""
    mine: dict[str, list[OwnedWork]] = {}
    problems = [CollectionProblem("stray", each.source, each.why) for each in found.strays]
    for work in found.works:
        matches = [(claim, claim_match(claim, index, platform)) for claim in work.claims]
        everybody = sorted({student for _, match in matches for student in match.students})
        for claim, match in matches:
            if not match.students:
                problems.append(
                    CollectionProblem("unmatched", work.source, match.why, claim.label, nearest=match.nearest)
                )
            for student in match.students:
                others = tuple(each for each in everybody if each != student)
                mine.setdefault(student, []).append(OwnedWork(work, claim, others))
    return dict(sorted(mine.items())), problems


def filed_for(
    out: Path, student: str, works: Sequence[OwnedWork], submitted: str, platform: str
) -> tuple[list[CollectedAttempt], int, list[CollectionProblem]]:
    """The new attempts of one student, how many were known, and what a person must look at."""
    read = [(each, contents_of(each.work)) for each in works]
    problems = [problem for each, contents in read for problem in problems_in(student, each, contents)]
    if len(different_owners(works, platform)) > 1 and len({contents.digest for _, contents in read}) > 1:
        return [], 0, [*problems, *duplicates(student, works)]
    attempts = [
        (new_attempt(student, each, contents, submitted, platform), contents)
        for each, contents in read
        if contents.files and not contents.damaged
    ]
    new: list[CollectedAttempt] = []
    known = list(collected_attempts(out, student))
    # In order of time: attempts are numbered as they are filed.
    for attempt, contents in sorted(attempts, key=lambda pair: attempt_moment(pair[0])):
        same = same_attempt(known, attempt)
        if same is None:
            new.append(filed_attempt(out, attempt, contents))
            known.append(new[-1])
            continue
        restored(out, same, contents)
        if same is newest_attempt(known):  # a table of times, or of groups, tells of the last one
            known[known.index(same)] = completed(out, same, attempt)
    return new, len(attempts) - len(new), problems


def different_owners(works: Sequence[OwnedWork], platform: str) -> set[object]:
    """The different owners among works that were matched to one student.

    Gradescope has one submission of each student: a second is somebody else's.
    """
    return {each.work.source if platform == "gradescope" else each.claim for each in works}


def attempt_moment(attempt: CollectedAttempt) -> datetime:
    """The moment at which an attempt was handed in; without a time, the first moment there is."""
    return datetime.fromisoformat(attempt.submitted) if attempt.submitted else datetime.min.replace(tzinfo=UTC)


def new_attempt(student: str, owned: OwnedWork, contents: Contents, submitted: str, platform: str) -> CollectedAttempt:
    """The record of work that is not filed yet."""
    return CollectedAttempt(
        student=student,
        number=0,
        submitted=owned.work.submitted or submitted,
        late=owned.work.late,
        source=shown_name(owned.work.source),
        platform=platform,
        account=shown_name(owned.claim.account),
        order=owned.work.order,
        group=owned.group,
        digest=contents.digest,
    )


def problems_in(student: str, owned: OwnedWork, contents: Contents) -> Iterator[CollectionProblem]:
    """The problems with the files of a student's work that could not be filed."""
    source, name = owned.work.source, owned.claim.label
    for sentence in contents.damaged:
        yield CollectionProblem("broken", source, f"nothing was filed: {sentence}", name, student)
    for sentence in contents.left_out:
        yield CollectionProblem("left out", source, sentence, name, student)
    if not contents.files and not contents.damaged:
        yield CollectionProblem("left out", source, "there is no file in it.", name, student)


def duplicates(student: str, works: Sequence[OwnedWork]) -> Iterator[CollectionProblem]:
    """A problem for each of several entries that differ, and would be one student's: none of them is filed."""
    for each in works:
        others = ", ".join(shown_name(other.work.source) for other in works if other is not each)
        yield CollectionProblem("duplicate", each.work.source, f"also fits {others}.", each.claim.label, student)


def problems_csv(problems: Sequence[CollectionProblem]) -> str:
    """The text of `unmatched.csv`: the problems that need a person."""
    head = ["problem", "source", "name", "student", "why", "nearest"]
    return csv_text([head, *([e.kind, e.source, e.name, e.student, e.why, e.nearest] for e in problems)])
