"""What a user may write about a model, a provider or an agent, and what is said about anything else."""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError
from pydantic_core import PydanticCustomError

from pytest_ui2app.generation.images import MAX_SIDE
from pytest_ui2app.generation.model import Json
from pytest_ui2app.generation.providers.key_like import (
    begins_like_key,
    has_control_characters,
    hidden,
    looks_secret,
    looks_secret_in_header,
    shown,
)
from pytest_ui2app.generation.providers.settings import FROM_ENVIRONMENT, Api, CapField, Opening

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

Place = tuple[str | int, ...]
Fault = tuple[Place, str, str]
"""Where in a table something is wrong, what, and what to do about it."""

_VARIABLE: Final = re.compile(r"[A-Z_][A-Z0-9_]*")
_NO_VARIABLE: Final = re.compile(r"(AKIA|ASIA)[A-Z0-9]{12,}|(?=[A-Z]*[0-9])[A-Z0-9]{20,}")
"""Keys that are written in capitals."""
_SYSTEM_VARIABLES: Final = frozenset(
    {"HOME", "LANG", "PATH", "PWD", "PYTHONPATH", "SHELL", "TEMP", "TMP", "TMPDIR", "USER"}
)
_HEADER_NAME: Final = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_SECRET_HEADERS: Final = frozenset(
    {"api-key", "authorization", "cookie", "proxy-authorization", "x-api-key", "x-auth-token", "x-goog-api-key"}
)
_ENDPOINTS: Final = ("/chat/completions", "/completions", "/messages", "/responses")
_KEEP_IT_OUT: Final = (
    "put the secret into an environment variable such as MY_API_KEY and write MY_API_KEY under key, or env:MY_API_KEY "
    "as a header's value; replace a key that has stood in a file"
)


def _fault(fact: str, remedy: str) -> PydanticCustomError:
    return PydanticCustomError("told", "{fact}; {remedy}", {"fact": fact, "remedy": remedy})


def _is_variable(name: str) -> bool:
    return bool(_VARIABLE.fullmatch(name)) and not _NO_VARIABLE.fullmatch(name)


def _variable(name: str) -> str:
    if name in _SYSTEM_VARIABLES:
        raise _fault(f"is {name}, a variable of the system", "name one that holds a key: child processes lose it")
    if not _is_variable(name):
        raise _fault(
            "is no name of an environment variable (it is not shown here, for it may be the key itself)", _KEEP_IT_OUT
        )
    return name


def _base_url(text: str) -> str:
    try:
        parts = urlsplit(text)
        good = parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise _fault("is no URL that can be read", "give one such as https://llm.example.com/v1") from None
    if parts.username is not None or parts.password is not None or "@" in parts.netloc:
        raise _fault("holds a user name or a password (not shown here)", "name the key's variable under key instead")
    if parts.query or parts.fragment or "?" in text or "#" in text:
        raise _fault("holds more than a path (what follows ? or # is not shown here)", "use headers for what it says")
    if not good or any(character.isspace() for character in text):
        raise _fault(f"is {_shown(text)}", "give one such as https://llm.example.com/v1")
    if begins_like_key(parts.path):
        raise _fault("holds what may be a secret in its path (it is not shown here)", _KEEP_IT_OUT)
    bare = text.rstrip("/")
    if endpoint := next((end for end in _ENDPOINTS if bare.endswith(end)), ""):
        raise _fault(f"ends with {endpoint}", f"leave that out, it is added: {hidden(bare.removesuffix(endpoint))}")
    return bare


def _headers(headers: dict[str, str]) -> dict[str, str]:
    if len({name.lower() for name in headers}) < len(headers):
        raise _fault("names a header twice", "keep one; capitals make no difference")
    for name, value in headers.items():
        if not _HEADER_NAME.fullmatch(name):
            raise _fault(f"holds a header named {_shown(name)}", "use letters, digits and hyphens only")
        _header(name, value)
    return headers


def _header(name: str, value: str) -> None:
    variable = value.removeprefix(FROM_ENVIRONMENT)
    if variable != value and _is_variable(variable) and variable not in _SYSTEM_VARIABLES:
        return
    if variable != value or name.lower() in _SECRET_HEADERS or looks_secret_in_header(value):
        raise _fault(f"holds what may be a secret in {hidden(name)} (it is not shown here)", _KEEP_IT_OUT)
    if not value.isascii() or not value.isprintable():
        raise _fault(f"holds characters in {hidden(name)} that no header can", "use printable ASCII")


def _free_of_secrets(value: JsonValue) -> JsonValue:
    """Refuse keys among the parameters, which are recorded with every result."""
    inner = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
    for entry in inner:
        _free_of_secrets(entry)
    if isinstance(value, str) and looks_secret(value):
        raise _fault("holds what may be a secret (it is not shown here)", "send it as a header, from env:NAME")
    return value


def _name(text: str) -> str:
    """Refuse what names neither a model nor a provider; both are recorded with every result."""
    if begins_like_key(text):
        raise _fault("begins as keys do (it is not shown here)", _KEEP_IT_OUT)
    if not text.strip() or has_control_characters(text):
        raise _fault(f"is {_shown(text)}", "use printable characters")
    return text


Text = Annotated[str, Field(min_length=1)]
Name = Annotated[Text, AfterValidator(_name)]
Variable = Annotated[str, AfterValidator(_variable)]
Seconds = Annotated[float, Field(gt=0, le=86_400)]
Rate = Annotated[int, Field(ge=0)]
Tokens = Annotated[int, Field(ge=1)]
Side = Annotated[int, Field(ge=100, le=MAX_SIDE)]
Dollars = Annotated[float, Field(ge=0)]

# Defaults of the tables below stand for nothing: only what was written is kept (``exclude_unset``).


class _Table(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


class ImagesTable(_Table):
    """Fields of ``ImageLimits``; bytes are those of base64."""

    side: Side = MAX_SIDE
    many: Annotated[int, Field(ge=1)] = 1
    side_if_many: Side = MAX_SIDE
    bytes: Annotated[int, Field(ge=10_000)] = 10_000


class PriceTable(_Table):
    """US dollars per million tokens; cached input costs as much as other input unless its price is given."""

    input: Dollars
    output: Dollars
    cached_input: Dollars = 0.0


class CapsTable(_Table):
    """Output caps in tokens by kind of turn."""

    plan: Tokens = 1
    generate: Tokens = 1
    locate: Tokens = 1
    fix: Tokens = 1
    judge: Tokens = 1


class ProviderTable(_Table):
    """What holds for all models of a provider."""

    api: Api = "chat"
    base_url: Annotated[str, AfterValidator(_base_url)] = ""
    key: Variable = ""
    opening: Opening = "assistant"
    cap_field: CapField = "max_tokens"
    stream: bool = True
    images: ImagesTable = ImagesTable()
    headers: Annotated[dict[str, str], AfterValidator(_headers)] = Field(default_factory=dict)
    requests_per_minute: Rate = 0
    tokens_per_minute: Rate = 0
    timeout: Seconds = 1.0
    call_limit: Seconds = 1.0
    tries: Annotated[int, Field(ge=1, le=100)] = 1
    first_wait: Seconds = 1.0
    longest_wait: Seconds = 1.0


class ModelTable(ProviderTable):
    """What holds for one model."""

    provider: Name = ""
    model: Name = ""
    temperature: Annotated[float, Field(ge=0, le=2)] = 0.0
    top_p: Annotated[float, Field(gt=0, le=1)] = 1.0
    reasoning_effort: Annotated[Text, AfterValidator(_free_of_secrets)] = ""
    thinking: Annotated[JsonValue, AfterValidator(_free_of_secrets)] = None
    extra_body: Annotated[dict[str, JsonValue], AfterValidator(_free_of_secrets)] = Field(default_factory=dict)
    token_caps: CapsTable = CapsTable()
    max_output_tokens: Tokens = 1
    price: PriceTable = PriceTable(input=0, output=0)


class AgentTable(_Table):
    """What holds for an agent."""

    seconds: Seconds = 1.0


def read_table(shape: type[_Table], table: object) -> tuple[Mapping[str, Json], list[Fault]]:
    """Return what a table says, and nothing that it does not; and all that is wrong with it."""
    try:
        read: dict[str, Any] = shape.model_validate(table).model_dump(exclude_unset=True)
    except ValidationError as error:
        details = error.errors(include_url=False)
        return {}, [_told(shape, detail) for detail in details]
    return read, []


def _told(shape: type[_Table], error: "ErrorDetails") -> Fault:
    """Say one of pydantic's errors as fact and remedy; never with what may be a secret."""
    place, given, context = tuple(error["loc"]), error["input"], error.get("ctx", {})
    fact = f"is {_shown(given)}"
    match error["type"]:
        case "told":
            fact, remedy = context["fact"], context["remedy"]
        case "missing":
            fact, remedy = "is missing", "add it"
        case "extra_forbidden":
            fact, remedy = "is no key that belongs there", _correction(shape, place, given)
        case "literal_error":
            remedy = f"use {context['expected']}"
        case "string_too_short":
            remedy = "write something there, or remove it"
        case "model_type" | "dict_type" | "model_attributes_type":
            remedy = "write it as a table of keys"
        case kind:
            remedy = _WANTED.get(kind, f"{error['msg'][:1].lower()}{error['msg'][1:]}").format(**context)
    return place, fact, remedy


_WANTED: Final = {
    "float_type": "write a number, without quotes",
    "int_type": "write a whole number, without quotes",
    "int_from_float": "write a whole number",
    "bool_type": "write true or false, without quotes",
    "string_type": "write it as text, in quotes",
    "finite_number": "write a finite number",
    "greater_than": "give more than {gt}",
    "greater_than_equal": "give at least {ge}",
    "less_than_equal": "give at most {le}",
}


def _correction(shape: type[_Table], place: Place, given: object) -> str:
    wrong, known = str(place[-1]), list(_fields(shape, place[:-1]))
    if near := difflib.get_close_matches(wrong, known, n=1) or [name for name in known if name in wrong.split("_")]:
        return f"did you mean {near[0]}?"
    if isinstance(given, Mapping) and len(place) == 1:
        return 'put a name that holds a dot or a slash in quotes, such as models."gpt-4.1"'
    return f"possible are {', '.join(known)}"


def _fields(shape: type[BaseModel], place: Sequence[str | int]) -> Iterator[str]:
    for step in place:
        inner = shape.model_fields[str(step)].annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            shape = inner
    yield from shape.model_fields


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return "empty" if value in (None, "") else shown(value)
