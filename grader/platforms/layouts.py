"""The platforms that a download may be from: which one it is, and the works in it."""

from collections.abc import Callable, Collection, Mapping

from grader.collect import folders
from grader.collect.claimed_work import BadDownload, SortedDownload
from grader.collect.download import Download, download_within, unwrapped_download
from grader.platforms import canvas, moodle, nbgrader
from grader.platforms.git import clones
from grader.platforms.gradescope import submissions_export

DOWNLOAD_PLATFORMS: Mapping[str, Callable[[Download], SortedDownload]] = {
    "folder": folders.works_in,
    "canvas": canvas.works_in,
    "moodle": moodle.works_in,
    "gradescope": submissions_export.works_in,
    "git": clones.works_in,
    "nbgrader": nbgrader.works_in,
}


def platform_signs(download: Download) -> Mapping[str, int]:
    """The number of entries that look like each platform's own; those of a plain folder look like none."""
    return {
        "canvas": sum(map(canvas.is_canvas, download.tops)),
        "moodle": sum(map(moodle.is_moodle, download.tops)),
        "git": sum(map(clones.is_clone, download.tops)),
        # These two are known by the whole: then all entries count for them.
        "gradescope": len(download.tops) * submissions_export.is_gradescope(download),
        "nbgrader": len(download.tops) * (nbgrader.is_nbgrader(download) or download.name == nbgrader.SUBMITTED_FOLDER),
    }


def platform_of(download: Download) -> str:
    """The platform that a download is from, where all entries agree; raises BadDownload where they do not."""
    for each in (download, inner_download(download, "auto")):
        found = {name: count for name, count in platform_signs(each).items() if count}
        if len(found) == 1 and set(found.values()) == {len(each.tops)}:
            return next(iter(found))
        if found:
            raise BadDownload(
                f"{download.name} looks like {' and '.join(sorted(found))}, but not all of it: say which with --from."
            )
    return "folder"


def inner_download(download: Download, platform: str) -> Download:
    """The download without a folder that is wrapped around it; a folder of students may consist of one student."""
    if platform in ("nbgrader", "auto") and any(
        top.name == nbgrader.SUBMITTED_FOLDER and top.is_folder for top in download.tops
    ):
        return download_within(download, nbgrader.SUBMITTED_FOLDER)
    if platform == "gradescope" and submissions_export.is_gradescope(download):
        return download
    one = unwrapped_download(download)
    wrapped = one is not download and any(platform_signs(one).values()) and not any(platform_signs(download).values())
    return one if platform != "folder" and wrapped else download


def sorted_download(
    download: Download, platform: str, assignment: str = "", numbers: Collection[str] = ()
) -> SortedDownload:
    """The works in a platform's download; `assignment` says of which one, where nbgrader has several.

    `numbers` are the accounts of the whole cohort on the platform, where all of them are known.
    """
    there = inner_download(download, platform)
    if platform == "canvas":
        return canvas.works_in(there, numbers)
    return nbgrader.works_in(there, assignment) if platform == "nbgrader" else DOWNLOAD_PLATFORMS[platform](there)
