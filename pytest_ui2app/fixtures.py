"""The fixtures behind the suites, from wide to narrow; a project may override any of them in its conftest.py.

Registered only when a model is named. Everything is measured here, before the test function is called: what the
environment fails at is then an error of the item, never a failure.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from pytest_ui2app.browser.chromium import ContextFactory, fingerprint, launch_arguments
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.outliving import LastingBrowser
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.cases.case import InventoryItem
from pytest_ui2app.errors import Ui2AppError
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.pipeline import Ahead, Evaluation, StageEvent, Tools, Trial
from pytest_ui2app.pipeline.trial import Troubles
from pytest_ui2app.reporting.record import (
    ItemRecord,
    exec_record,
    iis_record,
    nrs_record,
    properties_of,
    vfs_record,
)
from pytest_ui2app.session import session_of
from pytest_ui2app.settings import Settings
from pytest_ui2app.store.artifacts import FolderStore
from pytest_ui2app.suites.gating import Judge, Measured, item_failure

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

NEED_REFERENCE = frozenset({"ui2app_vfs", "ui2app_nrs", "ui2app_iis"})
"""The fixtures that measure an app against its case's reference."""


@pytest.fixture(scope="session")
def ui2app_settings(pytestconfig: pytest.Config) -> Settings:
    """Return the run's settings."""
    return session_of(pytestconfig).settings


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], ui2app_settings: Settings) -> dict[str, Any]:
    """Return pytest-playwright's arguments, with our Chromium and no way out to the network."""
    headed = browser_type_launch_args.get("headless") is False
    found = find_browser(ui2app_settings.chromium or None, headed=headed)
    return {**browser_type_launch_args, **launch_arguments(found.path)}


@pytest.fixture(scope="session")
def ui2app_progress(pytestconfig: pytest.Config) -> Callable[[StageEvent], None]:
    """Return what is told of each stage."""
    return session_of(pytestconfig).telling.stage


@pytest.fixture(scope="session")
def ui2app_troubles() -> Troubles:
    """Return why models could not be asked, so that each trial's trouble is met once."""
    return {}


@pytest.fixture(scope="session")
def ui2app_judge(pytestconfig: pytest.Config) -> ModelFactory | NoJudge:
    """Return the model that judges interactions beside the probes, if one is named."""
    return session_of(pytestconfig).judge


@pytest.fixture(scope="session")
def ui2app_foresee(request: pytest.FixtureRequest) -> Iterator[Callable[[Trial, Tools], None]]:
    """Yield what is told of each trial that begins: the reference is built ahead if any item will ask for it."""
    wanted = any(not NEED_REFERENCE.isdisjoint(getattr(item, "fixturenames", ())) for item in request.session.items)
    with Ahead() as ahead:
        yield ahead.begin if wanted else lambda _trial, _tools: None


@pytest.fixture(scope="session")
def ui2app_spare_browser(
    launch_browser: Callable[[], "Browser"], browser_context_args: dict[str, Any]
) -> Iterator[ContextFactory]:
    """Yield what makes contexts once a page has brought down pytest-playwright's browser."""
    spare = LastingBrowser(launch_browser)
    yield partial(spare.new_context, **browser_context_args)
    spare.close()


@pytest.fixture
def ui2app_tools(
    request: pytest.FixtureRequest,
    ui2app_settings: Settings,
    ui2app_progress: Callable[[StageEvent], None],
    ui2app_troubles: Troubles,
    ui2app_foresee: Callable[[Trial, Tools], None],
) -> Tools:
    """Return what the stages work with; a browser is started when the first stage needs one, and not before."""

    def new_context() -> ContextFactory:
        browser: Browser = request.getfixturevalue("browser")
        own: ContextFactory = request.getfixturevalue("new_context")
        spare: ContextFactory = request.getfixturevalue("ui2app_spare_browser")

        def lasting(**options: Any) -> "BrowserContext":  # noqa: ANN401 - whatever Playwright takes
            return (own if browser.is_connected() else spare)(**options)

        return lasting

    return Tools(
        store=FolderStore(ui2app_settings.store),
        sandbox=partial(choose_sandbox, ui2app_settings.sandbox, trusted=ui2app_settings.trusted),
        packages=ui2app_settings.packages,
        new_context=new_context,
        scaffold=scaffold_folder(),
        eyes=lambda: fingerprint(find_browser(ui2app_settings.chromium or None).version),
        progress=ui2app_progress,
        troubles=ui2app_troubles,
        foresee=ui2app_foresee,
        judge=request.getfixturevalue("ui2app_judge"),
    )


@pytest.fixture
def ui2app_evaluation(ui2app_trial: Trial, ui2app_settings: Settings, ui2app_tools: Tools) -> Evaluation:
    """Return the trial of this item, ready to be asked."""
    return Evaluation(ui2app_trial, ui2app_settings.conditions, ui2app_tools)


@pytest.fixture
def ui2app_exec(request: pytest.FixtureRequest, ui2app_evaluation: Evaluation) -> ItemRecord:
    """Measure EXEC of the trial."""
    return _attached(request, exec_record, ui2app_evaluation)


@pytest.fixture
def ui2app_vfs(request: pytest.FixtureRequest, ui2app_evaluation: Evaluation) -> ItemRecord:
    """Measure VFS of the trial."""
    return _attached(request, vfs_record, ui2app_evaluation)


@pytest.fixture
def ui2app_nrs(request: pytest.FixtureRequest, ui2app_evaluation: Evaluation) -> ItemRecord:
    """Measure NRS of the trial."""
    return _attached(request, nrs_record, ui2app_evaluation)


@pytest.fixture
def ui2app_iis(
    request: pytest.FixtureRequest, ui2app_inventory_item: InventoryItem, ui2app_evaluation: Evaluation
) -> ItemRecord:
    """Measure one inventory item of the trial."""
    return _attached(request, partial(iis_record, item=ui2app_inventory_item), ui2app_evaluation)


@pytest.fixture
def ui2app_gate(ui2app_settings: Settings) -> Judge:
    """Return what tells why an item does not pass the gate, empty if it does or there is none."""

    def judge(measured: Measured) -> str:
        return item_failure(ui2app_settings.gate, measured)

    return judge


def _attached(
    request: pytest.FixtureRequest, measure: Callable[[Evaluation], ItemRecord], evaluation: Evaluation
) -> ItemRecord:
    """Measure, and put the record on the item's report; trouble is told in its own words, which say what to do."""
    try:
        record = measure(evaluation)
    except Ui2AppError as error:
        trouble = str(error)
    else:
        request.node.user_properties.extend(properties_of(record, evaluation.timings))
        return record
    # Outside the handler: the error would be told twice, as its own context.
    pytest.fail(trouble, pytrace=False)
