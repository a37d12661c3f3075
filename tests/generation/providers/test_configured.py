import json
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.providers.configured import load_configured, provider_names, settings_of
from pytest_ui2app.generation.providers.settings import ImageLimits, ListedPrice, ModelSettings, Price
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup

SECRET = "sk-proj-0123456789abcdefXYZ"  # noqa: S105 - nobody's
DASHED = "abcdEFGHijkl-MNOPqrst-UVWXyz12-3456"
HEX = "9f86d081884c7d659a2feaa0"
UUID = "c9bf9e57-1685-4c89-bafb-ff5af830be8a"
SHORT = "sk-4f5a"

WHOLE = """
[tool.ui2app.providers.anthropic]
base_url = "https://gateway.example/anthropic/"
key = "GATEWAY_KEY"
requests_per_minute = 50
headers = { X-Team = "web", X-Seat = "env:SEAT" }
images = { bytes = 2000000 }

[tool.ui2app.models."anthropic/claude-sonnet-4-6"]
temperature = 1
top_p = 0.95
reasoning_effort = "high"
thinking = { type = "enabled", budget_tokens = 2000 }
extra_body = { top_k = 5, stop = ["a"], nested = { on = true } }
token_caps = { plan = 8192, generate = 32768 }
max_output_tokens = 64000
images = { side = 4000, many = 10 }
price = { input = 3, output = 15.0, cached_input = 0.3 }
headers = { x-team = "other" }
tokens_per_minute = 100000
timeout = 30
call_limit = 900.5
tries = 2
first_wait = 0.5
longest_wait = 5
stream = false
opening = "assistant"

[tool.ui2app.models."cmd:python agent.py"]
seconds = 90
"""


def toml(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "pyproject.toml"
    file.write_text(text, encoding="utf-8")
    return file


def yaml(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "models.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def settings(tmp_path: Path, name: str, text: str = "", **keys: str) -> ModelSettings:
    configured, where = load_configured(toml(tmp_path, text), None)
    return settings_of(name, ModelSetup(configured=configured, configured_in=where, keys=Keys(keys)))


def refused(tmp_path: Path, text: str) -> str:
    with pytest.raises(UsageError) as caught:
        load_configured(toml(tmp_path, text), None)
    return str(caught.value)


def model_refused(tmp_path: Path, field: str, name: str = "openai/gpt-5") -> str:
    said = refused(tmp_path, f'[tool.ui2app.models."{name}"]\n{field}\n')
    lines = said.splitlines()
    assert len(lines) == 2, said
    return lines[1].removeprefix(f"{tmp_path / 'pyproject.toml'}: tool.ui2app.models.").removeprefix(f'"{name}".')


# -- what settings come to -------------------------------------------------------------------------------------------


def test_a_vendors_row_makes_a_model_without_any_settings(tmp_path: Path) -> None:
    made = settings(tmp_path, "anthropic/claude-sonnet-4-6")
    assert made == ModelSettings(
        name="anthropic/claude-sonnet-4-6",
        provider="anthropic",
        model="claude-sonnet-4-6",
        api="anthropic",
        base_url="https://api.anthropic.com",
        key="ANTHROPIC_API_KEY",
        opening="user",
        images=ImageLimits(many=20, side_if_many=2000, bytes=5_000_000),
        price=ListedPrice("anthropic"),
    )


def test_vendor_provider_and_model_are_laid_over_one_another(tmp_path: Path) -> None:
    made = settings(tmp_path, "anthropic/claude-sonnet-4-6", WHOLE)
    assert made == ModelSettings(
        name="anthropic/claude-sonnet-4-6",
        provider="anthropic",
        model="claude-sonnet-4-6",
        api="anthropic",
        base_url="https://gateway.example/anthropic",
        key="GATEWAY_KEY",
        opening="assistant",
        stream=False,
        parameters={
            "temperature": 1,
            "top_p": 0.95,
            "reasoning_effort": "high",
            "thinking": {"type": "enabled", "budget_tokens": 2000},
            "extra_body": {"top_k": 5, "stop": ["a"], "nested": {"on": True}},
        },
        token_caps={"plan": 8192, "generate": 32768},
        max_output_tokens=64_000,
        images=ImageLimits(side=4000, many=10, side_if_many=2000, bytes=2_000_000),
        price=Price(input=3, output=15.0, cached_input=0.3),
        headers={"X-Seat": "env:SEAT", "x-team": "other"},
        requests_per_minute=50,
        tokens_per_minute=100_000,
        timeout=30,
        call_limit=900.5,
        tries=2,
        first_wait=0.5,
        longest_wait=5,
    )


def test_a_providers_table_holds_for_models_that_are_not_named(tmp_path: Path) -> None:
    made = settings(tmp_path, "claude-opus-4-1", WHOLE)
    assert (made.provider, made.model, made.key) == ("anthropic", "claude-opus-4-1", "GATEWAY_KEY")
    assert made.headers == {"X-Team": "web", "X-Seat": "env:SEAT"}
    assert made.parameters == {}


def test_yaml_says_the_same_as_toml(tmp_path: Path) -> None:
    from_toml, _ = load_configured(toml(tmp_path, WHOLE), None)
    content: dict[str, Any] = {"models": {}, "providers": {}}
    for name, table in from_toml.items():
        section = "providers" if name.endswith("/*") else "models"
        content[section][name.removesuffix("/*")] = table
    # JSON is YAML.
    from_yaml, where = load_configured(None, yaml(tmp_path, json.dumps(content)))
    assert from_yaml == from_toml
    assert where == "models.yaml"


def test_plain_yaml_is_read_with_its_types(tmp_path: Path) -> None:
    text = "models:\n  fast:\n    provider: openai\n    model: gpt-5-mini\n    temperature: 0.5\n    stream: false\n"
    configured, _ = load_configured(None, yaml(tmp_path, text))
    made = settings_of("fast", ModelSetup(configured=configured))
    assert (made.name, made.provider, made.model) == ("fast", "openai", "gpt-5-mini")
    assert (made.parameters, made.stream, made.cap_field) == ({"temperature": 0.5}, False, "max_completion_tokens")


def test_the_file_goes_before_pyproject_name_by_name(tmp_path: Path) -> None:
    in_toml = toml(tmp_path, "[tool.ui2app.models]\n'gpt-5' = {temperature = 0.1, top_p = 0.5}\n'gpt-4' = {tries = 2}")
    in_yaml = yaml(tmp_path, "models:\n  gpt-5: {temperature: 0.9}\n")
    configured, where = load_configured(in_toml, in_yaml)
    assert configured == {"gpt-5": {"temperature": 0.9}, "gpt-4": {"tries": 2}}
    assert where == "pyproject.toml [tool.ui2app] and models.yaml"


@pytest.mark.parametrize("text", ["", "[project]\nname = 'x'\n", "[tool.ui2app]\n", "[tool.ui2app.models]\n"])
def test_a_project_that_says_nothing_configures_nothing(tmp_path: Path, text: str) -> None:
    assert load_configured(toml(tmp_path, text), None) == ({}, "")


def test_a_project_without_the_file_configures_nothing(tmp_path: Path) -> None:
    assert load_configured(tmp_path / "pyproject.toml", None) == ({}, "")
    assert load_configured(None, None) == ({}, "")


def test_any_url_is_a_model_of_its_host(tmp_path: Path) -> None:
    text = '[tool.ui2app.models.mine]\napi = "chat"\nbase_url = "https://llm.example.com:8443/v1"\n'
    made = settings(tmp_path, "mine", text)
    assert (made.provider, made.model, made.base_url) == ("llm.example.com", "mine", "https://llm.example.com:8443/v1")
    assert (made.key, made.opening, made.cap_field) == ("", "assistant", "max_tokens")
    assert made.price == ListedPrice("llm.example.com")


def test_a_provider_of_the_users_own_can_be_named_before_a_slash(tmp_path: Path) -> None:
    text = '[tool.ui2app.providers.acme]\napi = "anthropic"\nbase_url = "https://a.example"\nkey = "ACME_KEY"\n'
    made = settings(tmp_path, "acme/team/model-1", text)
    assert (made.provider, made.model, made.api, made.opening) == ("acme", "team/model-1", "anthropic", "user")
    configured, _ = load_configured(toml(tmp_path, text), None)
    assert provider_names(configured)[-1] == "acme"


def test_another_wire_format_brings_its_own_usual_fields(tmp_path: Path) -> None:
    made = settings(tmp_path, "gpt-5", '[tool.ui2app.providers.openai]\napi = "responses"\n')
    assert (made.api, made.cap_field, made.base_url) == ("responses", "max_output_tokens", "https://api.openai.com/v1")


@pytest.mark.parametrize(
    ("keys", "variable"),
    [
        ({}, "GEMINI_API_KEY"),
        ({"GOOGLE_API_KEY": "g"}, "GOOGLE_API_KEY"),
        ({"GOOGLE_API_KEY": "g", "GEMINI_API_KEY": "m"}, "GEMINI_API_KEY"),
    ],
)
def test_the_first_key_variable_that_is_set_is_taken(tmp_path: Path, keys: dict[str, str], variable: str) -> None:
    assert settings(tmp_path, "gemini-2.5-pro", **keys).key == variable


def test_cached_input_costs_what_input_costs_if_nothing_else_is_said(tmp_path: Path) -> None:
    made = settings(tmp_path, "gpt-5", '[tool.ui2app.models."gpt-5"]\nprice = {input = 2, output = 8}\n')
    assert made.price == Price(input=2, output=8, cached_input=2)


def test_a_smaller_side_holds_for_many_images_too(tmp_path: Path) -> None:
    made = settings(tmp_path, "claude-x", '[tool.ui2app.models."claude-x"]\nimages = {side = 1000}\n')
    assert (made.images.side_for(1), made.images.side_for(1000)) == (1000, 1000)


def test_free_is_a_price(tmp_path: Path) -> None:
    made = settings(tmp_path, "ollama/qwen3:8b", '[tool.ui2app.models."ollama/qwen3:8b"]\nprice={input=0,output=0}')
    assert made.price == Price(input=0, output=0, cached_input=0)
    assert (made.model, made.key) == ("qwen3:8b", "")


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("temperature = '0.2'", "temperature is '0.2'; write a number, without quotes"),
        ("temperature = true", "temperature is True; write a number, without quotes"),
        ("temperature = 2.5", "temperature is 2.5; give at most 2.0"),
        ("temperature = nan", "temperature is nan; write a finite number"),
        ("top_p = 0", "top_p is 0; give more than 0.0"),
        ("tries = 0", "tries is 0; give at least 1"),
        ("tries = 2.0", "tries is 2.0; write a whole number, without quotes"),
        ("timeout = inf", "timeout is inf; write a finite number"),
        ("timeout = 0", "timeout is 0; give more than 0.0"),
        ("stream = 'no'", "stream is 'no'; write true or false, without quotes"),
        ("model = ''", "model is empty; write something there, or remove it"),
        ("api = 'openai'", "api is 'openai'; use 'anthropic', 'chat' or 'responses'"),
        ("opening = 'system'", "opening is 'system'; use 'assistant' or 'user'"),
        ("tempature = 1", "tempature is no key that belongs there; did you mean temperature?"),
        ("max_tokens = 1", "max_tokens is no key that belongs there; did you mean max_output_tokens?"),
        ("token_caps = {plan = 0}", "token_caps.plan is 0; give at least 1"),
        ("token_caps = {continue = 5}", "token_caps.continue is no key that belongs there; possible are plan, "),
        ("token_caps = 5", "token_caps is 5; write it as a table of keys"),
        ("images = {side = 8000}", "images.side is 8000; give at most 7500"),
        ("images = {bytes = 1}", "images.bytes is 1; give at least 10000"),
        ("price = {input = 1}", "price.output is missing; add it"),
        ("price = {input = -1, output = 1}", "price.input is -1; give at least 0.0"),
        ("price = 3", "price is 3; write it as a table of keys"),
        ("extra_body = [1]", "extra_body is a list; write it as a table of keys"),
        ("extra_body = {day = 2026-01-01}", "extra_body.day is "),
        ("headers = {'X A' = 'b'}", "headers holds a header named 'X A'; use letters"),
        ("headers = {X-A = 1}", "headers.X-A is 1; write it as text"),
        ("headers = {X-A = 'a', x-a = 'b'}", "headers names a header twice"),
        ('headers = {X-A = "a\\r\\nX-B: c"}', "headers holds characters in X-A that no header can"),
        ("headers = {X-A = 'é'}", "headers holds characters in X-A that no header can"),
        ("base_url = 'localhost:8000'", "base_url is 'localhost:8000'; give one such as"),
        ("base_url = 'ftp://x.example'", "base_url is 'ftp://x.example'; give one such as"),
        ("base_url = 'https://'", "base_url is 'https://'; give one such as"),
        ("base_url = 'https://x.example:99999'", "base_url is no URL that can be read"),
        ("base_url = 'https://x.example/a b'", "base_url is 'https://x.example/a b'; give one"),
        ("base_url = 'https://x.example/v1/chat/completions'", "base_url ends with /chat/completions; leave that out"),
        ("cap_field = 'max_output_tokens'", "cap_field is 'max_output_tokens' with api 'chat'; use max_tokens or max"),
        ("first_wait = 300", "first_wait is 300.0 and longest_wait 120.0"),
        ("provider = 'opnai'\nmodel = 'x'", "provider is of 'opnai', which is not known by name; did you mean openai?"),
    ],
)
def test_a_bad_value_is_told_with_fact_and_remedy(tmp_path: Path, field: str, said: str) -> None:
    assert model_refused(tmp_path, field).startswith(said)


@pytest.mark.parametrize(
    "field",
    [
        f"key = '{SECRET}'",
        "key = '0123456789abcdef0123456789abcdef'",
        "key = 'AKIAIOSFODNN7EXAMPLE'",
        "key = 'ABCDEFGHIJ0123456789KLMN'",
        "key = '$OPENAI_API_KEY'",
        f"api_key = '{SECRET}'",
        f"headers = {{Authorization = 'Bearer {SECRET}'}}",
        "headers = {Authorization = 'short'}",
        "headers = {X-Api-Key = 'short'}",
        f"headers = {{X-Custom = '{SECRET}'}}",
        f"headers = {{X-Custom = 'env:{SECRET}'}}",
        f"base_url = 'https://user:{SECRET}@x.example/v1'",
        f"base_url = 'https://{SECRET}@x.example/v1'",
        f"base_url = 'https://x.example/v1?key={SECRET}'",
        f"base_url = 'https://x.example/v1#{SECRET}'",
        f"extra_body = {{auth = [{{token = '{SECRET}'}}]}}",
        f"thinking = '{SECRET}'",
        f"temperature = '{SECRET}'",
        f"api = '{SECRET}'",
        f"opening = 'Bearer {SECRET}'",
        f"headers = '{SECRET}'",
        f"key = {'1234567890' * 2}",
        f"provider = '{DASHED}'",
        f"provider = '{SHORT}'",
        f"model = '{SECRET}'",
        f"model = 'team/{SHORT}'",
        f"api = '{DASHED}'",
        f"stream = '{HEX}'",
        f"temperature = '{UUID}'",
        f"headers = {{X-Custom = '{HEX}'}}",
        f"headers = {{X-Custom = '{UUID}'}}",
        f"headers = {{X-Custom = '{SHORT}'}}",
        f"headers = {{'{DASHED}:' = 'x'}}",
        f"headers = {{{DASHED} = 'é'}}",
        f"headers = {{{DASHED} = 1}}",
        f"base_url = 'ftp://{DASHED}/v1'",
        f"base_url = 'https://x.example/{SHORT}/v1'",
        f"base_url = 'https://x.example/{DASHED}/responses'",
        f"reasoning_effort = '{SECRET}'",
        f"extra_body = {{{SECRET} = 1}}",
        f"{DASHED} = 1",
        f"token_caps = {{{DASHED} = 1}}",
    ],
)
def test_a_secret_in_a_file_is_refused_and_not_echoed(tmp_path: Path, field: str) -> None:
    said = model_refused(tmp_path, field)
    for secret in (SECRET, "0123456789abcdef", "AKIAIOSFODNN7EXAMPLE", "ABCDEFGHIJ0123456789KLMN", "short"):
        assert secret not in said
    for secret in (DASHED, HEX, UUID, SHORT, "1234567890"):
        assert secret not in said


@pytest.mark.parametrize(
    "text",
    [
        f"{DASHED}: 1\n",
        f"models:\n  {DASHED}: 1\n",
        f"models:\n  {DASHED}: {{provider: nope, model: m}}\n",
        f"models:\n  {SHORT}: {{provider: openai, model: m}}\n",
        f"models:\n  ' {DASHED}': {{}}\n",
        f"models:\n  {'1234567890' * 2}: {{}}\n",
        f"providers:\n  {DASHED}: {{}}\n",
        f"models:\n  {DASHED}: {{}}\n  {DASHED}: {{}}\n",
        f"models:\n  x: {{key: *{DASHED}}}\n",
        f"models:\n  x: {{key: !{DASHED} y}}\n",
        f"models:\n  x: {{key: !!set {{{DASHED}}}}}\n",
        f"{DASHED}\n",
    ],
)
def test_a_secret_in_the_place_of_a_name_is_not_echoed(tmp_path: Path, text: str) -> None:
    with pytest.raises(UsageError) as caught:
        load_configured(None, yaml(tmp_path, text))
    for secret in (DASHED, SHORT, "1234567890"):
        assert secret not in str(caught.value)
    assert "models.yaml" in str(caught.value)


def test_a_secret_that_toml_declares_twice_is_not_echoed(tmp_path: Path) -> None:
    said = refused(tmp_path, f"[tool.ui2app.models.{DASHED}]\n[tool.ui2app.models.{DASHED}]\n")
    assert "not readable as TOML" in said
    assert DASHED not in said


@pytest.mark.parametrize(
    "model",
    ["claude-sonnet-4-5-20250929", "Qwen/Qwen2.5-VL-72B-Instruct", "gpt-6-luna-2026-08-01", "accounts/x/models/y", HEX],
)
def test_real_names_of_models_are_taken(tmp_path: Path, model: str) -> None:
    named = settings(tmp_path, "fast", f"[tool.ui2app.models.fast]\nprovider = 'openai'\nmodel = '{model}'\n")
    assert (named.provider, named.model) == ("openai", model)
    own = settings(tmp_path, f"vllm/{model}", f"[tool.ui2app.models.'vllm/{model}']\ntemperature = 1\n")
    assert own.model == model


@pytest.mark.parametrize("name", ["openai/a\x1bb", "a\nb", "a\0b"])
def test_a_name_with_control_characters_is_refused(tmp_path: Path, name: str) -> None:
    named: dict[str, dict[str, str]] = {name: {}}
    for models in (named, {"x": {"provider": "openai", "model": name}}):
        with pytest.raises(UsageError) as caught:
            load_configured(None, yaml(tmp_path, json.dumps({"models": models})))
        assert repr(name) in str(caught.value)
        assert all(line.isprintable() for line in str(caught.value).splitlines())


BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{name}: &{name} [{','.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


MERGE_BOMB = BOMB.replace("[x,x,x,x,x,x,x,x,x]", "{x: 1}").replace("[", "{<<: [").replace("]", "]}")


@pytest.mark.parametrize(
    "text",
    [BOMB, f"{BOMB}models:\n  x: {{extra_body: {{x: *i}}}}\n", f"a: [{'x,' * 11_000}]\n", MERGE_BOMB],
)
def test_a_file_of_too_many_values_is_refused_at_once(tmp_path: Path, text: str) -> None:
    with pytest.raises(
        UsageError, match=r"models\.yaml: holds more than 10,000 values, its aliases \(\*name\) written"
    ):
        load_configured(None, yaml(tmp_path, text))


def test_a_few_aliases_are_taken(tmp_path: Path) -> None:
    text = "models:\n  gpt-5: &all {temperature: 1, extra_body: {a: [1, 2]}}\n  gpt-4: *all\n"
    text += "  gpt-6: {<<: *all, temperature: 0.5}\n"
    configured, _ = load_configured(None, yaml(tmp_path, text))
    assert [configured[name]["temperature"] for name in ("gpt-5", "gpt-4", "gpt-6")] == [1, 1, 0.5]


def test_a_file_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"models\.yaml: larger than 1,000,000 bytes"):
        load_configured(None, yaml(tmp_path, f"models: {{}}\n#{'x' * 1_000_000}\n"))


@pytest.mark.parametrize("text", [f"models: {'{a: ' * 3000}1{'}' * 3000}\n", f"models: {'[' * 3000}{']' * 3000}\n"])
def test_a_file_that_is_too_deep_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(UsageError, match=r"models\.yaml: nested too deeply"):
        load_configured(None, yaml(tmp_path, text))


def test_a_number_that_python_does_not_read_is_refused(tmp_path: Path) -> None:
    assert "not readable as TOML" in refused(tmp_path, f"x = {'9' * 5000}\n")


def test_a_secret_on_an_unreadable_line_of_yaml_is_not_echoed(tmp_path: Path) -> None:
    for text in (f"models:\n  x: !secret {SECRET}\n", f"models: [{SECRET}\n", f"models:\n  key: '{SECRET}\n"):
        with pytest.raises(UsageError) as caught:
            load_configured(None, yaml(tmp_path, text))
        assert SECRET not in str(caught.value)
        assert "models.yaml:" in str(caught.value)


@pytest.mark.parametrize("name", ["PATH", "HOME"])
def test_a_variable_of_the_system_holds_no_key(tmp_path: Path, name: str) -> None:
    assert f"key is {name}, a variable of the system" in model_refused(tmp_path, f"key = '{name}'")
    assert "holds what may be a secret" in model_refused(tmp_path, f"headers = {{X-A = 'env:{name}'}}")


def test_every_problem_of_both_files_is_told_at_once_with_its_place(tmp_path: Path) -> None:
    in_toml = toml(
        tmp_path, '[tool.ui2app.models."gpt-5"]\ntemperature = "x"\n[tool.ui2app.providers.openai]\ntriess = 1\n'
    )
    in_yaml = yaml(tmp_path, "providers:\n  openai:\n    api: nothing\nmodels:\n  gpt-5:\n    tries: 0\n    modle: x\n")
    with pytest.raises(UsageError) as caught:
        load_configured(in_toml, in_yaml)
    assert str(caught.value).splitlines() == [
        "the settings of models cannot be used:",
        f"{in_toml}: tool.ui2app.models.gpt-5.temperature is 'x'; write a number, without quotes",
        f"{in_toml}: tool.ui2app.providers.openai.triess is no key that belongs there; did you mean tries?",
        f"{in_yaml}:3: providers.openai.api is 'nothing'; use 'anthropic', 'chat' or 'responses'",
        f"{in_yaml}:6: models.gpt-5.tries is 0; give at least 1",
        f"{in_yaml}:7: models.gpt-5.modle is no key that belongs there; did you mean model?",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tool.ui2app", "not readable as TOML"),
        ("[tool]\nui2app = 3\n", "tool.ui2app is no table of keys"),
        ("[tool.ui2app]\nmodels = []\n", "tool.ui2app.models is no table of names"),
        ("[tool.ui2app.model.gpt-5]\n", "tool.ui2app.model is no key that belongs there; possible are models"),
        ("[tool.ui2app.models]\ngpt-5 = 3\n", "models.gpt-5 is 3; write it as a table of keys"),
        ("[tool.ui2app.models.gpt-4.1]\ntemperature = 1\n", "put a name that holds a dot or a slash in quotes"),
        ("[tool.ui2app.models.oracle]\n", "models.oracle is a built-in model, about which nothing can be set"),
        ("[tool.ui2app.models.'replay:x']\n", "is a built-in model"),
        ("[tool.ui2app.models.'cmd:']\n", "names no command"),
        ("[tool.ui2app.models.'cmd:x']\ntries = 1\n", "tries is no key that belongs there; possible are seconds"),
        ("[tool.ui2app.models.'cmd:x']\nseconds = 0\n", "seconds is 0; give more than 0"),
        ("[tool.ui2app.models.'']\n", "has '' for a name"),
        ("[tool.ui2app.models.' gpt-5']\n", "has ' gpt-5' for a name"),
        ("[tool.ui2app.models.'openai/*']\n", "has 'openai/*' for a name"),
        ("[tool.ui2app.models.fast]\n", "models.fast does not say whose model it is; give api and base_url, or provi"),
        ("[tool.ui2app.models.fast]\nmodel='x'\n", "models.fast does not say whose model it is"),
        ("[tool.ui2app.models.fast]\nprovider='openai'\n", "models.fast does not say what the model is called there"),
        (
            "[tool.ui2app.models.fast]\nbase_url='http://x/v1'\n",
            "models.fast is of 'x', which is not known by name; giv",
        ),
        ("[tool.ui2app.models.'acme/m']\n", "is of 'acme', which is not known by name; give api and base_url"),
        ("[tool.ui2app.providers.acme]\nkey='A_KEY'\n", "providers.acme is of 'acme', which is not known by name"),
        ("[tool.ui2app.providers.anthropik]\nkey='A_KEY'\n", "did you mean anthropic?"),
        ("[tool.ui2app.providers.'a/b']\n", "is no provider's name"),
        ("[tool.ui2app.providers.openai]\ntemperature=1\n", "temperature is no key that belongs there"),
        ("[tool.ui2app.providers.anthropic]\nbase_url='https://x.example/v1'\n", "base_url ends with /v1 with api"),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused(tmp_path: Path, text: str, said: str) -> None:
    assert said in refused(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "models.yaml: the file is empty"),
        ("just text\n", "models.yaml:1: the file is no table of keys"),
        ("- a\n", "models.yaml:1: the file is no table of keys"),
        ("models:\n", "models.yaml:1: models is no table of names"),
        ("modles: {}\n", "models.yaml:1: modles is no key that belongs there"),
        ("models:\n  gpt-5: {}\n  gpt-5: {}\n", "models.yaml:3: the key 'gpt-5' stands twice"),
        ("models:\n  gpt-5:\n   - a\n", "models.yaml:2: models.gpt-5 is a list; write it as a table of keys"),
        ("models:\n  gpt-5:\n    temperature:\n", "models.yaml:3: models.gpt-5.temperature is empty"),
        ("models:\n  5: {}\n", "models.yaml:2: models.5 has 5 for a name, which is no text"),
        ("models:\n  gpt-5: &a\n    extra_body: *a\n", "models.yaml"),
        ("models:\n  gpt-5:\n    x: 2026-99-99\n", "models.yaml"),
        ("models: {\n", "models.yaml:2: not readable as YAML"),
        ("tool: {ui2app: {}}\n", "models.yaml:1: tool is no key that belongs there; possible are models and providers"),
    ],
)
def test_a_yaml_file_of_the_wrong_shape_is_refused_at_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(UsageError) as caught:
        load_configured(None, yaml(tmp_path, text))
    assert said in str(caught.value)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"nowhere\.yaml: there is no such file"):
        load_configured(None, tmp_path / "nowhere.yaml")
    with pytest.raises(UsageError, match="there is no such file"):
        load_configured(None, tmp_path)
    (tmp_path / "models.yaml").write_bytes(b"models: \xff\n")
    (tmp_path / "pyproject.toml").write_bytes(b"x = '\xff'\n")
    with pytest.raises(UsageError, match=r"(?s)pyproject\.toml: not in UTF-8.*models\.yaml:1: not in UTF-8"):
        load_configured(tmp_path / "pyproject.toml", tmp_path / "models.yaml")


def test_settings_that_no_file_was_checked_for_are_refused_when_they_are_used() -> None:
    setup = ModelSetup(configured={"fast": {"model": "x"}}, configured_in="models.yaml")
    with pytest.raises(UsageError, match=r"'fast' cannot be asked \(settings in models\.yaml\): .* whose model it is"):
        settings_of("fast", setup)
