"""Going from page to page in apps whose address tells nothing."""

from collections.abc import Callable, Iterator

import pytest

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.hands import NotThere
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser.controls import Control, Handle
from pytest_ui2app.browser.visiting import BuiltApp, app_page

pytestmark = pytest.mark.full

TABS = """
let count = 0;
const views = {
  Home: "<h1>Home</h1><button id='deep'>Cellar</button>",
  Garden: "<h1>Garden</h1><button id='up'>Water</button>",
  Cellar: "<h1>Cellar</h1><button id='dig'>Dig</button>",
};
const show = (name) => {
  const tabs = name === "Cellar" ? ["Garden"] : ["Home", "Garden"];
  const bar = tabs.map((tab) => `<button class="tab">${tab}</button>`).join("");
  root.innerHTML = bar + views[name] + `<p>Count ${count}</p>`;
  root.querySelectorAll(".tab").forEach((tab) => { tab.onclick = () => show(tab.textContent); });
  root.querySelector("#deep")?.addEventListener("click", () => show("Cellar"));
  root.querySelector("#up, #dig")?.addEventListener("click", () => { count += 1; show(name); });
};
show("Home");
"""


def button(name: str) -> Handle:
    return Handle(role="button", name=name)


HOME = Place(path="/", ways=(button("Home"),))
GARDEN = Place(path="/", trail=(button("Garden"),), ways=(button("Garden"),))
CELLAR = Place(path="/", trail=(button("Cellar"),), ways=(button("Cellar"),))


@pytest.fixture
def app(make_app: Callable[..., BuiltApp], control: Callable[..., Control]) -> Iterator[AppDriver]:
    built = make_app("", TABS)
    site = Site(
        pages={"home.png": HOME, "garden.png": GARDEN, "cellar.png": CELLAR},
        controls={HOME: (control("Cellar"),), GARDEN: (control("Water"),), CELLAR: (control("Dig"),)},
    )
    with app_page(built.outside) as (page, traffic):
        page.set_default_timeout(3_000)
        yield AppDriver(page, traffic, built, site, Nonces("test"))


def test_a_view_is_gone_to_and_what_is_in_memory_is_kept(app: AppDriver) -> None:
    app.open("garden.png")
    assert app.sees("Count 0")
    app.click(app.find("button", "Water"))
    app.open("home.png")
    assert app.order("Home", "Garden", "Count 1")[-1] == "Count 1"
    assert app.has("button", "Cellar")
    app.open("cellar.png")
    assert app.sees("Cellar", "Count 1")


def test_home_is_come_back_to_though_nothing_is_known_to_lead_there(app: AppDriver) -> None:
    app._site = Site(pages={"home.png": Place(path="/"), "garden.png": GARDEN}, controls={})
    app.open("garden.png")
    app.open("home.png")
    assert app.has("button", "Cellar")
    app.open("garden.png")
    assert app.has("button", "Water")


def test_a_control_on_another_view_is_found_before_anything_was_done(app: AppDriver) -> None:
    app.open("garden.png")
    app.click(app.find("button", "Dig"))
    assert app.sees("Cellar", "Count 1")


def test_where_no_way_leads_from_here_home_is_loaded_first_but_not_once_something_was_done(app: AppDriver) -> None:
    app.open("cellar.png")
    app.open("home.png")
    assert app.has("button", "Cellar")
    app.open("cellar.png")
    app.click(app.find("button", "Dig"))
    app.open("home.png")
    assert app.sees("Cellar", "Count 1")
    with pytest.raises(NotThere):
        app.find("button", "Water")
