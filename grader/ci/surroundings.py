"""The surroundings of a job: GitHub, GitLab or another system, and whether everybody can read its output."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

System = Literal["github", "gitlab", "plain"]
VISIBILITY_VARIABLE = "GRADER_VISIBILITY"  # our workflows set it; names with GITHUB_ are GitHub's own
MAX_EVENT_BYTES = 10_000_000  # bytes of an event; GitHub's are much smaller


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The system of a job, the folder of its checkout, whether it is public, and the files that GitHub reads.

    `public` is None if nothing says it; on a system of many users that is taken for public.
    """

    system: System
    root: Path
    public: bool | None
    summary: Path | None = None
    outputs: Path | None = None

    @property
    def tells_score(self) -> bool:
        """Whether a score may be printed here, as not everybody can read it."""
        return self.public is False or (self.public is None and self.system == "plain")


def surroundings_of(environment: Mapping[str, str], here: Path) -> Surroundings:
    """The surroundings that environment variables describe."""
    if environment.get("GITHUB_ACTIONS") == "true":
        return Surroundings(
            "github",
            Path(environment.get("GITHUB_WORKSPACE") or here),
            public_on_github(environment),
            file_named(environment, "GITHUB_STEP_SUMMARY"),
            file_named(environment, "GITHUB_OUTPUT"),
        )
    if environment.get("GITLAB_CI"):
        visibility = environment.get("CI_PROJECT_VISIBILITY", "")
        public = visibility != "private" if visibility else None  # `internal` is everybody with an account
        return Surroundings("gitlab", Path(environment.get("CI_PROJECT_DIR") or here), public)
    return Surroundings("plain", here, None)


def public_on_github(environment: Mapping[str, str]) -> bool | None:
    """Whether the repository is public, by the variable that a workflow may set, else by the event that started it."""
    if said := environment.get(VISIBILITY_VARIABLE) or environment.get("GITHUB_REPOSITORY_VISIBILITY", ""):
        return said != "private"
    repository = event_of(environment).get("repository")
    private = repository.get("private") if isinstance(repository, dict) else None
    # An event without the field says nothing: it is not taken for private.
    return not private if isinstance(private, bool) else None


def event_of(environment: Mapping[str, str]) -> dict[str, object]:
    """The event that started the workflow; empty where there is none that can be read."""
    try:
        with open(environment.get("GITHUB_EVENT_PATH", ""), "rb") as stream:
            event = json.loads(stream.read(MAX_EVENT_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    return event if isinstance(event, dict) else {}


def file_named(environment: Mapping[str, str], variable: str) -> Path | None:
    """The file that a variable names."""
    name = environment.get(variable, "")
    return Path(name) if name else None
