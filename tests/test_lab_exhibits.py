"""The gallery of the lab as the page has it is what its questions and answers say."""

from tools.exhibits import FOLDER, files


def test_the_page_shows_the_gallery_as_it_is():
    assert {file.name: file.read_bytes() for file in FOLDER.glob("*.json")} == files()
