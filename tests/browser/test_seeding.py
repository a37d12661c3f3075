"""The session put into an app's storage."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.gate_payloads import FLAG_KEY, PAYLOAD
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize(
    "key", ["isAuthenticated", "is_auth", "loggedIn", "logged_in", "app-authenticated", "signedIn"]
)
def test_bare_flags_are_told_by_their_name(key: str) -> None:
    assert FLAG_KEY.search(key)


@pytest.mark.parametrize("key", ["token", "user", "session", "auth", "auth-store"])
def test_records_are_not_flags(key: str) -> None:
    assert not FLAG_KEY.search(key)


def test_one_record_satisfies_the_usual_shapes() -> None:
    record: Any = json.loads(json.dumps(PAYLOAD))
    assert record["user"]["email"] == record["email"] == record["state"]["user"]["email"]
    assert record["token"] == record["accessToken"] == record["state"]["token"] != ""
    assert record["isAuthenticated"] is record["state"]["isAuthenticated"] is record["isLoggedIn"] is True
    assert record["version"] == 0
    assert record["expiresAt"] > 4_000_000_000_000, "milliseconds, far beyond the frozen date"


def storage(page: "Page") -> Any:  # noqa: ANN401 - whatever the page stores
    return page.evaluate("() => ({ local: { ...localStorage }, session: { ...sessionStorage } })")


@pytest.mark.full
def test_the_first_load_is_seeded_before_any_script_of_the_page(make_app: Callable[..., BuiltApp]) -> None:
    app = make_app(
        '<p id="out"></p>', script="out.textContent = localStorage.getItem('t0ken');", keys=("t0ken", "isAuth")
    )
    with app_page(app) as (page, _):
        chromium.goto(page, url_of("/"))
        found = storage(page)
        assert json.loads(page.inner_text("#out")) == PAYLOAD
    assert json.loads(found["local"]["t0ken"]) == json.loads(found["session"]["t0ken"]) == PAYLOAD
    assert found["local"]["isAuth"] == "true"


@pytest.mark.full
def test_a_sign_out_stands_after_a_reload(make_app: Callable[..., BuiltApp]) -> None:
    with app_page(make_app("<p>x</p>", keys=("token",))) as (page, _):
        chromium.goto(page, url_of("/"))
        page.evaluate("() => localStorage.removeItem('token')")
        page.reload()
        assert "token" not in storage(page)["local"]


@pytest.mark.full
def test_an_app_without_keys_starts_with_empty_storage(make_app: Callable[..., BuiltApp]) -> None:
    with app_page(make_app("<p>x</p>")) as (page, _):
        chromium.goto(page, url_of("/"))
        assert storage(page) == {"local": {}, "session": {}}
