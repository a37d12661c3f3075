"""Seeding the storage an app keeps its session in, so that guarded routes show themselves (protocol section 4)."""

import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pytest_ui2app.browser.chromium import script

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

FLAG_KEY = re.compile(r"is_?auth|authenticated|logged_?in|signed_?in", re.IGNORECASE)
"""Keys that hold a bare flag rather than a record."""

_PERSON = {"id": "1", "name": "Demo User", "email": "demo@example.com", "username": "demo", "role": "admin"}
_TOKENS = {"token": "ui2app", "accessToken": "ui2app", "refreshToken": "ui2app", "expiresAt": 4102444800000}
_FLAGS = {"isAuthenticated": True, "authenticated": True, "isLoggedIn": True, "loggedIn": True}
_UNION = {**_PERSON, **_TOKENS, **_FLAGS, "user": _PERSON}
PAYLOAD = {**_UNION, "state": _UNION, "version": 0}
"""One record that satisfies the usual shapes: a user, a token, a flag, and a persisted store's wrapping of them."""


def seed(context: "BrowserContext", keys: Sequence[str]) -> None:
    """Before the first load of a context, put a session under each key in local and session storage.

    Only the first load is seeded: what the app does to its storage afterwards, a sign-out above all, stands.
    """
    if keys:
        values = {key: "true" if FLAG_KEY.search(key) else json.dumps(PAYLOAD) for key in keys}
        context.add_init_script(f"({script('seed_storage.js').strip().rstrip(';')})({json.dumps(values)});")
