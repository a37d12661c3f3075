"""What is shown and no block: counted on pages that have one kind each, and on pages that mean harm."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.text_blocks import Compat, extract
from pytest_ui2app.browser.unseen_text import UnseenText, UnseenUnknown, unseen_text, why_no_score
from pytest_ui2app.scoring.blocks import TextBlock

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]
BLOCK = TextBlock(text="x", x=0, y=0, width=0.1, height=0.1, color=(0, 0, 0), tag="p")
PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
SHADOW = 'document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = "<p>one</p><p>two</p>";'
NO_VALUES = '<input type="checkbox" value="on"><input type="hidden" value="no">'
HIDDEN = '<canvas style="visibility:hidden"></canvas><div style="opacity:0"><img width="9" height="9"></div>'
CASES: dict[str, tuple[str, str, str, dict[str, float]]] = {
    "nothing": ("<p>seen</p>", "", "", {}),
    "placeholders": (
        '<input placeholder="Search"><textarea placeholder="Note"></textarea>',
        "",
        "",
        {"placeholders": 2},
    ),
    "a filled field has no placeholder": ('<input placeholder="Search" value="kite">', "", "", {"field_values": 1}),
    "values": (
        f'<input value="typed"><input type="submit" value="Send">{NO_VALUES}<select><option>One<option>Two</select>',
        "",
        "",
        {"field_values": 3},
    ),
    "a text area's own text is a block, a typed one is none": (
        "<textarea>block</textarea><textarea></textarea>",
        'document.querySelectorAll("textarea")[1].value = "typed";',
        "",
        {"field_values": 1},
    ),
    "generated": (
        "<p>seen</p><b>x</b>",
        "",
        'p::before { content: "New " } p::after { content: "" } b::after { content: "→" }',
        {"generated": 1},
    ),
    "shadow tree": ('<div id="host"></div>', SHADOW, "", {"shadow_texts": 2}),
    "frame": ('<iframe srcdoc="<p>framed</p><p>too</p>"></iframe>', "", "", {"frames": 1, "frame_texts": 2}),
    "canvas": ('<canvas width="720" height="450"></canvas>', "", "", {"canvases": 1, "canvas_share": 0.25}),
    "pictures": (
        f'<img src="{PIXEL}" width="20" height="20"><svg width="20" height="20"></svg><div class="cover"></div>',
        "",
        f".cover {{ height: 20px; background: url({PIXEL}) }}",
        {"images": 2, "svgs": 1},
    ),
    "long": (f"<p>{'five ' * 101}</p>", "", "", {"long_texts": 1}),
    "far": ('<div style="height:2701px"></div><p>far</p>', "", "", {"far_texts": 1}),
    "hidden ones do not count": (
        f'<input placeholder="x" style="display:none">{HIDDEN}<iframe hidden srcdoc="<p>x</p>"></iframe>',
        "",
        "",
        {},
    ),
}


@pytest.mark.full
@pytest.mark.parametrize(("body", "script", "style", "counts"), CASES.values(), ids=CASES)
def test_each_kind_is_counted(show: Show, body: str, script: str, style: str, counts: dict[str, float]) -> None:
    found = unseen_text(show(body, script, style))
    assert isinstance(found, UnseenText)
    expected = {**asdict(UnseenText()), **counts}
    assert asdict(found) == {**expected, "canvas_share": pytest.approx(expected["canvas_share"], abs=0.01)}


@pytest.mark.full
def test_a_page_with_very_many_elements_is_counted_up_to_a_bound(show: Show) -> None:
    script = 'document.querySelector("#root").innerHTML = "<i></i>".repeat(60000) + "<input placeholder=x>";'
    found = unseen_text(show("", script))
    assert found == UnseenText(whole=False)


HOSTILE = {
    "throwing getters": 'Object.defineProperty(Element.prototype, "shadowRoot", { get() { throw new Error("no"); } });',
    "endless getters": 'Object.defineProperty(Element.prototype, "shadowRoot", { get() { for (;;); } });',
    "no styles": "window.getComputedStyle = () => null;",
    "no query": "Element.prototype.querySelectorAll = () => ({ *[Symbol.iterator]() { for (;;) yield this; } });",
    "nonsense": 'JSON.stringify = () => \'{"placeholders": "many"}\';',
}


@pytest.mark.full
@pytest.mark.parametrize("script", HOSTILE.values(), ids=HOSTILE)
def test_a_page_that_means_harm_ends_as_a_value(show: Show, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_000)
    page = show("<p>seen</p><p>too</p>")
    page.evaluate(f"() => {{ {script} }}")
    found = unseen_text(page)
    assert isinstance(found, UnseenUnknown) or not found.whole
    assert why_no_score([], found)


@pytest.mark.full
@pytest.mark.parametrize("compat", Compat)
def test_svg_text_is_a_block_in_both_readings(show: Show, compat: Compat) -> None:
    page = show('<svg width="200" height="40"><title>T</title><text y="20" fill="red">Chart label</text></svg>')
    (block,) = extract(page, compat)
    # Its colour is the property `color`, which is not what an SVG text is filled with.
    assert (block.text, block.tag, block.color) == ("chart label", "text", (0, 0, 0))


@pytest.mark.full
def test_a_page_of_a_canvas_alone_is_told_why_it_scores_nothing(show: Show) -> None:
    page = show('<canvas width="1440" height="900"></canvas>')
    found = why_no_score(extract(page, Compat.PAPER), unseen_text(page))
    assert found == (
        "a page without text blocks scores 0 even against itself; what it shows instead is none by the paper's rules"
        " (canvases, 100% of the viewport: 1)"
    )


def test_reasons_are_only_given_for_pages_without_blocks() -> None:
    assert why_no_score([BLOCK], UnseenText(images=3)) == ""
    assert why_no_score([], UnseenText()).endswith("; it shows no text at all")
    assert why_no_score([], UnseenUnknown(reason="it hangs")).endswith("what it shows instead is not known: it hangs")


def test_facts_name_what_there_is() -> None:
    assert UnseenText().facts == ()
    assert UnseenText(placeholders=2, far_texts=1).facts == ("placeholders: 2", "texts over 3 viewports down: 1")
