"""A case: the screenshots of one application and what they imply (protocol section 1)."""

from dataclasses import dataclass
from pathlib import Path

from pytest_ui2app.taxonomy import ApplicationFamily, Family, Scope

CASE_FILE = "case.yaml"
INVENTORY_FILE = "inventory.yaml"
PROBES_FILE = "probes.py"
SCREENSHOTS_FOLDER = "screenshots"
REFERENCE_FOLDER = "reference"
MUTANTS_FILE = "mutants.yaml"
REFERENCE_BLOCKS_FILE = "blocks.json"

VIEWPORT = (1440, 900)
"""Width and height of a screenshot in pixels, at scale 1 (paper, appendix on capture)."""
SCREENSHOTS_MIN, SCREENSHOTS_MAX = 3, 14
"""How many screenshots a case has (paper, edition 000, section 3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screenshot:
    """One canonical picture of one route or visual state; ``route`` and ``label`` are never shown to a model."""

    file: str
    route: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SubFeature:
    """One thing a user would expect to work, with the screenshot and the visible control that imply it."""

    id: str
    does: str
    screenshot: str
    control: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InventoryItem:
    """One interaction family that the screenshots imply: its scope (the weight in Eq. 1) and its sub-features."""

    family: Family
    scope: Scope
    sub_features: tuple[SubFeature, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One benchmark application, as loaded from its folder and checked."""

    id: str
    title: str
    family: ApplicationFamily
    license: str
    screenshots: tuple[Screenshot, ...]
    inventory: tuple[InventoryItem, ...]
    folder: Path

    @property
    def reference(self) -> Path:
        """Folder of the reference source; it may be missing in a team's own case."""
        return self.folder / REFERENCE_FOLDER

    @property
    def probes(self) -> Path:
        """The file of the behaviour probes."""
        return self.folder / PROBES_FILE

    @property
    def inventory_file(self) -> Path:
        """The file of the inventory."""
        return self.folder / INVENTORY_FILE

    @property
    def mutants(self) -> Path:
        """The file that lists faults of the reference which the probes must notice; a case need not have one."""
        return self.folder / MUTANTS_FILE

    def picture(self, screenshot: Screenshot) -> Path:
        """Return the path of a screenshot's PNG."""
        return self.folder / SCREENSHOTS_FOLDER / screenshot.file

    @property
    def pictures(self) -> tuple[Path, ...]:
        """The PNGs in the order in which a model is shown them."""
        return tuple(self.picture(screenshot) for screenshot in self.screenshots)
