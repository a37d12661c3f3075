import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.model import GenerationTask, Json, Model, ModelFactory
from pytest_ui2app.generation.naming import all_key_variables, resolve_model
from pytest_ui2app.generation.providers.api_model import ApiFactory
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup

TASK = GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)


def unknown(name: str, setup: ModelSetup | None = None) -> str:
    with pytest.raises(UsageError) as caught:
        resolve_model(name, setup)
    return str(caught.value)


def asked(name: str, setup: ModelSetup | None = None) -> tuple[str, str]:
    factory = resolve_model(name, setup)
    assert isinstance(factory, ApiFactory)
    assert factory.name == name
    return factory.settings.provider, factory.settings.model


@pytest.mark.parametrize("name", ["oracle", "frozen", "facade", "blank"])
def test_a_built_in_model_is_found_by_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    factory = resolve_model(name)
    assert factory.name == name
    assert factory.for_task(replace(TASK, reference=tmp_path)).name == name
    assert json.loads(json.dumps(factory.identity))["model"] == name


@pytest.mark.parametrize(
    ("name", "provider", "model"),
    [
        ("anthropic/claude-sonnet-4-6", "anthropic", "claude-sonnet-4-6"),
        ("claude-sonnet-4-6", "anthropic", "claude-sonnet-4-6"),
        ("gpt-5", "openai", "gpt-5"),
        ("openai-responses/gpt-5", "openai-responses", "gpt-5"),
        ("openai/o3", "openai", "o3"),
        ("openrouter/anthropic/claude-sonnet-4.5", "openrouter", "anthropic/claude-sonnet-4.5"),
        ("ollama/qwen3:8b", "ollama", "qwen3:8b"),
        ("vllm/Qwen/Qwen2.5-VL-7B-Instruct", "vllm", "Qwen/Qwen2.5-VL-7B-Instruct"),
        ("qwen3-vl-plus", "dashscope", "qwen3-vl-plus"),
    ],
)
def test_a_providers_model_is_found_by_name(name: str, provider: str, model: str) -> None:
    assert asked(name) == (provider, model)


def test_a_configured_name_is_found_first() -> None:
    tables: Mapping[str, Mapping[str, Json]] = {
        "fast": {"provider": "openai", "model": "gpt-5-mini"},
        "gpt-5": {"provider": "openrouter", "model": "openai/gpt-5"},
        "acme/*": {"api": "chat", "base_url": "https://acme.example/v1"},
    }
    setup = ModelSetup(configured=tables)
    assert asked("fast", setup) == ("openai", "gpt-5-mini")
    assert asked("gpt-5", setup) == ("openrouter", "openai/gpt-5")
    assert asked("acme/any", setup) == ("acme", "any")


def test_a_replay_begins_at_the_start_and_keeps_the_name_it_was_given(tmp_path: Path) -> None:
    (tmp_path / "recorded" / "shop").mkdir(parents=True)
    factory = resolve_model("replay:recorded", ModelSetup(start=tmp_path))
    assert factory.name == "replay:recorded"
    assert factory.for_task(TASK).name == "replay:recorded"
    assert resolve_model(f"replay:{tmp_path}/recorded").identity == factory.identity


def test_a_replay_of_nothing_is_refused(tmp_path: Path) -> None:
    assert "no folder" in unknown("replay:nowhere", ModelSetup(start=tmp_path))


def test_a_command_is_an_agent_with_its_settings() -> None:
    name = f"cmd:{sys.executable} -c pass, and more"
    factory = resolve_model(name, ModelSetup(configured={name: {"seconds": 90.0}}))
    assert isinstance(factory, AgentFactory)
    assert factory.name == name
    assert factory.identity["seconds"] == 90.0


# -- names that are none ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "it is empty"),
        ("  ", "it is empty"),
        ("gpt4", "did you mean 'gpt-4'?"),
        ("GPT-5", "did you mean 'gpt-5'?"),
        ("Claude-Sonnet-4-6", "did you mean 'claude-sonnet-4-6'?"),
        ("claude_sonnet", "did you mean 'claude-sonnet'?"),
        ("Oracle", "did you mean 'oracle'?"),
        ("oracel", "did you mean 'oracle'?"),
        ("oracle:x", "did you mean 'oracle'?"),
        ("oracle,frozen", "repeat the option, as in --ui2app-model=oracle --ui2app-model=frozen;"),
        ("openai/gpt-5, gpt-4.1", "repeat the option, as in --ui2app-model=openai/gpt-5 --ui2app-model=gpt-4.1;"),
        ("replay", "replay: needs the folder"),
        ("replay:", "replay: needs the folder"),
        ("replay: ", "replay: needs the folder"),
        ("cmd", "cmd: needs the command"),
        ("cmd:", "cmd: needs the command"),
        ("openai", "it needs both a provider and a model, as openai/MODEL"),
        ("openai/", "it needs both a provider and a model, as openai/MODEL"),
        ("/gpt-5", "it needs both a provider and a model, as PROVIDER/gpt-5"),
        ("openai/*", "* stands for all models"),
        ("openai:gpt-5", "did you mean 'openai/gpt-5'?"),
        ("anthropc/claude-x", "did you mean 'anthropic/claude-x'?"),
        ("OpenAI/gpt-5", "did you mean 'openai/gpt-5'?"),
        (" gpt-5", "it has white space around it; did you mean 'gpt-5'?"),
        ("gpt-5 mini", "it has white space in it"),
        ("openai//", "it has nothing between or after its slashes"),
        ("openai//gpt-5", "it has nothing between or after its slashes"),
        ("openai/gpt-5/", "it has nothing between or after its slashes"),
    ],
)
def test_a_name_that_is_none_is_refused_with_what_was_meant(name: str, said: str) -> None:
    message = unknown(name)
    assert message.startswith(f"unknown model {name!r}: ")
    assert said in message


@pytest.mark.parametrize(
    "name",
    [
        "openai/\x1b[31mred",
        "openai/a\nb",
        "gpt-5\n",
        "oracle\0",
        "cmd:sh -c 'a\nb'",
        "replay:a\nb",
        "x\0",
        "openai/\udc80",
    ],
)
def test_a_name_that_would_spoil_a_terminal_is_refused_as_python_writes_it(name: str) -> None:
    message = unknown(name, ModelSetup(others=(lambda *_: pytest.fail("asked"),)))
    assert message == f"the model name {name!r} holds characters that cannot be printed; leave them out"


@pytest.mark.parametrize(
    "name",
    [
        "sk-proj-{}",
        "openai/sk-proj-{}",
        "vllm/gsk_{}",
        "xai-{}",
        "ghp_{}",
        "openrouter/hf_{}",
        "AIza{}",
        "openai//sk-{}",
    ],
)
def test_a_key_in_place_of_a_name_is_refused_and_not_echoed(name: str) -> None:
    secret = "7f3a9c51d2e84b06aaaabbbbcccc"  # noqa: S105 - nobody's
    message = unknown(name.format(secret), ModelSetup(others=(lambda *_: pytest.fail("asked"),)))
    assert message.startswith("the name of a model begins as keys do (it is not shown here); ")
    assert secret[:4] not in message


@pytest.mark.parametrize(
    "name",
    ["{}", "{}/m", "/{}", "gpt{}", "openai:{}", "oracle,{}", " openai/{}", "openai/{}/", "anthropc/{}", "gpt-5 {}"],
)
def test_what_may_be_a_key_in_an_unknown_name_is_not_echoed(name: str) -> None:
    secret = "9f86d081884c7d659a2feaa0"  # noqa: S105 - nobody's
    message = unknown(name.format(secret))
    assert message.startswith("unknown model (not shown: it may be a secret)")
    assert secret[:6] not in message


def test_names_of_the_settings_that_may_be_keys_are_not_echoed() -> None:
    secret = "abcdEFGHijkl-MNOPqrst-UVWXyz12-3456"  # noqa: S105 - nobody's
    api: Mapping[str, Json] = {"api": "chat", "base_url": "https://x.example/v1"}
    assert secret not in unknown("zzz", ModelSetup(configured={secret: api, f"{secret}/*": api}))


@pytest.mark.parametrize(
    "model",
    ["claude-sonnet-4-5-20250929", "Qwen/Qwen2.5-VL-72B-Instruct", "gpt-6-luna-2026-08-01", "accounts/x/models/y"],
)
def test_real_names_of_models_are_taken(model: str) -> None:
    assert asked(f"openrouter/{model}") == ("openrouter", model)


@pytest.mark.parametrize("name", ["", "gpt", "gpt-", "zzz", "mistral/large", "replay", "oracle:x", "*"])
def test_a_name_that_is_none_is_refused_with_what_is_possible(name: str) -> None:
    message = unknown(name)
    assert "possible are oracle, frozen, facade, blank, ocr, replay:DIR, cmd:COMMAND, PROVIDER/MODEL" in message
    assert "anthropic, openai, openai-responses, gemini, moonshot, dashscope, zai, openrouter, vllm, ollama" in message
    assert "claude-, gpt-, gemini-, kimi-, qwen, glm-" in message


def test_what_is_possible_includes_the_settings() -> None:
    table: Mapping[str, Json] = {"provider": "openai", "model": "gpt-5"}
    provider: Mapping[str, Json] = {"api": "chat", "base_url": "https://acme.example/v1"}
    setup = ModelSetup(configured={"fast": table, "acme/*": provider}, configured_in="models.yaml")
    message = unknown("fats", setup)
    assert "did you mean 'fast'?" in message
    assert "ollama, acme)" in message
    assert message.endswith("what is set in models.yaml: fast")


# -- third parties ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class AcmeFactory:
    name: str
    identity: Mapping[str, Json] = field(default_factory=dict)

    def for_task(self, task: GenerationTask) -> Model:  # noqa: ARG002
        return ScriptedModel({})


def acme(name: str, _setup: ModelSetup) -> ModelFactory | None:
    return AcmeFactory(name=name) if name.startswith("acme:") else None


def test_plugins_are_asked_in_order_and_may_decline() -> None:
    setup = ModelSetup(others=(lambda *_: None, acme, lambda *_: pytest.fail("asked although another has answered")))
    factory = resolve_model("acme:x, y", setup)
    assert isinstance(factory, AcmeFactory)
    assert "unknown model 'amce:x'" in unknown("amce:x", ModelSetup(others=(acme,)))


def test_plugins_are_not_asked_for_names_that_are_known() -> None:
    setup = ModelSetup(others=(lambda *_: pytest.fail("asked"),))
    assert resolve_model("oracle", setup).name == "oracle"
    assert asked("openai/gpt-5", setup) == ("openai", "gpt-5")


def test_a_plugin_that_makes_something_else_is_refused() -> None:
    setup = ModelSetup(others=(lambda *_: "a model",))  # type: ignore[arg-type]
    message = unknown("x", setup)
    assert "makes a str without name, identity, for_task of the model name 'x'" in message


Installed = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    """Put a distribution with an entry point and its module on the path."""

    def install(source: str) -> None:
        info = tmp_path / "acme_models-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-models\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[pytest_ui2app.models]\nacme = acme_models_of_test:make\n")
        (tmp_path / "acme_models_of_test.py").write_text(source)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "acme_models_of_test", raising=False)

    return install


def test_an_entry_point_makes_models(install: Installed) -> None:
    install(
        "from pytest_ui2app.generation.scripted import ScriptedModel\n"
        "class Factory:\n"
        "    identity = {}\n"
        "    def __init__(self, name): self.name = name\n"
        "    def for_task(self, task): return ScriptedModel({})\n"
        "def make(name, setup): return Factory(name) if name.startswith('acme:') else None\n"
    )
    assert resolve_model("acme:1").name == "acme:1"
    assert "unknown model 'other:1'" in unknown("other:1")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import no_such_module_anywhere", "ModuleNotFoundError: No module named 'no_such_module_anywhere'"),
        ("def other(): pass", "AttributeError"),
        ("make = 3", "TypeError: 'int' object is not callable"),
        ("def make(name): pass", "TypeError: make() takes 1 positional argument"),
        ("def make(name, setup): return 1 / 0", "ZeroDivisionError: division by zero"),
        ("def make(name, setup): raise ValueError(setup.keys.get('A_KEY'))", "ValueError: [secret]"),
        ("def make(name, setup): return object()", "makes a object without name, identity, for_task"),
        ("x = (", "SyntaxError"),
    ],
)
def test_a_broken_entry_point_is_named_by_its_distribution(install: Installed, source: str, said: str) -> None:
    install(source)
    message = unknown("acme:1", ModelSetup(keys=Keys({"A_KEY": "very-secret-value"})))
    assert "the distribution acme-models" in message
    assert said in message


def test_a_broken_entry_point_does_not_echo_what_may_be_a_key(install: Installed) -> None:
    install("def make(name, setup): raise ValueError(f'no {name}')")
    message = unknown("9f86d081884c7d659a2feaa0")
    assert message.count("(not shown: it may be a secret)") == 2
    assert "9f86" not in message


def test_a_broken_entry_point_is_in_nobodys_way_who_names_another_model(install: Installed) -> None:
    install("import no_such_module_anywhere")
    assert resolve_model("oracle").name == "oracle"


def test_an_entry_point_may_refuse_a_name_in_its_own_words(install: Installed) -> None:
    install(
        "from pytest_ui2app.errors import UsageError\ndef make(name, setup): raise UsageError('acme has no model 1')\n"
    )
    assert unknown("acme:1") == "acme has no model 1"


# -- keys ------------------------------------------------------------------------------------------------------------


def test_every_variable_that_may_hold_a_secret_is_known() -> None:
    variables = all_key_variables(
        {
            "fast": {"key": "FAST_KEY", "headers": {"X-A": "plain", "X-B": "env:HEADER_SECRET"}},
            "acme/*": {"key": "ACME_KEY"},
            "cmd:x": {"seconds": 3},
        }
    )
    assert {"FAST_KEY", "HEADER_SECRET", "ACME_KEY", "ANTHROPIC_API_KEY", "GOOGLE_API_KEY"} <= variables
    assert "plain" not in variables
    assert all_key_variables({}) < variables


def test_naming_loads_no_sdk_and_no_built_in_model() -> None:
    heavy = "{'anthropic', 'openai', 'genai_prices', 'pytesseract', 'playwright', 'tree_sitter'}"
    code = "import sys, pytest_ui2app.generation.naming as n; n.resolve_model('gpt-5')"
    code += f"; print(sys.modules.keys() & {heavy})"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "set()"
