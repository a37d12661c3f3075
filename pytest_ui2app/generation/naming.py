"""How a name on the command line becomes a model."""

import difflib
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from pytest_ui2app.errors import Ui2AppError, UsageError
from pytest_ui2app.generation.builtin import FACTORIES
from pytest_ui2app.generation.builtin.replay import ReplayFactory
from pytest_ui2app.generation.model import Json, ModelFactory
from pytest_ui2app.generation.providers.configured import AGENT, ALL, REPLAY, provider_names, settings_of
from pytest_ui2app.generation.providers.key_like import (
    begins_like_key,
    has_control_characters,
    hidden,
    may_be_secret,
    shown,
)
from pytest_ui2app.generation.providers.settings import FROM_ENVIRONMENT
from pytest_ui2app.generation.providers.vendors import key_variables, vendor_of, vendors
from pytest_ui2app.generation.setup import ModelSetup

ENTRY_POINTS: Final = "pytest_ui2app.models"
"""The group in which a distribution offers a ``Maker``."""


def resolve_model(name: str, setup: ModelSetup | None = None) -> ModelFactory:
    """Find the model called ``name``.

    In this order: a name that the user has configured, a built-in model, ``replay:DIR``, ``cmd:COMMAND``,
    ``PROVIDER/MODEL``, a bare name that begins like a known provider's, what ``setup.others`` know, and what the
    entry points of other distributions know. Raises UsageError, listing what is possible, for anything else; for a
    name that begins as keys do, which it does not show; and naming the distribution whose entry point fails.
    """
    setup = setup or ModelSetup()
    _ensure_sound(name)
    if (own := _own(name, setup)) is not None:
        return own
    for other in _others(name, setup) if name.strip() else ():
        return other
    raise UsageError(_unknown(name, setup))


def is_built_in(name: str) -> bool:
    """Tell whether a model comes with this project and writes no code but a case's own or its own templates."""
    return name in FACTORIES


def all_key_variables(configured: Mapping[str, Mapping[str, Json]]) -> set[str]:
    """Return every environment variable that may hold a secret: the known providers', and those in the settings."""
    variables = set(key_variables())
    for table in configured.values():
        key, headers = table.get("key"), table.get("headers")
        variables |= {key} if isinstance(key, str) else set()
        for value in headers.values() if isinstance(headers, Mapping) else ():
            if isinstance(value, str) and value.startswith(FROM_ENVIRONMENT):
                variables.add(value.removeprefix(FROM_ENVIRONMENT))
    return variables


def _ensure_sound(name: str) -> None:
    """Refuse what nothing may be called, for names are shown in every report."""
    if not name.startswith((AGENT, REPLAY)) and begins_like_key(name):
        raise UsageError(
            "the name of a model begins as keys do (it is not shown here); give the model's name, put the key into an "
            "environment variable such as OPENAI_API_KEY, and replace a key that has stood on a command line"
        )
    if has_control_characters(name):
        raise UsageError(f"the model name {shown(name)} holds characters that cannot be printed; leave them out")


def _own(name: str, setup: ModelSetup) -> ModelFactory | None:
    """Make the model if the name is one that this project knows by itself or from the settings."""
    if name in FACTORIES:
        return FACTORIES[name]()
    if name.startswith(REPLAY) and (folder := name.removeprefix(REPLAY)).strip():
        return ReplayFactory(setup.start / Path(folder).expanduser(), name)
    if name.startswith(AGENT) and (command := name.removeprefix(AGENT)).strip():
        return _agent(name, command, setup)
    if name in setup.configured and not name.endswith(ALL) and not name.startswith(AGENT):
        return _api_model(name, setup)
    provider, _, model = name.partition("/")
    known = (provider in provider_names(setup.configured) and model) or vendor_of(name)
    return _api_model(name, setup) if known and not _malformed(name, setup) else None


def _agent(name: str, command: str, setup: ModelSetup) -> ModelFactory:
    from pytest_ui2app.generation.agents import AgentFactory  # noqa: PLC0415 - most runs have none

    return AgentFactory(name=name, command=command, setup=setup, settings=setup.configured.get(name, {}))


def _api_model(name: str, setup: ModelSetup) -> ModelFactory:
    from pytest_ui2app.generation.providers.api_model import ApiFactory  # noqa: PLC0415 - most runs have none

    return ApiFactory(settings_of(name, setup), setup)


# -- third parties ---------------------------------------------------------------------------------------------------


def _others(name: str, setup: ModelSetup) -> Iterator[ModelFactory]:
    for maker in setup.others:
        if (made := maker(name, setup)) is not None:
            yield _checked(made, name, "a plugin's hook (pytest_ui2app_model)")
    for entry in entry_points(group=ENTRY_POINTS):
        if (made := _offered(entry, name, setup)) is not None:
            yield made


def _offered(entry: EntryPoint, name: str, setup: ModelSetup) -> ModelFactory | None:
    origin = f"the distribution {entry.dist.name if entry.dist else 'of'} (entry point {entry.value})"
    try:
        made = entry.load()(name, setup)
    except Ui2AppError:
        raise
    except Exception as error:  # another project's code may fail in any way, and the user must learn whose it is
        said = str(error).replace(name, hidden(name)) if name else str(error)
        fact = f"{origin} fails on the model name {shown(name)}: {type(error).__name__}: {said}"
        raise UsageError(f"{setup.keys.scrub(fact)}; repair or uninstall that distribution") from error
    return None if made is None else _checked(made, name, origin)


def _checked(made: object, name: str, origin: str) -> ModelFactory:
    missing = [member for member in ("name", "identity", "for_task") if not hasattr(made, member)]
    if missing:
        fact = f"{origin} makes a {type(made).__name__} without {', '.join(missing)} of the model name {shown(name)}"
        raise UsageError(f"{fact}; it has to make a pytest_ui2app.generation.model.ModelFactory")
    if not isinstance(getattr(made, "name", None), str) or not isinstance(getattr(made, "identity", None), Mapping):
        fact = f"{origin} makes a {type(made).__name__} whose name is no text or whose identity is no mapping"
        raise UsageError(f"{fact}; see pytest_ui2app.generation.model.ModelFactory")
    factory: ModelFactory = made  # type: ignore[assignment] # its members are there
    return factory


# -- names that are none ---------------------------------------------------------------------------------------------


def _malformed(name: str, setup: ModelSetup) -> str:
    """Say what is wrong with the form of a name, empty if nothing is."""
    return next(_troubles(name, setup), "")


def _troubles(name: str, setup: ModelSetup) -> Iterator[str]:
    before, slash, after = name.partition("/")
    if not name.strip():
        yield "it is empty"
    if name.strip() in (REPLAY, REPLAY[:-1]):
        yield "replay: needs the folder of the replies, as replay:DIR"
    if name.strip() in (AGENT, AGENT[:-1]):
        yield "cmd: needs the command of an agent, as cmd:COMMAND"
    if "," in name:
        yield f"it has a comma: name one model only and repeat the option, as in {' '.join(_repeated(name))}"
    if name != name.strip():
        yield f"it has white space around it; did you mean {shown(name.strip())}?"
    if any(character.isspace() for character in name):
        yield "it has white space in it; leave that out"
    if after == "*":
        yield "* stands for all models of a provider in the settings; name one"
    if (slash or name in provider_names(setup.configured)) and not (before and after):
        yield f"it needs both a provider and a model, as {hidden(before or 'PROVIDER')}/{hidden(after or 'MODEL')}"
    if "//" in name or name.endswith("/"):
        yield "it has nothing between or after its slashes"


def _repeated(name: str) -> list[str]:
    return [f"--ui2app-model={hidden(part.strip())}" for part in name.split(",") if part.strip()]


def _unknown(name: str, setup: ModelSetup) -> str:
    trouble, near = _malformed(name, setup), _near(name, setup)
    hint = trouble or (f"did you mean {near!r}?" if near and not may_be_secret(near) else "")
    return f"unknown model {shown(name)}{': ' if hint else ''}{hint}; possible are {', '.join(_possible(setup))}"


def _possible(setup: ModelSetup) -> Iterator[str]:
    yield from FACTORIES
    yield "replay:DIR"
    yield "cmd:COMMAND"
    yield f"PROVIDER/MODEL (with a provider of {', '.join(map(hidden, provider_names(setup.configured)))})"
    yield f"a name that begins with {', '.join(_beginnings())}"
    if nicknames := _nicknames(setup):
        yield f"what is set in {setup.configured_in or 'the settings'}: {', '.join(map(hidden, nicknames))}"


def _beginnings() -> list[str]:
    return [begin for vendor in vendors().values() for begin in vendor.begins]


def _nicknames(setup: ModelSetup) -> list[str]:
    return [name for name in setup.configured if not name.endswith(ALL)]


def _near(name: str, setup: ModelSetup) -> str:
    """Return the name that was meant, if one is near."""
    lower, providers = name.lower(), provider_names(setup.configured)
    for begin in _beginnings():
        rest = lower.removeprefix(begin.rstrip("-")).lstrip("-_ ")
        if lower.startswith(begin.rstrip("-")) and rest:
            return f"{begin}{rest}"
    for sign in "/:":
        before, found, after = name.partition(sign)
        if found and after and (close := difflib.get_close_matches(before.lower(), providers, n=1)):
            return f"{close[0]}/{after}"
    close = difflib.get_close_matches(lower, [*FACTORIES, *_nicknames(setup)], n=1)
    return close[0] if close else ""
