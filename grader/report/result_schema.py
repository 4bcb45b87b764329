"""The JSON Schema of the result document: `python -m grader.report.result_schema` writes it to docs/schema."""

import json
from pathlib import Path
from typing import Any

from grader.report.result_json import RESULT

FILE = Path(__file__).resolve().parents[2] / "docs" / "schema" / "result.schema.json"


def schema() -> dict[str, Any]:
    """The schema of `results/<student>.json`."""
    written = RESULT.json_schema(by_alias=True, mode="serialization")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **written, "title": "Result document"}


def schema_text() -> str:
    """The text of the schema's file in docs/schema."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(schema_text(), encoding="utf-8")
