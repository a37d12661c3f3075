export interface Sheet {
  path: string;
  title: string;
  lead: string;
  cards: string[];
}

export const notes = ["Looked after by the committee", "Changed this week", "Ask in the hut on Saturday", "Open to every member"];

export const sheets: Sheet[] = [
  {
    path: "/",
    title: "Plots",
    lead: "Forty plots between the canal and the railway, each with a shed and a tap.",
    cards: ["Free plots", "Half plots", "Waiting list", "Site map"],
  },
  {
    path: "/plots/12",
    title: "Plot twelve",
    lead: "South facing, dug over in October, with a cold frame along the wall.",
    cards: ["Soil test", "Neighbours", "Water butt", "Shed key"],
  },
  {
    path: "/calendar",
    title: "Calendar",
    lead: "What to sow, plant out and harvest this month, by the frost dates of the site.",
    cards: ["Sow under glass", "Chit potatoes", "Prune apples", "Order seed"],
  },
  {
    path: "/seeds",
    title: "Seed swap",
    lead: "Packets that members have to spare, with the year they were saved.",
    cards: ["Broad beans", "Leek Musselburgh", "Beetroot", "Sweet peas"],
  },
  {
    path: "/tools",
    title: "Tool shed",
    lead: "Tools to borrow for a weekend; bring them back clean and dry.",
    cards: ["Rotavator", "Shredder", "Long ladder", "Seed drill"],
  },
  {
    path: "/water",
    title: "Water",
    lead: "Readings of the three tanks, and whose turn it is at the pump.",
    cards: ["North tank", "South tank", "Pump rota", "Leaks"],
  },
  {
    path: "/news",
    title: "News",
    lead: "Letters from the committee, newest first.",
    cards: ["Gate code changes", "Manure delivery", "Bonfire rules", "Open day"],
  },
  {
    path: "/members",
    title: "Members",
    lead: "Who gardens where, and how to reach them.",
    cards: ["Ada Okafor", "Ben Tran", "Clara Voss", "Dev Patel"],
  },
  {
    path: "/accounts",
    title: "Accounts",
    lead: "Rents, seed orders and the roof fund of this year.",
    cards: ["Rents paid", "Seed order", "Roof fund", "Insurance"],
  },
  {
    path: "/meetings",
    title: "Meetings",
    lead: "Dates and minutes of the meetings in the hut.",
    cards: ["January minutes", "Spring meeting", "Work party", "Annual meeting"],
  },
  {
    path: "/rules",
    title: "Rules",
    lead: "What was agreed on, so that nobody has to ask twice.",
    cards: ["Paths", "Bonfires", "Hens and bees", "Sheds"],
  },
  {
    path: "/settings",
    title: "Settings",
    lead: "Your own details, and what the site may write to you about.",
    cards: ["Name and plot", "Letters", "Language", "Leave the site"],
  },
];
