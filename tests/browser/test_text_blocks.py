"""Text blocks: the rules on given fragments, and the fragments of real pages in both readings."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from pydantic import TypeAdapter

from pytest_ui2app.browser.text_blocks import Compat, Fragment, Fragments, blocks, extract, fragments_of
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.vfs import align, page_fidelity

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]
PAPER, RELEASE = Compat.PAPER, Compat.RELEASE
BOTH = pytest.mark.parametrize("compat", [PAPER, RELEASE])
USUAL = {"x": 144, "y": 90, "width": 72, "height": 18}


def run(text: str, *, tag: str = "p", **box: float) -> Fragment:
    """Return a run of text at a tenth of the viewport from its top left corner, unless told otherwise."""
    x, y, width, height = (box.get(side, usual) for side, usual in USUAL.items())
    return Fragment(text=text, x=x, y=y, width=width, height=height, color=(1, 2, 3), tag=tag)


def texts(found: list[Fragment], compat: Compat) -> list[str]:
    return [block.text for block in blocks(found, compat)]


@BOTH
def test_a_block_is_a_share_of_the_viewport_in_lower_case(compat: Compat) -> None:
    assert blocks([run("Basil POT")], compat) == (
        TextBlock(text="basil pot", x=0.1, y=0.1, width=0.05, height=0.02, color=(1, 2, 3), tag="p"),
    )


@BOTH
def test_texts_are_cut_to_200_and_dropped_over_500_characters(compat: Compat) -> None:
    lengths = [len(block.text) for n in (200, 201, 500, 501) for block in blocks([run("x" * n)], compat)]
    assert lengths == [200, 200, 200]


@BOTH
@pytest.mark.parametrize(
    ("box", "kept"),
    [
        ({"width": 2, "height": 2}, True),
        ({"width": 1.9}, False),
        ({"height": 1.9}, False),
        ({"width": -40}, False),
        ({"y": -10, "height": 20}, True),
        ({"y": -20, "height": 20}, False),
        ({"y": 2700}, True),
        ({"y": 2701}, False),
    ],
)
def test_boxes_too_small_above_the_page_or_over_three_viewports_down_are_dropped(
    compat: Compat, *, box: dict[str, float], kept: bool
) -> None:
    assert bool(blocks([run("x", tag="p", **box)], compat)) is kept


# 0.02 of 1440 px is 28.8 px across, 0.02 of 900 px is 18 px down.


@BOTH
def test_neighbours_of_one_row_and_tag_are_merged(compat: Compat) -> None:
    left, right = run("Total", x=144, width=72), run("Due", x=230.4, width=43.2)
    (block,) = blocks([left, right], compat)
    assert (block.text, block.x, block.y) == ("total due", 0.1, 0.1)
    assert block.width == pytest.approx(0.09)
    assert block.height == pytest.approx(0.02)


@BOTH
def test_merging_goes_on_along_the_row(compat: Compat) -> None:
    assert texts([run("a", x=0, width=10), run("b", x=20, width=10), run("c", x=40, width=10)], compat) == ["a b c"]


@BOTH
@pytest.mark.parametrize(
    "second",
    [run("b", x=100, y=90), run("b", x=40, y=108.5), run("b", x=40, tag="span")],
    ids=["gap", "row", "tag"],
)
def test_a_gap_another_row_or_another_tag_keeps_blocks_apart(compat: Compat, second: Fragment) -> None:
    assert texts([run("a", x=0, width=36), second], compat) == ["a", "b"]


@BOTH
def test_only_neighbours_in_document_order_are_merged(compat: Compat) -> None:
    assert texts([run("a", x=0, width=10), run("far", y=500), run("b", x=20, width=10)], compat) == ["a", "far", "b"]


@BOTH
def test_dropped_fragments_do_not_stand_between_neighbours(compat: Compat) -> None:
    assert texts([run("a", x=0, width=10), run("x" * 501), run("b", x=20, width=10)], compat) == ["a b"]


def test_right_to_left_neighbours_get_a_negative_width_in_the_release_and_none_by_the_paper() -> None:
    right, left = run("last", x=720, width=72), run("first", x=144, width=72)
    (block,) = blocks([right, left], RELEASE)
    assert (block.text, block.x) == ("last first", 0.5)
    assert block.width == pytest.approx(0.15 - 0.5)
    assert texts([right, left], PAPER) == ["last", "first"]


def test_lines_of_small_print_are_one_row_in_the_release_and_two_by_the_paper() -> None:
    lines = [run("one", y=90, height=14), run("two", y=104, height=14)]
    assert texts(lines, RELEASE) == ["one two"]
    assert texts(lines, PAPER) == ["one", "two"]


def test_a_merged_box_holds_both_by_the_paper_and_keeps_the_first_height_in_the_release() -> None:
    big, small = run("Big", x=0, y=90, width=72, height=36), run("small", x=80, y=81, width=64, height=27)
    (paper,), (release,) = blocks([big, small], PAPER), blocks([big, small], RELEASE)
    assert [paper.y, paper.height] == pytest.approx([0.09, 0.05])
    assert [release.y, release.height] == pytest.approx([0.1, 0.04])


def test_colours_have_three_channels_up_to_255() -> None:
    raw = {"text": "x", "x": 0, "y": 0, "width": 9, "height": 9, "tag": "p"}
    given = [{**raw, "color": color} for color in ([300, 0, 7], [5], [1, 2, 3, 4])]
    assert [f.color for f in TypeAdapter(Fragments).validate_python(given)] == [(255, 0, 7), (5, 0, 0), (1, 2, 3)]


# -- on real pages ----------------------------------------------------------------------------------------------------


def shown_texts(page: "Page", compat: Compat) -> list[str]:
    return [block.text for block in extract(page, compat)]


@pytest.mark.full
def test_row_reverse_has_no_negative_width_by_the_paper(show: Show) -> None:
    page = show('<div style="display:flex;flex-direction:row-reverse;gap:20px"><p>Second</p><p>First</p></div>')
    assert all(block.width > 0 for block in extract(page, PAPER))
    assert any(block.width < 0 for block in extract(page, RELEASE))


@pytest.mark.full
def test_an_inline_mix_has_a_box_for_each_run_by_the_paper_and_the_parents_twice_in_the_release(show: Show) -> None:
    page = show('<p style="width:600px">before <b>bold</b> after</p>')
    paper, release = fragments_of(page, PAPER), fragments_of(page, RELEASE)
    assert [f.text for f in paper] == [f.text for f in release] == ["before", "bold", "after"]
    assert paper[0].x + paper[0].width <= paper[1].x + 0.01
    assert paper[1].x + paper[1].width <= paper[2].x + 0.01
    assert all(f.width < 100 for f in paper)
    assert [f.width for f in release if f.tag == "p"] == [600, 600]


@pytest.mark.full
def test_neighbouring_text_nodes_are_one_run_by_the_paper(show: Show) -> None:
    script = (
        'const p = document.createElement("p"); p.append("$", "18", ".00"); document.querySelector("#root").append(p);'
    )
    page = show("", script)
    assert [f.text for f in fragments_of(page, PAPER)] == ["$18.00"]
    assert [f.text for f in fragments_of(page, RELEASE)] == ["$", "18", ".00"]


HIDDEN = {
    "opacity-0 ancestor": '<div style="opacity:0"><section><p>hidden</p></section></div>',
    "overflow clip": '<div style="height:0;overflow:hidden"><p>hidden</p></div>',
    "overflow clip sideways": '<div style="width:50px;overflow:hidden;position:relative">'
    '<p style="position:absolute;left:90px">hidden</p><br></div>',
    "sr-only": '<div style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);'
    'white-space:nowrap"><span style="display:inline-block;margin:10px">hidden</span></div>',
}


@pytest.mark.full
@pytest.mark.parametrize("body", HIDDEN.values(), ids=HIDDEN)
def test_what_an_ancestor_hides_is_no_block_by_the_paper_and_is_one_in_the_release(show: Show, body: str) -> None:
    page = show(f"<p>seen</p>{body}")
    assert shown_texts(page, PAPER) == ["seen"]
    assert "hidden" in " ".join(shown_texts(page, RELEASE))


@pytest.mark.full
@BOTH
@pytest.mark.parametrize(
    "style",
    ["display:none", "visibility:hidden", "opacity:0", "font-size:0;line-height:0", "position:absolute;top:-99px"],
)
def test_what_is_not_shown_itself_is_no_block(show: Show, compat: Compat, style: str) -> None:
    assert shown_texts(show(f'<p>seen</p><p style="{style}">hidden</p>'), compat) == ["seen"]


@pytest.mark.full
def test_what_escapes_a_clipping_ancestor_is_a_block(show: Show) -> None:
    page = show(
        '<div style="height:0;overflow:hidden"><p style="position:fixed;top:90px">fixed</p></div>'
        '<div style="height:0;overflow:hidden"><p style="position:absolute;top:290px">absolute</p></div>'
    )
    assert shown_texts(page, PAPER) == ["fixed", "absolute"]


@pytest.mark.full
def test_a_box_scrolled_out_of_a_clip_is_no_block_but_below_the_fold_of_the_page_it_is(show: Show) -> None:
    page = show(
        '<div style="height:100px;overflow:hidden"><div style="height:200px"></div><p>scrolled out</p></div>'
        '<div style="height:1500px"></div><p>below the fold</p>'
    )
    assert shown_texts(page, PAPER) == ["below the fold"]


@pytest.mark.full
@pytest.mark.parametrize(
    ("css", "rgb"),
    [
        ("rgb(10, 20, 30)", (10, 20, 30)),
        ("rgba(10, 20, 30, 0.5)", (10, 20, 30)),
        ("#0a141e", (10, 20, 30)),
        ("hsl(0, 100%, 50%)", (255, 0, 0)),
        ("oklch(0.627955 0.257683 29.2339)", (255, 0, 0)),
        ("color(srgb 0 1 0)", (0, 255, 0)),
        ("color(display-p3 1 0 0)", (255, 0, 0)),
        ("color(display-p3 0.5 0.5 0.5)", (128, 128, 128)),
        ("oklch(0.627955 0.257683 29.2339 / 0.5)", (255, 0, 0)),
        ("transparent", (0, 0, 0)),
    ],
)
def test_any_css_colour_is_resolved_by_the_paper(show: Show, css: str, rgb: tuple[int, int, int]) -> None:
    (block,) = extract(show(f'<p style="color:{css}">text</p>'), PAPER)
    assert all(abs(ours - true) <= 1 for ours, true in zip(block.color, rgb, strict=True)), block.color


@pytest.mark.full
def test_the_release_reads_the_digits_of_a_colour_as_they_come(show: Show) -> None:
    (block,) = extract(show('<p style="color:oklch(0.7 0.1 200)">text</p>'), RELEASE)
    assert block.color == (0, 7, 0)


@pytest.mark.full
@BOTH
def test_a_paragraph_over_500_characters_is_no_block(show: Show, compat: Compat) -> None:
    page = show(f"<p>{'five ' * 90}</p><div>{'five ' * 101}</div>")
    assert [block.tag for block in extract(page, compat)] == ["p"]


@pytest.mark.full
@BOTH
def test_placeholders_values_generated_content_shadow_roots_frames_and_canvas_are_no_blocks(
    show: Show, compat: Compat
) -> None:
    script = 'document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = "<p>shadow</p>";'
    body = (
        '<p>seen</p><input placeholder="hint"><input value="typed"><i></i><div id="host"></div><canvas></canvas>'
        '<iframe srcdoc="<p>framed</p>"></iframe><noscript>no script</noscript><template><p>t</p></template>'
    )
    assert shown_texts(show(body, script, 'i::before { content: "generated" }'), compat) == ["seen"]


@pytest.mark.full
def test_content_that_is_skipped_is_no_block_by_the_paper_and_text_without_a_box_of_its_parents_is(show: Show) -> None:
    page = show(
        "<details><summary>summary</summary><p>folded</p></details>"
        '<div style="content-visibility:hidden"><p>skipped</p></div><div style="display:contents">boxless</div>'
        '<div style="display:contents;overflow:hidden"><h1>unclipped</h1></div>'
    )
    assert shown_texts(page, PAPER) == ["summary", "boxless", "unclipped"]
    assert "boxless" not in shown_texts(page, RELEASE)


@pytest.mark.full
@BOTH
def test_a_row_from_the_right_of_narrow_texts_is_not_merged_by_the_paper(show: Show, compat: Compat) -> None:
    page = show('<div style="display:flex;flex-direction:row-reverse;gap:4px"><p>1</p><p>2</p><p>3</p></div>')
    found = extract(page, compat)
    if compat is PAPER:
        assert [block.text for block in found] == ["1", "2", "3"]
        assert all(0 < block.width < 0.01 for block in found)
    else:
        assert [block.text for block in found] == ["1 2 3"]
        assert found[0].width < 0


ODD_PAGES: dict[str, tuple[str, str, list[str]]] = {
    "one block": ("<p>only</p>", "", ["only"]),
    "zero area": (
        '<p>seen</p><div style="width:0;height:0"><p style="width:0;overflow:hidden">x</p></div>',
        "",
        ["seen"],
    ),
    "outside the viewport": (
        '<p style="position:absolute;left:-5000px">left</p><p style="position:absolute;left:9000px">right</p><i>in</i>',
        "",
        ["left", "right", "in"],
    ),
    "16,384 px tall": ('<p>top</p><div style="height:16384px"></div><p>bottom</p>', "", ["top"]),
    "WebGL without a GPU": (
        "<p>seen</p><canvas></canvas>",
        'const gl = document.querySelector("canvas").getContext("webgl"); if (gl) gl.clear(gl.COLOR_BUFFER_BIT);',
        ["seen"],
    ),
    "scrolls for ever": (
        '<p>seen</p><ul></ul><i style="position:fixed;bottom:0;width:9px;height:9px"></i>',
        """const list = document.querySelector("ul");
           const more = () => { list.insertAdjacentHTML("beforeend", "<div style=height:300px></div>");
             requestAnimationFrame(() => { watch.disconnect(); watch.observe(document.querySelector("i")); }); };
           const watch = new IntersectionObserver(more); watch.observe(document.querySelector("i"));""",
        ["seen"],
    ),
}


@pytest.mark.full
@BOTH
@pytest.mark.parametrize(("body", "script", "expected"), ODD_PAGES.values(), ids=ODD_PAGES)
def test_odd_pages_have_the_blocks_they_show(
    show: Show, compat: Compat, body: str, script: str, expected: list[str]
) -> None:
    assert shown_texts(show(body, script), compat) == expected


@pytest.mark.full
@BOTH
def test_400_blocks_are_read_and_compared_with_400_others_in_seconds(show: Show, compat: Compat) -> None:
    cells = "".join(f'<p style="width:60px;margin:3px;height:14px;font-size:9px">cell {n % 90}</p>' for n in range(400))
    page = show(f'<div style="display:grid;grid-template-columns:repeat(12,1fr);gap:30px">{cells}</div>')
    began = time.monotonic()
    found = extract(page, compat)
    fidelity = page_fidelity(found, found[::-1], align(found, found[::-1]))
    assert time.monotonic() - began < 20
    assert len(found) == 400
    assert fidelity.score == 100.0


@pytest.mark.full
@BOTH
def test_three_of_four_blocks_missing_score_85_with_a_recall_of_a_quarter_beside_it(show: Show, compat: Compat) -> None:
    boxes = '<div style="width:200px;height:60px;margin-bottom:30px">{}</div>'
    whole = extract(show("".join(boxes.format(text) for text in ("alpha", "beta!", "gamma", "delta"))), compat)
    rest = extract(show(boxes.format("alpha")), compat)
    fidelity = page_fidelity(whole, rest, align(whole, rest))
    assert fidelity.score == pytest.approx(85.0)
    assert (fidelity.block_recall, fidelity.block_precision) == (0.25, 1.0)


@pytest.mark.full
@BOTH
def test_an_empty_page_has_no_blocks(show: Show, compat: Compat) -> None:
    assert extract(show(""), compat) == ()


@pytest.mark.full
def test_positions_are_those_of_the_page_however_far_it_is_scrolled(show: Show) -> None:
    page = show('<p>top</p><div style="height:1800px"></div><p>bottom</p>')
    before = extract(page, PAPER)
    page.evaluate("() => window.scrollTo(0, 900)")
    assert extract(page, PAPER) == before
    assert before[1].y == pytest.approx((20 + 1800) / 900)


@pytest.mark.full
def test_live_regions_and_small_floating_boxes_are_told(show: Show) -> None:
    page = show(
        '<p>plain</p><div role="status"><p>live</p></div><div aria-live="polite">polite</div>'
        '<div style="position:fixed;right:9px;bottom:9px;width:200px"><p>toast</p></div>'
        '<div style="position:fixed;inset:0"><p>blanket</p></div>'
    )
    told = {f.text: (f.live, f.floating) for f in fragments_of(page, PAPER)}
    assert told["plain"] == (False, False)
    assert told["live"] == told["polite"] == (True, False)
    assert told["toast"] == (False, True)
    assert told["blanket"] == (False, False)
