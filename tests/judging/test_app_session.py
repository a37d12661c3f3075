import json
import re
from pathlib import Path

import pytest

from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.passage import Act, Deed, Passage, Seed
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.app_session import SESSION_FILE, Session, entering_page, session_of

SEEDS = (
    Seed(key="user", value='{"name": "Ann"}'),
    Seed(store="cookie", key="token", value="a b;c"),
)


def _embedded(page: str) -> object:
    (found,) = re.findall(r'<script type="application/json" id="session">(.*?)</script>', page, re.DOTALL)
    return json.loads(found)


def test_a_session_is_what_the_probes_have_before_the_first_load() -> None:
    session = session_of(Passage(seeds=SEEDS))
    assert session.web == {"user": '{"name": "Ann"}'}
    assert session.cookies == {"token": "a%20b%3Bc"}
    assert session.is_put_there
    assert session.sign_in == ()


def test_signing_in_by_a_form_is_said_in_words() -> None:
    login = (
        Act(deed=Deed.FILL, control=Handle(role="textbox", name="Email"), text="a@b.co"),
        Act(deed=Deed.WAIT, text="300"),
        Act(deed=Deed.CLICK, control=Handle(role="button", name="Sign in")),
    )
    session = session_of(Passage(entrance="/login", login=login))
    assert session.sign_in == ("go to /login", "fill textbox 'Email': a@b.co", "click button 'Sign in'")
    assert not session.is_put_there


def test_an_open_app_has_no_session(tmp_path: Path) -> None:
    assert session_of(Passage()) == Session()
    Session().write(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert Session.read(tmp_path) == Session()


def test_a_session_is_read_as_it_was_written(tmp_path: Path) -> None:
    session = session_of(Passage(seeds=SEEDS))
    session.write(tmp_path)
    assert Session.read(tmp_path) == session


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"web": {"user": 1}}', '{"web": null}'])
def test_a_damaged_session_is_told(tmp_path: Path, damaged: str) -> None:
    (tmp_path / SESSION_FILE).write_text(damaged, encoding="utf-8")
    with pytest.raises(UsageError, match=r"session\.json holds no session .* \(.+\); give the folder as"):
        Session.read(tmp_path)


def test_a_session_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / SESSION_FILE).mkdir()
    with pytest.raises(UsageError, match=r"session\.json holds no session .*directory"):
        Session.read(tmp_path)


@pytest.mark.parametrize(
    "value", ["</script><script>alert(1)</script>", "<!--<script>", "$session ${x}", 'a"\\\u2028é']
)
def test_no_value_breaks_out_of_the_page(value: str) -> None:
    page = entering_page(Session(web={"user": value}))
    assert _embedded(page) == {"web": {"user": value}, "cookies": {}}
    assert page.count("<script") == entering_page(Session()).count("<script")
