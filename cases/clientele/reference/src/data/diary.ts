import type { Letter, Note, Notice, Stop, Task, Visit } from "./types";

export const visits: Visit[] = [
  { date: "2026-01-12", customerId: "harbourside-hall", work: "Concert tuning at A442 for the Brodsky recital; voiced the top two octaves.", by: "Ines Marlowe" },
  { date: "2025-12-21", customerId: "harbourside-hall", work: "Interval touch-up, main stage. Una corda pedal squeak cured.", by: "Callum Reid" },
  { date: "2025-12-04", customerId: "harbourside-hall", work: "Christmas season tuning, first of five.", by: "Ines Marlowe" },
  { date: "2026-01-05", customerId: "bellwether-studios", work: "Both live rooms tuned before the string session.", by: "Ruth Adeyemi" },
  { date: "2025-12-18", customerId: "eastgate-conservatoire", work: "End-of-term tuning in teaching and practice rooms.", by: "Tom Pike" },
];

export const letters: Letter[] = [
  { date: "2026-01-13", customerId: "harbourside-hall", subject: "Jazz weekend, 23 to 25 January", gist: "Delphine asks for a tuning before each evening show." },
  { date: "2025-12-30", customerId: "harbourside-hall", subject: "Remittance for MP-1051", gist: "Paid in full, with thanks to Callum for the interval rescue." },
  { date: "2026-01-11", customerId: "bellwether-studios", subject: "Retainer renewal", gist: "Nadia is happy with quarterly invoices." },
];

export const notes: Note[] = [
  { id: "n1", customerId: "harbourside-hall", text: "Stage door code changes monthly; ring Delphine.", author: "Callum Reid", date: "2026-01-12" },
  { id: "n2", customerId: "harbourside-hall", text: "Visiting pianists get A442; A440 again on Mondays.", author: "Ines Marlowe", date: "2025-12-04" },
  { id: "n3", customerId: "harbourside-hall", text: "Bösendorfer soundboard: hairline crack near the bass bridge, stable since 2023.", author: "Tom Pike", date: "2025-10-17" },
  { id: "n4", customerId: "bellwether-studios", text: "No work while the red light is on.", author: "Ruth Adeyemi", date: "2026-01-05" },
  { id: "n5", customerId: "eastgate-conservatoire", text: "Porter holds keys for the recital room until 18:00.", author: "Tom Pike", date: "2025-12-18" },
];

export const notices: Notice[] = [
  { id: "a1", kind: "Enquiries", title: "Quarry Lane asked for a quote", body: "Full regulation of a 1921 Steinway O, before March.", date: "2026-01-15", time: "08:42", read: false },
  { id: "a2", kind: "Visits", title: "Lantern Theatre moved to 11:30", body: "Get-in is running late; the pit is free from half past.", date: "2026-01-15", time: "08:15", read: false },
  { id: "a3", kind: "Reminders", title: "Eastgate invoice due on Saturday", body: "MP-1055 has not been paid yet.", date: "2026-01-15", time: "07:00", read: false },
  { id: "a4", kind: "Payments", title: "Larkfield Hotel paid MP-1058", body: "Card payment, settled in six days.", date: "2026-01-14", time: "16:20", read: true },
  { id: "a5", kind: "Visits", title: "Tom finished at Dr. Farrow's", body: "Treble section strung; bass strings arrive Tuesday.", date: "2026-01-14", time: "15:05", read: false },
  { id: "a6", kind: "Enquiries", title: "Wrington Village Hall called back", body: "Committee approves one tuning, wants a date in February.", date: "2026-01-14", time: "10:31", read: true },
  { id: "a7", kind: "Payments", title: "Clifton Choral paid MP-1056", body: "Bank transfer, ten days early.", date: "2026-01-08", time: "12:10", read: true },
  { id: "a8", kind: "Reminders", title: "Van service booked", body: "Hire van is off the road on 20 January.", date: "2026-01-07", time: "09:00", read: true },
  { id: "a9", kind: "Payments", title: "Frome Assembly Rooms paid MP-1052", body: "One day late, no charge added.", date: "2026-01-05", time: "17:44", read: true },
];

export const tasks: Task[] = [
  { id: "t1", text: "Ring Caitlin about the Broadwood invoice", due: "2026-01-15", done: false },
  { id: "t2", text: "Quote Quarry Lane for regulation", due: "2026-01-16", done: false },
  { id: "t3", text: "Order bass strings for Dr. Farrow", due: "2026-01-13", done: true },
  { id: "t4", text: "Confirm jazz weekend with Delphine", due: "2026-01-19", done: false },
];

export const round: Stop[] = [
  { id: "s1", time: "09:30", customerId: "bellwether-studios", work: "Tune live room A", access: "Buzz flat 2 if the studio door is shut. Parking behind the bakery." },
  { id: "s2", time: "11:30", customerId: "lantern-theatre", work: "Pit upright, check castors", access: "Stage door on Copse Road; sign in with Joss." },
  { id: "s3", time: "14:00", customerId: "harbourside-hall", work: "Steinway D, pre-concert", access: "Loading bay 3. Hall must be silent from 15:45." },
];
