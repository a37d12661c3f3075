import type { Glaze } from "../state/types";

interface GlazeInk {
  name: string;
  main: string;
  light: string;
  dark: string;
}

export const GLAZES: Record<Glaze, GlazeInk> = {
  cobalt: { name: "Cobalt", main: "#2a4cae", light: "#4d6ecb", dark: "#1c3480" },
  celadon: { name: "Celadon", main: "#8fb6a0", light: "#b3d0bf", dark: "#64907a" },
  chalk: { name: "Chalk", main: "#f3efe4", light: "#fffdf6", dark: "#d6cfbd" },
  iron: { name: "Iron red", main: "#a8452b", light: "#c76646", dark: "#7c2f1b" },
  soot: { name: "Soot", main: "#34393b", light: "#535a5d", dark: "#1f2324" },
  ochre: { name: "Ochre", main: "#d59b32", light: "#e8b85d", dark: "#a97620" },
};

export const GLAZE_IDS: Glaze[] = ["cobalt", "celadon", "chalk", "iron", "soot", "ochre"];
