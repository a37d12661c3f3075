import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.images import MAX_SIDE
from pytest_ui2app.generation.providers.settings import ImageLimits, ModelSettings
from pytest_ui2app.generation.secrets import Keys


def settings(headers: dict[str, str]) -> ModelSettings:
    return ModelSettings(name="n", provider="p", model="m", api="chat", headers=headers)


def test_secrets_take_their_places_in_headers_only_when_they_are_sent() -> None:
    asked = settings({"X-Team": "web", "Authorization": "env:GATEWAY_TOKEN"})
    keys = Keys({"GATEWAY_TOKEN": "Bearer very-secret"})
    assert asked.sent_headers(keys) == {"X-Team": "web", "Authorization": "Bearer very-secret"}
    assert "very-secret" not in repr(asked)


def test_a_header_without_its_secret_is_not_sent_empty() -> None:
    with pytest.raises(InfrastructureError, match="header X-Key is taken from GATEWAY_TOKEN, which is not set"):
        settings({"X-Key": "env:GATEWAY_TOKEN"}).sent_headers(Keys())


def test_by_themselves_images_have_the_protocols_limit_however_many() -> None:
    assert (ImageLimits().side, ImageLimits().side_if_many) == (MAX_SIDE, MAX_SIDE)
