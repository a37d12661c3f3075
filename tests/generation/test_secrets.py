import base64
import html
import json
import os
import subprocess
import sys
from urllib.parse import quote, quote_plus

import pytest

from pytest_ui2app.generation.secrets import Keys, Secret, take_keys

KEY = 'sk-proj-Ab/c+d=&"é0123456789xyz'
KEYS = Keys({"SOME_KEY": KEY, "LOCAL_KEY": "none"})


def test_taken_keys_are_gone_from_the_environment_and_held() -> None:
    environ = {"A_KEY": "alpha-alpha", "B_KEY": " beta-beta\n", "EMPTY": "", "BLANK": " \n", "PATH": "/bin"}
    keys = take_keys(environ, ["A_KEY", "B_KEY", "B_KEY", "EMPTY", "BLANK", "ABSENT"])
    assert environ == {"PATH": "/bin"}
    assert keys.variables == {"A_KEY", "B_KEY"}
    assert (keys.get("A_KEY"), keys.get("B_KEY"), keys.get("EMPTY"), keys.get("ABSENT")) == (
        "alpha-alpha",
        "beta-beta",
        "",
        "",
    )


def test_only_whole_keys_are_taken_out_of_a_reply() -> None:
    longer = Keys({"A": "sk-0123456789", "B": "sk-0123456789-abc", "LOCAL": "placeholder"})
    code = "const a = 'sk-0123456789-abc' + 'sk-0123456789' + 'sk-0123...6789'; <input placeholder='sk-012345678"
    assert longer.removed(code) == (
        "const a = '[secret]' + '[secret]' + 'sk-0123...6789'; <input placeholder='sk-012345678",
        2,
    )
    assert Keys({"LOCAL": "ollama"}).removed("ollama") == ("ollama", 0)


def test_child_processes_do_not_inherit_a_taken_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UI2APP_TEST_KEY", "very-secret-value")
    keys = take_keys(os.environ, ["UI2APP_TEST_KEY"])
    show = [sys.executable, "-c", "import os; print(os.environ.get('UI2APP_TEST_KEY'))"]
    assert subprocess.run(show, capture_output=True, text=True, check=True).stdout.strip() == "None"
    environment = keys.environment(os.environ)
    allowed = subprocess.run(show, capture_output=True, text=True, check=True, env=environment)
    assert allowed.stdout.strip() == "very-secret-value"
    assert "UI2APP_TEST_KEY" not in os.environ
    keys.put_back(os.environ)
    assert os.environ["UI2APP_TEST_KEY"] == "very-secret-value"


def test_keys_show_their_names_and_nothing_else() -> None:
    assert repr(KEYS) == "Keys(LOCAL_KEY, SOME_KEY)"
    assert f"{KEYS}" == repr(KEYS)


def test_a_secret_is_shown_by_nothing_but_its_reveal() -> None:
    secret = KEYS.secret("SOME_KEY")
    assert secret.reveal() == KEY
    assert KEY[:8] not in f"{secret} {secret!r} {[secret]} { ({'key': secret}) }"
    assert (bool(secret), bool(KEYS.secret("ABSENT"))) == (True, False)


@pytest.mark.parametrize(
    ("value", "flaw"),
    [
        ("sk-0123 ~", ""),
        ("\u201csk-0123\u201d", "U+201C (LEFT DOUBLE QUOTATION MARK)"),
        ("sk-01\u200b23", "U+200B (ZERO WIDTH SPACE)"),
        ("sk-01\n23", "U+000A (a character without a name)"),
        ("sk-é", "U+00E9 (LATIN SMALL LETTER E WITH ACUTE)"),
        ("sk-\udcff", "U+DCFF (a character without a name)"),
    ],
)
def test_what_no_header_can_hold_is_named(value: str, flaw: str) -> None:
    assert Secret(value).flaw == flaw


def test_keys_go_through_a_pipe_and_back() -> None:
    assert Keys.from_json(KEYS.as_json()).environment({}) == {"SOME_KEY": KEY, "LOCAL_KEY": "none"}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"A": 1}', '{"A": "very-secret-value"'])
def test_what_is_no_handed_over_keys_is_refused_without_being_shown(text: str) -> None:
    with pytest.raises(ValueError, match="not the keys") as caught:
        Keys.from_json(text)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "form",
    [
        KEY,
        quote(KEY),
        quote(KEY, safe=""),
        quote_plus(KEY),
        json.dumps(KEY)[1:-1],
        html.escape(KEY, quote=False),
        html.escape(KEY),
        base64.b64encode(KEY.encode()).decode(),
        base64.urlsafe_b64encode(KEY.encode()).decode(),
    ],
)
def test_a_key_is_scrubbed_in_every_spelling(form: str) -> None:
    assert KEYS.scrub(f"before {form} after {form}.") == "before [secret] after [secret]."


@pytest.mark.parametrize("before", ["u:", "me:", "user:", "x-user:"])
def test_a_key_inside_other_base64_is_scrubbed(before: str) -> None:
    encoded = base64.b64encode(f"{before}{KEY}".encode()).decode()
    scrubbed = KEYS.scrub(f"Basic {encoded}")
    assert "[secret]" in scrubbed
    # Of the key's 32 bytes, no more than a part of one at either end can be read from what is left.
    assert len(scrubbed.replace("[secret]", "").removeprefix("Basic ").rstrip("=")) <= len(before) * 4 // 3 + 3


@pytest.mark.parametrize(
    "masked",
    ["sk-proj-********9xyz", "sk-p...xyz", "sk-proj-•••••xyz", "sk-pr…", "****789xyz", "sk-**", "sk-proj-.....xyz"],
)
def test_a_masked_key_is_scrubbed(masked: str) -> None:
    assert KEYS.scrub(f"Incorrect API key provided: {masked}, see") == "Incorrect API key provided: [secret], see"


def test_a_key_that_the_end_of_a_text_cuts_is_scrubbed() -> None:
    assert KEYS.scrub(f"rejected: {KEY[:-5]}") == "rejected: [secret]"


@pytest.mark.parametrize(
    "text",
    ["", "a sentence ... and more", "**bold** and ****", "none at all", "sk-other...key", "… or", "[secret]", "sk-"],
)
def test_other_text_stays_as_it_is(text: str) -> None:
    assert KEYS.scrub(text) == text


def test_further_values_are_scrubbed_and_so_is_what_follows_an_authorization_scheme() -> None:
    text = "sent Bearer tok-123456 and X-Id: 42-42-42 and tok-123456 by a Bearer"
    scrubbed = KEYS.scrub(text, "Bearer tok-123456", "42-42-42", "", "an")
    assert scrubbed == "sent [secret] and X-Id: [secret] and [secret] by a Bearer"


def test_a_key_that_contains_another_is_scrubbed_whole() -> None:
    keys = Keys({"A": "secret", "B": "secret-longer-one"})
    assert keys.scrub("secret-longer-one secret") == "[secret] [secret]"


def test_a_key_is_scrubbed_as_python_writes_it() -> None:
    key = "sk-0123\x01456\t'789"
    told = (
        f"Illegal header value {b'Bearer sk-0123' + bytes([1]) + b'456' + bytes([9]) + bytes([39]) + b'789'!r}, {key!r}"
    )
    assert "0123" not in Keys({"A": key}).scrub(told)
    assert "0123" not in Keys({"A": key.replace("'", "")}).scrub(repr([f"x {key}".replace("'", "")]))


def test_no_keys_scrub_nothing() -> None:
    assert Keys().scrub("a text...x") == "a text...x"


def test_a_key_that_is_no_utf_8_is_scrubbed() -> None:
    key = b"pass\xffword-123".decode(errors="surrogateescape")
    assert Keys({"A": key}).scrub(f"said {key}, pass%FFword-123") == "said [secret], [secret]"
