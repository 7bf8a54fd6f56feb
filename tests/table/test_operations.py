"""docs/operations.md says what is so."""

import re
from pathlib import Path

import msgspec
from prometheus_client import generate_latest

import sobremesa.table.metrics  # noqa: F401  (what is counted)
from sobremesa.table.config import Config

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `--([a-z-]+)` \| `(SOBREMESA_[A-Z_]+)` \| (.+?) \| .+ \|$", re.MULTILINE)
UNSAID = {"database": "`tables.db` in the data directory", "secure": "`off`", "warm": "`on`"}


def test_every_setting_is_documented_with_its_default():
    expected = [
        (
            field.name.replace("_", "-"),
            f"SOBREMESA_{field.name.upper()}",
            UNSAID.get(field.name) or (f"`{field.default}`" if field.default != "" else "none"),
        )
        for field in msgspec.structs.fields(Config)
    ]
    assert ROW.findall(PAGE) == expected


def test_every_metric_is_documented_and_no_other():
    counted = re.findall(r"^# TYPE (sobremesa_\w+) ", generate_latest().decode(), re.MULTILINE)
    assert set(re.findall(r"`(sobremesa_\w+)`", PAGE)) == {name for name in counted if not name.endswith("_created")}
