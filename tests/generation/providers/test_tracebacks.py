"""What pytest shows of an error with the values of all variables: never a key, and always a remedy."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.generation.providers.conftest import KEY

TEST = """
import json
import os
from pathlib import Path

import pytest

from pytest_ui2app.generation.model import Message, Turn
from pytest_ui2app.generation.providers import connection
from pytest_ui2app.generation.providers.api_model import ApiModel
from pytest_ui2app.generation.providers.settings import ModelSettings
from pytest_ui2app.generation.secrets import take_keys
from pytest_ui2app.generation.setup import ModelSetup


@pytest.mark.parametrize("api", ["anthropic", "chat"])
@pytest.mark.parametrize("case", json.loads(os.environ["CASES"]))
def test_asking(api: str, case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in json.loads(os.environ["CASES"])[case]:
        monkeypatch.setenv(name, json.loads(os.environ["CASES"])[case][name])
    connection._trusted.cache_clear()
    settings = ModelSettings(
        name="test/m", provider="test", model="m", api=api, base_url="http://127.0.0.1:9", tries=1,
        key="TEST_KEY", headers={"X-Gate": "env:GATE_KEY", "X-Other": "env:OTHER_KEY"},
    )
    setup = ModelSetup(keys=take_keys(os.environ, ["TEST_KEY", "GATE_KEY", "OTHER_KEY"]), shared=tmp_path)
    message = Message(role="user", text="Plan the app.")
    ApiModel(settings, setup).complete((message,), Turn(name="plan", kind="plan", token_cap=99))
"""
SECRETS = {"TEST_KEY": KEY, "GATE_KEY": "Bearer gateway-9876543210", "OTHER_KEY": "other-0123456789"}
CASES = {
    "no-header": ({"OTHER_KEY": ""}, "taken from OTHER_KEY, which is not set; set that variable"),
    "flawed-header": ({"OTHER_KEY": "other-\u201c01234\u201d"}, "set OTHER_KEY anew, without it"),
    "flawed-key": ({"TEST_KEY": f"{KEY}\x01"}, "copy the key anew"),
    "no-certificates": (
        {"SSL_CERT_FILE": "/nonexistent"}, "No such file or directory; correct what the environment says about proxies"
    ),
    "no-such-proxy": ({"HTTP_PROXY": "gopher://me:pass-12345@localhost"}, "gopher://localhost"),
    "no-address": (
        {"HTTP_PROXY": "http://me:pass-12345@localhost:port"}, "the address of a proxy cannot be read; correct what"
    ),
    "no-answer": ({}, "run again later"),
}  # fmt: skip


@pytest.mark.full  # for its time
def test_no_traceback_shows_a_key_and_each_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TEST, encoding="utf-8")
    cases = json.dumps({name: {**SECRETS, **change} for name, (change, _) in CASES.items()})
    command = [sys.executable, "-m", "pytest", "--tb=long", "-l", "-vv", "-p", "no:cacheprovider", "test_it.py"]
    environment = {**os.environ, "CASES": cases}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False)
    shown = run.stdout + run.stderr
    assert f"{2 * len(CASES)} failed" in shown
    assert shown.count("settings   = ModelSettings(") >= 2 * len(CASES), "the values of variables are shown"
    assert not [word for word in (KEY[:12], "gateway-98", "other-", "pass-123") if word in shown]
    told = [" ".join(line.split()) for line in shown.splitlines() if "errors.InfrastructureError: " in line]
    assert [name for name, (_, remedy) in CASES.items() if sum(remedy in line for line in told) < 2] == []
