"""What annotators say together, as a source of labels, and what became of the cells on which they differ."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pytest_ui2app.judging.annotations import Annotations, labels_of
from pytest_ui2app.judging.annotators import Merged, differing
from pytest_ui2app.reporting.agreement_rows import LabelSource, pair_json, said
from pytest_ui2app.scoring.agreement import compare
from pytest_ui2app.scoring.labels import Cell
from pytest_ui2app.scoring.model_agreement import Inventory

Json = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who filled a sheet, called by its file's name."""

    name: str
    sheet: Annotations

    def says(self, cell: Cell) -> Json:
        """Return the label of a cell that the sheet has, as it is shown."""
        return said(self.sheet[cell].label)


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotators:
    """Two people, and what they say together; ``third`` is the arbiter, if there is one."""

    pair: tuple[Person, Person]
    third: tuple[Person, ...]
    merged: Merged

    def source(self) -> LabelSource:
        """Return their labels with what each of them says of a cell."""
        return LabelSource(labels=self.merged.labels, evidence=self._evidence)

    def as_json(self, inventory: Inventory) -> Json:
        """Return how the two agreed before they were merged, and what became of their cells."""
        first, second = self.pair
        compared = compare(labels_of(first.sheet), labels_of(second.sheet), inventory)
        return {
            "pair": pair_json(first.name, second.name, compared),
            "arbiter": [person.name for person in self.third],
            "merged": len(self.merged.labels),
            "arbitrated": [self._differing_json(cell, decided=True) for cell in self.merged.arbitrated],
            "waiting": [self._differing_json(cell, decided=False) for cell in self.merged.waiting],
            "single": [_cell_json(cell) for cell in self.merged.single],
        }

    def _asked(self, cell: Cell) -> Sequence[Person]:
        """Return who has a say in a cell."""
        return (*self.pair, *self.third) if cell in self.merged.arbitrated else self.pair

    def _evidence(self, cell: Cell) -> Json:
        people = [
            {"name": _called(each, self.third), "notes": each.sheet[cell].notes} | each.says(cell)
            for each in self._asked(cell)
            if cell in each.sheet
        ]
        return {"annotators": people}

    def _differing_json(self, cell: Cell, *, decided: bool) -> Json:
        first, second = (person.sheet[cell].label for person in self.pair)
        says = {person.name: person.says(cell) for person in self.pair}
        decision: Json = {"decision": said(self.merged.labels[cell])} if decided else {}
        return _cell_json(cell) | {"differ": differing(first, second), "says": says} | decision


def _called(person: Person, third: Sequence[Person]) -> str:
    return f"{person.name} (arbiter)" if person in third else person.name


def _cell_json(cell: Cell) -> Json:
    return {"model": cell.model, "case": cell.case, "round": cell.round, "family": cell.family.value}
