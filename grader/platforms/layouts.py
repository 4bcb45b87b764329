"""The platforms that a download may be from: which one it is, and the works in it."""

from collections.abc import Callable, Collection, Mapping

from grader.collect import folders
from grader.collect.claimed_work import BadDownload, Sorted
from grader.collect.download import Download, unwrapped, within
from grader.platforms import canvas, moodle, nbgrader
from grader.platforms.git import clones
from grader.platforms.gradescope import submissions_export

PLATFORMS: Mapping[str, Callable[[Download], Sorted]] = {
    "folder": folders.works_in,
    "canvas": canvas.works_in,
    "moodle": moodle.works_in,
    "gradescope": submissions_export.works_in,
    "git": clones.works_in,
    "nbgrader": nbgrader.works_in,
}


def signs(download: Download) -> Mapping[str, int]:
    """The number of entries that look like each platform's own; those of a plain folder look like none."""
    return {
        "canvas": sum(map(canvas.is_canvas, download.tops)),
        "moodle": sum(map(moodle.is_moodle, download.tops)),
        "git": sum(map(clones.is_clone, download.tops)),
        # These two are known by the whole: then all entries count for them.
        "gradescope": len(download.tops) * submissions_export.is_gradescope(download),
        "nbgrader": len(download.tops) * (nbgrader.is_nbgrader(download) or download.name == nbgrader.SUBMITTED),
    }


def platform_of(download: Download) -> str:
    """The platform that a download is from, where all entries agree; raises BadDownload where they do not."""
    for each in (download, inside(download, "auto")):
        found = {name: count for name, count in signs(each).items() if count}
        if len(found) == 1 and set(found.values()) == {len(each.tops)}:
            return next(iter(found))
        if found:
            raise BadDownload(
                f"{download.name} looks like {' and '.join(sorted(found))}, but not all of it: say which with --from."
            )
    return "folder"


def inside(download: Download, platform: str) -> Download:
    """The download without a folder that is wrapped around it; a folder of students may consist of one student."""
    if platform in ("nbgrader", "auto") and any(
        top.name == nbgrader.SUBMITTED and top.is_folder for top in download.tops
    ):
        return within(download, nbgrader.SUBMITTED)
    if platform == "gradescope" and submissions_export.is_gradescope(download):
        return download
    one = unwrapped(download)
    wrapped = one is not download and any(signs(one).values()) and not any(signs(download).values())
    return one if platform != "folder" and wrapped else download


def sorted_out(download: Download, platform: str, assignment: str = "", numbers: Collection[str] = ()) -> Sorted:
    """The works in a platform's download; `assignment` says of which one, where nbgrader has several.

    `numbers` are the accounts of the whole cohort on the platform, where all of them are known.
    """
    there = inside(download, platform)
    if platform == "canvas":
        return canvas.works_in(there, numbers)
    return nbgrader.works_in(there, assignment) if platform == "nbgrader" else PLATFORMS[platform](there)
