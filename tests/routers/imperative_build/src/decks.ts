export const decks = [
  { id: "verbs", name: "Verbs" },
  { id: "nouns", name: "Nouns" },
];
