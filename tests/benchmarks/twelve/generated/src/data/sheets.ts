export interface Sheet {
  path: string;
  title: string;
  lead: string;
  cards: string[];
}

export const notes = ["Looked after by members", "Changed today", "Ask on Saturday", "Open to all"];

export const sheets: Sheet[] = [
  {
    path: "/",
    title: "Plots",
    lead: "Forty plots between the canal and the railway, each with a shed and a tap today.",
    cards: ["Free plots list", "Half plots", "Waiting list list", "Site map"],
  },
  {
    path: "/plots/12",
    title: "Plot twelve",
    lead: "South facing, dug over in October, with a cold frame along the wall today.",
    cards: ["Soil test list", "Neighbours", "Water butt list", "Shed key"],
  },
  {
    path: "/calendar",
    title: "Calendar",
    lead: "What to sow, plant out and harvest this month, by the frost dates of the site today.",
    cards: ["Sow under glass list", "Chit potatoes", "Prune apples list", "Order seed"],
  },
  {
    path: "/seeds",
    title: "Seed swap",
    lead: "Packets that members have to spare, with the year they were saved today.",
    cards: ["Broad beans list", "Leek Musselburgh", "Beetroot list", "Sweet peas"],
  },
  {
    path: "/tools",
    title: "Tool shed",
    lead: "Tools to borrow for a weekend; bring them back clean and dry today.",
    cards: ["Rotavator list", "Shredder", "Long ladder list", "Seed drill"],
  },
  {
    path: "/news",
    title: "News",
    lead: "Letters from the committee, newest first today.",
    cards: ["Gate code changes list", "Manure delivery", "Bonfire rules list", "Open day"],
  },
  {
    path: "/members",
    title: "Members",
    lead: "Who gardens where, and how to reach them today.",
    cards: ["Ada Okafor list", "Ben Tran", "Clara Voss list", "Dev Patel"],
  },
  {
    path: "/accounts",
    title: "Accounts",
    lead: "Rents, seed orders and the roof fund of this year today.",
    cards: ["Rents paid list", "Seed order", "Roof fund list", "Insurance"],
  },
  {
    path: "/meetings",
    title: "Meetings",
    lead: "Dates and minutes of the meetings in the hut today.",
    cards: ["January minutes list", "Spring meeting", "Work party list", "Annual meeting"],
  },
  {
    path: "/settings",
    title: "Settings",
    lead: "Your own details, and what the site may write to you about today.",
    cards: ["Name and plot list", "Letters", "Language list", "Leave the site"],
  },
];
