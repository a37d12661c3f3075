import type { AppState, Customer, FollowUp, Invoice, Notice, Piano, Status } from "./types";
import { addDays } from "../lib/format";

const MODELS = ["Yamaha U1", "Kawai K-300", "Bechstein B 116", "Blüthner 11", "Broadwood upright", "Steinway Model O"];
const ROOMS = ["Main room", "Practice room", "Foyer", "Studio", "Teaching room", "Hall"];

function pianosFor(id: string, count: number, offset: number): Piano[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${id}-p${i}`,
    model: MODELS[(i + offset) % MODELS.length],
    room: ROOMS[(i + offset) % ROOMS.length],
    detail: "A440, tuned twice a year.",
  }));
}

type Row = [name: string, contact: string, status: Status, owner: string, town: string, pianos: number, visit: string, kind: string];

const ROWS: Row[] = [
  ["Avonmouth Arts Trust", "Gethin Rowe", "Active", "Tom Pike", "Avonmouth", 2, "2025-12-02", "Arts charity"],
  ["Bellwether Studios", "Nadia Farouk", "Active", "Ruth Adeyemi", "Bristol", 2, "2026-01-05", "Recording studio"],
  ["Church of St Anne", "Rev. Paul Denby", "Active", "Callum Reid", "Wells", 1, "2025-10-22", "Church"],
  ["Clifton Choral Society", "Jean Abbott", "Active", "Ines Marlowe", "Bristol", 1, "2025-12-19", "Choir"],
  ["Dr. Helen Farrow", "Helen Farrow", "Active", "Tom Pike", "Bath", 1, "2026-01-13", "Private home"],
  ["Eastgate Conservatoire", "Marcus Lindqvist", "Active", "Ines Marlowe", "Gloucester", 6, "2025-12-18", "Music college"],
  ["Frome Assembly Rooms", "Tilda Marsh", "Paused", "Ruth Adeyemi", "Frome", 1, "2025-12-05", "Concert venue"],
  ["Gloucester Road Jazz Club", "Leon Baptiste", "Active", "Callum Reid", "Bristol", 1, "2025-12-30", "Club"],
  ["Harbourside Hall", "Delphine Okoro", "Active", "Ines Marlowe", "Bristol", 4, "2026-01-12", "Concert venue"],
  ["Hotwells Primary School", "Priya Nair", "Lead", "Callum Reid", "Bristol", 1, "", "School"],
  ["Kingsdown Prep", "Oliver Stannard", "Active", "Tom Pike", "Bristol", 3, "2026-01-09", "School"],
  ["Lantern Theatre", "Caitlin Moss", "Active", "Callum Reid", "Bath", 1, "2025-12-12", "Theatre"],
  ["Montpelier Ballet", "Anya Petrov", "Paused", "Ruth Adeyemi", "Bristol", 1, "2025-06-17", "Dance school"],
  ["Old Mill Wedding Barn", "Georgina Tate", "Active", "Tom Pike", "Chew Magna", 1, "2025-11-28", "Wedding venue"],
  ["Portishead Lido Café", "Sam Whitlock", "Active", "Ruth Adeyemi", "Portishead", 1, "2025-12-08", "Café"],
  ["Quarry Lane", "Edmund Vale", "Lead", "Tom Pike", "Bath", 1, "", "Private home"],
  ["Redland Quaker Meeting", "Miriam Cole", "Active", "Callum Reid", "Bristol", 1, "2025-10-02", "Meeting house"],
  ["St George's Music Trust", "Howard Beck", "Active", "Ines Marlowe", "Bristol", 3, "2025-08-29", "Concert venue"],
  ["The Larkfield Hotel", "Beth Arundel", "Active", "Ruth Adeyemi", "Bath", 1, "2026-01-07", "Hotel"],
  ["Tobacco Lane Stage", "Joss Merrick", "Paused", "Callum Reid", "Bristol", 1, "2025-05-20", "Theatre"],
  ["Westbury Park Nursery", "Lorna Finch", "Lead", "Ruth Adeyemi", "Bristol", 1, "", "Nursery"],
  ["Wrington Village Hall", "Alan Pocock", "Lead", "Ines Marlowe", "Wrington", 1, "", "Village hall"],
];

export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

const PINNED = ["harbourside-hall", "eastgate-conservatoire", "bellwether-studios"];

function customers(): Customer[] {
  return ROWS.map(([name, contact, status, owner, town, pianos, visit, kind], i) => {
    const id = slug(name);
    const base: Customer = {
      id, name, contact, status, owner, town, kind,
      email: `${slug(contact).split("-").pop()}@${id.replace(/-/g, "")}.org`,
      phone: `0117 555 01${String(20 + i)}`,
      pianoCount: pianos,
      lastVisit: visit,
      since: `20${14 + (i % 10)}-0${1 + (i % 9)}-1${i % 10}`,
      pinned: PINNED.includes(id),
      reminders: i % 3 !== 0,
      pianos: pianosFor(id, pianos, i),
      visits: visit ? [{ date: visit, text: "Tuning at A440 and a check of the pedals.", by: owner }] : [],
      letters: visit ? [{ date: visit, text: "Confirmation of the visit" }] : [],
      notes: [],
    };
    return id === "harbourside-hall" ? { ...base, ...HARBOURSIDE } : base;
  });
}

const HARBOURSIDE: Partial<Customer> = {
  email: "stage@harboursidehall.org",
  phone: "0117 555 0103",
  since: "2016-04-02",
  reminders: true,
  pianos: [
    { id: "hh-1", model: "Steinway Model D", room: "Main stage", detail: "1998, Hamburg. A442 for visiting pianists." },
    { id: "hh-2", model: "Yamaha C7X", room: "Studio theatre", detail: "2014. A440, regulated last spring." },
    { id: "hh-3", model: "Bösendorfer 200", room: "Rehearsal room 2", detail: "1986. Soundboard under watch." },
    { id: "hh-4", model: "Kemble Conservatoire", room: "Green room", detail: "2003 upright. Practice use only." },
  ],
  visits: [
    { date: "2026-01-12", text: "Concert tuning at A442 for the Brodsky recital; voiced the top two octaves.", by: "Ines Marlowe" },
    { date: "2025-12-21", text: "Interval touch-up, main stage. Una corda pedal squeak cured.", by: "Callum Reid" },
    { date: "2025-12-04", text: "Christmas season tuning, first of five.", by: "Ines Marlowe" },
  ],
  letters: [
    { date: "2025-12-01", text: "Christmas season schedule" },
    { date: "2025-09-10", text: "Service agreement for 2026" },
  ],
  notes: [
    { id: "n1", text: "Stage door code changes monthly; ring Delphine.", by: "Callum Reid", date: "2026-01-12" },
    { id: "n2", text: "Visiting pianists get A442; A440 again on Mondays.", by: "Ines Marlowe", date: "2025-12-04" },
    { id: "n3", text: "Bösendorfer soundboard: hairline crack near the bass bridge, stable since 2023.", by: "Tom Pike", date: "2025-10-17" },
  ],
};

type Bill = [number: number, customer: string, issued: string, amount: number, work: string, status: Invoice["status"], paidOn?: string];

const BILLS: Bill[] = [
  [1062, "Dr. Helen Farrow", "2026-01-15", 1650, "Restringing, treble and bass", "Draft"],
  [1061, "Avonmouth Arts Trust", "2026-01-14", 1310, "Hammer refacing, two uprights", "Draft"],
  [1060, "Harbourside Hall", "2026-01-12", 510, "Concert tuning and voicing", "Sent"],
  [1059, "Kingsdown Prep", "2026-01-09", 322, "Term tuning, three pianos", "Sent"],
  [1058, "The Larkfield Hotel", "2026-01-07", 140, "Lounge grand tuning", "Paid", "2026-01-13"],
  [1057, "Bellwether Studios", "2026-01-05", 1260, "Action regulation, live room A", "Sent"],
  [1056, "Clifton Choral Society", "2025-12-19", 215, "Carol concert tuning", "Paid", "2026-01-08"],
  [1055, "Eastgate Conservatoire", "2025-12-18", 578, "Practice room round", "Sent"],
  [1054, "Lantern Theatre", "2025-12-12", 312, "Pit upright repair", "Sent"],
  [1053, "Portishead Lido Café", "2025-12-08", 165, "Tuning and damp check", "Sent"],
  [1052, "Frome Assembly Rooms", "2025-12-05", 780, "Grand hire, weekend", "Paid", "2026-01-05"],
  [1051, "Harbourside Hall", "2025-12-04", 1250, "Christmas season tunings", "Paid", "2025-12-20"],
  [1050, "Old Mill Wedding Barn", "2025-11-28", 1850, "Baby grand hire, winter season", "Sent"],
  [1049, "Gloucester Road Jazz Club", "2025-11-20", 430, "Pedal lyre repair", "Paid", "2025-12-11"],
  [1048, "Harbourside Hall", "2025-11-12", 640, "Studio theatre regulation", "Paid", "2025-11-27"],
  [1047, "Eastgate Conservatoire", "2025-11-05", 760, "Practice room round", "Paid", "2025-11-30"],
  [1046, "Avonmouth Arts Trust", "2025-10-28", 885, "Move and storage", "Paid", "2025-11-21"],
  [1045, "Church of St Anne", "2025-10-22", 92, "Harvest tuning", "Sent"],
  [1044, "Bellwether Studios", "2025-10-16", 720, "Voicing, live room B", "Paid", "2025-11-03"],
  [1043, "Harbourside Hall", "2025-10-09", 560, "Festival tunings", "Paid", "2025-10-24"],
  [1042, "Redland Quaker Meeting", "2025-10-02", 500, "Soundboard shim", "Paid", "2025-10-20"],
  [1041, "Kingsdown Prep", "2025-09-24", 322, "Term tuning, three pianos", "Paid", "2025-10-15"],
  [1040, "Harbourside Hall", "2025-09-16", 340, "Season opening tuning", "Paid", "2025-09-29"],
  [1039, "Clifton Choral Society", "2025-09-04", 660, "Rehearsal piano hire", "Paid", "2025-09-22"],
  [1038, "St George's Music Trust", "2025-08-29", 940, "Two concert tunings and voicing", "Paid", "2025-09-18"],
  [1037, "Lantern Theatre", "2025-08-20", 412, "Summer run tunings", "Paid", "2025-09-09"],
  [1036, "Dr. Helen Farrow", "2025-08-12", 650, "Valuation and repair quote", "Paid", "2025-08-28"],
  [1035, "Gloucester Road Jazz Club", "2025-08-04", 480, "Hammer shaping", "Paid", "2025-08-25"],
];

const invoices = (): Invoice[] =>
  BILLS.map(([number, customer, issued, amount, work, status, paidOn]) => ({
    number: `MP-${number}`, customerId: slug(customer), customer, issued, due: addDays(issued, 30), amount, work, status, paidOn,
  }));

const notices = (): Notice[] => [
  { id: "q1", group: "Today", title: "Quarry Lane asked for a quote", text: "Full regulation of a 1921 Steinway O, before March.", kind: "Enquiries", time: "08:42", read: false },
  { id: "q2", group: "Today", title: "Lantern Theatre moved to 11:30", text: "Get-in is running late; the pit is free from half past.", kind: "Visits", time: "08:15", read: false },
  { id: "q3", group: "Today", title: "Eastgate invoice due on Saturday", text: "MP-1055 has not been paid yet.", kind: "Reminders", time: "07:00", read: false },
  { id: "q4", group: "Yesterday", title: "Larkfield Hotel paid MP-1058", text: "Card payment, settled in six days.", kind: "Payments", time: "16:20", read: true },
  { id: "q5", group: "Yesterday", title: "Tom finished at Dr. Farrow's", text: "Treble section strung; bass strings arrive Tuesday.", kind: "Visits", time: "15:05", read: false },
  { id: "q6", group: "Yesterday", title: "Wrington Village Hall called back", text: "Committee approves one tuning, wants a date in February.", kind: "Enquiries", time: "10:31", read: true },
  { id: "q7", group: "Earlier", title: "Clifton Choral paid MP-1056", text: "Bank transfer, ten days early.", kind: "Payments", time: "8 Jan", read: true },
  { id: "q8", group: "Earlier", title: "Van service booked", text: "Hire van is off the road on 20 January.", kind: "Reminders", time: "7 Jan", read: true },
  { id: "q9", group: "Earlier", title: "Frome Assembly Rooms paid MP-1052", text: "One day late, no charge added.", kind: "Payments", time: "5 Jan", read: true },
];

const followUps = (): FollowUp[] => [
  { id: "f1", text: "Ring Caitlin about the Broadwood invoice", due: "Today", done: false },
  { id: "f2", text: "Quote Quarry Lane for regulation", due: "16 Jan", done: false },
  { id: "f3", text: "Order bass strings for Dr. Farrow", due: "13 Jan", done: true },
  { id: "f4", text: "Confirm jazz weekend with Delphine", due: "19 Jan", done: false },
];

export const seed = (): AppState => ({
  signedIn: false,
  customers: customers(),
  pinOrder: [...PINNED],
  invoices: invoices(),
  notices: notices(),
  followUps: followUps(),
  muted: [],
  settings: {
    name: "Marlowe & Pike",
    email: "accounts@marlowepike.uk",
    terms: "30",
    currency: "£",
    footer: "Thank you. Please quote the invoice number when paying.",
  },
  display: { compact: false, banner: true, evening: false },
});
