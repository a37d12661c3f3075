import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.images import MAX_SIDE
from pytest_ui2app.generation.providers.settings import ImageLimits, ModelSettings, missing_variables
from pytest_ui2app.generation.secrets import Keys


def settings(headers: dict[str, str]) -> ModelSettings:
    return ModelSettings(name="n", provider="p", model="m", api="chat", base_url="http://x", headers=headers)


def test_secrets_take_their_places_in_headers_only_when_they_are_sent() -> None:
    asked = settings({"X-Team": "web", "Authorization": "env:GATEWAY_TOKEN"})
    keys = Keys({"GATEWAY_TOKEN": "Bearer very-secret"})
    sent = asked.sent_headers(keys)
    assert {name: secret.reveal() for name, secret in sent.items()} == {
        "X-Team": "web", "Authorization": "Bearer very-secret",
    }  # fmt: skip
    assert "very-secret" not in f"{asked!r} {sent!r}"


def test_a_header_without_its_secret_is_not_sent_empty() -> None:
    with pytest.raises(InfrastructureError, match="header X-Key is taken from GATEWAY_TOKEN, which is not set"):
        settings({"X-Key": "env:GATEWAY_TOKEN"}).sent_headers(Keys())


def test_variables_of_headers_that_are_not_set_are_named_before_anything_is_sent() -> None:
    asked = settings({"X-A": "env:TOKEN_A", "X-B": "env:TOKEN_B", "X-C": "env:TOKEN_A", "X-D": "web"})
    assert missing_variables(asked, Keys({"TOKEN_B": "b"})) == ("TOKEN_A",)
    assert missing_variables(asked, Keys()) == ("TOKEN_A", "TOKEN_B")
    assert missing_variables(asked, Keys({"TOKEN_A": "a", "TOKEN_B": "b"})) == ()
    assert missing_variables(settings({}), Keys()) == ()


def test_a_header_that_cannot_be_sent_is_told_of_by_its_character() -> None:
    told = r"header X-Key is taken from TOKEN, which holds U\+200B \(ZERO WIDTH SPACE\).*set TOKEN anew"
    with pytest.raises(InfrastructureError, match=told) as caught:
        settings({"X-Key": "env:TOKEN"}).sent_headers(Keys({"TOKEN": "very-\u200bsecret"}))
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("limits", "few", "many"),
    [
        (ImageLimits(side=60, many=2, side_if_many=20), 60, 20),
        (ImageLimits(side=20, many=2, side_if_many=60), 20, 20),
        (ImageLimits(side=20), 20, 20),
    ],
)
def test_the_side_is_never_longer_for_more_images(limits: ImageLimits, few: int, many: int) -> None:
    assert (limits.side_for(limits.many), limits.side_for(limits.many + 1)) == (few, many)


def test_by_themselves_images_have_the_protocols_limit_however_many() -> None:
    assert (ImageLimits().side, ImageLimits().side_if_many) == (MAX_SIDE, MAX_SIDE)
