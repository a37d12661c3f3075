import { slug } from "../lib/ids";
import type { Customer, Owner, Piano, Status } from "../state/types";

type Row = [
  name: string,
  contact: string,
  status: Status,
  owner: Owner,
  town: string,
  lastVisit: string | null,
  kind: string,
  email: string,
  phone: string,
  since: string,
  pianos: [model: string, room: string][],
];

const rows: Row[] = [
  ["Avonmouth Arts Trust", "Gethin Rowe", "Active", "Tom Pike", "Avonmouth", "2025-12-02", "Arts centre", "gethin@avonmoutharts.org", "0117 555 0121", "2018-09-10", [["Yamaha U3", "Studio"], ["Kawai K-300", "Café"]]],
  ["Bellwether Studios", "Nadia Farouk", "Active", "Ruth Adeyemi", "Bristol", "2026-01-05", "Recording studio", "nadia@bellwether.studio", "0117 555 0144", "2019-03-21", [["Steinway Model B", "Live room A"], ["Yamaha C3X", "Live room B"]]],
  ["Church of St Anne", "Rev. Paul Denby", "Active", "Callum Reid", "Wells", "2025-10-22", "Church", "office@stannewells.org", "01749 555 012", "2009-11-02", [["Broadwood upright", "Nave"]]],
  ["Clifton Choral Society", "Jean Abbott", "Active", "Ines Marlowe", "Bristol", "2025-12-19", "Choir", "jean@cliftonchoral.org", "0117 555 0163", "2012-01-16", [["Bechstein B", "Rehearsal hall"]]],
  ["Dr. Helen Farrow", "Helen Farrow", "Active", "Tom Pike", "Bath", "2026-01-13", "Private home", "helen.farrow@post.uk", "01225 555 031", "2021-06-08", [["Blüthner Style 8", "Music room"]]],
  ["Eastgate Conservatoire", "Marcus Lindqvist", "Active", "Ines Marlowe", "Gloucester", "2025-12-18", "Music college", "marcus@eastgate.ac.uk", "01452 555 070", "2014-08-25", [["Steinway Model A", "Recital room"], ["Yamaha C5X", "Room 4"], ["Yamaha U1", "Room 5"], ["Yamaha U1", "Room 6"], ["Kawai K-500", "Room 9"], ["Kemble Oxford", "Foyer"]]],
  ["Frome Assembly Rooms", "Tilda Marsh", "Paused", "Ruth Adeyemi", "Frome", "2025-12-05", "Concert venue", "bookings@fromeassembly.uk", "01373 555 019", "2016-05-12", [["Bechstein Concert 8", "Ballroom"]]],
  ["Gloucester Road Jazz Club", "Leon Baptiste", "Active", "Callum Reid", "Bristol", "2025-12-30", "Jazz club", "leon@glosroadjazz.uk", "0117 555 0188", "2022-02-03", [["Yamaha C2", "Stage"]]],
  ["Harbourside Hall", "Delphine Okoro", "Active", "Ines Marlowe", "Bristol", "2026-01-12", "Concert venue", "stage@harboursidehall.org", "0117 555 0103", "2016-04-02", [["Steinway Model D", "Main stage"], ["Yamaha C7X", "Studio theatre"], ["Bösendorfer 200", "Rehearsal room 2"], ["Kemble Conservatoire", "Green room"]]],
  ["Kingsdown Prep", "Caitlin Moss", "Active", "Tom Pike", "Bristol", "2026-01-09", "School", "music@kingsdownprep.sch.uk", "0117 555 0172", "2017-09-04", [["Broadwood upright", "Assembly hall"], ["Yamaha B2", "Practice room"]]],
  ["Lantern Theatre", "Jo Castellan", "Active", "Callum Reid", "Bristol", "2025-12-12", "Theatre", "tech@lanterntheatre.uk", "0117 555 0115", "2015-10-19", [["Kemble K121", "Pit"]]],
  ["Monkton Manor Hotel", "Sylvie Hart", "Paused", "Tom Pike", "Bath", "2025-07-14", "Hotel", "events@monktonmanor.uk", "01225 555 044", "2013-03-11", [["Schimmel 174", "Lounge"]]],
  ["Nailsea Community Choir", "Bryn Owen", "Lead", "Ruth Adeyemi", "Nailsea", null, "Choir", "bryn@nailseachoir.org", "01275 555 026", "2025-12-28", [["Danemann upright", "Church hall"]]],
  ["Old Mill Wedding Barn", "Poppy Greaves", "Active", "Tom Pike", "Chew Magna", "2025-11-26", "Wedding venue", "poppy@oldmillbarn.uk", "01275 555 081", "2020-02-17", [["Yamaha C3", "Barn"]]],
  ["Portishead Lido Café", "Sam Winterton", "Active", "Ruth Adeyemi", "Portishead", "2025-12-10", "Café", "hello@lidocafe.uk", "01275 555 060", "2023-05-30", [["Kawai K-15", "Terrace room"]]],
  ["Quarry Lane Recital Room", "Edmund Vane", "Lead", "Ines Marlowe", "Bradford on Avon", null, "Recital room", "edmund@quarrylane.uk", "01225 555 077", "2026-01-15", [["Steinway Model O", "Recital room"]]],
  ["Redland Ballet School", "Aurélie Simon", "Active", "Callum Reid", "Bristol", "2025-11-06", "Dance school", "studio@redlandballet.uk", "0117 555 0139", "2018-01-29", [["Welmar upright", "Studio 1"], ["Kemble Classic", "Studio 2"]]],
  ["Severn Vale Academy", "Owen Pritchard", "Active", "Ines Marlowe", "Thornbury", "2025-11-19", "School", "music@severnvale.sch.uk", "01454 555 033", "2019-09-02", [["Yamaha U1", "Hall"], ["Yamaha P116", "Room 12"], ["Kawai K-200", "Room 14"]]],
  ["Temple Meads Pop-up", "Kit Rowland", "Lead", "Callum Reid", "Bristol", null, "Public piano", "kit@meadspopup.uk", "0117 555 0190", "2026-01-06", [["Challen upright", "Concourse"]]],
  ["The Larkfield Hotel", "Georgia Stone", "Active", "Ruth Adeyemi", "Clevedon", "2026-01-07", "Hotel", "georgia@larkfield.uk", "01275 555 014", "2011-07-22", [["Bechstein A", "Palm court"]]],
  ["Westbury Rehearsal Rooms", "Mina Kaur", "Paused", "Callum Reid", "Westbury", "2025-06-03", "Rehearsal rooms", "mina@westburyrooms.uk", "01373 555 042", "2020-10-05", [["Yamaha U1", "Room 1"], ["Yamaha U1", "Room 2"]]],
  ["Wrington Village Hall", "Barbara Coles", "Lead", "Tom Pike", "Wrington", null, "Village hall", "hall@wrington.org", "01934 555 028", "2025-12-11", [["Chappell upright", "Main hall"]]],
];

function pianos(customer: string, lastVisit: string | null, list: [string, string][]): Piano[] {
  return list.map(([model, room], i) => ({
    id: `${customer}-piano-${i + 1}`,
    model,
    room,
    serial: String(248_310 + customer.length * 1_327 + i * 4_091),
    lastTuned: lastVisit,
    pitch: i === 0 && customer === "harbourside-hall" ? "A442" : "A440",
  }));
}

function customer(row: Row): Customer {
  const [name, contact, status, owner, town, lastVisit, kind, email, phone, since, list] = row;
  const id = slug(name);
  return {
    id,
    name,
    contact,
    email,
    phone,
    kind,
    town,
    status,
    owner,
    since,
    lastVisit,
    pianos: pianos(id, lastVisit, list),
    notes: [],
    visits: lastVisit ? [{ date: lastVisit, work: "Tuning and general check of the action.", by: owner }] : [],
    letters: [{ date: since, subject: "Welcome letter and price list", by: owner }],
    reminders: status === "Active",
    postedInvoices: false,
  };
}

export const customers: Customer[] = rows.map(customer);

const harbourside = customers.find((c) => c.id === "harbourside-hall")!;
harbourside.visits = [
  { date: "2026-01-12", work: "Concert tuning at A442 for the Brodsky recital; voiced the top two octaves.", by: "Ines Marlowe" },
  { date: "2025-12-21", work: "Interval touch-up, main stage. Una corda pedal squeak cured.", by: "Callum Reid" },
  { date: "2025-12-04", work: "Christmas season tuning, first of five.", by: "Ines Marlowe" },
];
harbourside.letters = [
  { date: "2025-11-18", subject: "Season agreement for 2026, signed copy", by: "Ines Marlowe" },
  { date: "2025-09-02", subject: "Condition report on the Bösendorfer", by: "Tom Pike" },
];
harbourside.notes = [
  { id: "n1", text: "Stage door code changes monthly; ring Delphine.", author: "Callum Reid", date: "2026-01-12" },
  { id: "n2", text: "Visiting pianists get A442; A440 again on Mondays.", author: "Ines Marlowe", date: "2025-12-04" },
  { id: "n3", text: "Bösendorfer soundboard: hairline crack near the bass bridge, stable since 2023.", author: "Tom Pike", date: "2025-10-17" },
];
customers.find((c) => c.id === "bellwether-studios")!.notes = [
  { id: "n4", text: "Red light means recording; wait in the corridor.", author: "Ruth Adeyemi", date: "2026-01-05" },
];
customers.find((c) => c.id === "eastgate-conservatoire")!.notes = [
  { id: "n5", text: "Porter opens the practice rooms from 07:15.", author: "Ines Marlowe", date: "2025-12-18" },
];
