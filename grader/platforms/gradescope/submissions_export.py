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

from grader.collect.claimed_work import BadDownload, Claim, Sorted, Stray, Work
from grader.collect.download import Download, Top
from grader.collect.moments import moment_of, text_of
from grader.intake.files import Unreadable

METADATA = "submission_metadata.yml"
BYTES = 100_000_000  # it repeats what autograders printed
DEPTH = 100  # of lists and mappings; what autograders have to say nests a few deep
# As texts: an id of 0012 is no number. The C parser, as the other takes minutes for a large class.
LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def is_gradescope(download: Download) -> bool:
    """Whether a download is an export from Gradescope: its metadata lie at the top."""
    return any(top.name == METADATA and not top.is_folder for top in download.tops)


def works_in(download: Download) -> Sorted:
    """The works in an export from Gradescope, by its metadata; raises BadDownload if those cannot be read."""
    metadata = metadata_of(download)
    tops = {top.name: top for top in download.tops if top.name != METADATA}
    works = [work_of(name, said, tops[name]) for name, said in metadata.items() if name in tops]
    lost = [Stray(name, f"stands in {METADATA}, and is not in the export.") for name in metadata if name not in tops]
    unknown = [Stray(name, f"does not stand in {METADATA}.") for name in tops if name not in metadata]
    nobody = [Stray(work.source, "has no submitter.") for work in works if not work.claims]
    return Sorted(tuple(work for work in works if work.claims), (*lost, *unknown, *nobody))


def metadata_of(download: Download) -> dict[str, Mapping[str, Any]]:
    """The metadata of each submission, by its name; raises BadDownload if they cannot be read."""
    top = next((each for each in download.tops if each.name == METADATA), None)
    if top is None:
        raise BadDownload(f"There is no {METADATA} in {download.name}: export the submissions from Gradescope again.")
    try:
        data = top.entries[0].read(BYTES + 1)
        sound = len(data) <= BYTES and is_shallow(data)
        said = yaml.load(data if sound else b"", LOADER)  # noqa: S506  it makes texts, lists and mappings
    except (Unreadable, yaml.YAMLError, RecursionError, UnicodeDecodeError):
        said = None
    if not isinstance(said, dict):
        raise BadDownload(f"{METADATA} in {download.name} cannot be read: export the submissions again.")
    return {str(name): each for name, each in said.items() if isinstance(each, dict)}


def is_shallow(data: bytes) -> bool:
    """Whether lists and mappings lie no deeper in one another than Gradescope has them.

    The C parser calls itself once a level, and a hundred thousand brackets end the process, with no exception.
    """
    depth = 0
    for event in yaml.parse(data, LOADER):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEPTH:
            return False
    return True


def work_of(name: str, said: Mapping[str, Any], top: Top) -> Work:
    """The work of one submission, by its metadata and its folder."""
    created = said.get(":created_at")
    if isinstance(created, dict):  # a Rails time: utc, zone, time
        created = created.get("utc")
    when = moment_of(text(created))
    return Work(name, tuple(claims_of(said)), top.entries, text_of(when), notes=top.notes)


def claims_of(said: Mapping[str, Any]) -> Iterator[Claim]:
    """The claims of a submission: everybody whom its metadata name."""
    submitters = said.get(":submitters")
    for each in submitters if isinstance(submitters, list) else ():
        if isinstance(each, dict):
            name, sid, email = (text(each.get(key)) for key in (":name", ":sid", ":email"))
            ids = tuple(filter(None, (sid, email)))
            if name or ids:
                yield Claim(name or ids[0], account=(*ids, "")[0], ids=ids, name=name)


def text(value: object) -> str:
    """A value of the metadata as text; "" for none, which Ruby writes as `null` or `~`."""
    return "" if not isinstance(value, str) or value in ("~", "null") else value.strip()
