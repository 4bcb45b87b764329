"""The JSON Schema of the result document: `python -m grader.report.result_schema` writes it to docs/schema."""

import json
from pathlib import Path
from typing import Any

from grader.report.result_json import RESULT_ADAPTER

SCHEMA_FILE = Path(__file__).resolve().parents[2] / "docs" / "schema" / "result.schema.json"


def result_schema_document() -> dict[str, Any]:
    """The schema of `results/<student>.json`."""
    written = RESULT_ADAPTER.json_schema(by_alias=True, mode="serialization")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **written, "title": "Result document"}


def schema_text() -> str:
    """The text of the schema's file in docs/schema."""
    return json.dumps(result_schema_document(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA_FILE.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA_FILE.write_text(schema_text(), encoding="utf-8")
