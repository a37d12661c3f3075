"""Driving small apps written in several styles, as a user would."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest

from pytest_ui2app.behaviour.app_driver import AppDriver, NotSure
from pytest_ui2app.behaviour.hands import NotThere
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.observation import Change
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser.controls import Attachment, Control, Handle
from pytest_ui2app.browser.passage import Act, Deed, Passage, Seed, Splash
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page

Drive = Callable[..., AppDriver]
pytestmark = pytest.mark.full


def quiet(change: Change) -> bool:
    """Whether an action had no effect of any kind."""
    effects = (change.anything, change.opened, change.notices, change.complaints, change.moved)
    return not any(effects)


# -- a list that grows, in four styles --------------------------------------------------------------------------------

ADDS = {
    "native": (
        """<form onsubmit="event.preventDefault(); add(q.value)"><label>New task <input id="q"></label>
        <button>Add task</button></form>""",
        "",
    ),
    "aria": (
        """<div role="textbox" contenteditable="true" id="q" aria-label="New task"></div>
        <div role="button" tabindex="0" onclick="add(q.textContent)">Add task</div>""",
        "",
    ),
    "mui-like": (
        """<div class="MuiTextField-root"><label for="q">New task</label><div><input id="q"></div></div>
        <button class="MuiButton-root" type="button" aria-label="Add task"><svg class="lucide lucide-plus"
        style="width:24px;height:24px"></svg><span class="ripple"></span></button>""",
        "document.querySelector('.MuiButton-root').onclick = () => add(q.value);",
    ),
    "bare divs": (
        """<div>New task</div><div><input id="q"></div>
        <div id="go" style="cursor:pointer;width:90px"><b>Add task</b></div>""",
        "document.querySelector('#go').onclick = () => add(q.value);",
    ),
}
LIST = '<h1>Tasks</h1><ul id="list"><li>Basil</li></ul>'
ADD = """const add = (text) => { const row = document.createElement("li"); row.textContent = text; list.append(row); };
"""


@pytest.mark.parametrize("style", ADDS)
def test_a_nonce_typed_in_is_added_in_every_style(drive: Drive, style: str) -> None:
    body, script = ADDS[style]
    app = drive(LIST + body, ADD + script)
    token = app.nonce()
    assert not app.sees(token)
    app.fill(app.find("field", "New task"), token)
    before = app.count(token)
    change = app.click(app.find("button", "Add task", "Add"))
    assert app.count(token) == before + 1
    assert change.appeared[token.casefold()] == 1
    assert app.order("Basil", token) == ("Basil", token)


@pytest.mark.parametrize("style", ADDS)
def test_the_same_page_without_its_handlers_does_nothing(drive: Drive, style: str) -> None:
    body, _ = ADDS[style]
    css = "button:hover, [role=button]:hover, #go:hover { background: #333 } :focus { background: #fee; color: red }"
    app = drive(LIST + body.replace("add(q.value)", "").replace("add(q.textContent)", ""), ADD, css)
    button = app.find("button", "Add task", "Add")
    change = app.click(button)
    assert quiet(change)
    assert not change.flipped(button)


# -- dead pages -------------------------------------------------------------------------------------------------------

DEAD = """<style>
  .b { background: #eee; border: 1px solid #999; transition: all .2s }
  .b:hover { background: #246; color: #fff; scale: 1.1 }
  .b:focus { outline: 2px solid blue; background: #fee; border-color: rgb(220, 40, 40) } .b:active { background: #000 }
  .tip { opacity: 0 } .b:hover .tip { opacity: 1 }
  .row .more { visibility: hidden } .row:hover .more { visibility: visible }
  .dark\\:focus\\:bg-x:focus, .b:focus .tip::before { background: #eef } .group { &:focus { color: red } }
  input:focus { border: 2px solid rgb(220, 40, 40); box-shadow: 0 0 0 3px pink }
  .lift:hover { transform: translateY(-4px) }
</style>"""
CONTROLS = {
    "button": '<button class="b">Press</button>',
    "utility classes": '<button class="dark:focus:bg-x group">Press</button>',
    "lifting card": '<div class="b lift" tabindex="0" style="cursor:pointer"><p>Press</p></div>',
    "tooltip": '<button class="b">Press <span class="tip">Tooltip</span></button>',
    "row": '<div class="row"><button class="b">Press</button><button class="more">More</button></div>',
    "switch": '<div role="switch" aria-checked="false" class="b" tabindex="0">Press</div>',
    "link": '<a href="#" class="b">Press</a>',
    "ticking page": '<button class="b">Press</button><p id="clock"></p>',
}


@pytest.mark.parametrize("kind", CONTROLS)
def test_hover_and_focus_styles_alone_are_never_an_effect(drive: Drive, kind: str) -> None:
    tick = "let n = 0; setInterval(() => { n += 1; clock.textContent = n + ' ticks'; }, 200);"
    app = drive(DEAD + "<h1>Dead page</h1><p>text</p>" + CONTROLS[kind], tick if kind == "ticking page" else "")
    control = app.find("item", "Press") if kind != "switch" else app.find("switch", "Press")
    change = app.click(control)
    if kind == "ticking page":
        assert not change.opened
        assert not change.notices
    else:
        assert quiet(change), (change.appeared, change.vanished, change.new_controls)
    assert not change.flipped(control)
    assert not change.complaints


def test_focusing_a_dead_field_is_no_complaint(drive: Drive) -> None:
    app = drive(DEAD + '<label>Name <input></label><button class="b">Save</button>')
    field = app.find("field", "Name")
    change = app.click(field)
    assert not change.complaints
    assert quiet(change)
    assert not change.flipped(field)


def test_a_dead_select_and_checkbox_made_read_only_do_nothing(drive: Drive) -> None:
    app = drive('<label><input type="checkbox" onclick="return false"> Wrap it</label>')
    box = app.find("switch", "Wrap it")
    change = app.click(box)
    assert not change.flipped(box)
    assert quiet(change)


# -- switches and choices ---------------------------------------------------------------------------------------------

SWITCHES = {
    "native": '<label><input type="checkbox"> Dark mode</label>',
    "hidden native": """<label style="display:block;padding:9px">
    <input type="checkbox" style="opacity:0;position:absolute"><span class="track"></span> Dark mode</label>
    <style>.track { display: inline-block; width: 40px; height: 20px; background: #ccc }
    :checked + .track { background: #0a0 }</style>""",
    "radix-like": '<button role="switch" aria-checked="false" data-state="unchecked" aria-label="Dark mode" onclick="'
    "const on = this.dataset.state !== 'checked'; this.dataset.state = on ? 'checked' : 'unchecked';"
    "this.setAttribute('aria-checked', on)\">.</button>",
    "bare div": '<div style="cursor:pointer;width:80px;background:#ccc" onclick="this.style.background = '
    "this.style.background === 'rgb(0, 170, 0)' ? '#ccc' : '#0a0'\">Dark mode</div>",
}


@pytest.mark.parametrize("body", SWITCHES.values(), ids=SWITCHES)
def test_a_switch_flips_there_and_back_in_every_style(drive: Drive, body: str) -> None:
    app = drive(body)
    switch = app.find("switch", "Dark mode")
    assert app.click(switch).flipped(switch)
    there = app.again(switch)
    back = app.click(switch)
    assert back.flipped(there)
    assert (app.again(switch).checked, app.again(switch).look) == (switch.checked, switch.look)


SORT = "const sorted = (by) => { out.textContent = 'Sorted by ' + by; };"
CHOICES = {
    "native select": """<label>Sort <select onchange="sorted(this.value)"><option>Name</option><option>Price</option>
    </select></label>""",
    "listbox": '<button role="combobox" aria-label="Sort" onclick="box.hidden = false">Name</button>'
    '<div role="listbox" id="box" hidden><div role="option" onclick="box.hidden = true; sorted(\'Name\')">Name</div>'
    '<div role="option" onclick="box.hidden = true; sorted(\'Price\')">Price</div></div>',
    "menu in a portal": '<button onclick="open_()">Sort</button>',
    "pills": '<div role="radiogroup"><button role="radio" aria-checked="true">Name</button>'
    '<button role="radio" aria-checked="false" onclick="sorted(\'Price\')">Price</button></div>',
}
PORTAL = """const open_ = () => {
  const menu = document.createElement("div");
  menu.style = "position:fixed;left:300px;top:80px;background:#fff";
  for (const each of ["Name", "Price"]) {
    const item = Object.assign(document.createElement("div"), { textContent: each });
    item.style.cursor = "pointer";
    item.onclick = () => { menu.remove(); sorted(each); };
    menu.append(item);
  }
  document.body.append(menu);
};"""


@pytest.mark.parametrize("kind", CHOICES)
def test_an_option_is_chosen_in_every_style(drive: Drive, kind: str) -> None:
    app = drive(CHOICES[kind] + '<p id="out">Sorted by Name</p>', SORT + PORTAL)
    change = (
        app.click(app.find("choice", "Price")) if kind == "pills" else app.choose(app.find("choice", "Sort"), "Price")
    )
    assert app.sees("Sorted by Price")
    assert change.vanished["sorted by name"] == 1


def test_an_option_that_a_select_lacks_is_not_there(drive: Drive) -> None:
    app = drive(CHOICES["native select"] + '<p id="out"></p>', SORT)
    with pytest.raises(NotThere, match="no option 'Weight', only Name, Price"):
        app.choose(app.find("choice", "Sort"), "Weight")


def test_an_option_that_is_disabled_is_not_there(drive: Drive) -> None:
    app = drive("<label>Sort <select><option>Name</option><option disabled>Price</option></select></label>")
    app.page.set_default_timeout(500)
    with pytest.raises(NotThere, match="does not let 'Price' be chosen"):
        app.choose(app.find("choice", "Sort"), "Price")


# -- moving about -----------------------------------------------------------------------------------------------------

ROUTED = """
const views = {
  "/": "<h1>Home</h1><a href='/list'>List</a><p id='n'></p>",
  "/list": "<h1>List</h1><button>Only here</button>",
};
let count = 0;
const draw = () => {
  root.innerHTML = (views[location.pathname] ?? "<h1>Lost</h1>") + `<button id="up">Up</button><p>Count ${count}</p>`;
  up.onclick = () => { count += 1; draw(); };
  for (const a of root.querySelectorAll("a")) {
    a.onclick = (e) => { e.preventDefault(); history.pushState(0, "", a.pathname); draw(); };
  }
};
draw(); addEventListener("popstate", draw);
"""
PAGES = {"home.png": "/", "list.png": "/list"}


def test_opening_a_page_keeps_what_is_in_memory_and_a_reload_does_not(drive: Drive) -> None:
    app = drive("", ROUTED, pages=PAGES)
    app.click(app.find("button", "Up"))
    app.open("list.png")
    assert (app.path, app.sees("Count 1", "Only here")) == ("/list", True)
    app.open("home.png")
    assert (app.path, app.sees("Count 1")) == ("/", True)
    app.reload()
    assert app.sees("Count 0")


def test_a_screenshot_no_page_shows_leaves_the_app_where_it_is(drive: Drive) -> None:
    app = drive("", ROUTED, pages=PAGES)
    app.open("unknown.png")
    assert app.path == "/"


def test_a_click_that_leads_to_another_page_has_moved(drive: Drive) -> None:
    app = drive("", ROUTED, pages=PAGES)
    assert app.click(app.find("link", "List")).moved


def test_what_is_stored_survives_a_reload(drive: Drive) -> None:
    script = "out.textContent = localStorage.getItem('n') ?? 'nothing';"
    app = drive("<p id='out'></p><button onclick=\"localStorage.setItem('n', 'kept')\">Keep</button>", script)
    app.click(app.find("button", "Keep"))
    app.reload()
    assert app.sees("kept")


# -- finding ----------------------------------------------------------------------------------------------------------


def test_what_is_nowhere_is_not_there_and_what_fits_twice_is_not_sure(drive: Drive) -> None:
    app = drive("<button>Save draft</button><button>Save order</button>")
    with pytest.raises(NotThere, match="button 'Delete': nowhere"):
        app.find("button", "Delete")
    with pytest.raises(NotSure, match="could be 'Save draft', 'Save order'"):
        app.find("button", "Save")
    assert app.has("button", "Save order")
    assert not app.has("button", "Delete")


def test_the_button_of_a_dialog_is_taken_before_its_opener(drive: Drive) -> None:
    dialog = (
        '<div id="veil" style="position:fixed;inset:0;background:#0008;display:none"><div role="dialog" '
        'style="margin:200px;background:#fff"><p>Sure?</p><button onclick="row.remove(); veil.remove()">Delete</button>'
        "</div></div>"
    )
    app = drive('<p id="row">Basil</p><button onclick="veil.style.display = \'block\'">Delete</button>' + dialog)
    assert app.click(app.find("button", "Delete")).opened
    change = app.click(app.find("button", "Delete"))
    assert change.vanished["basil"] == 1
    assert not app.sees("Basil")


def test_rows_are_told_by_what_stands_in_them_wherever_they_are(drive: Drive) -> None:
    row = "<li style='height:60px'>Row {n}. <button onclick='this.parentNode.remove()'>Delete</button></li>"
    rows = "".join(row.format(n=n) for n in range(60))
    app = drive(f"<ul>{rows}</ul>", style="html { scroll-behavior: smooth }")
    change = app.click(app.find("button", "Delete", near="Row 57."))
    assert change.vanished == {"row 57.": 1, "delete": 1}
    app.click(app.find("button", "Delete", near="Row 3."))
    assert not app.sees("Row 3.")
    assert app.sees("Row 2.", "Row 4.", "Row 59.")


# -- what the app says ------------------------------------------------------------------------------------------------

TOASTS = {
    "live region": '<div role="status" id="toast"></div>',
    "floating": '<div id="toast" style="position:fixed;right:20px;bottom:20px"></div>',
}


@pytest.mark.parametrize("body", TOASTS.values(), ids=TOASTS)
def test_a_toast_is_a_notice_and_goes_away_by_itself(drive: Drive, body: str) -> None:
    script = """const say = () => setTimeout(() => { toast.textContent = "Saved for later";
      setTimeout(() => { toast.textContent = ""; }, 4000); }, 300);"""
    app = drive(body + '<button onclick="say()">Save</button>', script)
    assert app.click(app.find("button", "Save")).notices == ("saved for later",)
    assert app.sees("Saved for later")
    assert app.wait(6_000).vanished["saved for later"] == 1


def test_an_effect_that_takes_three_seconds_is_waited_for(drive: Drive) -> None:
    app = drive(
        '<p id="out"></p><button onclick="setTimeout(() => { out.textContent = \'Sent\' }, 3000)">Send</button>'
    )
    assert app.click(app.find("button", "Send")).appeared["sent"] == 1


@pytest.mark.parametrize("question", ["alert", "confirm", "prompt"])
def test_boxes_of_the_browser_are_agreed_to_and_kept(drive: Drive, question: str) -> None:
    ask = f"if ({question}('Delete Basil?') !== false) row.remove()"
    app = drive(f'<p id="row">Basil</p><button onclick="{ask}">Delete</button>')
    change = app.click(app.find("button", "Delete"))
    assert change.notices == ("delete basil?",)
    assert not app.sees("Basil")


COMPLAINTS = {
    "bubble": ('<form><label>Email <input id="q" name="email" required></label><button>Send</button></form>', ""),
    "message": (
        '<label>Email <input id="q"></label><p id="err"></p><button onclick="check()">Send</button>',
        "const check = () => { err.textContent = q.value.includes('@') ? '' : 'Please enter a valid email'; };",
    ),
    "red border": (
        '<label>Email <input id="q" style="border:1px solid #ccc"></label><button onclick="check()">Send</button>',
        "const check = () => { q.style.borderColor = q.value.includes('@') ? '#ccc' : 'rgb(239, 68, 68)'; };",
    ),
    "aria": (
        '<label>Email <input id="q" aria-invalid="false"></label><button onclick="check()">Send</button>',
        "const check = () => q.setAttribute('aria-invalid', String(!q.value.includes('@')));",
    ),
    "below the fold": (
        """<label>Email <input id="q"></label><button onclick="check()">Send</button>
        <p style="margin-top:1500px" id="err"></p>""",
        "const check = () => { err.textContent = q.value.includes('@') ? '' : 'Email is required'; };",
    ),
}


@pytest.mark.parametrize("kind", COMPLAINTS)
def test_refused_input_is_complained_of_and_good_input_is_not(drive: Drive, kind: str) -> None:
    body, script = COMPLAINTS[kind]
    app = drive(body, script + 'document.forms[0]?.addEventListener("submit", (e) => e.preventDefault());')
    assert app.click(app.find("button", "Send")).complaints
    app.fill(app.find("field", "Email"), "ines@example.com")
    assert not app.click(app.find("button", "Send")).complaints


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("text", "Ines"),
        ("date", "2026-02-20"),
        ("time", "10:30"),
        ("color", "#336699"),
        ("range", "70"),
        ("number", "12"),
    ],
)
def test_every_kind_of_input_takes_a_value_in_place_of_its_old_one(drive: Drive, kind: str, text: str) -> None:
    old = {"text": "Old", "number": "5"}.get(kind, "")
    body = f'<label>Field <input type="{kind}" value="{old}" id="q"></label><p id="out"></p>'
    app = drive(body, "q.oninput = () => { out.textContent = 'now ' + q.value; };")
    kind_of = "choice" if kind == "range" else "field"
    field = next(c for c in app.look().controls if c.name == "Field") if kind == "color" else app.find(kind_of, "Field")
    change = app.fill(field, text)
    assert app.again(field).value == text
    assert app.sees(f"now {text}")
    assert change.flipped(field)


@pytest.mark.parametrize("kind", ["text", "date", "time"])
def test_a_field_that_is_read_only_stays_as_it_is(drive: Drive, kind: str) -> None:
    app = drive(f'<label>Field <input type="{kind}" readonly></label>')
    field = app.find("field", "Field")
    change = app.fill(field, {"date": "2026-02-20", "time": "10:30"}.get(kind, "Ines"))
    assert not change.flipped(field)
    assert app.again(field).value == ""


def test_editable_text_and_a_text_area_are_filled_and_emptied(drive: Drive) -> None:
    app = drive('<div contenteditable="true" aria-label="Body">old</div><textarea aria-label="Note">old</textarea>')
    for name in ("Body", "Note"):
        app.fill(app.find("field", name), "new words")
        assert app.again(app.find("field", name)).value == "new words"
        app.fill(app.find("field", name), "")
        assert app.find("field", name).value == ""


def test_keys_reach_the_page(drive: Drive) -> None:
    app = drive('<p id="out"></p>', "onkeydown = (e) => { out.textContent += e.key + ' '; };")
    assert app.press("ArrowDown", "Enter", "Escape").appeared["arrowdown enter escape"] == 1


def test_hovering_shows_what_only_hover_shows(drive: Drive) -> None:
    app = drive("<button>Help</button><i>Because</i>", "", "i { display: none } button:hover + i { display: inline }")
    assert app.hover(app.find("button", "Help")).appeared["because"] == 1


COLUMNS = """<div style="display:flex">
<div id="todo" class="col"><h2>To do</h2><div class="card" {drag}>Basil</div></div>
<div id="done" class="col"><h2>Done</h2></div></div>
<style>.col {{ width: 300px; height: 400px }} .card {{ width: 200px; height: 40px; background: #fff }}</style>"""
HTML5 = """const card = document.querySelector(".card");
card.ondragstart = (e) => e.dataTransfer.setData("text/plain", "x");
done.ondragover = (e) => e.preventDefault();
done.ondrop = (e) => { e.preventDefault(); done.append(card); };"""
POINTER = """const card = document.querySelector(".card"); card.style.cursor = "pointer"; let held = false;
card.onpointerdown = (e) => { held = true; e.preventDefault(); };
onpointermove = (e) => { if (held) card.style.translate = "2px"; };
onpointerup = (e) => { card.style.pointerEvents = "none"; const under = document.elementFromPoint(e.clientX, e.clientY);
  card.style.pointerEvents = ""; if (held) under?.closest(".col")?.append(card); held = false; };"""


@pytest.mark.parametrize(
    ("script", "attribute"), [(HTML5, 'draggable="true"'), (POINTER, "")], ids=["html5", "pointer"]
)
def test_a_card_is_dragged_onto_a_place(drive: Drive, script: str, attribute: str) -> None:
    app = drive(COLUMNS.format(drag=attribute), script)
    assert app.order("Basil", "Done") == ("Done", "Basil") or app.find("item", "Basil").x < 300
    app.drag(app.find("item", "Basil"), "Done")
    assert app.find("item", "Basil").x >= 300


def test_a_dead_card_stays_where_it_is(drive: Drive) -> None:
    app = drive(COLUMNS.format(drag='draggable="true"'))
    change = app.drag(app.find("item", "Basil"), "Done")
    assert quiet(change)


# -- numbers and order ------------------------------------------------------------------------------------------------


def test_amounts_are_read_in_the_line_beside_it_and_under_it(drive: Drive) -> None:
    app = drive(
        "<p>Subtotal: £1,204.50</p><div style='display:flex;gap:300px'><p>Delivery</p><p>4.95</p></div>"
        "<div style='width:100px;margin-top:60px'><p>Total</p><p>$1 209.45</p></div>"
        "<p style='margin-top:200px'>Nothing</p>"
    )
    assert (app.amount("Subtotal"), app.amount("Delivery"), app.amount("Total")) == (1204.5, 4.95, 1209.45)
    assert app.amount("Nothing") is None
    assert app.amount("Unprinted") is None


def test_a_badge_is_the_number_on_a_control(drive: Drive) -> None:
    app = drive('<a href="/cart">Cart <span>3</span></a><a href="/saved">Saved</a>')
    assert (app.badge("Cart"), app.badge("Saved"), app.badge("Orders")) == (3, 0, None)


def test_order_is_the_order_seen_not_the_order_of_the_dom(drive: Drive) -> None:
    tops = {"c": 300, "a": 100, "b": 200}
    rows = "".join(f'<div style="position:absolute;top:{top}px">{name}</div>' for name, top in tops.items())
    assert drive(rows).order("a", "b", "c", "d") == ("a", "b", "c")


def test_what_is_typed_into_a_box_is_no_text_of_the_page(drive: Drive) -> None:
    app = drive("<label>Name <input></label>")
    app.fill(app.find("field", "Name"), "Ember Heron Quay")
    assert not app.sees("Ember Heron Quay")


def test_the_look_of_a_page_going_dark_is_noticed(drive: Drive) -> None:
    app = drive("<button onclick=\"document.body.style.background = '#111'\">Dark</button>")
    change = app.click(app.find("button", "Dark"))
    assert change.restyled
    assert change.anything


# -- coming to the app ------------------------------------------------------------------------------------------------

Drivers = Callable[..., AppDriver]


@pytest.fixture
def driver(make_app: Callable[..., BuiltApp]) -> Iterator[Drivers]:
    """Yield a function that returns a driver on a one-page app, which is not yet loaded."""
    with ExitStack() as stack:

        def start(script: str, site: Site, **given: Any) -> AppDriver:  # noqa: ANN401 - fields of BuiltApp
            built = replace(make_app("", script), **given)
            page, traffic = stack.enter_context(app_page(built.outside))
            page.set_default_timeout(3_000)
            return AppDriver(page, traffic, built, site, Nonces("test"))

        yield start


def at(**paths: str) -> dict[str, Place]:
    return {f"{name}.png": Place(path=path) for name, path in paths.items()}


BELOW = """
const where = () => location.hash.slice(1) || location.pathname.replace("/shop", "");
const draw = () => {
  const views = { "/": "<h1>Home</h1>", "/list": "<h1>List</h1>" };
  root.innerHTML = BARE.includes(location.pathname + location.hash) ? "" : views[where()] ?? "<h1>Lost</h1>";
};
draw(); addEventListener("popstate", draw);
"""


@pytest.mark.parametrize(("home", "path", "listed"), [("/shop/", "/shop", "/shop/list"), ("/#/", "/#/", "/#/list")])
def test_an_app_is_come_to_where_its_home_is(driver: Drivers, home: str, path: str, listed: str) -> None:
    script = 'const BARE = ["/"];' + BELOW
    app = driver(script, Site(pages=at(home=path, list=listed), controls={}), home=home)
    app.open("home.png")
    assert (app.path, app.sees("Home")) == (path, True)
    app.open("list.png")
    assert (app.path, app.sees("List")) == (listed, True)


def test_a_splash_screen_is_dismissed_at_home_too(driver: Drivers) -> None:
    script = """root.innerHTML = "<h1>Welcome</h1><button>Enter</button>";
    root.querySelector("button").onclick = () => { root.innerHTML = "<h1>Home</h1>"; };"""
    splash = Splash(acts=(Act(deed=Deed.CLICK, control=Handle(role="button", name="Enter")),))
    app = driver(script, Site(pages=at(home="/"), controls={}), passage=Passage(splash=splash))
    app.open("home.png")
    assert app.sees("Home")
    app.reload()
    assert app.sees("Home")


def test_a_page_is_waited_for_as_it_is_told(driver: Drivers) -> None:
    script = "setTimeout(() => { root.innerHTML = '<h1>Late</h1>'; }, 4500);"
    app = driver(script, Site(pages=at(home="/"), controls={}), visit=Visit(wait_ms=5_000))
    app.open("home.png")
    assert app.sees("Late")


MEMBERS = """
const views = {
  "/": "<h1>Home</h1><button>Sign out</button>", "/orders": "<h1>Orders</h1>",
  "/login": "<h1>Log in</h1><label>Email <input></label><button>Log in</button>",
};
const draw = () => {
  const member = localStorage.getItem("token") && document.cookie.includes("sid");
  if (!!member === (location.pathname === "/login")) history.replaceState(0, "", member ? "/" : "/login");
  root.innerHTML = views[location.pathname];
  const button = root.querySelector("button");
  if (button) button.onclick = () => {
    if (member) localStorage.clear();
    else { localStorage.setItem("token", "own"); document.cookie = "sid=own"; }
    draw();
  };
};
draw(); addEventListener("popstate", draw);
"""
KEYS = Passage(seeds=(Seed(key="token", value="x"), Seed(store="cookie", key="sid", value="y")))
LOGIN_PAGE = Place(path="/login", outside=True)
MEMBERS_PAGES = {**at(home="/", orders="/orders"), "login.png": LOGIN_PAGE}


@pytest.fixture
def members(driver: Drivers, control: Callable[..., Control]) -> AppDriver:
    """Return a driver on an app with a login, whose fields are known to stand there."""
    email = control("Email", role="textbox", tag="input", type="text")
    return driver(MEMBERS, Site(pages=MEMBERS_PAGES, controls={LOGIN_PAGE: (email,)}), passage=KEYS)


def test_a_page_that_only_a_visitor_without_a_session_sees_is_come_to_as_one(members: AppDriver) -> None:
    members.open("login.png")
    assert (members.path, members.sees("Email")) == ("/login", True)
    members.reload()
    assert members.path == "/login"


def test_before_anything_is_done_each_page_is_come_to_as_who_sees_it(members: AppDriver) -> None:
    for _ in range(2):
        members.open("orders.png")
        assert (members.path, members.sees("Orders")) == ("/orders", True)
        members.open("login.png")
        assert (members.path, members.sees("Email")) == ("/login", True)


def test_once_something_was_done_the_visitor_stays_who_he_is(members: AppDriver) -> None:
    members.open("login.png")
    members.click(members.find("button", "Log in"))
    assert members.sees("Sign out")
    members.open("orders.png")
    members.reload()
    assert (members.path, members.page.evaluate("localStorage.token")) == ("/orders", "own")
    members.open("login.png")
    assert members.path == "/"


def test_a_control_that_only_a_visitor_without_a_session_sees_is_found(members: AppDriver) -> None:
    members.open("home.png")
    assert members.find("field", "Email").role == "textbox"
    assert members.path == "/login"


def test_a_box_that_asks_for_a_text_gets_it_and_others_are_agreed_to(drive: Drive) -> None:
    app = drive(
        "<p>Old</p><button>Rename</button><button>Greet</button>",
        """const [rename, greet] = document.querySelectorAll("button");
        rename.onclick = () => { document.querySelector("p").textContent = prompt("Title", "Old"); };
        greet.onclick = () => alert("Hello");""",
    )
    change, asked = app.click_and_answer(app.find("button", "Rename"), "New name")
    assert (asked, app.sees("New name")) == (True, True)
    assert change.appeared["new name"] == 1
    assert app.click_and_answer(app.find("button", "Greet"), "New name")[1] is False
    app.click(app.find("button", "Rename"))
    assert app.sees("Old")


def test_what_led_somewhere_is_the_last_change(drive: Drive) -> None:
    app = drive(
        "<button>Add</button><button>Leave</button>",
        """const [add, leave] = document.querySelectorAll("button");
        add.onclick = () => add.insertAdjacentHTML("afterend", "<button>Delete</button>");
        leave.onclick = () => leave.insertAdjacentHTML("afterend", "<button>Really</button>");""",
    )
    app.click(app.find("button", "Add"))
    app.reach(app.find("button", "Leave"))
    assert app.change is not None
    assert [control.name for control in app.change.new_controls] == ["Really"]


# -- what no text of the page shows -----------------------------------------------------------------------------------


def test_a_file_that_is_offered_is_a_download(drive: Drive) -> None:
    app = drive(
        "<button>Export</button>",
        """document.querySelector("button").onclick = () => {
        const link = Object.assign(document.createElement("a"), { download: "list.csv" });
        link.href = URL.createObjectURL(new Blob(["a,b"])); link.click(); };""",
    )
    change = app.click(app.find("button", "Export"))
    assert (change.downloads, change.anything) == (("list.csv",), True)
    assert app.click(app.find("button", "Export")).downloads == ("list.csv",)


SOUNDS = {
    "element": "new Audio('data:audio/wav;base64,').play().catch(() => {})",
    "oscillator": "const c = new AudioContext(); const o = c.createOscillator(); o.connect(c.destination); o.start()",
    "buffer": "const c = new AudioContext(); const b = c.createBufferSource(); b.connect(c.destination); b.start()",
    "speech": "speechSynthesis.speak(new SpeechSynthesisUtterance('done'))",
}


@pytest.mark.parametrize("kind", SOUNDS)
def test_a_sound_that_is_started_is_an_effect(drive: Drive, kind: str) -> None:
    app = drive(f'<button onclick="{SOUNDS[kind]}">Play</button><button>Other</button>')
    change = app.click(app.find("button", "Play"))
    assert (change.sounded, change.anything) == (True, True)
    assert not app.click(app.find("button", "Other")).sounded


def test_the_title_of_the_tab_is_noticed(drive: Drive) -> None:
    app = drive("<button onclick=\"document.title = 'Done (1)'\">Done</button>")
    change = app.click(app.find("button", "Done"))
    assert (change.retitled, change.after.title) == (True, "Done (1)")


def test_a_title_that_ticks_by_itself_hides_no_effect(drive: Drive) -> None:
    app = drive(
        "<button>Send</button><p></p>",
        """let n = 0; setInterval(() => { n += 1; document.title = `0:${n}`; }, 200);
        document.querySelector("button").onclick = () => setTimeout(() => {
          document.querySelector("p").textContent = "Sent"; }, 2000);""",
    )
    assert app.click(app.find("button", "Send")).appeared["sent"] == 1


# -- files, sliders, and things carried about -------------------------------------------------------------------------

PHOTO = Attachment(name="photo.png", media_type="image/png", content=b"\x89PNG")
PICKERS = {
    "input": '<label>Photo <input type="file" id="f"></label>',
    "hidden input in a label": '<label>Photo <input type="file" id="f" style="display:none"></label>',
    "button that opens it": '<input type="file" id="f" hidden><button onclick="f.click()">Photo</button>',
    "button that opens it late": """<input type="file" id="f" hidden>
        <button onclick="setTimeout(() => f.click(), 300)">Photo</button>""",
}


@pytest.mark.parametrize("kind", PICKERS)
def test_a_file_is_chosen_in_every_style(drive: Drive, kind: str) -> None:
    app = drive(
        PICKERS[kind] + '<p id="out"></p>',
        "f.onchange = async () => { out.textContent = f.files[0].name + ' ' + (await f.files[0].text()).slice(1); };",
    )
    assert app.attach(app.find("button", "Photo"), PHOTO).appeared["photo.png png"] == 1


SLIDERS = {
    "native": """<label>Volume <input type="range" min="0" max="50" step="5" value="10"
        oninput="out.textContent = 'at ' + value"></label>""",
    "hand-made": """<div role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="50"
        aria-valuenow="10" style="width:200px;height:20px"></div>""",
}
SLIDING = """const made = document.querySelector("[role=slider]");
made?.addEventListener("keydown", ({ key }) => {
  const now = Number(made.getAttribute("aria-valuenow"));
  const next = { Home: 0, End: 50, ArrowRight: Math.min(now + 5, 50), ArrowLeft: Math.max(now - 5, 0) }[key] ?? now;
  made.setAttribute("aria-valuenow", next); out.textContent = "at " + next;
});"""


@pytest.mark.parametrize("value", [0, 5, 35, 50])
@pytest.mark.parametrize("kind", SLIDERS)
def test_a_slider_is_brought_to_a_value_in_every_style(drive: Drive, kind: str, value: int) -> None:
    app = drive(SLIDERS[kind] + '<p id="out"></p>', SLIDING)
    app.slide(app.find("choice", "Volume"), value)
    assert (app.sees(f"at {value}"), app.find("choice", "Volume").value) == (True, str(value))


def test_a_slider_that_tells_no_number_is_not_there(drive: Drive) -> None:
    app = drive('<div role="slider" tabindex="0" aria-label="Volume" style="width:99px;height:20px"></div>')
    with pytest.raises(NotThere, match="no value that is a number"):
        app.slide(app.find("choice", "Volume"), 5)


ROWS = """<ul style="width:400px">{rows}</ul>"""
HOVERED = "<style>li:hover { box-shadow: 0 1px 4px gray; border-color: blue }</style>"
ROW = """<li style="height:44px" tabindex="0">{name} {grip}</li>"""
GRIPPED = """let held = null;
for (const grip of document.querySelectorAll(".grip")) {
  grip.onpointerdown = (e) => { held = grip.parentElement; e.preventDefault(); };
}
onpointerup = (e) => { const under = document.elementFromPoint(e.clientX, e.clientY)?.closest("li");
  if (held && under && under !== held) under.after(held); held = null; };"""
KEYED = """for (const row of document.querySelectorAll("li")) {
  let held = false;
  row["__reactProps$x"] = { onKeyDown() {} };
  row.onkeydown = (e) => {
    if (e.key === " ") held = !held;
    else if (held && e.key === "ArrowDown") { row.nextElementSibling?.after(row); row.focus(); }
    e.preventDefault();
  };
}"""


@pytest.mark.parametrize(
    ("grip", "script"),
    [('<button class="grip" aria-label="Drag to reorder">=</button>', GRIPPED), ("", KEYED)],
    ids=["by its handle", "by the keyboard"],
)
def test_what_does_not_follow_the_mouse_is_moved_otherwise(drive: Drive, grip: str, script: str) -> None:
    rows = "".join(ROW.format(name=name, grip=grip) for name in ("Basil", "Chives", "Dill", "Fennel"))
    app = drive(HOVERED + ROWS.format(rows=rows), script)
    app.drag(app.find("item", "Basil"), "Dill")
    assert app.order("Basil", "Chives", "Dill", "Fennel") == ("Chives", "Dill", "Basil", "Fennel")


def test_a_way_that_ran_and_did_nothing_is_no_thing_that_is_not_there(drive: Drive) -> None:
    rows = "".join(ROW.format(name=name, grip="") for name in ("Basil", "Chives", "Dill", "Fennel"))
    leaves = """for (const row of document.querySelectorAll("li")) {
      row["__reactProps$x"] = { onKeyDown() {} };
      row.onkeydown = () => row.parentElement.remove();
    }"""
    app = drive(ROWS.format(rows=rows), leaves)
    assert not app.drag(app.find("item", "Basil"), "Dill").rearranged
    assert not app.sees("Basil")


def test_all_that_was_done_and_claimed_is_told_in_order(drive: Drive) -> None:
    page = "<label>Name <input></label><button>Add</button><ul></ul>"
    script = """document.querySelector("button").onclick = () => {
      const row = document.createElement("li");
      row.textContent = document.querySelector("input").value;
      document.querySelector("ul").append(row);
    };"""
    app = drive(page, script)
    app.fill(app.find("field", "Name"), "Basil")
    app.expect("it is listed at once", app.sees("Basil"))
    app.click(app.find("button", "Add"))
    app.unharmed("the button stays", app.has("button", "Add"))
    assert [step for step in app.trail if not step.startswith(("open ", "go "))] == [
        "type 'Basil' into textbox 'Name': no text, but something else has changed",
        "- it is listed at once",
        "click button 'Add': appeared 'basil'",
        "+ the button stays (must not break)",
    ]
