import { AppState, Customer, Entry, Invoice, Line, Note, Piano, Status } from "./types";

export const TODAY = "2026-01-15";
export const OWNERS = ["Ines Marlowe", "Tom Pike", "Ruth Adeyemi", "Callum Reid"];

const [INES, TOM, RUTH, CALLUM] = OWNERS;

interface Extra {
  pinned?: boolean;
  pianos?: Piano[];
  notes?: Note[];
  visits?: Entry[];
  letters?: Entry[];
  since?: string;
}

function customer(
  id: string, name: string, contact: string, status: Status, owner: string, town: string,
  pianoCount: number, lastVisit: string, kind: string, email: string, phone: string, extra: Extra = {},
): Customer {
  const models = ["Yamaha U3", "Steinway Model O", "Kawai K-300", "Blüthner Model 4", "Bechstein A.160", "Yamaha C3"];
  const rooms = ["Main room", "Practice room", "Hall", "Studio", "Room 4", "Foyer"];
  const pianos: Piano[] = [];
  for (let i = 0; i < pianoCount; i++) {
    pianos.push({
      id: i + 1,
      model: models[(i + name.length) % models.length],
      room: rooms[i % rooms.length],
      serial: String(184220 + name.length * 731 + i * 57),
      made: String(1968 + ((name.length * 3 + i * 7) % 45)),
      note: "Tuned to A440, good order.",
    });
  }
  return {
    id, name, contact, status, owner, town, lastVisit, kind, email, phone, pianoCount,
    since: extra.since || "2019-09-12",
    pinned: !!extra.pinned,
    pianos: extra.pianos || pianos,
    notes: extra.notes || [],
    visits: extra.visits || (status === "Lead" ? [] : [{ on: lastVisit, text: "Routine tuning at A440.", by: owner }]),
    letters: extra.letters || [],
  };
}

const customers: Customer[] = [
  customer("avonmouth", "Avonmouth Arts Trust", "Gethin Rowe", "Active", TOM, "Avonmouth", 2, "2025-12-02", "Arts centre", "gethin@avonmoutharts.org", "0117 555 0121"),
  customer("bellwether", "Bellwether Studios", "Nadia Farouk", "Active", RUTH, "Bristol", 2, "2026-01-05", "Recording studio", "nadia@bellwether.studio", "0117 555 0148", { pinned: true }),
  customer("st-anne", "Church of St Anne", "Rev. Paul Denby", "Active", CALLUM, "Wells", 1, "2025-10-22", "Church", "office@stannewells.org", "01749 555 012"),
  customer("clifton", "Clifton Choral Society", "Jean Abbott", "Active", INES, "Bristol", 1, "2025-12-19", "Choir", "jean@cliftonchoral.org", "0117 555 0166"),
  customer("farrow", "Dr. Helen Farrow", "Helen Farrow", "Active", TOM, "Bath", 1, "2026-01-13", "Private home", "helen.farrow@postbox.uk", "01225 555 017"),
  customer("eastgate", "Eastgate Conservatoire", "Marcus Lindqvist", "Active", INES, "Gloucester", 6, "2025-12-18", "Conservatoire", "keys@eastgate.ac.uk", "01452 555 019", { pinned: true }),
  customer("frome", "Frome Assembly Rooms", "Tilda Marsh", "Paused", RUTH, "Frome", 1, "2025-12-05", "Concert venue", "hello@fromerooms.uk", "01373 555 011"),
  customer("jazz", "Gloucester Road Jazz Club", "Leon Baptiste", "Active", CALLUM, "Bristol", 1, "2025-12-30", "Jazz club", "leon@grjazz.club", "0117 555 0187"),
  customer("harbourside", "Harbourside Hall", "Delphine Okoro", "Active", INES, "Bristol", 4, "2026-01-12", "Concert venue", "stage@harboursidehall.org", "0117 555 0103", {
    pinned: true,
    since: "2016-04-02",
    pianos: [
      { id: 1, model: "Steinway Model D", room: "Main stage", serial: "571204", made: "2005", note: "A442 for visiting pianists." },
      { id: 2, model: "Yamaha C7X", room: "Studio theatre", serial: "6412280", made: "2013", note: "Light action, regulated in May." },
      { id: 3, model: "Bösendorfer 200", room: "Rehearsal room 2", serial: "43118", made: "1996", note: "Hairline crack near the bass bridge." },
      { id: 4, model: "Kemble Conservatoire", room: "Green room", serial: "318874", made: "2001", note: "Two sticky keys in damp weather." },
    ],
    notes: [
      { id: 3, text: "Stage door code changes monthly; ring Delphine.", by: CALLUM, on: "2026-01-12" },
      { id: 2, text: "Visiting pianists get A442; A440 again on Mondays.", by: INES, on: "2025-12-04" },
      { id: 1, text: "Bösendorfer soundboard: hairline crack near the bass bridge, stable since 2023.", by: TOM, on: "2025-10-17" },
    ],
    visits: [
      { on: "2026-01-12", text: "Concert tuning at A442 for the Brodsky recital; voiced the top two octaves.", by: INES },
      { on: "2025-12-21", text: "Interval touch-up, main stage. Una corda pedal squeak cured.", by: CALLUM },
      { on: "2025-12-04", text: "Christmas season tuning, first of five.", by: INES },
    ],
    letters: [
      { on: "2025-11-28", text: "Season agreement for December sent.", by: INES },
      { on: "2025-09-03", text: "Quote for new hammers, Kemble.", by: TOM },
    ],
  }),
  customer("kingsdown", "Kingsdown Prep", "Alison Wray", "Active", TOM, "Bristol", 3, "2026-01-09", "School", "music@kingsdownprep.uk", "0117 555 0119"),
  customer("lantern", "Lantern Theatre", "Caitlin Moss", "Active", CALLUM, "Bristol", 2, "2025-12-12", "Theatre", "caitlin@lanterntheatre.uk", "0117 555 0172"),
  customer("montpelier", "Montpelier Music School", "Yusuf Hale", "Lead", RUTH, "Bristol", 0, "", "School", "yusuf@montpeliermusic.uk", "0117 555 0131"),
  customer("nailsea", "Nailsea Operatic", "Gwen Tolley", "Paused", CALLUM, "Nailsea", 1, "2025-06-18", "Society", "gwen@nailseaoperatic.org", "01275 555 014"),
  customer("oldmill", "Old Mill Wedding Barn", "Harriet Lowe", "Active", TOM, "Chew Magna", 1, "2025-11-24", "Wedding venue", "events@oldmillbarn.uk", "01275 555 018"),
  customer("portishead", "Portishead Lido Café", "Sam Treloar", "Active", RUTH, "Portishead", 1, "2025-12-09", "Café", "sam@lidocafe.uk", "01275 555 020"),
  customer("quarry", "Quarry Lane", "Imogen Vale", "Lead", INES, "Bath", 1, "", "Private home", "imogen@quarrylane.uk", "01225 555 016"),
  customer("redland", "Redland Recital Rooms", "Peter Ashe", "Active", INES, "Bristol", 2, "2025-11-11", "Concert venue", "peter@redlandrooms.uk", "0117 555 0155"),
  customer("stokes", "Stokes Croft Social", "Bea Winter", "Active", CALLUM, "Bristol", 1, "2025-10-30", "Bar", "bea@scsocial.uk", "0117 555 0190"),
  customer("larkfield", "The Larkfield Hotel", "Oscar Penn", "Active", RUTH, "Bath", 1, "2026-01-07", "Hotel", "events@larkfield.uk", "01225 555 015"),
  customer("tyndall", "Tyndall Park School", "Moira Keane", "Lead", TOM, "Bristol", 0, "", "School", "moira@tyndallpark.uk", "0117 555 0128"),
  customer("weston", "Weston Pier Ballroom", "Dennis Cole", "Paused", TOM, "Weston", 1, "2025-08-02", "Ballroom", "dennis@westonpier.uk", "01934 555 013"),
  customer("wrington", "Wrington Village Hall", "Pat Summers", "Lead", CALLUM, "Wrington", 1, "", "Village hall", "pat@wringtonhall.org", "01934 555 019"),
];

function plusDays(iso: string, days: number): string {
  const d = new Date(iso + "T12:00:00Z");
  d.setUTCDate(d.getUTCDate() + days);
  return d.toISOString().slice(0, 10);
}

function invoice(n: number, customerId: string, issued: string, paidOn: string | null, lines: Line[], sent = true): Invoice {
  const owner = customers.find((c) => c.id === customerId)!;
  return { number: "MP-" + n, customerId, customer: owner.name, issued, due: plusDays(issued, 30), sent, paidOn, lines };
}

const invoices: Invoice[] = [
  invoice(1062, "farrow", "2026-01-15", null, [{ text: "Treble section restringing", amount: 1290 }, { text: "Bass strings", amount: 360 }], false),
  invoice(1061, "avonmouth", "2026-01-14", null, [{ text: "Soundboard shimming", amount: 1310 }], false),
  invoice(1060, "harbourside", "2026-01-12", null, [{ text: "Concert tuning at A442", amount: 290 }, { text: "Voicing, top two octaves", amount: 220 }]),
  invoice(1059, "kingsdown", "2026-01-09", null, [{ text: "Tuning, three uprights", amount: 322 }]),
  invoice(1058, "larkfield", "2026-01-07", "2026-01-14", [{ text: "Lounge grand tuning", amount: 140 }]),
  invoice(1057, "bellwether", "2026-01-05", null, [{ text: "Hammer set, live room A", amount: 980 }, { text: "Fitting and voicing", amount: 280 }]),
  invoice(1056, "clifton", "2025-12-19", "2026-01-08", [{ text: "Carol concert hire", amount: 215 }]),
  invoice(1055, "eastgate", "2025-12-18", null, [{ text: "End of term tuning, six pianos", amount: 578 }]),
  invoice(1054, "lantern", "2025-12-12", null, [{ text: "Broadwood moved to the pit", amount: 312 }]),
  invoice(1053, "portishead", "2025-12-09", null, [{ text: "Pedal repair and tuning", amount: 165 }]),
  invoice(1052, "frome", "2025-12-05", "2026-01-05", [{ text: "Regulation", amount: 640 }, { text: "Tuning", amount: 140 }]),
  invoice(1051, "harbourside", "2025-12-04", "2025-12-29", [{ text: "Christmas season tuning", amount: 850 }]),
  invoice(1050, "avonmouth", "2025-12-02", "2025-12-22", [{ text: "Hire upright, one week", amount: 400 }]),
  invoice(1049, "oldmill", "2025-11-24", null, [{ text: "Grand hire, winter season", amount: 1850 }]),
  invoice(1048, "bellwether", "2025-11-18", "2025-12-10", [{ text: "Session tunings", amount: 640 }]),
  invoice(1047, "harbourside", "2025-11-12", "2025-12-03", [{ text: "Damper felts, Yamaha C7X", amount: 690 }]),
  invoice(1046, "eastgate", "2025-11-05", "2025-11-28", [{ text: "Practice room tunings", amount: 500 }]),
  invoice(1045, "st-anne", "2025-10-22", null, [{ text: "Vestry upright tuning", amount: 92 }]),
  invoice(1044, "harbourside", "2025-10-17", "2025-11-14", [{ text: "Soundboard inspection, Bösendorfer", amount: 750 }]),
  invoice(1043, "jazz", "2025-10-14", "2025-11-02", [{ text: "Tuning and key dip", amount: 185 }]),
  invoice(1042, "larkfield", "2025-10-09", "2025-10-30", [{ text: "Move and storage", amount: 1150 }]),
  invoice(1041, "eastgate", "2025-10-02", "2025-10-27", [{ text: "Start of term tuning", amount: 580 }]),
  invoice(1040, "harbourside", "2025-09-24", "2025-10-15", [{ text: "Key bushing, Kemble", amount: 500 }]),
  invoice(1039, "kingsdown", "2025-09-16", "2025-10-06", [{ text: "Tuning, three uprights", amount: 322 }]),
  invoice(1038, "bellwether", "2025-09-08", "2025-09-29", [{ text: "Session tunings", amount: 500 }]),
  invoice(1037, "avonmouth", "2025-08-26", "2025-09-18", [{ text: "Valuation and report", amount: 720 }]),
  invoice(1036, "oldmill", "2025-08-18", "2025-09-09", [{ text: "Grand hire, August weddings", amount: 962 }]),
  invoice(1035, "clifton", "2025-08-06", "2025-08-27", [{ text: "Rehearsal piano restringing", amount: 800 }]),
];

export function freshState(): AppState {
  return {
    signedIn: false,
    nextId: 100,
    customers,
    invoices,
    notices: [
      { id: 1, day: "Today", title: "Quarry Lane asked for a quote", text: "Full regulation of a 1921 Steinway O, before March.", kind: "Enquiries", time: "08:42", read: false },
      { id: 2, day: "Today", title: "Lantern Theatre moved to 11:30", text: "Get-in is running late; the pit is free from half past.", kind: "Visits", time: "08:15", read: false },
      { id: 3, day: "Today", title: "Eastgate invoice due on Saturday", text: "MP-1055 has not been paid yet.", kind: "Reminders", time: "07:00", read: false },
      { id: 4, day: "Yesterday", title: "Larkfield Hotel paid MP-1058", text: "Card payment, settled in six days.", kind: "Payments", time: "16:20", read: true },
      { id: 5, day: "Yesterday", title: "Tom finished at Dr. Farrow's", text: "Treble section strung; bass strings arrive Tuesday.", kind: "Visits", time: "15:05", read: false },
      { id: 6, day: "Yesterday", title: "Wrington Village Hall called back", text: "Committee approves one tuning, wants a date in February.", kind: "Enquiries", time: "10:31", read: true },
      { id: 7, day: "Earlier", title: "Clifton Choral paid MP-1056", text: "Bank transfer, ten days early.", kind: "Payments", time: "8 Jan", read: true },
      { id: 8, day: "Earlier", title: "Van service booked", text: "Hire van is off the road on 20 January.", kind: "Reminders", time: "7 Jan", read: true },
      { id: 9, day: "Earlier", title: "Frome Assembly Rooms paid MP-1052", text: "One day late, no charge added.", kind: "Payments", time: "5 Jan", read: true },
    ],
    followUps: [
      { id: 1, text: "Ring Caitlin about the Broadwood invoice", due: "2026-01-15", done: false },
      { id: 2, text: "Quote Quarry Lane for regulation", due: "2026-01-16", done: false },
      { id: 3, text: "Order bass strings for Dr. Farrow", due: "2026-01-13", done: true },
      { id: 4, text: "Confirm jazz weekend with Delphine", due: "2026-01-19", done: false },
    ],
    round: [
      { time: "09:30", customerId: "bellwether", customer: "Bellwether Studios", job: "Tune live room A", detail: "Load in by the yard gate. Session starts at 11:00, ask for Nadia." },
      { time: "11:30", customerId: "lantern", customer: "Lantern Theatre", job: "Pit upright, check castors", detail: "Stage door on Pump Lane. Bring the low trolley." },
      { time: "14:00", customerId: "harbourside", customer: "Harbourside Hall", job: "Steinway D, pre-concert", detail: "A442. Hall is quiet until 15:30, door code from Delphine." },
    ],
    muted: [],
    settings: {
      name: "Marlowe & Pike",
      email: "accounts@marlowepike.uk",
      terms: 30,
      currency: "Pound (£)",
      footer: "Thank you. Please quote the invoice number when paying.",
      compact: false,
      banner: true,
      evening: false,
      digest: true,
    },
    bannerClosed: false,
    toast: null,
  };
}
