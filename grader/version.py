"""The version of markscheme, and the commit that it was made from."""

from pathlib import Path

__version__ = "0.1.0"

INSTALLED_PACKAGE = Path(__file__).resolve().parent
COMMIT_FILE = "_commit.txt"  # beside this file in what is built, put there by .ci/commit_hook.py


def version_text() -> str:
    """The version, and the commit if it is known, as `grader --version` shows them."""
    known = commit()
    if known is None:
        return f"markscheme {__version__}"
    changed = ", with changes" if known.endswith("+") else ""
    return f"markscheme {__version__} (commit {known.removesuffix('+')}{changed})"


def commit(package: Path = INSTALLED_PACKAGE) -> str | None:
    """The commit of a package: as packed, else that of its checkout; None if neither is known.

    A `+` at its end says that files of the checkout were changed since.
    """
    packed = package / COMMIT_FILE
    if packed.is_file():
        return packed.read_text("ascii").strip()
    return _checked_out(package.parent) if (package.parent / ".git").exists() else None


def _checked_out(root: Path) -> str | None:
    """The commit that git describes in a checkout; None without git, or in a folder that git refuses to read."""
    import subprocess  # noqa: PLC0415  everything imports this module, and only --version needs that

    # In full, as git's own variables, which it sets for its hooks, may point to another repository.
    command = ("git", f"--git-dir={root / '.git'}", f"--work-tree={root}")
    asked = ("describe", "--always", "--exclude=*", "--abbrev=10", "--dirty=+")
    try:
        done = subprocess.run([*command, *asked], capture_output=True, text=True, check=False, timeout=10)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() or None
