export type Shape = "planter" | "bowl" | "cylinder" | "hanging" | "tall" | "trough" | "saucer" | "jug" | "round" | "tray";
export type Plant = "aloe" | "cactus" | "pilea" | "trailing" | "agave" | "none";

export interface Size {
  name: string;
  cm: number;
  price: number;
}

export interface Product {
  id: string;
  name: string;
  category: string;
  glazes: string[];
  sizes: Size[];
  stock: number;
  badge?: { text: string; tone: "ochre" | "green" | "ink" };
  shape: Shape;
  plant: Plant;
  backdrop: string;
  blurb: string;
  details: string[];
}

export const glazeColor: Record<string, string> = {
  Cobalt: "#2a4cae",
  Celadon: "#90b6a2",
  Chalk: "#f2eee2",
  "Iron red": "#a8432b",
  Soot: "#34393a",
  Ochre: "#d4992d",
};

export const glazes = Object.keys(glazeColor);
export const categories = ["Table pots", "Floor pots", "Hanging", "Saucers & jugs"];

const sand = "#e8dcc2";
const sky = "#d3ddf0";
const blush = "#edd5c8";
const mint = "#d5e1da";
const stone = "#dcdcd3";

const one = (cm: number, price: number): Size[] => [{ name: "One size", cm, price }];
const sml = (...pairs: [number, number][]): Size[] =>
  pairs.map(([cm, price], i) => ({ name: ["Small", "Medium", "Large"][i], cm, price }));

const low = { text: "Only 3 left", tone: "ochre" as const };
const fresh = { text: "New", tone: "green" as const };
const gone = { text: "Sold out", tone: "ink" as const };

export const products: Product[] = [
  {
    id: "harbour-planter", name: "Harbour planter", category: "Table pots", glazes: ["Cobalt", "Chalk", "Soot"],
    sizes: sml([14, 24], [18, 32], [24, 46]), stock: 12, shape: "planter", plant: "aloe", backdrop: sand,
    blurb: "Our first pot and still the one we throw most. Straight shoulders, a thumb-wide rim and a dipped glaze that stops where it likes.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole, cork plug included", "Weighs 1.1 kg (small) to 2.6 kg (large)"],
  },
  {
    id: "dune-bowl", name: "Dune bowl", category: "Table pots", glazes: ["Ochre", "Chalk"],
    sizes: sml([16, 29], [22, 39]), stock: 3, badge: low, shape: "bowl", plant: "cactus", backdrop: sky,
    blurb: "A low, wide bowl for cacti and spring bulbs, trimmed thin at the lip.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Two drainage holes", "Weighs 0.9 kg (small) to 1.5 kg (medium)"],
  },
  {
    id: "samphire-pot", name: "Samphire pot", category: "Table pots", glazes: ["Celadon", "Chalk", "Cobalt"],
    sizes: sml([11, 18], [15, 26]), stock: 20, shape: "cylinder", plant: "pilea", backdrop: blush,
    blurb: "A small straight-sided pot that fits a windowsill and asks for very little.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole", "Weighs 0.6 kg (small) to 1.0 kg (medium)"],
  },
  {
    id: "gull-hanging-pot", name: "Gull hanging pot", category: "Hanging", glazes: ["Chalk", "Celadon"],
    sizes: one(15, 34), stock: 8, shape: "hanging", plant: "trailing", backdrop: mint,
    blurb: "Hung on waxed cord, with a glazed well so that it never drips on the sofa.",
    details: ["Holds up to 2 kg", "Waxed cord, 90 cm", "No drainage hole"],
  },
  {
    id: "lighthouse-floor-pot", name: "Lighthouse floor pot", category: "Floor pots", glazes: ["Iron red", "Chalk", "Soot"],
    sizes: sml([28, 88], [34, 118]), stock: 5, shape: "tall", plant: "agave", backdrop: stone,
    blurb: "Tall, tapered and heavy enough to stay up in a draughty hall.",
    details: ["Thrown in two sections", "One drainage hole, cork plug included", "Weighs 7.8 kg"],
  },
  {
    id: "quayside-trough", name: "Quayside trough", category: "Table pots", glazes: ["Celadon", "Cobalt"],
    sizes: sml([40, 48], [55, 64]), stock: 9, badge: fresh, shape: "trough", plant: "agave", backdrop: sand,
    blurb: "A long trough for herbs, slab-built and dipped on its side.",
    details: ["Slab-built stoneware", "Three drainage holes", "Weighs 2.4 kg"],
  },
  {
    id: "tideline-saucer", name: "Tideline saucer", category: "Saucers & jugs", glazes: ["Chalk", "Iron red", "Cobalt", "Celadon", "Soot", "Ochre"],
    sizes: sml([14, 9], [19, 11], [25, 14]), stock: 40, shape: "saucer", plant: "none", backdrop: sky,
    blurb: "The saucer that goes under everything else, glazed inside and out.",
    details: ["Watertight glaze", "Felt feet included", "Weighs 0.3 kg"],
  },
  {
    id: "shingle-jug", name: "Shingle jug", category: "Saucers & jugs", glazes: ["Soot", "Chalk"],
    sizes: one(22, 42), stock: 0, badge: gone, shape: "jug", plant: "none", backdrop: blush,
    blurb: "A watering jug with a narrow spout that reaches under the leaves.",
    details: ["Holds 1.4 litres", "Dishwasher safe", "Weighs 1.2 kg"],
  },
  {
    id: "capstan-pot", name: "Capstan pot", category: "Table pots", glazes: ["Iron red", "Soot"],
    sizes: sml([17, 27], [21, 36]), stock: 7, shape: "round", plant: "cactus", backdrop: sky,
    blurb: "Round-bellied and narrow at the neck, like the one on the quay.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole", "Weighs 1.3 kg"],
  },
  {
    id: "orlop-tray", name: "Orlop tray", category: "Saucers & jugs", glazes: ["Celadon", "Soot"],
    sizes: one(42, 26), stock: 11, shape: "tray", plant: "none", backdrop: blush,
    blurb: "A long tray that keeps three small pots together.",
    details: ["Watertight glaze", "Fits the Quayside trough", "Weighs 1.1 kg"],
  },
  {
    id: "breakwater-pot", name: "Breakwater pot", category: "Table pots", glazes: ["Soot", "Ochre"],
    sizes: sml([13, 22], [17, 30]), stock: 10, badge: fresh, shape: "cylinder", plant: "aloe", backdrop: mint,
    blurb: "A stout pot with a turned foot, new from the spring firing.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole", "Weighs 0.9 kg"],
  },
  {
    id: "jetty-floor-pot", name: "Jetty floor pot", category: "Floor pots", glazes: ["Cobalt", "Celadon"],
    sizes: one(32, 96), stock: 4, shape: "tall", plant: "aloe", backdrop: blush,
    blurb: "A straight floor pot for a fig or a rubber plant.",
    details: ["Thrown in two sections", "One drainage hole", "Weighs 8.1 kg"],
  },
  {
    id: "mooring-hanging-pot", name: "Mooring hanging pot", category: "Hanging", glazes: ["Cobalt", "Iron red"],
    sizes: one(17, 38), stock: 6, shape: "hanging", plant: "trailing", backdrop: sand,
    blurb: "A deeper hanging pot with a rope-marked rim.",
    details: ["Holds up to 3 kg", "Waxed cord, 90 cm", "No drainage hole"],
  },
  {
    id: "buoy-hanging-pot", name: "Buoy hanging pot", category: "Hanging", glazes: ["Iron red", "Chalk"],
    sizes: one(13, 28), stock: 0, badge: gone, shape: "hanging", plant: "trailing", backdrop: sky,
    blurb: "A small round pot for a kitchen window.",
    details: ["Holds up to 1 kg", "Waxed cord, 70 cm", "No drainage hole"],
  },
  {
    id: "anchor-floor-pot", name: "Anchor floor pot", category: "Floor pots", glazes: ["Soot", "Chalk"],
    sizes: one(38, 128), stock: 2, shape: "planter", plant: "agave", backdrop: stone,
    blurb: "The largest pot the kiln will take.",
    details: ["Coiled and thrown", "Two drainage holes", "Weighs 14 kg"],
  },
  {
    id: "estuary-jug", name: "Estuary jug", category: "Saucers & jugs", glazes: ["Celadon", "Chalk"],
    sizes: one(18, 36), stock: 9, shape: "jug", plant: "none", backdrop: mint,
    blurb: "A smaller jug for misty mornings and single stems.",
    details: ["Holds 0.8 litres", "Dishwasher safe", "Weighs 0.8 kg"],
  },
];

export const findProduct = (id: string) => products.find((p) => p.id === id);

export const priceLabel = (p: Product) => `${p.sizes.length > 1 ? "from " : ""}£${p.sizes[0].price.toFixed(2)}`;
