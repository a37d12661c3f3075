import time
from collections.abc import Callable
from typing import Any

import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.providers.retrying import PassingTroubleError, Retrying
from pytest_ui2app.generation.providers.settings import ModelSettings


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits, none of which is waited for."""
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    return waits


@pytest.fixture
def held() -> list[float]:
    return []


@pytest.fixture
def retrying(held: list[float]) -> Callable[..., Retrying]:
    def make(**others: Any) -> Retrying:  # noqa: ANN401 - settings
        given: dict[str, Any] = {"name": "test/m", "provider": "test", "model": "m", "api": "chat", "tries": 4}
        settings = ModelSettings(base_url="http://x", **{**given, **others})
        return Retrying(settings=settings, hold_off=held.append)

    return make


def _failing(*troubles: PassingTroubleError) -> Callable[[], str]:
    left = list(troubles)

    def request() -> str:
        if left:
            raise left.pop(0)
        return "answer"

    return request


def _trouble(status: int = 500, asked: float = 0.0) -> PassingTroubleError:
    return PassingTroubleError(f"HTTP {status}", status, asked)


def test_waits_are_doubled_up_to_the_longest(retrying: Callable[..., Retrying], slept: list[float]) -> None:
    troubles = [_trouble() for _ in range(5)]
    assert retrying(tries=6, first_wait=2.0, longest_wait=9.0).run(_failing(*troubles)) == "answer"
    assert [least <= wait <= least + 1 for wait, least in zip(slept, (2, 4, 8, 9, 9), strict=True)] == [True] * 5
    assert max(slept) == 9


def test_the_provider_is_left_alone_as_long_as_it_asks(retrying: Callable[..., Retrying], slept: list[float]) -> None:
    retrying().run(_failing(_trouble(503, 17.0)))
    assert slept == [17.0]


def test_a_wait_that_is_asked_for_is_never_shorter_than_our_own(
    retrying: Callable[..., Retrying], slept: list[float]
) -> None:
    retrying().run(_failing(*(_trouble(429, 0.1) for _ in range(3))))
    assert slept == [2.0, 4.0, 8.0]


def test_too_many_requests_hold_back_everybody_and_other_trouble_nobody(
    retrying: Callable[..., Retrying], slept: list[float], held: list[float]
) -> None:
    retrying().run(_failing(_trouble(429, 17.0), _trouble(503, 5.0), _trouble(429)))
    assert held == [17.0, 8.0]
    assert len(slept) == 3


def test_a_wait_beyond_the_longest_is_not_waited_for(
    retrying: Callable[..., Retrying], slept: list[float], held: list[float]
) -> None:
    with pytest.raises(InfrastructureError, match=r"HTTP 429.*left alone for 121 s.*longest_wait \(120 s\).*after 2"):
        retrying().run(_failing(_trouble(429, 121.0)))
    assert (slept, held) == ([], [])


@pytest.mark.parametrize("asked", [4e7, 999_999_999_999_999.0, 1e300, float("inf")])
def test_a_wait_that_no_date_can_hold_is_told_without_one(retrying: Callable[..., Retrying], asked: float) -> None:
    with pytest.raises(InfrastructureError, match=r"left alone for a very long time, more.*\); run again later: finis"):
        retrying().run(_failing(_trouble(429, asked)))


def test_when_tries_are_over_the_last_trouble_is_told(retrying: Callable[..., Retrying], slept: list[float]) -> None:
    troubles = [_trouble(500), _trouble(502), _trouble(503), _trouble(504), _trouble(505)]
    with pytest.raises(InfrastructureError, match=r"test/m: no answer in 4 requests; the last time: HTTP 504"):
        retrying().run(_failing(*troubles))
    assert len(slept) == 3


def test_other_errors_are_let_through_at_once(retrying: Callable[..., Retrying], slept: list[float]) -> None:
    def request() -> str:
        raise InfrastructureError("no money")

    with pytest.raises(InfrastructureError, match=r"^no money$"):
        retrying().run(request)
    assert slept == []


@pytest.mark.usefixtures("slept")
def test_a_wait_over_two_seconds_is_told_in_the_log(
    retrying: Callable[..., Retrying], caplog: pytest.LogCaptureFixture
) -> None:
    retrying(first_wait=1.5).run(_failing(_trouble(), _trouble(503, 17.0)))
    assert [record.getMessage() for record in caplog.records] == ["test/m: HTTP 503; asking again in 17 s"]


@pytest.mark.usefixtures("slept")
def test_what_others_retry_with_stamina_is_still_logged(
    retrying: Callable[..., Retrying], caplog: pytest.LogCaptureFixture
) -> None:
    import stamina  # noqa: PLC0415

    retrying().run(_failing(_trouble()))
    left = [OSError("theirs")]
    for attempt in stamina.retry_context(on=OSError):
        with attempt:
            if left:
                raise left.pop()
    assert [record.name for record in caplog.records if record.name == "stamina"] == ["stamina"]
