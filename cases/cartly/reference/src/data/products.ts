import type { Category, Glaze, Product, Size } from "../state/types";

export const CATEGORIES: Category[] = ["Table pots", "Floor pots", "Hanging", "Saucers & jugs"];

const sizes = (...rows: [label: string, cm: number, pounds: number][]): Size[] =>
  rows.map(([label, cm, pounds]) => ({ id: `${cm}cm`, label, cm, price: Math.round(pounds * 100) }));

const MIST = "#d5e1da", SAND = "#e8dcc2", SKY = "#d3ddf0", BLUSH = "#edd5c8", STONE = "#dcdcd3";
const WIPE = "Wipe with a damp cloth. Bring indoors below -5 °C; the raw clay foot drinks water and can crack in a hard frost.";
const SOAK = "Soak for ten minutes before first planting. White bloom on the clay is only salt: brush it off dry.";

export const PRODUCTS: Product[] = [
  { id: "harbour-planter", name: "Harbour planter", category: "Table pots", shape: "taper", plant: "strap", tile: SAND,
    glazes: ["cobalt", "chalk", "soot"], sizes: sizes(["Small", 14, 24], ["Medium", 18, 32], ["Large", 24, 46]), stock: 12, added: "2025-09-02",
    blurb: "Our first pot and still the one we throw most. Straight shoulders, a thumb-wide rim and a dipped glaze that stops where it likes.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole, cork plug included", "Weighs 1.1 kg (small) to 2.6 kg (large)"], care: WIPE },
  { id: "dune-bowl", name: "Dune bowl", category: "Table pots", shape: "bowl", plant: "cactus", tile: SKY,
    glazes: ["ochre", "chalk"], sizes: sizes(["Medium", 22, 29], ["Wide", 28, 38]), stock: 3, added: "2025-11-18",
    blurb: "A low, open bowl for succulents and spring bulbs, with grit in the clay so the sides stay pleasantly rough.",
    details: ["Grogged stoneware, sanded foot", "Two drainage holes", "9 cm deep at the centre"], care: SOAK },
  { id: "samphire-pot", name: "Samphire pot", category: "Table pots", shape: "cylinder", plant: "round", tile: BLUSH,
    glazes: ["celadon", "cobalt", "ochre"], sizes: sizes(["Small", 11, 18], ["Medium", 14, 22]), stock: 24, added: "2025-06-11",
    blurb: "The windowsill pot. It fits a supermarket basil exactly, which is most of the reason we make it.",
    details: ["Stoneware with a celadon ash glaze", "One drainage hole", "Stacks four high"], care: WIPE },
  { id: "gull-hanging-pot", name: "Gull hanging pot", category: "Hanging", shape: "hanging", plant: "trail", tile: MIST,
    glazes: ["chalk", "celadon"], sizes: sizes(["One size", 19, 34]), stock: 9, added: "2025-10-07",
    blurb: "Round-bottomed and light, on a tarred cotton cord that will hold six kilos of wet soil.",
    details: ["Thin-walled stoneware, 780 g", "No drainage hole: use a liner", "Cord adjusts from 40 to 90 cm"], care: WIPE },
  { id: "lighthouse-floor-pot", name: "Lighthouse floor pot", category: "Floor pots", shape: "tall", plant: "fern", tile: STONE,
    glazes: ["iron", "soot", "chalk"], sizes: sizes(["Tall", 38, 88], ["Taller", 46, 112]), stock: 5, added: "2025-08-21",
    blurb: "Thrown in two halves and joined at the waist. Narrow enough for a hallway and heavy enough for the cat.",
    details: ["Coarse stoneware, 7 to 11 kg", "One large drainage hole", "Felt feet fitted"], care: SOAK },
  { id: "quayside-trough", name: "Quayside trough", category: "Table pots", shape: "trough", plant: "fern", tile: SAND,
    glazes: ["celadon", "iron"], sizes: sizes(["Short", 40, 48], ["Long", 60, 66]), stock: 7, added: "2025-12-09", isNew: true,
    blurb: "A slab-built trough for herbs in a row. Slightly tapered, so it comes off a narrow sill without a fight.",
    details: ["Slab-built stoneware", "Three drainage holes", "14 cm wide, 13 cm deep"], care: WIPE },
  { id: "tideline-saucer", name: "Tideline saucer", category: "Saucers & jugs", shape: "saucer", plant: "none", tile: SKY,
    glazes: ["chalk", "cobalt", "celadon", "iron", "soot", "ochre"], sizes: sizes(["Small", 15, 9], ["Medium", 19, 11], ["Large", 25, 14]), stock: 40, added: "2025-05-30",
    blurb: "Glazed all over, so it really does keep the water off the table. Matches every pot we make.",
    details: ["Fully glazed stoneware", "Raised ring keeps roots out of water", "Dishwasher safe"], care: WIPE },
  { id: "shingle-jug", name: "Shingle jug", category: "Saucers & jugs", shape: "jug", plant: "none", tile: BLUSH,
    glazes: ["soot", "cobalt"], sizes: sizes(["1.2 litre", 21, 42]), stock: 0, added: "2025-11-02",
    blurb: "A watering jug with a long, slow pour. The handle is pulled on the pot, not stuck on after.",
    details: ["Stoneware, lined inside", "Holds 1.2 litres", "Pours without drips (we checked)"], care: WIPE },
  { id: "breakwater-floor-pot", name: "Breakwater floor pot", category: "Floor pots", shape: "taper", plant: "round", tile: SAND,
    glazes: ["cobalt", "iron"], sizes: sizes(["Large", 34, 96]), stock: 2, added: "2025-07-15",
    blurb: "The Harbour planter, scaled up until it took two of us to lift it into the kiln.",
    details: ["Coarse stoneware, 9 kg", "One large drainage hole", "Felt feet fitted"], care: SOAK },
  { id: "pebble-trio", name: "Pebble pots, set of three", category: "Table pots", shape: "trio", plant: "none", tile: MIST,
    glazes: ["chalk", "ochre", "celadon"], sizes: sizes(["Set of 3", 8, 36]), stock: 11, added: "2025-12-16", isNew: true,
    blurb: "Three small pots thrown off the same lump of clay. For cuttings, seedlings or pencils.",
    details: ["Stoneware, 8 cm across", "Drainage holes in all three", "Sold as a set"], care: WIPE },
  { id: "netmaker-bowl", name: "Netmaker hanging bowl", category: "Hanging", shape: "hanging", plant: "fern", tile: STONE,
    glazes: ["iron", "soot"], sizes: sizes(["One size", 24, 39]), stock: 0, added: "2025-09-26",
    blurb: "A wide hanging bowl in a hand-knotted net, tied by Joan two doors down from the workshop.",
    details: ["Stoneware bowl, 1.2 kg", "No drainage hole: use a liner", "Net is waxed flax"], care: WIPE },
  { id: "orlop-tray", name: "Orlop tray", category: "Saucers & jugs", shape: "tray", plant: "none", tile: BLUSH,
    glazes: ["celadon", "soot"], sizes: sizes(["Standard", 42, 26]), stock: 6, added: "2025-10-29",
    blurb: "A long drip tray that takes three Samphire pots in a row, with a lip deep enough to forgive over-watering.",
    details: ["Fully glazed stoneware", "42 x 14 cm", "Cork pads underneath"], care: WIPE },
  { id: "capstan-pot", name: "Capstan pot", category: "Table pots", shape: "belly", plant: "fern", tile: SKY,
    glazes: ["iron", "celadon"], sizes: sizes(["Medium", 17, 27], ["Large", 21, 35]), stock: 8, added: "2025-08-04",
    blurb: "Round in the belly and tight at the neck, so ferns keep their damp for longer.",
    details: ["Whitstable stoneware", "One drainage hole", "Neck is 11 cm across"], care: SOAK },
  { id: "martello-floor-pot", name: "Martello floor pot", category: "Floor pots", shape: "belly", plant: "strap", tile: MIST,
    glazes: ["soot", "chalk"], sizes: sizes(["Extra large", 42, 128]), stock: 4, added: "2025-12-20", isNew: true,
    blurb: "The biggest thing our kiln will take. Built from coils over four days and fired on its own.",
    details: ["Coil-built stoneware, 14 kg", "One large drainage hole", "Two-person delivery"], care: SOAK },
  { id: "slipway-jug", name: "Slipway jug", category: "Saucers & jugs", shape: "jug", plant: "none", tile: SAND,
    glazes: ["celadon", "chalk"], sizes: sizes(["0.8 litre", 17, 38]), stock: 10, added: "2025-06-25",
    blurb: "A smaller jug for smaller pots. Sits on the sill and looks useful even when it is empty.",
    details: ["Stoneware, lined inside", "Holds 0.8 litres", "Handle fits three fingers"], care: WIPE },
  { id: "bosun-hanging-pot", name: "Bosun hanging pot", category: "Hanging", shape: "hanging", plant: "strap", tile: BLUSH,
    glazes: ["cobalt", "ochre"], sizes: sizes(["One size", 16, 31]), stock: 13, added: "2025-07-30",
    blurb: "The small hanging pot, for a kitchen hook or the end of a curtain rail.",
    details: ["Thin-walled stoneware, 620 g", "One drainage hole, plug included", "Cord adjusts from 30 to 70 cm"], care: WIPE },
];

export const productById = (id: string): Product | undefined => PRODUCTS.find((p) => p.id === id);
export const fromPrice = (p: Product): number => Math.min(...p.sizes.map((s) => s.price));
export const sizeOf = (p: Product, id: string): Size => p.sizes.find((s) => s.id === id) ?? p.sizes[0];
export const hasGlaze = (p: Product, g: Glaze): boolean => p.glazes.includes(g);
