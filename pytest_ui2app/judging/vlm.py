"""A judge that is a model: it reads source and pictures, and is asked once more where its reply cannot be used."""

from dataclasses import replace
from importlib.resources import files
from string import Template
from typing import Final, Protocol

from pytest_ui2app.generation.conversation import Asking
from pytest_ui2app.generation.model import Conversation, Message, Rejection, Reply, Turn
from pytest_ui2app.judging.evidence import Evidence
from pytest_ui2app.judging.verdict import Flawed, Verdict, beginning, read_verdict
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.store import digest

JUDGE_TOKEN_CAP: Final = 16_384
"""Default output cap of a judge's turn [ours]: a verdict takes about 1,000 tokens, the rest is for reasoning."""
JUDGE_TURN: Final = Turn(name="judge", kind="judge", token_cap=JUDGE_TOKEN_CAP)
MEND_TURN: Final = replace(JUDGE_TURN, name="judge-again")
"""The one further turn that a reply gets which cannot be used [ours]."""
RUBRIC, MEND = "rubric.md", "mend.md"


class Judge(Protocol):
    """Somebody who labels the interactions of an app from source and pictures."""

    def assess(self, evidence: Evidence) -> Verdict | Unscored:
        """Return what is to be said of an app, or why nothing is.

        Raises InfrastructureError when the judge cannot be reached: that is nobody's verdict.
        """
        ...


class ModelJudge:
    """A judge that asks a model, one request per app and one more where the first reply cannot be used."""

    def __init__(self, asking: Asking) -> None:
        """Judge by what ``asking`` asks; nothing is asked yet."""
        self._asking = asking

    def assess(self, evidence: Evidence) -> Verdict | Unscored:
        """Ask for the verdict."""
        conversation = opening(evidence)
        reply = self._asking.ask(JUDGE_TURN, conversation)
        if isinstance(reply, Rejection):
            return Unscored(reason=f"the judge was kept from answering ({reply})")
        verdict = _read(reply, evidence)
        if isinstance(verdict, Verdict):
            return verdict
        again = self._asking.ask(MEND_TURN, (*conversation, *_mend(reply, verdict, evidence)))
        if isinstance(again, Rejection):
            unused = f"the judge's reply could not be used ({beginning(reply.text)}: {verdict})"
            return Unscored(reason=f"{unused}, and it gave no other ({again})")
        second = _read(again, evidence)
        if isinstance(second, Verdict):
            return second
        return Unscored(reason=f"no reply of the judge could be used ({beginning(again.text)}): {second}")


class SettledJudge:
    """The fake: a judge whose mind is made up, and who remembers what it was shown."""

    def __init__(self, verdict: Verdict | Unscored) -> None:
        self.shown: list[Evidence] = []
        self._verdict = verdict

    def assess(self, evidence: Evidence) -> Verdict | Unscored:
        """Return the verdict that was settled on."""
        self.shown.append(evidence)
        return self._verdict


def opening(evidence: Evidence) -> Conversation:
    """Return what a judge is asked: pictures, rubric and evidence in one message of the user's."""
    text = Template(_prompt(RUBRIC)).substitute(
        pictures=len(evidence.pictures), fence=evidence.fence, evidence=evidence.text(), families=_families(evidence)
    )
    return (Message(role="user", text=text, images=evidence.pictures),)


def rubric_digest() -> str:
    """Return the digest of the prompts that a verdict depends on."""
    return digest.of_texts({name: _prompt(name) for name in (RUBRIC, MEND)})


def _read(reply: Reply, evidence: Evidence) -> Verdict | Flawed:
    read = read_verdict(reply.text, evidence.scopes)
    if isinstance(read, Flawed) and reply.cut_short:
        return Flawed(flaws=(f"the reply was cut short ({reply.finish_reason})", *read.flaws))
    return read


def _mend(reply: Reply, flawed: Flawed, evidence: Evidence) -> Conversation:
    flaws = "\n".join(f"- {flaw}" for flaw in flawed.flaws)
    text = Template(_prompt(MEND)).substitute(flaws=flaws, families=_families(evidence))
    return Message(role="assistant", text=reply.text), Message(role="user", text=text)


def _families(evidence: Evidence) -> str:
    return ", ".join(f"`{family}`" for family in evidence.scopes)


def _prompt(name: str) -> str:
    return files("pytest_ui2app.judging").joinpath(name).read_text(encoding="utf-8")
