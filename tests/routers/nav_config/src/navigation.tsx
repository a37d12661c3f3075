import { Home, LineChart, Users } from "lucide-react";
import { Overview } from "./views/Overview";
import { People } from "./views/People";
import { Sales } from "./views/Sales";

export const navigation = [
  {
    title: "Numbers",
    items: [
      { label: "Overview", href: "/overview", icon: Home, view: Overview },
      { label: "Sales", href: "/sales", icon: LineChart, view: Sales },
    ],
  },
  { title: "Team", items: [{ label: "People", href: "/people", icon: Users, view: People }] },
];
