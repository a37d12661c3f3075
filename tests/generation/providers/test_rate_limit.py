import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.providers.rate_limit import RateLimit


class Clock:
    """Time that passes only in sleep."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.sleeps: list[float] = []

    def time(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.sleeps.append(seconds)
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def _limit(  # noqa: PLR0913, PLR0917 - as many as it takes
    folder: Path, clock: Clock, requests: int = 0, tokens: int = 0, provider: str = "p", longest_hold: float = 120.0
) -> RateLimit:
    return RateLimit(folder, provider, requests, tokens, longest_hold=longest_hold, clock=clock.time, sleep=clock.sleep)


def _times(limit: RateLimit, clock: Clock, needs: list[int]) -> list[int]:
    """Give the seconds since the beginning at which requests of these tokens are let through."""
    begun = clock.now
    found = []
    for tokens in needs:
        limit.take(tokens)
        found.append(round(clock.now - begun))
    return found


def test_requests_are_let_through_as_many_as_a_minute_may_have(tmp_path: Path, clock: Clock) -> None:
    assert _times(_limit(tmp_path, clock, requests=2), clock, [1] * 5) == [0, 0, 60, 60, 120]


def test_the_minute_slides(tmp_path: Path, clock: Clock) -> None:
    limit = _limit(tmp_path, clock, requests=2)
    limit.take(1)
    clock.now += 45
    limit.take(1)
    assert _times(limit, clock, [1, 1]) == [15, 60]


def test_tokens_are_let_through_as_many_as_a_minute_may_have(tmp_path: Path, clock: Clock) -> None:
    assert _times(_limit(tmp_path, clock, tokens=100), clock, [60, 40, 50, 60]) == [0, 0, 60, 120]


def test_the_stricter_rate_rules(tmp_path: Path, clock: Clock) -> None:
    assert _times(_limit(tmp_path, clock, requests=3, tokens=100), clock, [10, 10, 10, 10]) == [0, 0, 0, 60]
    other = _limit(tmp_path, clock, requests=3, tokens=100, provider="q")
    assert _times(other, clock, [90, 90]) == [0, 60]


def test_a_request_beyond_the_rate_goes_alone(tmp_path: Path, clock: Clock) -> None:
    assert _times(_limit(tmp_path, clock, tokens=100), clock, [10, 500, 10]) == [0, 60, 120]


def test_no_rate_means_no_wait(tmp_path: Path, clock: Clock) -> None:
    assert _times(_limit(tmp_path, clock), clock, [10**9] * 50) == [0] * 50
    assert clock.sleeps == []


def test_it_sleeps_once_for_each_wait_and_never_spins(tmp_path: Path, clock: Clock) -> None:
    _times(_limit(tmp_path, clock, requests=1), clock, [1] * 6)
    assert len(clock.sleeps) == 5


def test_all_hold_off_as_long_as_the_longest_was_asked(tmp_path: Path, clock: Clock) -> None:
    _limit(tmp_path, clock).hold_off(30)
    _limit(tmp_path, clock).hold_off(10)
    assert _times(_limit(tmp_path, clock), clock, [1, 1]) == [30, 30]


def test_providers_do_not_share_and_may_have_any_name(tmp_path: Path, clock: Clock) -> None:
    _limit(tmp_path, clock, provider="../a b/c").hold_off(30)
    assert _times(_limit(tmp_path, clock), clock, [1]) == [0]
    assert all(file.parent == tmp_path for file in tmp_path.rglob("*.json"))


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", '{"held": 3, "taken": []}', '{"held": [0, 0], "taken": [["x"]]}', "\xff", "[" * 100_000,
        '{"held": [0, 1e300], "taken": []}', '{"held": [0, Infinity], "taken": []}', '{"held": [NaN, 0], "taken": []}',
        '{"held": [0, NaN], "taken": []}', '{"held": [0, 0], "taken": [[NaN, 1]]}',
        '{"held": [0, 0], "taken": [[990, Infinity]]}', '{"held": [0, %s], "taken": []}' % ("9" * 400),
    ],
    ids=lambda text: text[:40],
)  # fmt: skip
def test_a_state_that_cannot_be_read_is_begun_afresh(text: str, tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "rate-p.json").write_text(text, encoding="latin-1")
    assert _times(_limit(tmp_path, clock, requests=1), clock, [1, 1]) == [0, 60]


def test_a_clock_that_was_set_back_holds_nobody(tmp_path: Path, clock: Clock) -> None:
    state = {"held": [5_000.0, 9_000.0], "taken": [[5_000.0, 1]]}
    (tmp_path / "rate-p.json").write_text(json.dumps(state), encoding="utf-8")
    assert _times(_limit(tmp_path, clock, requests=1), clock, [1]) == [0]


def test_no_hold_off_is_waited_for_longer_than_any_that_is_set(tmp_path: Path, clock: Clock) -> None:
    year = json.dumps({"held": [999.0, clock.now + 365 * 86_400], "taken": []})
    (tmp_path / "rate-p.json").write_text(year, encoding="utf-8")
    assert _times(_limit(tmp_path, clock, longest_hold=90.0), clock, [1, 1]) == [90, 90]


def test_requests_of_the_future_are_forgotten_one_by_one(tmp_path: Path, clock: Clock) -> None:
    state = {"held": [0.0, 0.0], "taken": [[970.0, 1], [1_000.5, 1], [9e9, 1]]}
    (tmp_path / "rate-p.json").write_text(json.dumps(state), encoding="utf-8")
    assert _times(_limit(tmp_path, clock, requests=2), clock, [1, 1]) == [0, 30]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(InfrastructureError, match=r"rate of p.*make that folder writable"):
        _limit(tmp_path / "file", clock).take(1)


def test_a_long_wait_is_told(tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    limit = _limit(tmp_path, clock)
    limit.hold_off(1.5)
    limit.take(1)
    assert caplog.messages == []
    limit.hold_off(30)
    limit.take(1)
    assert caplog.messages == ["p: waiting 30 s to keep to its rate"]


ASKER = """
import sys, time
from pathlib import Path
from pytest_ui2app.generation.providers import rate_limit
rate_limit.WINDOW = 0.6
limit = rate_limit.RateLimit(Path(sys.argv[1]), "p", 3, 0)
for _ in range(5):
    limit.take(1)
    print(time.time(), flush=True)
"""


def test_two_processes_keep_to_one_rate_together(tmp_path: Path) -> None:
    askers = [
        subprocess.Popen([sys.executable, "-c", ASKER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    told = [asker.communicate(timeout=60)[0] for asker in askers]
    assert [asker.returncode for asker in askers] == [0, 0]
    at = sorted(float(line) for text in told for line in text.split())
    assert len(at) == 10
    # The times are noted a little after the requests were let through, each by its own process.
    assert all(later - earlier > 0.6 - 0.25 for earlier, later in zip(at, at[3:], strict=False))
    assert at[-1] - at[0] > 3 * 0.6 - 0.25
    assert time.time() - at[0] < 60
