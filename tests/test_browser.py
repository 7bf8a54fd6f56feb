"""The modules for the browser: they are what the sources give, and what needs more than a page has is refused."""

import filecmp
import json
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from sobremesa.browser.build import BEYOND, BOTS, STAMPS, build, shared, stamps
from sobremesa.browser.objects import MAGIC, BadObject, link
from sobremesa.browser.target import FEATURES, TRIPLE

RULES = Path(__file__).parents[1] / "web" / "rules"

PLAIN = "define i32 @seven() { ret i32 7 }"
DATA = """
@table = internal constant [2 x i32] [i32 3, i32 4]
define i32 @pick(i32 %i) {
  %at = getelementptr [2 x i32], ptr @table, i32 0, i32 %i
  %found = load i32, ptr %at
  ret i32 %found
}
"""
CALLING = "declare i32 @elsewhere()\ndefine i32 @seven() { %a = call i32 @elsewhere() ret i32 %a }"
ELSEWHERE = "@elsewhere = external global i32\ndefine i32 @seven() { %a = load i32, ptr @elsewhere ret i32 %a }"
SIMD = ("simd128",)
FOUR_BYTES = b"\xfd\x87\x01\xfd\xa7\x01"  # i16x8.extend_low_i8x16_s i32x4.extend_low_i16x8_s: to numbers of 32 bits
FOUR_TIMES = b"\xfd\xb5\x01"  # i32x4.mul
ADDRESS = b"\x41\x80\x80\x80\x80\0"  # of the data, in the code: 0, with room for any other


def emitted(text: str, features: str = "") -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="mvp", features=features, reloc="static")
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n@__stack_pointer = external global i32\n{text}')
    return bytes(machine.emit_object(module))


@pytest.mark.parametrize(("text", "name"), [(PLAIN, "seven"), (DATA, "pick")])
def test_an_object_becomes_a_module_with_exports(text, name):
    made = link(emitted(text), [name], FEATURES)
    assert made.startswith(MAGIC)
    assert bytes([len(name)]) + name.encode() + b"\0\0" in made  # a function, the first
    assert b"linking" not in made


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"ELF", "it is no WebAssembly object"),
        (emitted(CALLING), "the rules would call elsewhere, which no page has"),
        (emitted(ELSEWHERE), "it needs the data elsewhere"),
        (emitted(DATA, "+simd128"), "it needs browsers with simd128"),
        (
            emitted(DATA).replace(ADDRESS, ADDRESS.replace(b"\x80\x80\x80\x80\0", b"\x88\x80\x80\x80\0")),
            "it needs a linker",
        ),
    ],
)
def test_what_no_page_could_load_is_refused(data, complaint):
    with pytest.raises(BadObject, match=complaint):
        link(data, ["seven"], FEATURES)


def test_only_masters_may_ask_for_vector_instructions_and_for_no_later_ones():
    assert BEYOND == {"master": SIMD}
    assert link(emitted(DATA, "+simd128"), ["pick"], FEATURES + SIMD).startswith(MAGIC)
    with pytest.raises(BadObject, match="it needs browsers with relaxed-simd"):
        link(emitted(DATA, "+simd128,+relaxed-simd"), ["pick"], FEATURES + SIMD)


@pytest.mark.parametrize("family", stamps())
def test_a_master_reckons_with_four_weights_at_a_time(family):
    """In two layers of bytes and one of twice as many bits, and of four inputs together."""
    code = (RULES / f"{family}.master.wasm").read_bytes()
    assert code.count(FOUR_BYTES) >= 8
    assert code.count(FOUR_TIMES) >= 12


def test_the_modules_kept_here_are_of_these_sources():
    """Else they have to be made anew: make rules."""
    assert json.loads((RULES / STAMPS).read_text(encoding="utf-8")) == stamps()
    assert json.loads((RULES / BOTS).read_text(encoding="utf-8")) == json.loads(json.dumps(shared()))


@pytest.mark.parametrize("family", stamps())
def test_the_modules_kept_here_are_what_the_sources_give(tmp_path, family):
    assert build(tmp_path, [family]) == [family]
    made = sorted(file.name for file in tmp_path.iterdir() if file.name not in (STAMPS, BOTS))
    assert len(made) > 2
    assert filecmp.cmpfiles(tmp_path, RULES, made, shallow=False) == (made, [], [])
    assert build(tmp_path, [family]) == []
