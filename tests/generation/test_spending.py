import json
import math
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import FREE, UNKNOWN_COST, Cost
from pytest_ui2app.generation.spending import NO_LIMIT, BudgetReached, Spending, Total


def dollars(amount: float) -> Cost:
    return Cost(dollars=amount, source="a test")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "run" / "spending.json"


def started(file: Path, limit: float) -> Spending:
    spending = Spending(file, limit)
    spending.start()
    return spending


def test_the_real_cost_takes_the_place_of_the_worst(file: Path) -> None:
    spending = started(file, 1.0)
    for _ in range(5):
        with spending.buy(dollars(0.6)) as bill:
            bill.settle(dollars(0.08))
    assert spending.total() == Total(dollars=0.4, requests=5, unknown=0)


def test_a_purchase_that_could_pass_the_limit_is_refused_before_it_is_made(file: Path) -> None:
    spending = started(file, 5.0)
    with spending.buy(dollars(4.0)) as bill:
        bill.settle(dollars(3.25))
    with pytest.raises(BudgetReached) as caught, spending.buy(dollars(1.8)):
        pytest.fail("was allowed")
    said = str(caught.value)
    assert "limit of $5.00" in said
    assert "$3.25 spent" in said
    assert "$1.80 at worst" in said
    assert "--ui2app-max-cost" in said
    assert "store" in said
    assert "set aside" not in said
    assert isinstance(caught.value, InfrastructureError)
    assert spending.total() == Total(dollars=3.25, requests=1, unknown=0)


def test_the_limit_itself_may_be_spent_and_rounding_does_not_refuse_it(file: Path) -> None:
    spending = started(file, 0.3)
    for _ in range(3):
        with spending.buy(dollars(0.1)) as bill:
            bill.settle(dollars(0.1))
    assert spending.total().dollars == 0.3
    with pytest.raises(BudgetReached), spending.buy(dollars(0.000001)):
        pytest.fail("was allowed")


def test_a_failed_request_gives_back_what_was_set_aside_and_counts_nothing(file: Path) -> None:
    spending = started(file, 1.0)
    with pytest.raises(KeyError), spending.buy(dollars(1.0)):
        raise KeyError
    with spending.buy(dollars(1.0)):
        pass
    assert spending.total() == Total(dollars=0.0, requests=0, unknown=0)


def test_a_failure_after_the_bill_was_settled_keeps_what_was_spent(file: Path) -> None:
    spending = started(file, 1.0)

    def answered_and_then_failed() -> None:
        with spending.buy(dollars(1.0)) as bill:
            bill.settle(dollars(0.5))
            raise KeyError

    with pytest.raises(KeyError):
        answered_and_then_failed()
    assert spending.total() == Total(dollars=0.5, requests=1, unknown=0)


def test_an_unknown_price_is_refused_under_a_limit_with_the_remedy(file: Path) -> None:
    spending = started(file, 100.0)
    with pytest.raises(InfrastructureError, match=r"price = \{ input") as caught, spending.buy(UNKNOWN_COST):
        pytest.fail("was allowed")
    assert not isinstance(caught.value, BudgetReached)


def test_without_a_limit_everything_is_allowed_and_counted(file: Path) -> None:
    spending = started(file, math.inf)
    with spending.buy(UNKNOWN_COST) as bill:
        bill.settle(UNKNOWN_COST)
    with spending.buy(dollars(1e6)) as bill:
        bill.settle(dollars(1e6))
    assert spending.total() == Total(dollars=1e6, requests=2, unknown=1)


def test_an_answer_of_unknown_cost_is_held_to_have_cost_its_worst(file: Path) -> None:
    spending = started(file, 1.0)
    with spending.buy(dollars(0.6)) as bill:
        bill.settle(UNKNOWN_COST)
    assert spending.total() == Total(dollars=0.0, requests=1, unknown=1)
    with pytest.raises(BudgetReached), spending.buy(dollars(0.6)):
        pytest.fail("was allowed")


def test_a_limit_of_nothing_allows_what_is_free(file: Path) -> None:
    spending = started(file, 0)
    with spending.buy(FREE) as bill:
        bill.settle(FREE)
    with pytest.raises(BudgetReached, match=r"limit of \$0.00"), spending.buy(dollars(0.01)):
        pytest.fail("was allowed")


@pytest.mark.parametrize("limit", [-1.0, -math.inf, math.nan])
def test_a_limit_that_is_none_is_refused(file: Path, limit: float) -> None:
    with pytest.raises(UsageError, match="give 0 or more"):
        Spending(file, limit)


def test_a_new_run_begins_at_nothing_and_leaves_nothing(file: Path) -> None:
    with started(file, 1.0).buy(dollars(1.0)) as bill:
        bill.settle(dollars(1.0))
    spending = started(file, 1.0)
    assert spending.total() == Total(dollars=0.0, requests=0, unknown=0)
    spending.remove()
    spending.remove()
    assert list(file.parent.iterdir()) == []


@pytest.mark.parametrize("content", [None, b"", b"{", b"[]", b'{"dollars": 1, "more": 2}', b"\xff"])
def test_a_lost_or_damaged_file_stops_the_run_instead_of_counting_from_nothing(
    file: Path, content: bytes | None
) -> None:
    spending = started(file, 1.0)
    file.unlink() if content is None else file.write_bytes(content)
    with pytest.raises(InfrastructureError, match="leave that file alone"), spending.buy(FREE):
        pytest.fail("was allowed")


def test_spending_that_nobody_counts_allows_anything() -> None:
    with NO_LIMIT.buy(UNKNOWN_COST) as bill:
        bill.settle(dollars(1e9))


BUY_MANY = """
import sys
from pathlib import Path
from pytest_ui2app.generation.model import Cost
from pytest_ui2app.generation.spending import BudgetReached, Spending
spending, count, cent = Spending(Path(sys.argv[1]), 0.5), 0, Cost(dollars=0.01, source="a test")
try:
    for _ in range(30):
        with spending.buy(cent) as bill:
            bill.settle(cent)
            count += 1
except BudgetReached:
    pass
print(count)
"""
BUY_AND_DIE = """
import os, signal, sys
from pathlib import Path
from pytest_ui2app.generation.model import Cost
from pytest_ui2app.generation.spending import Spending
with Spending(Path(sys.argv[1]), 1.0).buy(Cost(dollars=0.75, source="a test")):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def process(code: str, file: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE, text=True)


def test_processes_together_spend_the_limit_and_not_a_cent_more(file: Path) -> None:
    spending = started(file, 0.5)
    processes = [process(BUY_MANY, file) for _ in range(4)]
    counts = [int(each.communicate(timeout=60)[0]) for each in processes]
    # Four open purchases of a cent may hold the last three cents back from one another, and no more than those.
    assert 47 <= sum(counts) <= 50
    assert spending.total() == Total(dollars=round(sum(counts) * 0.01, 9), requests=sum(counts), unknown=0)


def test_threads_of_one_process_lose_no_purchase(file: Path) -> None:
    spending = started(file, math.inf)

    def work() -> None:
        for _ in range(25):
            with spending.buy(dollars(0.5)) as bill:
                bill.settle(dollars(0.25))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert spending.total() == Total(dollars=25.0, requests=100, unknown=0)


def test_what_a_killed_process_had_set_aside_stays_so(file: Path) -> None:
    spending = started(file, 1.0)
    killed = process(BUY_AND_DIE, file)
    killed.communicate(timeout=60)
    assert killed.returncode == -signal.SIGKILL
    with pytest.raises(BudgetReached, match=r"\$0.7500 held"), spending.buy(dollars(0.5)):
        pytest.fail("was allowed")
    with spending.buy(dollars(0.25)) as bill:
        bill.settle(dollars(0.25))
    assert spending.total().dollars == 0.25
    assert list(json.loads(file.read_bytes())["aside"].values()) == [0.75]


def test_a_request_waits_for_those_under_way_before_it_is_refused(file: Path) -> None:
    spending = started(file, 1.0)
    done: list[str] = []

    def second() -> None:
        with Spending(file, 1.0).buy(dollars(0.6)) as bill:
            done.append("bought")
            bill.settle(dollars(0.1))

    with spending.buy(dollars(0.6)) as bill:
        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.3)
        assert done == []
        bill.settle(dollars(0.1))
    thread.join()
    assert done == ["bought"]
    assert spending.total() == Total(dollars=0.2, requests=2, unknown=0)


def test_an_answer_is_not_lost_when_its_bill_cannot_be_entered(file: Path) -> None:
    spending = started(file, 1.0)
    with spending.buy(dollars(0.1)) as bill:
        file.unlink()
        bill.settle(dollars(0.1))
