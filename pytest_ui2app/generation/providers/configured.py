"""What the user wrote about models: ``[tool.ui2app.models]`` and ``[tool.ui2app.providers]``, or a YAML file.

A table of a provider holds for all of its models, and the table of a model goes before it. Here the one of a provider
is kept under ``PROVIDER/*``, which names every model of it.
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.builtin import FACTORIES
from pytest_ui2app.generation.model import Json
from pytest_ui2app.generation.providers.key_like import begins_like_key, has_control_characters, hidden, shown
from pytest_ui2app.generation.providers.settings import (
    DEFAULT_FIRST_WAIT,
    DEFAULT_LONGEST_WAIT,
    Api,
    ImageLimits,
    ListedPrice,
    ModelSettings,
    Price,
)
from pytest_ui2app.generation.providers.sources import Source, Toml, Yaml, dotted
from pytest_ui2app.generation.providers.tables import (
    AgentTable,
    Fault,
    ModelTable,
    Place,
    ProviderTable,
    read_table,
)
from pytest_ui2app.generation.providers.vendors import CAP_FIELDS, Vendor, vendor_of, vendors
from pytest_ui2app.generation.setup import ModelSetup

Table = Mapping[str, Json]

AGENT: Final = "cmd:"
REPLAY: Final = "replay:"
ALL: Final = "/*"
MODELS, PROVIDERS = "models", "providers"
PARAMETERS: Final = ("temperature", "top_p", "reasoning_effort", "thinking", "extra_body")
"""What is said to a model beside the conversation, and only if the user says so."""
_AS_THEY_ARE: Final = (
    *("stream", "token_caps", "max_output_tokens", "headers", "requests_per_minute", "tokens_per_minute"),
    *("timeout", "call_limit", "tries", "first_wait", "longest_wait"),
)


def load_configured(pyproject: Path | None, file: Path | None) -> tuple[Mapping[str, Table], str]:
    """Read the tables by the names they hold for, and say in words where they were read.

    A ``pyproject`` that is not there is none; ``file`` must be there, and what it says of a name goes before what
    pyproject.toml says of that name. Raises UsageError with every problem of both at once.
    """
    sources: list[Source] = [Toml(pyproject)] if pyproject and pyproject.is_file() else []
    sources += [Yaml(file)] if file else []
    readings = [_checked(source) for source in sources]
    problems = [problem for reading in readings for problem in reading.problems]
    tables = {name: table for reading in readings for name, table in reading.tables.items()}
    if not problems:
        problems = [problem for reading in readings for problem in _meaningless(reading, {**tables, **reading.tables})]
    if problems:
        raise UsageError("\n".join(["the settings of models cannot be used:", *dict.fromkeys(problems)]))
    return tables, " and ".join(reading.source.name for reading in readings if reading.tables)


def settings_of(name: str, setup: ModelSetup) -> ModelSettings:
    """Put together how the model called ``name`` is asked: vendor, then its provider's table, then its own.

    Raises UsageError when those do not make a model.
    """
    faults = list(_faults_together(name, setup.configured))
    if faults:
        said = "; ".join(f"{dotted(place)} {fact}; {remedy}" for place, fact, remedy in faults)
        where = f" (settings in {setup.configured_in})" if setup.configured_in else ""
        raise UsageError(f"the model {shown(name)} cannot be asked{where}: {said}")
    return _settings(name, _Merged.of(name, setup.configured), setup)


def provider_names(configured: Mapping[str, Table]) -> list[str]:
    """Return the providers whose models can be named ``provider/model``: the known ones, then the user's."""
    own = [name.removesuffix(ALL) for name in configured if name.endswith(ALL)]
    return list(dict.fromkeys([*vendors(), *own]))


# -- reading a file --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reading:
    source: Source
    tables: Mapping[str, Table]
    problems: Sequence[str]


def _checked(source: Source) -> _Reading:
    """Read a source; each table by itself is good then, or a problem."""
    content, problems = source.content()
    faults: list[Fault] = []
    tables: dict[str, Table] = {}
    for place, name, raw in _sections(content, faults):
        shape = ProviderTable if name.endswith(ALL) else AgentTable if name.startswith(AGENT) else ModelTable
        tables[name], wrong = read_table(shape, raw)
        faults += [((*place, *step), fact, remedy) for step, fact, remedy in wrong]
    told = [*problems, *map(source.problem, faults)]
    return _Reading(source=source, tables=tables, problems=told)


def _sections(content: object, faults: list[Fault]) -> Iterator[tuple[Place, str, object]]:
    """Yield (place, name, table) of everything that has a name which can be configured."""
    if not isinstance(content, Mapping):
        faults.append(((), "is no table of keys", f"give {MODELS} and {PROVIDERS}"))
        return
    for section, entries in content.items():
        if section not in (MODELS, PROVIDERS):
            faults.append(((section,), "is no key that belongs there", f"possible are {MODELS} and {PROVIDERS}"))
        elif not isinstance(entries, Mapping):
            faults.append(((section,), "is no table of names", "write a table for each name"))
        else:
            yield from _named(section, entries, faults)


def _named(section: str, entries: Mapping[Any, object], faults: list[Fault]) -> Iterator[tuple[Place, str, object]]:
    for name, raw in entries.items():
        if trouble := _no_name(section, name):
            faults.append(((section, str(name)), *trouble))
        else:
            yield (section, name), f"{name}{ALL}" if section == PROVIDERS else name, raw


def _no_name(section: str, name: object) -> tuple[str, str] | None:
    if not isinstance(name, str):
        return f"has {shown(name)} for a name, which is no text", "write the name in quotes"
    if not name.startswith(AGENT) and begins_like_key(name):
        return "has a name that begins as keys do (it is not shown here)", "replace a key that has stood in a file"
    if not name.strip() or name != name.strip() or "*" in name or has_control_characters(name):
        return f"has {shown(name)} for a name", "give a printable name without white space around it, and without *"
    return _no_provider(name) if section == PROVIDERS else _no_model(name)


def _no_provider(name: str) -> tuple[str, str] | None:
    if any(character in name for character in "/: "):
        return "is no provider's name", "use letters, digits, dots, - and _"
    return None


def _no_model(name: str) -> tuple[str, str] | None:
    if name in FACTORIES or name.startswith(REPLAY):
        return "is a built-in model, about which nothing can be set", "choose another name"
    if name == AGENT:
        return "names no command", "write cmd:COMMAND as on the command line"
    return None


def _meaningless(reading: _Reading, tables: Mapping[str, Table]) -> Iterator[str]:
    """Yield what is wrong with tables that are good one by one."""
    for name in reading.tables:
        section, own = (PROVIDERS, name.removesuffix(ALL)) if name.endswith(ALL) else (MODELS, name)
        for place, fact, remedy in () if name.startswith(AGENT) else _faults_together(name, tables):
            yield reading.source.problem(((section, own, *place), fact, remedy))


# -- what tables mean together ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Merged:
    """A model's tables in one, whose it is and what it is called there; ``given`` says no more than the user did."""

    provider: str
    model: str
    given: Mapping[str, Any]

    @classmethod
    def of(cls, name: str, configured: Mapping[str, Table]) -> "_Merged":
        own: Mapping[str, Any] = configured.get(name, {})
        before, slash, after = name.partition("/")
        provider = own.get("provider") or (before if slash else vendor_of(name))
        provider = provider or urlsplit(own.get("base_url", "")).hostname or ""
        model = own.get("model") or (after if slash and provider == before else name)
        given = own if name.endswith(ALL) else _over(configured.get(f"{provider}{ALL}", {}), own)
        return cls(provider=provider, model=model, given=given)

    @property
    def vendor(self) -> Vendor | None:
        return vendors().get(self.provider)

    @property
    def api(self) -> Api:
        api: Api = self.given.get("api") or (self.vendor.api if self.vendor else "chat")
        return api

    @property
    def base_url(self) -> str:
        url: str = self.given.get("base_url") or (self.vendor.base_url if self.vendor else "")
        return url

    @property
    def alike(self) -> bool:
        """Whether the vendor's row is about this wire format."""
        return self.vendor is not None and self.vendor.api == self.api


def _over(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Merge tables; tables within them too, and headers in whatever capitals."""
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        if not isinstance(value, Mapping) or not isinstance(below, Mapping):
            merged[key] = value
            continue
        hidden = {inner.lower() for inner in value}
        merged[key] = {**{inner: kept for inner, kept in below.items() if inner.lower() not in hidden}, **value}
    return merged


def _faults_together(name: str, configured: Mapping[str, Table]) -> Iterator[Fault]:
    whole = _Merged.of(name, configured)
    if not whole.vendor and not {"api", "base_url"} <= whole.given.keys():
        yield _stranger(name, whole, configured)
        return
    own = configured.get(name, {})
    if "provider" in own and "model" not in own and whole.model == name:
        yield (), "does not say what the model is called there", "give model"
    cap_field = whole.given.get("cap_field")
    if cap_field and cap_field not in CAP_FIELDS[whole.api]:
        yield ("cap_field",), f"is {cap_field!r} with api {whole.api!r}", f"use {' or '.join(CAP_FIELDS[whole.api])}"
    if whole.api == "anthropic" and whole.base_url.endswith("/v1"):
        yield ("base_url",), "ends with /v1 with api 'anthropic'", "leave that out, it is added"
    first = whole.given.get("first_wait", DEFAULT_FIRST_WAIT)
    longest = whole.given.get("longest_wait", DEFAULT_LONGEST_WAIT)
    if first > longest:
        yield ("first_wait",), f"is {first} and longest_wait {longest}", "let the first be the shorter one"


def _stranger(name: str, whole: _Merged, configured: Mapping[str, Table]) -> Fault:
    """Say that nobody knows where a model is to be asked."""
    known = [provider for provider in provider_names(configured) if provider != whole.provider]
    near = difflib.get_close_matches(whole.provider, known, n=1)
    missing = " and ".join(key for key in ("api", "base_url") if key not in whole.given)
    fact = (
        f"is of {shown(whole.provider)}, which is not known by name"
        if whole.provider
        else "does not say whose model it is"
    )
    remedy = (
        f"did you mean {hidden(near[0])}?"
        if near
        else f"give {missing}, or provider and model, a provider known by name"
    )
    place = ("provider",) if "provider" in configured.get(name, {}) else ()
    return place, fact, f"{remedy} (known are {', '.join(map(hidden, known))})"


def _settings(name: str, whole: _Merged, setup: ModelSetup) -> ModelSettings:
    vendor, given = whole.vendor, whole.given
    usual = CAP_FIELDS[whole.api][0]
    opening = vendor.opening if vendor and whole.alike else "user" if whole.api == "anthropic" else "assistant"
    return ModelSettings(
        name=name,
        provider=whole.provider,
        model=whole.model,
        api=whole.api,
        base_url=whole.base_url,
        key=given.get("key") or _first_set(vendor.keys if vendor else (), setup),
        opening=given.get("opening", opening),
        cap_field=given.get("cap_field") or (vendor.cap_field if vendor and whole.alike else usual),
        parameters={key: given[key] for key in PARAMETERS if key in given},
        images=ImageLimits(**{**(vendor.images if vendor else {}), **given.get("images", {})}),
        price=_price(whole),
        **{key: given[key] for key in _AS_THEY_ARE if key in given},
    )


def _first_set(variables: Sequence[str], setup: ModelSetup) -> str:
    held = (variable for variable in variables if setup.keys.get(variable))
    return next(held, variables[0] if variables else "")


def _price(whole: _Merged) -> Price | ListedPrice:
    if price := whole.given.get("price"):
        return Price(**{"cached_input": price["input"], **price})
    return ListedPrice(whole.vendor.prices if whole.vendor else whole.provider)
