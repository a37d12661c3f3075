"""The plugin's options: each declared once, from which come its flag, its ini line, its help and its raw value.

Every pytest run of every project that has the plugin installed imports this: nothing heavy may come with it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from pytest_ui2app.errors import UsageError

PREFIX = "--ui2app-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option: ``--ui2app-NAME`` and, with ``ini``, a line ``ui2app_NAME`` for pytest's configuration file."""

    name: str
    help: str
    kind: Literal["value", "values", "path", "paths", "flag"] = "value"
    metavar: str | None = None
    default: Any = None
    choices: tuple[str, ...] = ()
    ini: bool = True

    @property
    def flag(self) -> str:
        """The flag on the command line."""
        return PREFIX + self.name

    @property
    def key(self) -> str:
        """The name in the configuration file and among pytest's parsed options."""
        return "ui2app_" + self.name.replace("-", "_")


OPTIONS = (
    Option(
        name="model",
        kind="values",
        metavar="NAME",
        help="Measure this model; may be given several times. Asked over the network: PROVIDER/MODEL (anthropic/..., "
        "openai/..., gemini/..., openrouter/..., ollama/... and more), or a bare name like claude-... or gpt-.... A "
        "codegen agent of your own: cmd:COMMAND. Built in, without a key: oracle, frozen, facade, blank, ocr, "
        "replay:DIR. Without it the plugin does nothing.",
        ini=False,
    ),
    Option(
        name="model-file",
        kind="path",
        metavar="FILE",
        default="",
        help="YAML file with settings of models and providers (caps, temperature, reasoning, prices, addresses), as "
        "[tool.ui2app.models] in pyproject.toml has them too.",
    ),
    Option(
        name="dry-run",
        kind="flag",
        help="Ask nobody: say how many requests, tokens and dollars the run would take, and end.",
        ini=False,
    ),
    Option(
        name="max-cost",
        metavar="DOLLARS",
        default="",
        help="Send no request that could take this run over so many dollars. What is left out is not measured (exit "
        "code 11); the same command with a higher limit goes on from there.",
    ),
    Option(
        name="repair-rounds",
        metavar="N",
        default="3",
        help="Let the model repair an app that does not build or shows nothing, at most N times, 0 to 3. Default: 3",
    ),
    Option(
        name="cases",
        kind="paths",
        metavar="DIR",
        help="Folder of cases, one case, or the name of a bundled case; may be given several times. Default: the "
        "project's cases/ with a test_ui2app.py, else those that come with the plugin.",
    ),
    Option(
        name="store",
        kind="path",
        metavar="DIR",
        default=".ui2app/store",
        help="Where stage results are kept; a run goes on from what is there. Default: .ui2app/store",
    ),
    Option(
        name="report-dir",
        kind="path",
        metavar="DIR",
        default="",
        help="Write results.json here instead of into a new folder below reports/.",
    ),
    Option(
        name="rounds",
        metavar="N",
        default="1",
        help="Ask each model N times for each case and report the mean over rounds. Default: 1",
    ),
    Option(
        name="compat",
        choices=("paper", "release"),
        default="paper",
        help="Which reading of the text block rules: the paper's done right (paper), or the authors' released code, "
        "quirks included, to compare with their numbers (release). Scores of the two are never comparable.",
    ),
    Option(
        name="fixed-waits",
        kind="flag",
        help="Wait the paper's 3 and 4 seconds on every page in real time, instead of letting them pass at once on "
        "the page's own clock.",
    ),
    Option(
        name="judge",
        metavar="NAME",
        default="",
        help="Have this model judge the interactions too, from source and pictures, as the paper's automated protocol "
        "does (its judge: openai/gpt-6-luna). Named as --ui2app-model's are; one request per app. Where the probes "
        "leave an item open its label counts. Off by default.",
    ),
    Option(
        name="gate",
        metavar="SPEC",
        default="",
        help="Fail the run by score: thresholds on each model's row (exec3>=0.9,vfs>=60,iis>=30), or 'strict' for "
        "every item in full. Without it measuring never fails.",
    ),
    Option(
        name="sandbox",
        metavar="NAME",
        default="auto",
        help="Cage for building generated code: bwrap (bubblewrap, on Linux), docker or podman (docker:IMAGE names an "
        "image that has Node), off (none: generated code then has your rights), or auto: bwrap, or, for the built-in "
        "models alone, off where there is no bwrap. Default: auto",
    ),
    Option(
        name="allow-packages",
        metavar="GLOBS",
        default="",
        help="Let apps declare only npm packages that match one of these comma-separated globs, such as "
        "'clsx,@radix-ui/*'. Default: any published package. What a package brings along is not asked.",
    ),
    Option(
        name="deny-packages",
        metavar="GLOBS",
        default="",
        help="Do not let apps declare npm packages that match one of these comma-separated globs.",
    ),
    Option(
        name="dev-only",
        kind="flag",
        help="Where the production build fails, also look whether the app's development server shows the home page, as "
        "the benchmark's authors do. Recorded as dev_only; no score changes.",
    ),
    Option(
        name="chromium",
        metavar="PATH",
        default="",
        help="The Chromium to use. Default: UI2APP_CHROMIUM, else the first found (see `ui2app doctor`).",
    ),
)


def add_options(parser: pytest.Parser) -> None:
    """Declare every option as a flag and an ini line."""
    group = parser.getgroup("ui2app", "measuring models that write web apps from screenshots (pytest-ui2app)")
    for option in OPTIONS:
        group.addoption(option.flag, dest=option.key, help=option.help, **_flag(option))
        if option.ini:
            kind: Any = {"paths": "paths", "flag": "bool"}.get(option.kind, "string")
            parser.addini(option.key, option.help, type=kind, default=None)


def _flag(option: Option) -> Mapping[str, Any]:
    if option.kind == "flag":
        return {"action": "store_true", "default": None}
    shape: dict[str, Any] = {"action": "append" if option.kind in {"values", "paths"} else "store", "default": None}
    if option.choices:
        return {**shape, "choices": option.choices}
    return {**shape, "metavar": option.metavar}


def raw_value(option: Option, config: pytest.Config) -> Any:  # noqa: ANN401 - a text, a list of texts or a flag
    """Return an option's value: the flag's, else the configuration file's, else the default.

    A relative path of a flag begins where pytest was started, one of the configuration file or a default at pytest's
    root folder. Raises UsageError for a value that is none of the choices.
    """
    given, start = config.getoption(option.key), config.invocation_params.dir
    if given is None:
        given, start = config.getini(option.key) if option.ini else None, config.rootpath
    if option.kind == "flag":
        return bool(given)
    if option.kind == "values":
        return list(given or ())
    if option.kind == "paths":
        return [str(start / each) for each in given or ()]
    if given == "":
        raise UsageError(f"{option.flag} is empty; give it a value, or leave it out")
    text = str(given) if given else option.default
    if option.choices and text not in option.choices:
        raise UsageError(f"{option.key} = {text}: choose from {', '.join(option.choices)}")
    return str(start / text) if option.kind == "path" and text else text
