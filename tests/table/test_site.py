"""The page as files for any host: what is in it, where it may be written, and what it never touches."""

import json
import os
import re
from html.parser import HTMLParser

import msgspec
import pytest

from sobremesa.cli import main
from sobremesa.rules.game import games
from sobremesa.table.door.guard import POLICY
from sobremesa.table.door.site import BadSite, answers, write_site

INDEX = (
    '<!doctype html><html><head><link rel="manifest" href="/manifest.webmanifest" />'
    '<script type="module" src="/assets/page-1a2b.js"></script></head><body><a href="//x">y</a></body></html>'
)


@pytest.fixture
def page(tmp_path):
    """What a build leaves, small."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "index.html.gz").write_bytes(b"of the server's")
    (folder / "worker.js").write_text("self")
    (folder / "assets" / "page-1a2b.js").write_text("games")
    (folder / "assets" / "rules-1a2b.wasm").write_bytes(b"\0asm")
    (folder / ".stamp").write_text("not for others")
    return folder


def files(folder):
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


class Head(HTMLParser):
    """What a page says of itself."""

    def __init__(self, text):
        super().__init__()
        self.metas, self.links = {}, []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        """Remember what it says."""
        said = dict(attrs)
        if tag == "meta":
            self.metas[said.get("http-equiv") or said.get("name")] = said["content"]
        self.links += [said[name] for name in ("href", "src") if name in said and tag != "a"]


def test_a_site_is_the_page_and_what_the_server_says_to_everybody(page, tmp_path):
    site = tmp_path / "a" / "site"
    count = write_site(site, page)
    found = files(site)
    assert count == len(found) - 1  # and the list of them
    texts = {f"{address}.json" for address, _ in answers()}
    assert found == texts | {
        ".nojekyll",
        ".sobremesa",
        "index.html",
        "worker.js",
        "assets/page-1a2b.js",
        "assets/rules-1a2b.wasm",
    }
    for address, said in answers():
        read = json.loads((site / f"{address}.json").read_text(encoding="utf-8"))
        assert read == json.loads(msgspec.json.encode(said))


def test_every_bundled_game_is_there_in_both_languages(page, tmp_path):
    write_site(tmp_path / "site", page)
    listed = json.loads((tmp_path / "site/api/games.json").read_text(encoding="utf-8"))
    bundled = [game for game in games().values() if game.bundled]
    assert [each["name"] for each in listed] == [game.name for game in bundled]
    for game in bundled:
        for language in ("es", "en"):
            file = tmp_path / f"site/api/games/{game.name}/rules/{language}.json"
            assert json.loads(file.read_text(encoding="utf-8")) == game.rulebook(language)


def test_it_may_lie_anywhere_knows_that_it_is_alone_and_keeps_our_policy(page, tmp_path):
    write_site(tmp_path / "site", page)
    text = (tmp_path / "site/index.html").read_text(encoding="utf-8")
    head = Head(text)
    assert head.links == ["./manifest.webmanifest", "./assets/page-1a2b.js"]
    assert head.metas["sobremesa"] == "site"
    said = dict(part.strip().split(" ", 1) for part in head.metas["content-security-policy"].split(";"))
    assert said == {what: where for what, where in POLICY.items() if what != "frame-ancestors"}  # headers only
    assert text.index("content-security-policy") < text.index("<script")


def test_a_former_site_is_renewed_and_what_others_put_there_stays(page, tmp_path):
    site = tmp_path / "site"
    write_site(site, page)
    (site / "CNAME").write_text("cards.example")
    (page / "assets" / "page-1a2b.js").rename(page / "assets" / "page-3c4d.js")
    (page / "pictures").mkdir()
    (page / "pictures" / "a.svg").write_text("<svg/>")
    write_site(site, page)
    assert {"CNAME", "assets/page-3c4d.js", "pictures/a.svg"} <= files(site)
    assert "assets/page-1a2b.js" not in files(site)
    (page / "pictures" / "a.svg").unlink()
    write_site(site, page)
    assert not (site / "pictures").exists()
    assert write_site(site, page) == len(files(site)) - 2


def full(*_):
    raise OSError(28, "No space left on device")


def test_a_site_that_was_cut_off_is_still_known_for_one(page, tmp_path, monkeypatch):
    site = tmp_path / "site"
    write_site(site, page)
    (page / "worker.js").rename(page / "helper.js")
    with monkeypatch.context() as broken:
        broken.setattr("pathlib.Path.write_bytes", full)
        with pytest.raises(BadSite, match="No space left"):
            write_site(site, page)
    write_site(site, page)
    assert "helper.js" in files(site)
    assert "worker.js" not in files(site)


def test_a_list_that_somebody_changed_leads_nowhere_else(page, tmp_path):
    site, other = tmp_path / "site", tmp_path / "other.txt"
    other.write_text("mine")
    write_site(site, page)
    with (site / ".sobremesa").open("a") as listed:
        listed.write(f"../other.txt\n{other}\n.\n\n")
    write_site(site, page)
    assert other.read_text() == "mine"


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("full", "has other things in it; name an empty folder, a new one, or a former site"),
        ("file", "is not a folder"),
        ("below a file", "cannot be written"),
        ("strange list", "is no list of a site"),
    ],
)
def test_a_bad_folder_gets_a_sentence_and_stays_as_it_is(page, tmp_path, what, sentence):
    place = tmp_path / "place"
    if what == "full":
        place.mkdir()
        (place / "thesis.txt").write_text("years of work")
    elif what == "strange list":
        place.mkdir()
        (place / ".sobremesa").write_bytes(b"\xff\xfe\xff")
    else:
        place.write_text("a file")
    before = files(tmp_path)
    with pytest.raises(BadSite, match=re.escape(sentence)):
        write_site(place / "site" if what == "below a file" else place, page)
    assert files(tmp_path) == before


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything can be written")
def test_a_folder_that_is_closed_to_us_gets_a_sentence(page, tmp_path):
    place = tmp_path / "place"
    place.mkdir(0o500)
    with pytest.raises(BadSite, match="cannot be written"):
        write_site(place, page)


def test_without_a_page_it_says_so(tmp_path):
    with pytest.raises(BadSite, match="make page"):
        write_site(tmp_path / "site", tmp_path / "nowhere")
    assert not (tmp_path / "site").exists()


def test_the_command_says_what_it_did_and_refuses_in_a_sentence(page, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sobremesa.table.door.site.write_site.__defaults__", (page,))
    assert main(["site", str(tmp_path / "site")]) == 0
    assert re.search(r"site: \d+ files, to be served by any web host", capsys.readouterr().out)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("years of work")
    assert main(["site", str(tmp_path / "full")]) == 2
    assert "has other things in it" in capsys.readouterr().err
