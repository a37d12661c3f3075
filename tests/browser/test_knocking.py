"""Which buttons are pressed at a gate, and in which order."""

from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.knocking import dismissals, shortcuts, towards_login
from pytest_ui2app.browser.passage import Act, Deed


def clicks(*names: str) -> list[Act]:
    return [Act(deed=Deed.CLICK, control=Handle(role="button", name=name)) for name in names]


def names(acts: list[Act]) -> list[str]:
    return [act.control.name for act in acts]


def test_what_skips_comes_first_then_what_the_source_names_then_generic_labels_then_the_rest() -> None:
    acts = clicks("Toggle theme", "Imprint", "Start", "Get started", "Cast off", "Skip intro", "Back")
    assert names(dismissals(acts, ["Cast off"])) == ["Skip intro", "Cast off", "Get started", "Start", "Imprint"]


def test_ways_in_without_credentials_and_ways_to_a_login() -> None:
    acts = clicks("Sign in", "Sign in with Google", "Continue as guest", "Try the demo", "Help")
    assert names(shortcuts(acts)) == ["Continue as guest", "Try the demo"]
    assert names(towards_login(acts)) == ["Sign in"]


def test_acts_tell_what_is_done_with_what() -> None:
    assert str(clicks("Sign in")[0]) == "click button 'Sign in'"
    assert str(Act(deed=Deed.FILL, control=Handle(role="textbox", name="Email"), text="a@b.example")) == (
        "fill textbox 'Email': a@b.example"
    )
    assert str(Act(deed=Deed.WAIT, text="300")) == "wait 300 ms"
