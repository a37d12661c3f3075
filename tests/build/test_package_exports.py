import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from pytest_ui2app.build.package_exports import Offer, offered_name
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import scaffold_modules

YES, NO, UNKNOWN = Offer.YES, Offer.NO, Offer.UNKNOWN
PACKAGES: Mapping[str, Mapping[str, object]] = {
    "icons": {
        "package.json": {"main": "dist/cjs.js", "module": "dist/esm/icons.js"},
        "dist/esm/icons.js": "export { default as House, default as HouseIcon } from './house.js';\n"
        "export * from './shapes';\nexport const size = 1, { color } = {};",
        "dist/esm/house.js": "export default 1;",
        "dist/esm/shapes.js": "export function Circle() {}\nexport default 2;",
        "dist/cjs.js": "exports.OnlyInCommonJs = 1;",
    },
    "@scope/kit": {
        "package.json": {
            "exports": {
                ".": {"types": "./kit.d.ts", "require": "./kit.cjs", "import": ["./kit.mjs", "./gone.mjs"]},
                "./theme": {"browser": {"production": "./theme.mjs"}},
                "./parts/*": "./lib/*.mjs",
                "./parts/private/*": None,
                "./lost": "./nowhere.mjs",
                "./out": "../icons/dist/cjs.js",
                "./server": {"node": "./kit.mjs"},
            }
        },
        "kit.mjs": "export const kit = 1;\nexport * from 'icons';",
        "theme.mjs": "export default {};",
        "lib/button.mjs": "export class Button {}",
        "lib/private/x.mjs": "",
    },
    "old": {
        "package.json": {"main": "lib"},
        "lib/index.js": "module.exports = require('./real.js');",
        "lib/real.js": "exports.useOld = function () {};\nif (exports.compared == 1) {}",
    },
    "opaque": {"package.json": {}, "index.js": "module.exports = make();"},
    "sugar": {"package.json": {"exports": "./i.mjs"}, "i.mjs": "export { a as b };"},
    "broken": {"package.json": "{", "index.mjs": "export const a = 1;"},
    "listed": {"package.json": "[1]"},
    "circle": {"package.json": {}, "index.mjs": "export * from './a';", "a.mjs": "export * from './index';"},
}


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("node_modules")
    for name, files in PACKAGES.items():
        for path, content in files.items():
            target = folder / name / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("specifier", "name", "offer"),
    [
        ("icons", "House", YES),
        ("icons", "HouseIcon", YES),
        ("icons", "Circle", YES),
        ("icons", "color", YES),
        ("icons", "Github", NO),
        ("icons", "OnlyInCommonJs", NO),
        ("icons", "default", NO),
        ("icons/dist/esm/shapes", "default", YES),
        ("@scope/kit", "kit", YES),
        ("@scope/kit", "House", UNKNOWN),
        ("@scope/kit", "default", NO),
        ("@scope/kit/parts/button", "Button", YES),
        ("@scope/kit/parts/button", "default", NO),
        ("@scope/kit/lost", "x", UNKNOWN),
        ("old", "useOld", YES),
        ("old", "default", YES),
        ("old", "compared", NO),
        ("old", "useNew", NO),
        ("opaque", "anything", UNKNOWN),
        ("sugar", "b", YES),
        ("sugar", "a", NO),
        ("circle", "a", NO),
        ("icons/dist/esm/house.js", "default", YES),
        ("icons/house", "default", UNKNOWN),
        ("icons/../old/lib/real.js", "useOld", UNKNOWN),
        ("@scope/kit/parts/input", "x", UNKNOWN),
        ("@scope/kit/parts/private/x", "x", UNKNOWN),
        ("@scope/kit/out", "OnlyInCommonJs", UNKNOWN),
        ("@scope/kit/server", "kit", UNKNOWN),
        ("@scope/kit/kit.mjs", "kit", UNKNOWN),
        ("never-installed", "x", UNKNOWN),
    ],
)
def test_a_module_offers_the_names_it_exports_or_passes_on(
    specifier: str, name: str, offer: Offer, modules: Path
) -> None:
    assert offered_name(modules, specifier, name) is offer


@pytest.mark.full
@pytest.mark.parametrize(
    ("specifier", "name", "offer"),
    [
        ("lucide-react", "House", YES),
        ("lucide-react", "Tiktok", NO),
        ("react", "useState", YES),
        ("react", "useEvent", NO),
        ("react-dom/client", "createRoot", YES),
        ("react-router-dom", "useNavigate", YES),
        ("react-router-dom", "useHistory", NO),
    ],
)
def test_the_scaffolds_own_packages_can_be_read(specifier: str, name: str, offer: Offer) -> None:
    assert offered_name(scaffold_modules(scaffold_folder()), specifier, name) is offer
