"""The drawing of the ways through an app."""

from pytest_ui2app.browser.crawl import Click, Reached
from pytest_ui2app.reporting.ways import drawn

ORDERS = Click(control="link: Orders", path="/orders")
ROW = Click(control="gridcell: #7", path="/orders/7")
MENU = Click(control="button: Menu", path="/")
ABOUT = Click(control="menuitem: About", path="/about")


def reached(name: str, *clicks: Click) -> Reached:
    return Reached(name=name, clicks=clicks)


def test_every_click_stands_under_the_one_before_it_with_the_pages_it_leads_to() -> None:
    ways = [
        reached("home.png"),
        reached("order.png", ORDERS, ROW),
        reached("orders.png", ORDERS),
        reached("about.png", MENU, ABOUT),
    ]
    assert drawn(ways) == [
        "home  [home.png]",
        "├─ link: Orders → /orders  [orders.png]",
        "│  └─ gridcell: #7 → /orders/7  [order.png]",
        "└─ button: Menu → /",
        "   └─ menuitem: About → /about  [about.png]",
    ]


def test_two_pages_at_one_place_are_both_named() -> None:
    assert drawn([reached("a.png", ORDERS), reached("b.png", ORDERS)])[1].endswith("[a.png, b.png]")


def test_nothing_reached_is_nothing_drawn() -> None:
    assert drawn([]) == []
