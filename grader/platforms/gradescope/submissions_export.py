"""Gradescope's export of submissions: `submission_metadata.yml`, and a folder for each submission that it names.

    submission_123:
      :submitters:
      - :name: Ada Lovelace
        :sid: '7'
        :email: ada@example.org
      :created_at: 2026-11-02 22:10:05.123456789 Z

Each submission has its time; earlier ones are told of without their files. A group's has several submitters.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from grader.collect.claimed_work import BadDownload, Claim, ClaimedWork, SortedDownload, StrayEntry
from grader.collect.download import Download, TopEntry
from grader.collect.moments import iso_moment, platform_moment
from grader.intake.files import UnreadableFile

METADATA_FILE = "submission_metadata.yml"
MAX_EXPORT_METADATA_BYTES = 100_000_000  # it repeats what autograders printed
MAX_METADATA_DEPTH = 100  # of lists and mappings; what autograders have to say nests a few deep
# As texts: an id of 0012 is no number. The C parser, as the other takes minutes for a large class.
METADATA_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def is_gradescope(download: Download) -> bool:
    """Whether a download is an export from Gradescope: its metadata lie at the top."""
    return any(top.name == METADATA_FILE and not top.is_folder for top in download.tops)


def works_in(download: Download) -> SortedDownload:
    """The works in an export from Gradescope, by its metadata; raises BadDownload if those cannot be read."""
    metadata = read_metadata(download)
    tops = {top.name: top for top in download.tops if top.name != METADATA_FILE}
    works = [submission_work(name, said, tops[name]) for name, said in metadata.items() if name in tops]
    lost = [
        StrayEntry(name, f"stands in {METADATA_FILE}, and is not in the export.")
        for name in metadata
        if name not in tops
    ]
    unknown = [StrayEntry(name, f"does not stand in {METADATA_FILE}.") for name in tops if name not in metadata]
    nobody = [StrayEntry(work.source, "has no submitter.") for work in works if not work.claims]
    return SortedDownload(tuple(work for work in works if work.claims), (*lost, *unknown, *nobody))


def read_metadata(download: Download) -> dict[str, Mapping[str, Any]]:
    """The metadata of each submission, by its name; raises BadDownload if they cannot be read."""
    top = next((each for each in download.tops if each.name == METADATA_FILE), None)
    if top is None:
        raise BadDownload(
            f"There is no {METADATA_FILE} in {download.name}: export the submissions from Gradescope again."
        )
    try:
        data = top.entries[0].read(MAX_EXPORT_METADATA_BYTES + 1)
        sound = len(data) <= MAX_EXPORT_METADATA_BYTES and is_shallow(data)
        said = yaml.load(data if sound else b"", METADATA_LOADER)  # noqa: S506  it makes texts, lists and mappings
    except (UnreadableFile, yaml.YAMLError, RecursionError, UnicodeDecodeError):
        said = None
    if not isinstance(said, dict):
        raise BadDownload(f"{METADATA_FILE} in {download.name} cannot be read: export the submissions again.")
    return {str(name): each for name, each in said.items() if isinstance(each, dict)}


def is_shallow(data: bytes) -> bool:
    """Whether lists and mappings lie no deeper in one another than Gradescope has them.

    The C parser calls itself once a level, and a hundred thousand brackets end the process, with no exception.
    """
    depth = 0
    for event in yaml.parse(data, METADATA_LOADER):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > MAX_METADATA_DEPTH:
            return False
    return True


def submission_work(name: str, said: Mapping[str, Any], top: TopEntry) -> ClaimedWork:
    """The work of one submission, by its metadata and its folder."""
    created = said.get(":created_at")
    if isinstance(created, dict):  # a Rails time: utc, zone, time
        created = created.get("utc")
    when = platform_moment(metadata_text(created))
    return ClaimedWork(name, tuple(submitter_claims(said)), top.entries, iso_moment(when), notes=top.notes)


def submitter_claims(said: Mapping[str, Any]) -> Iterator[Claim]:
    """The claims of a submission: everybody whom its metadata name."""
    submitters = said.get(":submitters")
    for each in submitters if isinstance(submitters, list) else ():
        if isinstance(each, dict):
            name, sid, email = (metadata_text(each.get(key)) for key in (":name", ":sid", ":email"))
            ids = tuple(filter(None, (sid, email)))
            if name or ids:
                yield Claim(name or ids[0], account=(*ids, "")[0], ids=ids, name=name)


def metadata_text(value: object) -> str:
    """A value of the metadata as text; "" for none, which Ruby writes as `null` or `~`."""
    return "" if not isinstance(value, str) or value in ("~", "null") else value.strip()
