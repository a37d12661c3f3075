import type { AppState, FollowUp, Notification, RoundVisit } from "../state/types";
import { customers } from "./customers";
import { invoices } from "./invoices";

const followUps: FollowUp[] = [
  { id: "f1", text: "Ring Caitlin about the Broadwood invoice", due: "2026-01-15", done: false },
  { id: "f2", text: "Quote Quarry Lane for regulation", due: "2026-01-16", done: false },
  { id: "f3", text: "Order bass strings for Dr. Farrow", due: "2026-01-13", done: true },
  { id: "f4", text: "Confirm jazz weekend with Delphine", due: "2026-01-19", done: false },
];

const round: RoundVisit[] = [
  { id: "r1", time: "09:30", customerId: "bellwether-studios", name: "Bellwether Studios", job: "Tune live room A", address: "14 Silver Street, Bristol", notes: "Ask Nadia for the session sheet; A440.", done: false },
  { id: "r2", time: "11:30", customerId: "lantern-theatre", name: "Lantern Theatre", job: "Pit upright, check castors", address: "3 King's Yard, Bristol", notes: "Get-in is running late; use the dock door.", done: false },
  { id: "r3", time: "14:00", customerId: "harbourside-hall", name: "Harbourside Hall", job: "Steinway D, pre-concert", address: "Narrow Quay, Bristol", notes: "Soloist arrives at 15:30; pitch A442.", done: false },
];

const notifications: Notification[] = [
  { id: "t1", title: "Quarry Lane asked for a quote", body: "Full regulation of a 1921 Steinway O, before March.", kind: "Enquiries", group: "Today", when: "08:42", read: false, link: "/customers/quarry-lane-recital-room" },
  { id: "t2", title: "Lantern Theatre moved to 11:30", body: "Get-in is running late; the pit is free from half past.", kind: "Visits", group: "Today", when: "08:15", read: false, link: "/customers/lantern-theatre" },
  { id: "t3", title: "Eastgate invoice due on Saturday", body: "MP-1055 has not been paid yet.", kind: "Reminders", group: "Today", when: "07:00", read: false, link: "/customers/eastgate-conservatoire" },
  { id: "t4", title: "Larkfield Hotel paid MP-1058", body: "Card payment, settled in six days.", kind: "Payments", group: "Yesterday", when: "16:20", read: true, link: "/customers/the-larkfield-hotel" },
  { id: "t5", title: "Tom finished at Dr. Farrow's", body: "Treble section strung; bass strings arrive Tuesday.", kind: "Visits", group: "Yesterday", when: "15:05", read: false, link: "/customers/dr-helen-farrow" },
  { id: "t6", title: "Wrington Village Hall called back", body: "Committee approves one tuning, wants a date in February.", kind: "Enquiries", group: "Yesterday", when: "10:31", read: true, link: "/customers/wrington-village-hall" },
  { id: "t7", title: "Clifton Choral paid MP-1056", body: "Bank transfer, ten days early.", kind: "Payments", group: "Earlier", when: "8 Jan", read: true, link: "/customers/clifton-choral-society" },
  { id: "t8", title: "Van service booked", body: "Hire van is off the road on 20 January.", kind: "Reminders", group: "Earlier", when: "7 Jan", read: true, link: "/overview" },
  { id: "t9", title: "Frome Assembly Rooms paid MP-1052", body: "One day late, no charge added.", kind: "Payments", group: "Earlier", when: "5 Jan", read: true, link: "/customers/frome-assembly-rooms" },
];

export const initialState: AppState = {
  signedIn: false,
  customers,
  pinned: ["harbourside-hall", "eastgate-conservatoire", "bellwether-studios"],
  invoices,
  followUps,
  hideDone: false,
  round,
  notifications,
  muted: [],
  dismissedOverdue: [],
  pinnedOpen: true,
  settings: {
    name: "Marlowe & Pike",
    email: "accounts@marlowepike.uk",
    terms: 30,
    currency: "GBP",
    footer: "Thank you. Please quote the invoice number when paying.",
    compact: false,
    banner: true,
    evening: false,
    digest: true,
  },
};
