"""The session with which an app on a sheet begins: people start where the run's probes start (protocol section 4)."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import quote

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.browser.passage import Deed, Passage
from pytest_ui2app.errors import UsageError

SESSION_FILE: Final = "session.json"
"""Beside an app's pages; only an app that has a session has one."""
_PAGE: Final = "entering.html"


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """What makes a visitor of an app somebody whom it knows; ``Session()`` is nothing.

    ``web`` is put into local and session storage alike, ``cookies`` are written as they stand; both are by name.
    ``sign_in`` says in words what the probes do where a session cannot be put there, but has to be asked for.
    """

    web: Mapping[str, str] = field(default_factory=dict)
    cookies: Mapping[str, str] = field(default_factory=dict)
    sign_in: tuple[str, ...] = ()

    @property
    def is_put_there(self) -> bool:
        """Whether the app begins with anything."""
        return bool(self.web or self.cookies)

    def write(self, folder: Path) -> None:
        """Write what is put there into an app's folder, if anything is. Raises OSError."""
        if self.is_put_there:
            (folder / SESSION_FILE).write_bytes(_SESSION.dump_json(self, indent=1, ensure_ascii=False) + b"\n")

    @classmethod
    def read(cls, folder: Path) -> "Session":
        """Read the session of an app's folder; without such a file there is none.

        Raises UsageError for a file that cannot be read, or that does not hold a session.
        """
        file = folder / SESSION_FILE
        try:
            return _SESSION.validate_json(file.read_bytes())
        except FileNotFoundError:
            return Session()
        except (OSError, ValidationError) as error:
            why = error.errors()[0]["msg"] if isinstance(error, ValidationError) else error.strerror
            remedy = "give the folder as `ui2app annotate` wrote it"
            raise UsageError(f"{file} holds no session that an app could begin with ({why}); {remedy}") from error


_SESSION: TypeAdapter[Session] = TypeAdapter(Session)


def session_of(passage: Passage) -> Session:
    """Return the session that a run's passage through an app's gates amounts to."""
    return Session(
        web={each.key: each.value for each in passage.seeds if each.store == "web"},
        # As the probes' browser has it, and as libraries write it: encoded as in a URL.
        cookies={each.key: quote(each.value, safe="!*'()~:/") for each in passage.seeds if each.store == "cookie"},
        sign_in=tuple(_steps(passage)),
    )


def entering_page(session: Session) -> str:
    """Return a page that forgets what the app has stored, puts the session there, and goes to the app."""
    given = json.dumps({"web": dict(session.web), "cookies": dict(session.cookies)})
    template = files("pytest_ui2app.judging").joinpath(_PAGE).read_text(encoding="utf-8")
    # Within a script nothing but a "<" can end it.
    return Template(template).substitute(session=given.replace("<", "\\u003c"))


def _steps(passage: Passage) -> Iterator[str]:
    if passage.entrance:
        yield f"go to {passage.entrance}"
        yield from (str(act) for act in passage.login if act.deed is not Deed.WAIT)
