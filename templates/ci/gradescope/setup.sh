#!/usr/bin/env bash
# Run once, when Gradescope makes its image: installs markscheme from the wheels beside this file, without a network.
set -euo pipefail
root="${AUTOGRADER_ROOT:-/autograder}"
wanted=@PYTHON@

python="$(command -v "python$wanted" || true)"
if [ -z "$python" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt-get update -q && apt-get install -qy --no-install-recommends "python$wanted" "python$wanted-venv" || true
  python="$(command -v "python$wanted" || true)"
fi
if [ -z "$python" ]; then
  echo "This image has no Python $wanted: choose another base image, or export the autograder with --python." >&2
  exit 1
fi

"$python" -m venv "$root/venv"
"$root/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps \
  --find-links "$root/source/wheels" "$root"/source/wheels/*.whl
chmod 600 "$root/source/assignment.built.json"
