"""How one model is asked: whose it is, what is said to it beside the conversation, and the bounds that hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.images import MAX_SIDE
from pytest_ui2app.generation.model import Json
from pytest_ui2app.generation.secrets import Keys, Secret

Api: TypeAlias = Literal["anthropic", "chat", "responses"]
"""The wire formats: Anthropic's Messages, OpenAI's Chat Completions (and whoever speaks it), OpenAI's Responses."""
Opening: TypeAlias = Literal["assistant", "user"]
"""In which role turn 1, the scaffold listing, is sent (protocol section 2); ``user`` where it may not be assistant."""
CapField: TypeAlias = Literal["max_tokens", "max_completion_tokens", "max_output_tokens"]

FROM_ENVIRONMENT: Final = "env:"
"""How a header's value begins that names an environment variable instead of being the value."""
DEFAULT_TIMEOUT: Final = 600.0
"""Seconds without a byte after which a request is given up; ours."""
DEFAULT_CALL_LIMIT: Final = 3_600.0
"""Seconds that one request may take in all; ours."""
DEFAULT_TRIES: Final = 6
"""Requests at most for one turn while the provider fails in ways that pass; ours."""
DEFAULT_FIRST_WAIT: Final = 2.0
"""Seconds before the second request, doubled each time; ours."""
DEFAULT_LONGEST_WAIT: Final = 120.0
"""Seconds that no wait exceeds; a provider that asks for more is not waited for; ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImageLimits:
    """What a provider takes: the longest side in px, the one that holds above ``many`` images, and bytes per image.

    Bytes are those of base64, as an image travels: four for three of the PNG. No side is above MAX_SIDE. By itself the
    number of images limits nothing; vendors say where it does.
    """

    side: int = MAX_SIDE
    many: int = 20
    side_if_many: int = MAX_SIDE
    bytes: int = 20_000_000

    def side_for(self, images: int) -> int:
        """Return the longest side in px in a request of so many images; it is never longer for more of them."""
        return min(self.side, self.side_if_many) if images > self.many else self.side


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """US dollars per million tokens, as the user gave them."""

    input: float
    output: float
    cached_input: float


@dataclass(frozen=True, slots=True)
class ListedPrice:
    """The price is looked up in genai-prices, under ``provider`` if that is not empty."""

    provider: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelSettings:
    """One model, ready to be asked.

    ``key`` names the environment variable that holds the key, empty if none is needed. ``parameters`` are those the
    user gave and no others (temperature, top_p, reasoning_effort, thinking, extra_body), so that a vendor's own
    defaults hold for the rest. ``token_caps`` replaces the protocol's output caps by kind of turn;
    ``max_output_tokens`` is the most that the model can be asked for, 0 if that is not known. A rate of 0 is none.
    ``headers`` are as the user wrote them: ``env:NAME`` stands for a secret, which ``sent_headers`` puts in its place.
    """

    name: str
    provider: str
    model: str
    api: Api
    base_url: str
    key: str = ""
    opening: Opening = "assistant"
    cap_field: CapField = "max_tokens"
    stream: bool = True
    parameters: Mapping[str, Json] = field(default_factory=dict)
    token_caps: Mapping[str, int] = field(default_factory=dict)
    max_output_tokens: int = 0
    images: ImageLimits = field(default_factory=ImageLimits)
    price: Price | ListedPrice = field(default_factory=ListedPrice)
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    requests_per_minute: int = 0
    tokens_per_minute: int = 0
    timeout: float = DEFAULT_TIMEOUT
    call_limit: float = DEFAULT_CALL_LIMIT
    tries: int = DEFAULT_TRIES
    first_wait: float = DEFAULT_FIRST_WAIT
    longest_wait: float = DEFAULT_LONGEST_WAIT

    def sent_headers(self, keys: Keys) -> dict[str, Secret]:
        """Return the headers to send, secrets in place; InfrastructureError when one is not set, or cannot be sent."""
        return {name: _secret(name, value, keys) for name, value in self.headers.items()}


def missing_variables(settings: ModelSettings, keys: Keys) -> tuple[str, ...]:
    """Return the environment variables that a model's headers are taken from and that are not set, each once."""
    named = [value.removeprefix(FROM_ENVIRONMENT) for value in settings.headers.values() if _is_taken(value)]
    return tuple(dict.fromkeys(variable for variable in named if not keys.get(variable)))


def _is_taken(value: str) -> bool:
    return value.startswith(FROM_ENVIRONMENT)


def _secret(header: str, value: str, keys: Keys) -> Secret:
    variable = value.removeprefix(FROM_ENVIRONMENT)
    if variable == value:
        return Secret(value)
    secret = keys.secret(variable)
    if not secret:
        raise InfrastructureError(f"the header {header} is taken from {variable}, which is not set; set {variable}")
    if secret.flaw:
        raise InfrastructureError(
            f"the header {header} is taken from {variable}, which holds {secret.flaw}; no header can hold that: set "
            f"{variable} anew, without it"
        )
    return secret
