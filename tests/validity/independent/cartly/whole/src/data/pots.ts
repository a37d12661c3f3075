export type GlazeId = "cobalt" | "celadon" | "chalk" | "iron" | "soot" | "ochre";

export interface Glaze {
  id: GlazeId;
  name: string;
  fill: string;
  light: string;
  dark: string;
  inside: string;
}

export const GLAZES: Glaze[] = [
  { id: "cobalt", name: "Cobalt", fill: "#2a4cae", light: "#4f70cf", dark: "#20398a", inside: "#1c3178" },
  { id: "celadon", name: "Celadon", fill: "#90b5a2", light: "#a9cbba", dark: "#7ba28e", inside: "#648c79" },
  { id: "chalk", name: "Chalk", fill: "#f2eee3", light: "#fffdf7", dark: "#ddd7c6", inside: "#d6cfbd" },
  { id: "iron", name: "Iron red", fill: "#a8452b", light: "#c4603f", dark: "#8d341f", inside: "#742b1a" },
  { id: "soot", name: "Soot", fill: "#34393a", light: "#4d5455", dark: "#232829", inside: "#1c2021" },
  { id: "ochre", name: "Ochre", fill: "#d59b32", light: "#e3b45a", dark: "#b98222", inside: "#99691a" },
];

export const glazeOf = (id: GlazeId) => GLAZES.find((g) => g.id === id)!;

export const CATEGORIES = ["Table pots", "Floor pots", "Hanging", "Saucers & jugs"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Size {
  id: string;
  name: string;
  across: number;
  price: number;
}

export type Shape = "planter" | "bowl" | "straight" | "hanging" | "tall" | "trough" | "saucer" | "jug" | "round" | "tray";
export type Plant = "aloe" | "cactus" | "pilea" | "trailing" | "agave" | "none";

export interface Pot {
  id: string;
  name: string;
  category: Category;
  shape: Shape;
  plant: Plant;
  backdrop: "sand" | "sky" | "blush" | "mint" | "stone";
  glazes: GlazeId[];
  sizes: Size[];
  stock: number;
  isNew?: boolean;
  added: number;
  blurb: string;
  details: string[];
}

const s = (name: string, across: number, price: number): Size => ({ id: name.toLowerCase().replace(/ /g, "-"), name, across, price });

export const POTS: Pot[] = [
  {
    id: "harbour-planter", name: "Harbour planter", category: "Table pots", shape: "planter", plant: "aloe", backdrop: "sand",
    glazes: ["cobalt", "chalk", "soot"], sizes: [s("Small", 14, 24), s("Medium", 18, 32), s("Large", 24, 46)], stock: 12, added: 1,
    blurb: "Our first pot and still the one we throw most. Straight shoulders, a thumb-wide rim and a dipped glaze that stops where it likes.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole, cork plug included", "Weighs 1.1 kg (small) to 2.6 kg (large)"],
  },
  {
    id: "dune-bowl", name: "Dune bowl", category: "Table pots", shape: "bowl", plant: "cactus", backdrop: "sky",
    glazes: ["ochre", "iron"], sizes: [s("Small", 18, 29), s("Large", 26, 41)], stock: 3, added: 6,
    blurb: "A wide, low bowl for bulbs and cacti, with a belly that sits flat on any sill.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Three drainage holes", "Weighs 1.4 kg (small) to 2.2 kg (large)"],
  },
  {
    id: "samphire-pot", name: "Samphire pot", category: "Table pots", shape: "straight", plant: "pilea", backdrop: "blush",
    glazes: ["celadon", "chalk", "cobalt"], sizes: [s("Small", 11, 18), s("Medium", 15, 26), s("Large", 20, 38)], stock: 21, added: 3,
    blurb: "Upright and unfussy. The small one fits a windowsill, the large one fits a fern.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole, cork plug included", "Weighs 0.7 kg (small) to 2.0 kg (large)"],
  },
  {
    id: "gull-hanging-pot", name: "Gull hanging pot", category: "Hanging", shape: "hanging", plant: "trailing", backdrop: "mint",
    glazes: ["chalk", "celadon"], sizes: [s("One size", 16, 34)], stock: 8, added: 8,
    blurb: "Hung from tarred twine, for anything that would rather fall than climb.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "90 cm of tarred twine included", "Weighs 0.9 kg"],
  },
  {
    id: "lighthouse-floor-pot", name: "Lighthouse floor pot", category: "Floor pots", shape: "tall", plant: "agave", backdrop: "stone",
    glazes: ["iron", "cobalt", "soot"], sizes: [s("Medium", 28, 88), s("Large", 36, 124)], stock: 5, added: 2,
    blurb: "Tall, tapered and heavy enough to stay put when the door is left open.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Two drainage holes", "Weighs 7.5 kg (medium) to 11 kg (large)"],
  },
  {
    id: "quayside-trough", name: "Quayside trough", category: "Table pots", shape: "trough", plant: "agave", backdrop: "sand",
    glazes: ["celadon", "ochre"], sizes: [s("Medium", 40, 48), s("Large", 60, 66)], stock: 9, isNew: true, added: 15,
    blurb: "A long trough for herbs, hand built from slabs and dipped from one end to the other.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Four drainage holes", "Weighs 3.2 kg (medium) to 4.8 kg (large)"],
  },
  {
    id: "tideline-saucer", name: "Tideline saucer", category: "Saucers & jugs", shape: "saucer", plant: "none", backdrop: "sky",
    glazes: ["chalk", "cobalt", "celadon", "iron", "soot", "ochre"], sizes: [s("Small", 14, 9), s("Medium", 19, 11), s("Large", 26, 16)], stock: 40, added: 4,
    blurb: "The saucer that goes under everything else. Glazed all over, so it never marks the table.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Cork feet included", "Weighs 0.3 kg (small) to 0.8 kg (large)"],
  },
  {
    id: "shingle-jug", name: "Shingle jug", category: "Saucers & jugs", shape: "jug", plant: "none", backdrop: "blush",
    glazes: ["soot", "chalk"], sizes: [s("One size", 17, 42)], stock: 0, added: 9,
    blurb: "A watering jug with a spout thin enough for seedlings.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Holds 1.2 litres", "Weighs 1.0 kg"],
  },
  {
    id: "bollard-pot", name: "Bollard pot", category: "Table pots", shape: "straight", plant: "cactus", backdrop: "mint",
    glazes: ["soot", "iron"], sizes: [s("Small", 12, 22), s("Medium", 16, 30)], stock: 15, isNew: true, added: 16,
    blurb: "Squat and sturdy, named for the iron posts along the quay.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole, cork plug included", "Weighs 0.9 kg (small) to 1.6 kg (medium)"],
  },
  {
    id: "capstan-pot", name: "Capstan pot", category: "Table pots", shape: "round", plant: "aloe", backdrop: "sky",
    glazes: ["iron", "cobalt", "ochre"], sizes: [s("Small", 13, 21), s("Medium", 17, 27)], stock: 14, added: 7,
    blurb: "Round in the middle and narrow at the neck, so that moss stays damp.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "One drainage hole", "Weighs 0.9 kg (small) to 1.4 kg (medium)"],
  },
  {
    id: "breakwater-tub", name: "Breakwater tub", category: "Floor pots", shape: "planter", plant: "agave", backdrop: "stone",
    glazes: ["soot", "celadon"], sizes: [s("Medium", 32, 96), s("Large", 40, 128)], stock: 4, added: 5,
    blurb: "A tub for a small tree, with two lugs to lift it by.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Three drainage holes", "Weighs 9 kg (medium) to 14 kg (large)"],
  },
  {
    id: "groyne-floor-pot", name: "Groyne floor pot", category: "Floor pots", shape: "tall", plant: "pilea", backdrop: "blush",
    glazes: ["chalk", "cobalt"], sizes: [s("One size", 30, 110)], stock: 6, added: 10,
    blurb: "Narrow enough for a hallway, deep enough for a fig.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Two drainage holes", "Weighs 8.2 kg"],
  },
  {
    id: "tern-hanging-bowl", name: "Tern hanging bowl", category: "Hanging", shape: "hanging", plant: "trailing", backdrop: "sky",
    glazes: ["ochre", "chalk"], sizes: [s("Small", 14, 31), s("Medium", 20, 39)], stock: 10, added: 11,
    blurb: "Shallower than the Gull and happier in a bathroom.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "90 cm of tarred twine included", "Weighs 0.8 kg (small) to 1.2 kg (medium)"],
  },
  {
    id: "halyard-planter", name: "Halyard planter", category: "Hanging", shape: "hanging", plant: "aloe", backdrop: "sand",
    glazes: ["cobalt", "celadon"], sizes: [s("One size", 18, 37)], stock: 2, added: 12,
    blurb: "Three holes, three cords and a single brass ring.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Brass ring included", "Weighs 1.1 kg"],
  },
  {
    id: "orlop-tray", name: "Orlop tray", category: "Saucers & jugs", shape: "tray", plant: "none", backdrop: "blush",
    glazes: ["celadon", "soot"], sizes: [s("One size", 42, 26)], stock: 11, added: 13,
    blurb: "A long tray for a row of small pots, or for the trough.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Cork feet included", "Weighs 1.6 kg"],
  },
  {
    id: "estuary-jug", name: "Estuary jug", category: "Saucers & jugs", shape: "jug", plant: "none", backdrop: "mint",
    glazes: ["cobalt", "chalk"], sizes: [s("One size", 21, 54)], stock: 7, added: 14,
    blurb: "The big brother of the Shingle, for those who water everything on Sunday.",
    details: ["Whitstable stoneware, fired to 1,240 °C", "Holds 2.1 litres", "Weighs 1.5 kg"],
  },
];

export const potOf = (id: string) => POTS.find((p) => p.id === id);
export const fromPrice = (pot: Pot) => Math.min(...pot.sizes.map((size) => size.price));
export const priceLabel = (pot: Pot) => (pot.sizes.length > 1 ? "from " : "") + money(fromPrice(pot));
export const money = (value: number) => (value < 0 ? "-" : "") + "£" + Math.abs(value).toFixed(2);

export function badgeOf(pot: Pot): { text: string; tone: "amber" | "green" | "dark" } | null {
  if (pot.stock === 0) return { text: "Sold out", tone: "dark" };
  if (pot.stock <= 3) return { text: `Only ${pot.stock} left`, tone: "amber" };
  if (pot.isNew) return { text: "New", tone: "green" };
  return null;
}
