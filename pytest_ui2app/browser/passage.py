"""How a page behind a gate is arrived at: a passage, and the gates that were met on the way (protocol section 4)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

Store = Literal["web", "cookie"]
"""Where a session is kept: local and session storage, which are always given the same, or a cookie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seed:
    """A value put into the browser before an app is loaded."""

    store: Store = "web"
    key: str
    value: str


class Deed(StrEnum):
    """What is done with a control of a gate."""

    FILL = "fill"
    CLICK = "click"
    CHOOSE = "choose"
    ENTER = "press Enter"
    WAIT = "wait"
    """Let ``text`` milliseconds of the page's time pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One thing done to get through a gate; no ``control`` is needed to wait or to press a key."""

    deed: Deed
    control: Handle = Handle()  # noqa: RUF009 - it is frozen
    text: str = ""

    def __str__(self) -> str:
        if self.deed is Deed.WAIT:
            return f"wait {self.text} ms"
        if self.deed is Deed.ENTER:
            return str(self.deed)
        called = f"{self.control.role} {self.control.name!r}"
        return f"{self.deed} {called}: {self.text}" if self.text else f"{self.deed} {called}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Splash:
    """How a splash screen goes away: after ``wait_ms`` more of the page's time, then by ``acts``, in order."""

    wait_ms: int = 0
    acts: tuple[Act, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.wait_ms or self.acts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """What gets a visitor to the pages of one app; ``Passage()`` is nothing at all.

    ``seeds`` are there before anything is loaded. With ``entrance``, an address, that is loaded in the place of the
    page wanted, ``login`` is done there, and the page wanted is gone to inside the app, without a reload. ``splash``
    is dismissed wherever a page is loaded, save for the picture of home. ``without`` are the addresses that only a
    visitor sees who has no session, such as a sign-up page: they are arrived at with nothing; ``guarded`` the ones that
    nobody sees without it.
    """

    seeds: tuple[Seed, ...] = ()
    entrance: str = ""
    login: tuple[Act, ...] = ()
    splash: Splash = Splash()
    without: tuple[str, ...] = ()
    guarded: tuple[str, ...] = ()

    @property
    def session(self) -> bool:
        """Whether a visitor with this passage has a session: then what one without it sees is another view."""
        return bool(self.seeds or self.entrance)

    def hides(self, path: str) -> bool:
        """Whether only a visitor without a session sees what is at an address, or at LOGIN_ROUTE."""
        return path == LOGIN_ROUTE or path in self.without

    @property
    def outside(self) -> "Passage":
        """The passage of a visitor who has no session."""
        return Passage(splash=self.splash, guarded=self.guarded)


class GateKind(StrEnum):
    """What kept visitors out."""

    STORED_SESSION = "stored session"
    LOGIN_FORM = "login form"
    SPLASH = "splash screen"


@dataclass(frozen=True, slots=True, kw_only=True)
class GateMet:
    """A gate that was met.

    ``where`` is where it stands in the source (``file:line``, else an address), ``tried`` what was done about it, and
    ``opened`` whether that opened it.
    """

    kind: GateKind
    where: str
    tried: tuple[str, ...]
    opened: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """How an app's gates are passed, and which ones were met."""

    passage: Passage = Passage()
    gates: tuple[GateMet, ...] = ()
