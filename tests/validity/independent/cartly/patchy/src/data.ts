export const COL: Record<string, string> = { Cobalt: "#2a4cae", Celadon: "#90b5a2", Chalk: "#f2eee3", "Iron red": "#a8452b", Soot: "#34393a", Ochre: "#d59b32" };
export const CATS = ["Table pots", "Floor pots", "Hanging", "Saucers & jugs"];
const TAN = "#e8dcc2", BLU = "#d3ddf0", PNK = "#edd5c8", MNT = "#d5e1da", GRY = "#dcdcd3";

export type Item = { id: number; name: string; cat: string; bg: string; kind: string; gl: string[]; sz: [string, number, number][]; stock: number; isNew?: boolean };
export type Line = { id: number; gl: string; sz: number; n: number };
export type Sv = { id: number; note: string };

const S = (a: number, p: number): [string, number, number] => ["Small", a, p];
const M = (a: number, p: number): [string, number, number] => ["Medium", a, p];
const L = (a: number, p: number): [string, number, number] => ["Large", a, p];
const O = (a: number, p: number): [string, number, number] => ["One size", a, p];

export const ITEMS: Item[] = [
  { id: 1, name: "Harbour planter", cat: "Table pots", bg: TAN, kind: "cone", gl: ["Cobalt", "Chalk", "Soot"], sz: [S(14, 24), M(18, 32), L(24, 46)], stock: 12 },
  { id: 2, name: "Dune bowl", cat: "Table pots", bg: BLU, kind: "bowl", gl: ["Ochre", "Celadon"], sz: [S(16, 29), M(22, 39)], stock: 3 },
  { id: 3, name: "Samphire pot", cat: "Table pots", bg: PNK, kind: "cyl", gl: ["Celadon", "Chalk", "Ochre"], sz: [S(11, 18), M(15, 25)], stock: 20 },
  { id: 4, name: "Gull hanging pot", cat: "Hanging", bg: MNT, kind: "hang", gl: ["Chalk", "Soot"], sz: [O(15, 34)], stock: 9 },
  { id: 5, name: "Lighthouse floor pot", cat: "Floor pots", bg: GRY, kind: "tall", gl: ["Iron red", "Chalk", "Soot"], sz: [M(30, 88), L(38, 118)], stock: 6 },
  { id: 6, name: "Quayside trough", cat: "Table pots", bg: TAN, kind: "box", gl: ["Celadon", "Cobalt"], sz: [M(40, 48), L(55, 64)], stock: 7, isNew: true },
  { id: 7, name: "Tideline saucer", cat: "Saucers & jugs", bg: BLU, kind: "dish", gl: ["Chalk", "Cobalt", "Celadon", "Iron red", "Soot", "Ochre"], sz: [S(14, 9), M(19, 11)], stock: 50 },
  { id: 8, name: "Shingle jug", cat: "Saucers & jugs", bg: PNK, kind: "jug", gl: ["Soot", "Cobalt"], sz: [O(16, 42)], stock: 0 },
  { id: 9, name: "Orlop tray", cat: "Saucers & jugs", bg: PNK, kind: "dish", gl: ["Celadon"], sz: [O(40, 26)], stock: 8 },
  { id: 10, name: "Capstan pot", cat: "Table pots", bg: BLU, kind: "bowl", gl: ["Iron red", "Cobalt"], sz: [S(12, 20), M(17, 27)], stock: 11 },
  { id: 11, name: "Pebble pot", cat: "Table pots", bg: MNT, kind: "cyl", gl: ["Soot", "Chalk"], sz: [S(9, 14), M(13, 19)], stock: 16, isNew: true },
  { id: 12, name: "Harbour wall pot", cat: "Floor pots", bg: TAN, kind: "cone", gl: ["Soot", "Celadon"], sz: [L(40, 112)], stock: 4 },
  { id: 13, name: "Oyster tub", cat: "Floor pots", bg: BLU, kind: "tall", gl: ["Chalk", "Iron red"], sz: [L(42, 126)], stock: 5 },
  { id: 14, name: "Tern hanging pot", cat: "Hanging", bg: PNK, kind: "hang", gl: ["Cobalt", "Ochre"], sz: [O(18, 36)], stock: 10 },
  { id: 15, name: "Net hanging bowl", cat: "Hanging", bg: GRY, kind: "hang", gl: ["Celadon", "Iron red"], sz: [O(20, 39)], stock: 6 },
  { id: 16, name: "Ebb jug", cat: "Saucers & jugs", bg: MNT, kind: "jug", gl: ["Ochre", "Chalk"], sz: [O(18, 46)], stock: 5 },
];

export const get = (id: number) => ITEMS.find((i) => i.id === id) as Item;
export const gbp = (n: number) => "£" + n.toFixed(2);

export type Ord = { no: string; date: string; st: string; rows: Line[]; total: number };
export const ORDS: Ord[] = [
  { no: "CT-2041", date: "14 Jan 2026", st: "Packing", total: 77.4, rows: [{ id: 6, gl: "Celadon", sz: 0, n: 1 }, { id: 10, gl: "Iron red", sz: 1, n: 1 }, { id: 7, gl: "Iron red", sz: 1, n: 1 }] },
  { no: "CT-2036", date: "9 Jan 2026", st: "On the van", total: 100.45, rows: [{ id: 5, gl: "Iron red", sz: 0, n: 1 }] },
  { no: "CT-1987", date: "23 Nov 2025", st: "Delivered", total: 58.5, rows: [{ id: 3, gl: "Chalk", sz: 0, n: 2 }, { id: 7, gl: "Chalk", sz: 0, n: 2 }] },
  { no: "CT-1954", date: "30 Oct 2025", st: "Cancelled", total: 46.5, rows: [{ id: 8, gl: "Soot", sz: 0, n: 1 }] },
  { no: "CT-1820", date: "5 Jul 2025", st: "Delivered", total: 80, rows: [{ id: 1, gl: "Cobalt", sz: 2, n: 1 }, { id: 4, gl: "Chalk", sz: 0, n: 1 }] },
];
