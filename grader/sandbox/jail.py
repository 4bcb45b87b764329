"""The command line of bubblewrap, which gives a worker a file system with only the files it needs."""

import shutil
from collections.abc import Sequence

from grader.sandbox.layout import DEVICE_FILES, SandboxLayout

BUBBLEWRAP_MISSING = "bubblewrap is not installed (as root: apt-get install bubblewrap, or make system)"

# Namespaces of users, processes, mounts, network, IPC, host names and cgroups; no rights in any of them; the first
# process of its own, so that all others end with it; its end with ours.
BUBBLEWRAP_FLAGS = ("--unshare-all", "--cap-drop", "ALL", "--as-pid-1", "--new-session", "--die-with-parent")


def bubblewrap_path() -> str | None:
    """The path of the bubblewrap program; None if it is not installed."""
    return shutil.which("bwrap")


def jailed_command(program: str, layout: SandboxLayout, command: Sequence[str]) -> list[str]:
    """The command line that runs another in a jail where nothing is writable: tmpfs folders are remounted read-only.

    The order counts: what hides a folder comes after the tree it lies in, what shall show in it after that.
    """
    binds = [word for path in (layout.interpreter, *layout.trees) for word in ("--ro-bind", path, path)]
    hidden = [word for path in layout.masked for word in ("--tmpfs", path)]
    shown = [word for path in layout.packages for word in ("--ro-bind", path, path)]
    links = [word for path, target in layout.links for word in ("--symlink", target, path)]
    devices = [word for path in DEVICE_FILES for word in ("--dev-bind", path, path)]
    closed = [word for path in (*layout.masked, "/") for word in ("--remount-ro", path)]
    places = [*binds, *hidden, *shown, *links, *devices, "--proc", "/proc", *closed]
    return [program, *BUBBLEWRAP_FLAGS, "--hostname", "sandbox", *places, "--chdir", "/", "--", *command]
