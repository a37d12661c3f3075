"""Seeding what an app keeps its session in, so that guarded routes show themselves (protocol section 4)."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import script
from pytest_ui2app.browser.origin import ORIGIN
from pytest_ui2app.browser.passage import Seed

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page


def seed(context: "BrowserContext", seeds: Sequence[Seed]) -> None:
    """Before the first load of a context, put a session where the app looks for it.

    Only the first load is seeded: what the app does to it afterwards, a sign-out above all, stands.
    """
    stored = {each.key: each.value for each in seeds if each.store == "web"}
    if stored:
        context.add_init_script(f"({script('seed_storage.js').strip().rstrip(';')})({json.dumps(stored)});")
    for each in seeds:
        if each.store == "cookie":
            # As libraries write it: what may not stand in a cookie is encoded as in a URL.
            context.add_cookies([{"name": each.key, "value": quote(each.value, safe="!*'()~:/"), "url": ORIGIN}])


def seed_anew(page: "Page", seeds: Sequence[Seed]) -> None:
    """Empty what a loaded app has stored, and seed its next load as if that were the first. Raises PageHangs."""
    page.context.clear_cookies()
    with chromium.bounded(page), chromium.breakage_told():
        page.evaluate(script("forget.js"), not seeds)
    seed(page.context, seeds)
