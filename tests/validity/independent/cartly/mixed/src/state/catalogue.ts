export type GlazeId = "cobalt" | "celadon" | "chalk" | "iron" | "soot" | "ochre";

export const GLAZES: Record<GlazeId, { name: string; body: string; light: string; rim: string; inside: string }> = {
  cobalt: { name: "Cobalt", body: "#2a4db0", light: "#4a68bd", rim: "#4a6cc8", inside: "#1d3681" },
  celadon: { name: "Celadon", body: "#8fb5a1", light: "#a5c4b3", rim: "#a9ccba", inside: "#5f8a76" },
  chalk: { name: "Chalk", body: "#f1ede1", light: "#f8f6ee", rim: "#fffef8", inside: "#d8d2c0" },
  iron: { name: "Iron red", body: "#a8432b", light: "#b9614c", rim: "#bb5a41", inside: "#76291a" },
  soot: { name: "Soot", body: "#363b3d", light: "#515658", rim: "#4c5254", inside: "#222627" },
  ochre: { name: "Ochre", body: "#d49a2e", light: "#dcae57", rim: "#e2b257", inside: "#94691a" },
};

export type Category = "Table pots" | "Floor pots" | "Hanging" | "Saucers & jugs";
export const CATEGORIES: Category[] = ["Table pots", "Floor pots", "Hanging", "Saucers & jugs"];

export type Shape = "tapered" | "bowl" | "cylinder" | "hanging" | "tall" | "trough" | "saucer" | "jug" | "round" | "tray";
export type Plant = "agave" | "cactus" | "pilea" | "string" | "spiky" | "none";

export interface Size {
  name: string;
  cm: number;
  price: number;
}

export interface Product {
  slug: string;
  name: string;
  category: Category;
  glazes: GlazeId[];
  sizes: Size[];
  stock: number;
  badge?: "New";
  shape: Shape;
  plant: Plant;
  backdrop: string;
  blurb: string;
  weight: string;
}

const SAND = "#e8ddc3";
const SKY = "#d3ddf0";
const BLUSH = "#eed5c8";
const SAGE = "#d6e1da";
const STONE = "#dddcd3";

const s = (...entries: [string, number, number][]): Size[] => entries.map(([name, cm, price]) => ({ name, cm, price }));

export const PRODUCTS: Product[] = [
  {
    slug: "harbour-planter", name: "Harbour planter", category: "Table pots", glazes: ["cobalt", "chalk", "soot"],
    sizes: s(["Small", 14, 24], ["Medium", 18, 32], ["Large", 24, 46]), stock: 12, shape: "tapered", plant: "agave", backdrop: SAND,
    blurb: "Our first pot and still the one we throw most. Straight shoulders, a thumb-wide rim and a dipped glaze that stops where it likes.",
    weight: "Weighs 1.1 kg (small) to 2.6 kg (large)",
  },
  {
    slug: "dune-bowl", name: "Dune bowl", category: "Table pots", glazes: ["ochre", "chalk"],
    sizes: s(["Small", 16, 29], ["Large", 22, 41]), stock: 3, shape: "bowl", plant: "cactus", backdrop: SKY,
    blurb: "Low and wide, for bulbs and cacti that like their elbows out.", weight: "Weighs 0.9 kg (small) to 1.8 kg (large)",
  },
  {
    slug: "samphire-pot", name: "Samphire pot", category: "Table pots", glazes: ["celadon", "chalk", "iron"],
    sizes: s(["Small", 11, 18], ["Medium", 15, 26], ["Large", 19, 37]), stock: 20, shape: "cylinder", plant: "pilea", backdrop: BLUSH,
    blurb: "A plain cylinder with a rolled lip. Sits on any sill without asking for attention.", weight: "Weighs 0.7 kg (small) to 1.9 kg (large)",
  },
  {
    slug: "gull-hanging-pot", name: "Gull hanging pot", category: "Hanging", glazes: ["chalk", "celadon"],
    sizes: s(["One size", 15, 34]), stock: 7, shape: "hanging", plant: "string", backdrop: SAGE,
    blurb: "Hangs from tarred cord with a brass ring. Made for anything that trails.", weight: "Weighs 0.8 kg with its cord",
  },
  {
    slug: "lighthouse-floor-pot", name: "Lighthouse floor pot", category: "Floor pots", glazes: ["iron", "chalk", "cobalt"],
    sizes: s(["Medium", 32, 88], ["Large", 40, 124]), stock: 5, shape: "tall", plant: "spiky", backdrop: STONE,
    blurb: "Tall, narrow at the foot and heavier than it looks. It will not tip in a draught.", weight: "Weighs 6.2 kg (medium) to 9.4 kg (large)",
  },
  {
    slug: "quayside-trough", name: "Quayside trough", category: "Table pots", glazes: ["celadon", "soot"],
    sizes: s(["Medium", 40, 48], ["Large", 55, 66]), stock: 9, badge: "New", shape: "trough", plant: "spiky", backdrop: SAND,
    blurb: "A long trough for herbs, or for one thing that spreads.", weight: "Weighs 2.8 kg (medium) to 4.1 kg (large)",
  },
  {
    slug: "tideline-saucer", name: "Tideline saucer", category: "Saucers & jugs", glazes: ["chalk", "cobalt", "celadon", "iron", "soot", "ochre"],
    sizes: s(["Small", 14, 9], ["Medium", 19, 11], ["Large", 25, 15]), stock: 30, shape: "saucer", plant: "none", backdrop: SKY,
    blurb: "Catches what the pot lets go. Glazed on both sides.", weight: "Weighs 0.3 kg (small) to 0.7 kg (large)",
  },
  {
    slug: "shingle-jug", name: "Shingle jug", category: "Saucers & jugs", glazes: ["soot", "chalk"],
    sizes: s(["One size", 21, 42]), stock: 0, shape: "jug", plant: "none", backdrop: BLUSH,
    blurb: "A watering jug with a spout that does not dribble. Holds a litre and a half.", weight: "Weighs 1.2 kg empty",
  },
  {
    slug: "oyster-bowl", name: "Oyster bowl", category: "Table pots", glazes: ["chalk", "celadon"],
    sizes: s(["Small", 13, 22], ["Large", 19, 33]), stock: 14, badge: "New", shape: "bowl", plant: "pilea", backdrop: SAGE,
    blurb: "A footed bowl with a wavering edge, no two alike.", weight: "Weighs 0.8 kg (small) to 1.5 kg (large)",
  },
  {
    slug: "capstan-pot", name: "Capstan pot", category: "Table pots", glazes: ["iron", "soot", "ochre"],
    sizes: s(["Medium", 17, 27], ["Large", 22, 39]), stock: 8, shape: "round", plant: "agave", backdrop: SKY,
    blurb: "Round-bellied and narrow at the neck, so the soil stays damp.", weight: "Weighs 1.4 kg (medium) to 2.2 kg (large)",
  },
  {
    slug: "breakwater-tub", name: "Breakwater tub", category: "Floor pots", glazes: ["soot", "cobalt"],
    sizes: s(["Medium", 34, 72], ["Large", 42, 98]), stock: 4, shape: "cylinder", plant: "spiky", backdrop: STONE,
    blurb: "A straight-sided tub for a small tree or a big fern.", weight: "Weighs 7.0 kg (medium) to 10.1 kg (large)",
  },
  {
    slug: "groyne-planter", name: "Groyne planter", category: "Floor pots", glazes: ["celadon", "iron"],
    sizes: s(["One size", 45, 129]), stock: 0, shape: "tall", plant: "agave", backdrop: SAND,
    blurb: "The largest thing that fits in our kiln, and only just.", weight: "Weighs 12.5 kg",
  },
  {
    slug: "tern-hanging-bowl", name: "Tern hanging bowl", category: "Hanging", glazes: ["cobalt", "chalk", "ochre"],
    sizes: s(["Small", 14, 31], ["Large", 20, 44]), stock: 6, shape: "hanging", plant: "string", backdrop: BLUSH,
    blurb: "A shallow bowl on three cords, light enough for a curtain hook.", weight: "Weighs 0.7 kg (small) to 1.3 kg (large)",
  },
  {
    slug: "buoy-hanging-pot", name: "Buoy hanging pot", category: "Hanging", glazes: ["iron", "chalk"],
    sizes: s(["One size", 13, 28]), stock: 10, shape: "hanging", plant: "string", backdrop: SKY,
    blurb: "Round as a buoy, with a flat back so it sits against a wall.", weight: "Weighs 0.6 kg with its cord",
  },
  {
    slug: "orlop-tray", name: "Orlop tray", category: "Saucers & jugs", glazes: ["celadon", "soot"],
    sizes: s(["One size", 38, 26]), stock: 11, shape: "tray", plant: "none", backdrop: BLUSH,
    blurb: "A long tray for three small pots, or for the post.", weight: "Weighs 1.0 kg",
  },
  {
    slug: "bosun-jug", name: "Bosun jug", category: "Saucers & jugs", glazes: ["ochre", "cobalt"],
    sizes: s(["One size", 18, 36]), stock: 2, shape: "jug", plant: "none", backdrop: SAGE,
    blurb: "A small jug for a small shelf. Holds three quarters of a litre.", weight: "Weighs 0.8 kg empty",
  },
];

export const productBySlug = (slug: string) => PRODUCTS.find((p) => p.slug === slug);

export const fromPrice = (p: Product) => Math.min(...p.sizes.map((x) => x.price));

export const priceLabel = (p: Product) => (p.sizes.length > 1 ? `from ${money(fromPrice(p))}` : money(fromPrice(p)));

export const glazeSummary = (p: Product) =>
  `${GLAZES[p.glazes[0]].name}${p.glazes.length > 1 ? ` +${p.glazes.length - 1}` : ""}`;

export const money = (value: number) => `${value < 0 ? "-" : ""}£${Math.abs(value).toFixed(2)}`;
