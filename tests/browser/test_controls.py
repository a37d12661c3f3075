"""The controls of a page, and clicking where they are drawn."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser.controls import (
    Control,
    ControlLost,
    Handle,
    click,
    handles,
    held,
    point_on,
    visible_controls,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]
pytestmark = pytest.mark.full


def only(page: "Page") -> Control:
    (control,) = visible_controls(page)
    return control


@pytest.mark.parametrize(
    ("markup", "role", "name"),
    [
        ("<button>Save</button>", "button", "Save"),
        ('<a href="/x">Orders</a>', "link", "Orders"),
        ('<input placeholder="Search pots">', "textbox", "Search pots"),
        ('<label>Email <input type="email"></label>', "textbox", "Email"),
        ('<label for="q">Count</label><input id="q" type="number">', "spinbutton", "Count"),
        ('<p id="l">Volume</p><input type="range" aria-labelledby="l">', "slider", "Volume"),
        ('<input type="submit" value="Send">', "button", "Send"),
        ('<label><input type="checkbox"> Agree</label>', "checkbox", "Agree"),
        ('<label><input type="radio"> Red</label>', "radio", "Red"),
        ('<select aria-label="Sort"><option>Up</option></select>', "combobox", "Sort"),
        ('<textarea aria-label="Note"></textarea>', "textbox", "Note"),
        ("<details><summary>More</summary>text</details>", "button", "More"),
        ('<div contenteditable="true" aria-label="Body">text</div>', "textbox", "Body"),
        ('<div role="switch" aria-checked="true" aria-label="Dark">x</div>', "switch", "Dark"),
        ('<div role="tab" aria-selected="true">All</div>', "tab", "All"),
        ('<span tabindex="0">Focusable</span>', "generic", "Focusable"),
        ('<div draggable="true">Card</div>', "generic", "Card"),
        ('<div style="cursor:pointer"><b>Card</b> text</div>', "generic", "Card text"),
        ('<button><img src="x" alt="Trash" style="width:20px;height:20px"></button>', "button", "Trash"),
        ('<button title="Close"><svg style="width:20px;height:20px"></svg></button>', "button", "Close"),
        ('<button><svg style="width:20px;height:20px"><title>Cart</title></svg></button>', "button", "Cart"),
        ('<button><svg style="width:20px;height:20px" aria-label="Cart"></svg></button>', "button", "Cart"),
    ],
)
def test_each_kind_of_control_has_its_role_and_name(show: Show, markup: str, role: str, name: str) -> None:
    control = only(show(markup))
    assert (control.role, control.name) == (role, name)


def test_a_hand_made_control_is_told_by_the_props_react_left_on_it(show: Show) -> None:
    script = """const card = document.querySelector("section");
    card["__reactProps$abc"] = { onClick() {}, onMouseEnter() {}, className: "card" };"""
    control = only(show("<section>A card</section><section>Plain</section>", script))
    assert (control.tag, control.role, control.strong, control.handlers) == ("section", "generic", False, ("onClick",))


@pytest.mark.parametrize("role", ["radiogroup", "tablist", "toolbar", "group", "menu"])
def test_what_holds_controls_and_listens_to_keys_for_them_is_none(show: Show, role: str) -> None:
    inside = '<div role="radio" tabindex="0">Red</div><div role="radio" tabindex="-1">Blue</div>'
    script = """document.querySelector("section")["__reactProps$abc"] = { onKeyDown() {} };"""
    page = show(f'<section role="{role}" aria-label="Colour" tabindex="-1">{inside}</section>', script)
    assert [control.name for control in visible_controls(page)] == ["Red", "Blue"]


def test_a_group_that_is_dragged_or_clicked_is_a_control(show: Show) -> None:
    script = """document.querySelector("section")["__reactProps$abc"] = { onClick() {} };"""
    page = show('<div role="group" draggable="true">Card</div><section role="group">Row</section>', script)
    assert [control.name for control in visible_controls(page)] == ["Card", "Row"]


def test_an_icon_is_named_by_its_lucide_class(show: Show) -> None:
    svg = '<svg class="lucide lucide-trash-2 size-4" style="width:20px;height:20px"></svg>'
    control = only(show(f"<button>{svg}</button>"))
    assert (control.name, control.icons) == ("", ("trash-2",))


@pytest.mark.parametrize(
    ("drawn", "icon"),
    [
        ('<i class="fa-solid fa-trash"></i>', "trash"),
        ('<i class="bi bi-heart"></i>', "heart"),
        ('<span class="icon icon-bell"></span>', "bell"),
        ('<i class="fa-solid fa-xmark"></i>', "x"),
        ('<i class="fa-solid fa-magnifying-glass"></i>', "search"),
        ('<svg data-icon="star"></svg>', "star"),
        ('<svg><use href="#icon-pencil"></use></svg>', "pencil"),
        ('<svg><use href="/sprite.svg#menu"></use></svg>', "menu"),
        ('<svg><use xlink:href="#bell"></use></svg>', "bell"),
        ("\N{MULTIPLICATION SIGN}", "x"),
        ("<span>\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}</span>", "heart"),
        ("⋮", "ellipsis-vertical"),
    ],
)
def test_icons_of_other_kinds_are_named_as_lucide_names_them(show: Show, drawn: str, icon: str) -> None:
    control = only(show(f'<button style="width:40px;height:40px">{drawn}</button>'))
    assert icon in control.icons


def test_a_character_among_words_is_no_icon(show: Show) -> None:
    assert only(show("<button>3 \N{MULTIPLICATION SIGN} 4</button>")).icons == ()


DRAWN = {
    "after": "span.on::after { content: '✓' }",
    "painted": "span::before { content: ''; background: white } span.on::before { background: green }",
    "shadow": "span.on { box-shadow: 0 0 0 2px blue }",
    "picture": "span.on { background-image: linear-gradient(red, blue) }",
    "border": "span { border: 1px solid gray } span.on { border-color: blue }",
}


@pytest.mark.parametrize("kind", DRAWN)
def test_a_state_that_a_style_sheet_draws_shows_in_the_look(show: Show, kind: str) -> None:
    style = DRAWN[kind]
    page = show(f"<style>{style}</style><span tabindex=0>Agree</span>")
    before = only(page).look
    page.evaluate("() => { document.querySelector('span').className = 'on'; }")
    assert only(page).look != before


@pytest.mark.parametrize(
    "style",
    [
        "span:focus::after { content: '✓' }",
        "span::after { content: ''; color: red } span:focus::after { color: green }",
        "span:focus { box-shadow: 0 0 0 2px blue }",
        "span:focus-visible { border: 1px solid blue }",
        "p:focus-within span::before { content: '>' }",
    ],
)
def test_what_the_focus_alone_draws_does_not_show_in_the_look(show: Show, style: str) -> None:
    page = show(f"<style>span {{ border: 1px solid gray }} {style}</style><p><span tabindex=0>Agree</span></p>")
    before = only(page).look
    page.focus("span")
    assert only(page).look == before


def test_a_hidden_native_box_stands_for_its_label(show: Show) -> None:
    hidden = "position:absolute;opacity:0;width:1px;height:1px"
    body = (
        f'<label style="display:block;width:200px;height:40px"><input type="checkbox" style="{hidden}"> Wrap it</label>'
    )
    page = show(body)
    box = only(page)
    assert (box.role, box.name, box.checked) == ("checkbox", "Wrap it", False)
    assert (box.width, box.height) == (200, 40)
    click(page, box)
    assert only(page).checked is True


UNSEEN = {
    "display none": '<button style="display:none">x</button>',
    "hidden": '<button style="visibility:hidden">x</button>',
    "faded ancestor": '<div style="opacity:0"><button>x</button></div>',
    "inert": "<div inert><button>x</button></div>",
    "no pointer": '<button style="pointer-events:none">x</button>',
    "off to the left": '<button style="position:absolute;left:-999px">x</button>',
    "off to the right": '<button style="position:fixed;left:1500px">x</button>',
    "a pixel": '<button style="position:absolute;width:1px;height:1px;padding:0;border:0;overflow:hidden">x</button>',
    "hidden input": '<input type="hidden" value="x">',
    "plain text": "<p>x</p>",
    "link without href": "<a>x</a>",
    "label": '<label for="gone">x</label>',
}


@pytest.mark.parametrize("markup", UNSEEN.values(), ids=UNSEEN)
def test_what_a_user_cannot_see_or_use_is_no_control(show: Show, markup: str) -> None:
    assert visible_controls(show(markup)) == ()


def test_what_stands_in_a_control_is_part_of_it(show: Show) -> None:
    body = '<button style="cursor:pointer"><span tabindex="0">Save</span> <i style="cursor:pointer">now</i></button>'
    assert only(show(body)).name == "Save now"


def test_a_button_in_a_clickable_card_is_its_own_control(show: Show) -> None:
    page = show('<div style="cursor:pointer">Card <button>Delete</button></div>')
    assert [(c.role, c.name) for c in visible_controls(page)] == [("generic", "Card Delete"), ("button", "Delete")]


def test_states_are_read(show: Show) -> None:
    page = show("""
      <button disabled>a</button><button aria-disabled="true">b</button><button aria-pressed="true">c</button>
      <button aria-expanded="false">d</button><input aria-label="e" value="v" readonly required aria-invalid="true">
      <select aria-label="f"><option>one</option><option selected>two</option></select>
      <div role="checkbox" data-state="checked">g</div><a href="/here" aria-current="page">h</a>
      <input aria-label="i" style="border:2px solid rgb(220,38,38)"><details open><summary>j</summary></details>""")
    found = {control.name: control for control in visible_controls(page)}
    assert found["a"].disabled
    assert found["b"].disabled
    assert found["c"].checked is True
    assert found["d"].expanded is False
    assert (found["e"].value, found["e"].read_only, found["e"].required, found["e"].invalid) == ("v", True, True, True)
    assert (found["f"].options, found["f"].chosen, found["f"].value) == (("one", "two"), "two", "two")
    assert (found["g"].checked, found["a"].checked, found["a"].expanded) == (True, None, None)
    assert (found["h"].current, found["h"].href) == (True, "/here")
    assert found["i"].invalid
    assert found["j"].expanded is True


def test_links_give_the_apps_own_path_or_the_whole_address(show: Show) -> None:
    page = show('<a href="/a?x=1">1</a><a href="/#/b">2</a><a href="https://out.test/c">3</a><a href="#top">4</a>')
    found = visible_controls(page)
    assert [control.href for control in found] == ["/a", "/#/b", "https://out.test/c", "/"]
    assert [control.search for control in found] == ["?x=1", "", "", "#top"]


def test_a_control_is_told_by_its_role_name_link_and_number(show: Show) -> None:
    links = '<a href="/">All</a><a href="/?tab=1">All</a>'
    page = show(f"<button>Add</button>{links}<button>Add</button>Due <input>")
    found = visible_controls(page)
    told = list(handles(found))
    assert list(map(str, told)) == ["button: Add", "link: All", "link: All", "button: Add", "textbox: Due"]
    assert len(set(told)) == len(told)
    assert [held(handle, found) for handle in told] == list(found)
    assert held(Handle(role="button", name="Add", nth=2), found) is None


def test_what_lies_under_a_modal_is_covered_and_what_lies_in_it_is_not(show: Show) -> None:
    page = show(
        '<button>Under</button><div style="height:2000px"></div><button>Far below</button>'
        '<div style="position:fixed;inset:0;background:#0008"><div role="dialog" style="margin:300px;background:#fff">'
        "<button>Close</button></div></div>"
    )
    found = {control.name: control for control in visible_controls(page)}
    assert (found["Under"].covered, found["Far below"].covered, found["Close"].covered) == (True, True, False)
    assert (found["Under"].in_dialog, found["Close"].in_dialog) == (False, True)
    with pytest.raises(ControlLost, match="'Under' is covered"):
        point_on(page, found["Under"])


def test_a_modal_beside_its_backdrop_is_not_covered(show: Show) -> None:
    page = show(
        '<button>Under</button><div class="portal"><div style="position:fixed;inset:0;background:#0008"></div>'
        '<div style="position:fixed;left:400px;top:300px;width:400px;height:200px;background:#fff">'
        "<button>Close</button></div></div>"
    )
    found = {control.name: control for control in visible_controls(page)}
    assert (found["Under"].covered, found["Close"].covered) == (True, False)
    assert found["Close"].in_dialog


def test_under_a_native_modal_everything_is_covered_however_far_down(show: Show) -> None:
    body = '<button>Under</button><div style="height:2000px"></div><button>Far</button>'
    page = show(f"{body}<dialog><button>Ok</button></dialog>", "document.querySelector('dialog').showModal();")
    found = {control.name: (control.covered, control.in_dialog) for control in visible_controls(page)}
    assert found == {"Under": (True, False), "Far": (True, False), "Ok": (False, True)}


def test_under_a_modal_drawn_inside_the_page_the_page_is_not_in_the_dialog(show: Show) -> None:
    page = show(
        '<main><button>Under</button><div style="height:2000px"></div><button>Far</button>'
        '<div style="position:fixed;inset:0"><button>Ok</button></div></main>'
    )
    found = {control.name: (control.covered, control.in_dialog) for control in visible_controls(page)}
    assert found == {"Under": (True, False), "Far": (True, False), "Ok": (False, True)}


def test_the_text_before_is_one_that_a_reader_sees(show: Show) -> None:
    page = show("<p>Street</p><p hidden>Too short</p><!-- note --><input>")
    assert only(page).before == "Street"
    assert only(show("<input>")).before == ""


def test_context_goes_from_the_nearest_group_outwards_and_the_text_before_is_kept(show: Show) -> None:
    page = show(
        "<ul><li><p>Basil</p><button>Delete</button></li><li><p>Thyme</p><button>Delete</button></li></ul>"
        "<div><p>Street</p><input></div>"
    )
    first, second, field = visible_controls(page)
    assert first.contexts[:2] == ("Basil Delete", "Basil Delete Thyme Delete")
    assert second.contexts[0] == "Thyme Delete"
    assert (field.name, field.before) == ("", "Street")


def test_forms_are_numbered(show: Show) -> None:
    page = show(
        '<form><input aria-label="a"></form><form id="f"><input aria-label="b"></form>'
        '<button form="f">c</button><button>d</button>'
    )
    found = {control.name: control.form for control in visible_controls(page)}
    assert found == {"a": 0, "b": 1, "c": 1, "d": -1}


def test_a_click_is_trusted_and_lands_on_the_control_wherever_it_is(show: Show) -> None:
    script = """document.documentElement.style.scrollBehavior = "smooth"; window.got = [];
    for (const each of document.querySelectorAll("button")) {
      each.onclick = (event) => got.push([each.textContent, event.isTrusted]);
    }"""
    page = show(
        '<button>Top</button><div style="height:3000px"></div><button>Bottom</button>'
        '<div style="height:100px;overflow:auto"><div style="height:900px"></div><button>Inside</button></div>',
        script,
    )
    for name in ("Bottom", "Top", "Inside"):
        click(page, next(control for control in visible_controls(page) if control.name == name))
    assert page.evaluate("() => window.got") == [["Bottom", True], ["Top", True], ["Inside", True]]


def test_a_control_half_covered_is_clicked_where_it_is_free(show: Show) -> None:
    page = show(
        '<button style="left:0;width:300px" onclick="this.textContent = 1">Wide</button>'
        '<div style="left:100px;width:400px"></div>',
        style="button, div { position: absolute; top: 0; height: 40px }",
    )
    (control,) = visible_controls(page)
    click(page, control)
    assert page.inner_text("button") == "1"


def test_a_control_that_is_gone_is_lost(show: Show) -> None:
    page = show("<button>Save</button>")
    control = only(page)
    page.evaluate("() => document.querySelector('button').remove()")
    with pytest.raises(ControlLost, match="'Save' is gone"):
        click(page, control)
