"""One round of Self-Debug: find the files behind a failure and have the same model fix them (protocol section 2)."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from pytest_ui2app.generation.blocks import write_blocks
from pytest_ui2app.generation.fix_reply import chosen_paths, mentioned_paths, read_fix
from pytest_ui2app.generation.imports import import_violations
from pytest_ui2app.generation.model import DIAGNOSTICS_KEPT, Breakage, Conversation, Message, Rejection, Reply, Turn
from pytest_ui2app.generation.prompting import filled_prompt
from pytest_ui2app.generation.violation import Violation
from pytest_ui2app.store import digest
from pytest_ui2app.tsx.modules import APPS

MAX_LOCATED: Final = 3
"""Files that a round works on at most (protocol section 2)."""
LOCATE_TURN: Final = Turn(name="locate", kind="locate", token_cap=256)
"""The turn that asks which files to look at, with its output cap (protocol section 2)."""
FIX_TURN: Final = Turn(name="fix", kind="fix", token_cap=32_768)
"""A turn that asks for complete files; its output cap is that of the Generate turn (protocol section 2)."""

RUNTIME_STAGE: Final = "home"
"""Where an app fails that builds and shows nothing; all other stages are build errors (protocol section 2)."""
ENTRY: Final = "src/App.tsx"
"""What the scaffold mounts; the one file that a round may write although it does not exist."""

_ENTRY_UNRESOLVED: Final = re.compile(r'Could not resolve "\./App(?:\.tsx)?" from "src/main\.tsx"')
_LONGEST_TURN_FILE: Final = 120
"""Bytes of a path that stay in its turn's name, from which file names are made; ours."""
_SHOWN_ANSWER: Final = 80
"""Characters of an unusable answer that a note shows; ours, one line of a terminal."""


class Asks(Protocol):
    """Sends a turn to the model under test."""

    def ask(self, turn: Turn, conversation: Conversation) -> Reply | Rejection:
        """Return the reply to the last message of ``conversation``, stored raw."""
        ...


class RepairOutcome(StrEnum):
    """What became of a round; ``ROLLBACK`` is known only after building: the fix traded old errors for new ones."""

    APPLIED = "APPLIED"
    NO_FILE = "NO_FILE"
    UNCHANGED = "UNCHANGED"
    REJECTED = "REJECTED"
    ROLLBACK = "ROLLBACK"


@dataclass(frozen=True, slots=True, kw_only=True)
class Repaired:
    """A round's result: ``files`` is the whole tree after it, ``located`` the files it worked on, the likeliest first.

    ``violations`` are the breaches that the round adds to those of the tree before it; ``notes`` tell, by turn, what
    of a reply was left out and why.
    """

    outcome: RepairOutcome
    located: tuple[str, ...]
    files: Mapping[str, str]
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()


def repair(  # noqa: PLR0913 - the round's inputs, each by its name
    asks: Asks,
    *,
    number: int,
    files: Mapping[str, str],
    breakage: Breakage,
    scaffold: Collection[str],
    declared: Collection[str],
) -> Repaired:
    """Carry out repair round ``number``, counted from 1; never raises for anything that a model says.

    ``scaffold`` holds the posix paths of the fixed project, which are never changed, ``declared`` the npm names that
    may be imported. A package that a fix imports beyond them stays undeclared: the plan decides (paper appendix G.1).
    """
    app = _FailingApp(
        number=number,
        files=files,
        at_runtime=breakage.stage == RUNTIME_STAGE,
        error=breakage.diagnostics[:DIAGNOSTICS_KEPT],
        blamed=breakage.files,
        scaffold=scaffold,
        declared=declared,
    )
    located = app.named_files() or _ask_where(asks, app)
    return located if isinstance(located, Repaired) else _ask_for_fixes(asks, app, located)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Request:
    """One turn that asks for complete files: those of ``asked``, and no others."""

    turn: Turn
    prompt: str
    asked: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _FailingApp:
    """An app that fails, and all that a round may know of it."""

    number: int
    files: Mapping[str, str]
    at_runtime: bool
    error: str
    blamed: tuple[str, ...]
    scaffold: Collection[str]
    declared: Collection[str]

    def own_files(self) -> list[str]:
        """List the files that the model wrote and may change, sorted."""
        fixed = {path.casefold() for path in self.scaffold}
        return sorted(path for path in self.files if path.casefold() not in fixed)

    def named_files(self) -> tuple[str, ...]:
        """Return the files that the error points at, as far as the round may write them."""
        writable = [*self.own_files(), *([ENTRY] if self._lacks_entry() else [])]
        unresolved = [ENTRY] if _ENTRY_UNRESOLVED.search(self.error) else []
        named = [*unresolved, *self.blamed, *mentioned_paths(self.error, writable)]
        return tuple(dict.fromkeys(path for path in named if path in writable))[:MAX_LOCATED]

    def _lacks_entry(self) -> bool:
        """Tell whether ``src/App.tsx`` can be added: no file stands for it or in its way."""
        entry, taken = ENTRY.casefold(), {path.casefold() for path in (*self.files, *self.scaffold)}
        return taken.isdisjoint(path.casefold() for path in APPS) and not any(
            path.startswith(f"{entry}/") for path in taken
        )

    def requests(self, located: Sequence[str]) -> list[_Request]:
        """Make the turns for the located files: one for all at run time, else one for each."""
        if not self.at_runtime:
            return [
                self._request(f"{_fix_turn(self.number)}-{_turn_file(path)}", "fix_build", [path]) for path in located
            ]
        return [self._request(_fix_turn(self.number), "fix_runtime", located)]

    def _request(self, turn: str, prompt: str, asked: Sequence[str]) -> _Request:
        text = filled_prompt(
            prompt,
            error=self.error,
            listing=_listed({*self.files, *self.scaffold}),
            path=asked[0],
            current="".join(self._current(path) for path in asked).rstrip("\n"),
            packages=", ".join(sorted(self.declared)),
        )
        return _Request(turn=replace(FIX_TURN, name=turn), prompt=text, asked=tuple(asked))

    def _current(self, path: str) -> str:
        return write_blocks({path: self.files[path]}) if path in self.files else f"({path} does not exist yet)\n"

    def left_alone(self, outcome: RepairOutcome, located: tuple[str, ...] = (), notes: Iterable[str] = ()) -> Repaired:
        """Give the result of a round that changes nothing."""
        return Repaired(outcome=outcome, located=located, files=self.files, notes=tuple(notes))

    def changed(self, files: Mapping[str, str]) -> dict[str, str]:
        """Return those of ``files`` that differ from what the app has; white space at the end makes no difference."""
        return {path: text for path, text in files.items() if text.rstrip() != self.files.get(path, "").rstrip()}

    def added_breaches(self, files: Mapping[str, str]) -> tuple[Violation, ...]:
        """Return the breaches of clauses ii and iii in ``files`` that the app did not have before."""
        before = {(breach.clause, breach.subject) for breach in import_violations(self.files, self.declared)}
        after = import_violations(files, self.declared)
        return tuple(breach for breach in after if (breach.clause, breach.subject) not in before)


def _ask_where(asks: Asks, app: _FailingApp) -> tuple[str, ...] | Repaired:
    """Let the model name the files to look at; the round's result when that leads nowhere."""
    if not app.own_files():
        return app.left_alone(RepairOutcome.NO_FILE)
    turn = replace(LOCATE_TURN, name=f"locate-{app.number}")
    reply = asks.ask(turn, _conversation(filled_prompt("locate", error=app.error, listing=_listed(app.own_files()))))
    if isinstance(reply, Rejection):
        return app.left_alone(RepairOutcome.REJECTED, notes=[f"{turn.name}: {reply}"])
    if chosen := chosen_paths(reply.text, app.own_files())[:MAX_LOCATED]:
        return chosen
    note = f"{turn.name}: the answer names no file of the app: {reply.text.strip()[:_SHOWN_ANSWER]!r}"
    return app.left_alone(RepairOutcome.NO_FILE, notes=[note])


def _ask_for_fixes(asks: Asks, app: _FailingApp, located: tuple[str, ...]) -> Repaired:
    """Ask for the located files anew and put what differs into the tree; a rejected turn undoes the whole round."""
    fixed: dict[str, str] = {}
    violations: list[Violation] = []
    notes: list[str] = []
    for request in app.requests(located):
        reply = asks.ask(request.turn, _conversation(request.prompt))
        if isinstance(reply, Rejection):
            return app.left_alone(RepairOutcome.REJECTED, located, [*notes, f"{request.turn.name}: {reply}"])
        fix = read_fix(reply, request.asked, app.scaffold)
        changed = app.changed(fix.files)
        fixed |= changed
        violations += fix.violations
        same = [f"{path} came back unchanged" for path in fix.files if path not in changed]
        notes += [f"{request.turn.name}: {note}" for note in (*fix.notes, *same)]
    files = {**app.files, **fixed}
    return Repaired(
        outcome=RepairOutcome.APPLIED if fixed else RepairOutcome.UNCHANGED,
        located=located,
        files=files,
        violations=tuple(dict.fromkeys((*violations, *app.added_breaches(files)))),
        notes=tuple(notes),
    )


def _fix_turn(number: int) -> str:
    return f"fix-{number}"


def _turn_file(path: str) -> str:
    """Name a file within a turn's name: ``src~pages~Home.tsx``; a digest keeps apart what would look the same."""
    name = path.replace("/", "~")
    if "~" not in path and len(name.encode("utf-8", "surrogatepass")) <= _LONGEST_TURN_FILE:
        return name
    return f"{name[: _LONGEST_TURN_FILE // 4]}~{digest.of_bytes(path.encode('utf-8', 'surrogatepass'))[:8]}"


def _conversation(text: str) -> Conversation:
    """Ask stand-alone: nothing of the conversation so far is sent again."""
    return (Message(role="user", text=text),)


def _listed(paths: Iterable[str]) -> str:
    return "\n".join(f"- {path}" for path in sorted(paths))
