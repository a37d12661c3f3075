import type { Customer, CustomerKind, Owner, Piano, Status } from "./types";

type Row = [id: string, name: string, contact: string, email: string, phone: string, town: string, kind: CustomerKind, status: Status, owner: Owner, since: string, lastVisit: string, pinned?: boolean];

const IM = "Ines Marlowe", TP = "Tom Pike", RA = "Ruth Adeyemi", CR = "Callum Reid";

const rows: Row[] = [
  ["avonmouth-arts", "Avonmouth Arts Trust", "Gethin Rowe", "gethin@avonmoutharts.org", "0117 555 0142", "Avonmouth", "Concert venue", "Active", TP, "2024-03-11", "2025-12-02"],
  ["bellwether-studios", "Bellwether Studios", "Nadia Farouk", "nadia@bellwether.studio", "0117 555 0188", "Bristol", "Studio", "Active", RA, "2022-09-01", "2026-01-05", true],
  ["church-of-st-anne", "Church of St Anne", "Rev. Paul Denby", "office@stannewells.org", "01749 555 017", "Wells", "Church", "Active", CR, "2019-11-20", "2025-10-22"],
  ["clifton-choral", "Clifton Choral Society", "Jean Abbott", "secretary@cliftonchoral.org", "0117 555 0119", "Bristol", "Concert venue", "Active", IM, "2021-02-08", "2025-12-19"],
  ["helen-farrow", "Dr. Helen Farrow", "Helen Farrow", "helen.farrow@postbox.net", "01225 555 046", "Bath", "Private home", "Active", TP, "2025-10-30", "2026-01-13"],
  ["eastgate-conservatoire", "Eastgate Conservatoire", "Marcus Lindqvist", "estates@eastgate.ac.uk", "01452 555 090", "Gloucester", "School", "Active", IM, "2018-06-15", "2025-12-18", true],
  ["frome-assembly", "Frome Assembly Rooms", "Tilda Marsh", "bookings@fromeassembly.org", "01373 555 033", "Frome", "Concert venue", "Paused", RA, "2023-05-04", "2025-12-05"],
  ["gloucester-road-jazz", "Gloucester Road Jazz Club", "Leon Baptiste", "leon@glosroadjazz.club", "0117 555 0171", "Bristol", "Hospitality", "Active", CR, "2020-01-17", "2025-12-30"],
  ["harbourside-hall", "Harbourside Hall", "Delphine Okoro", "stage@harboursidehall.org", "0117 555 0103", "Bristol", "Concert venue", "Active", IM, "2016-04-02", "2026-01-12", true],
  ["kingsdown-prep", "Kingsdown Prep", "Alison Webb", "bursar@kingsdownprep.org", "0117 555 0126", "Bristol", "School", "Active", TP, "2021-08-23", "2026-01-09"],
  ["lantern-theatre", "Lantern Theatre", "Joss Whitaker", "joss@lanterntheatre.uk", "01275 555 064", "Clevedon", "Concert venue", "Active", CR, "2022-11-14", "2025-12-12"],
  ["montpelier-coop", "Montpelier Music Co-op", "Sana Iqbal", "hello@montpeliermusic.coop", "0117 555 0155", "Bristol", "Studio", "Lead", RA, "2026-01-08", ""],
  ["owen-tregear", "Mr. Owen Tregear", "Owen Tregear", "owen.tregear@postbox.net", "01934 555 021", "Weston", "Private home", "Active", RA, "2024-07-19", "2025-11-03"],
  ["nailsea-centre", "Nailsea Community Centre", "Barbara Finch", "barbara@nailseacentre.org", "01275 555 038", "Nailsea", "Hospitality", "Lead", TP, "2025-12-16", ""],
  ["old-mill-barn", "Old Mill Wedding Barn", "Caitlin Voss", "events@oldmillbarn.uk", "01249 555 072", "Chippenham", "Hospitality", "Paused", TP, "2025-09-09", "2025-11-13"],
  ["portishead-lido", "Portishead Lido Café", "Andre Sousa", "andre@lidocafe.uk", "01275 555 081", "Portishead", "Hospitality", "Active", CR, "2023-06-27", "2025-12-09"],
  ["quarry-lane", "Quarry Lane Recording", "Beth Lomax", "beth@quarrylane.audio", "01225 555 095", "Bath", "Studio", "Lead", IM, "2026-01-12", ""],
  ["rowan-house", "Rowan House Care Home", "Grace Mensah", "activities@rowanhouse.care", "0117 555 0134", "Bristol", "Hospitality", "Active", RA, "2020-10-05", "2025-09-29"],
  ["st-werburghs", "St Werburgh's School", "Martin Hale", "m.hale@stwerburghs.sch.uk", "0117 555 0160", "Bristol", "School", "Active", TP, "2017-09-12", "2025-11-19"],
  ["stroud-festival", "Stroud Festival", "Imogen Hart", "imogen@stroudfestival.org", "01453 555 056", "Stroud", "Concert venue", "Paused", IM, "2019-03-30", "2025-08-22"],
  ["larkfield-hotel", "The Larkfield Hotel", "Priya Nand", "priya@larkfieldhotel.uk", "01225 555 010", "Bath", "Hospitality", "Active", RA, "2018-12-01", "2026-01-07"],
  ["wrington-hall", "Wrington Village Hall", "Derek Coombes", "hall@wrington.org", "01934 555 068", "Wrington", "Hospitality", "Lead", CR, "2026-01-06", ""],
];

export const customers: Customer[] = rows.map(([id, name, contact, email, phone, town, kind, status, owner, since, lastVisit, pinned]) => ({
  id, name, contact, email, phone, town, kind, status, owner, since, lastVisit,
  pinned: pinned ?? false,
  reminders: status === "Active",
}));

/* make | room | built | next tuning */
const pianoBook: Record<string, string[]> = {
  "harbourside-hall": ["Steinway Model D|Main stage|1998|2026-01-23", "Yamaha C7X|Studio theatre|2014|2026-02-11", "Bösendorfer 200|Rehearsal room 2|1987|2026-03-02", "Kemble Conservatoire|Green room|2005|2026-04-15"],
  "avonmouth-arts": ["Kawai GX-3|Gallery|2016|2026-02-02", "Danemann upright|Workshop|1972|2026-05-01"],
  "bellwether-studios": ["Yamaha C5X|Live room A|2018|2026-01-19", "Yamaha U3|Live room B|1991|2026-01-19"],
  "church-of-st-anne": ["Chappell upright|Lady chapel|1958|2026-04-20"],
  "clifton-choral": ["Blüthner Model 6|Rehearsal hall|1934|2026-02-16"],
  "helen-farrow": ["Blüthner Style 8|Music room|1912|2026-03-30"],
  "eastgate-conservatoire": ["Steinway Model B|Recital room|2003|2026-02-05", "Yamaha C3|Teaching 1|2009|2026-02-05", "Yamaha C3|Teaching 2|2009|2026-02-05", "Kawai K-500|Practice 1|2017|2026-02-06", "Kawai K-500|Practice 2|2017|2026-02-06", "Kawai K-300|Practice 3|2015|2026-02-06"],
  "frome-assembly": ["Broadwood 6 ft grand|Ballroom|1926|2026-06-01"],
  "gloucester-road-jazz": ["Yamaha C3|Bandstand|1996|2026-01-20"],
  "kingsdown-prep": ["Kemble Classic|Hall|2001|2026-04-09", "Welmar upright|Room 4|1979|2026-04-09", "Knight upright|Room 7|1968|2026-04-09"],
  "lantern-theatre": ["Challen upright|Orchestra pit|1963|2026-01-28"],
  "montpelier-coop": ["Zimmermann upright|Loft|1983|2026-01-29"],
  "owen-tregear": ["Bechstein Model V|Front room|1902|2026-05-04"],
  "old-mill-barn": ["Broadwood cottage grand|Barn|1889|2026-02-24"],
  "portishead-lido": ["Yamaha U1|Café floor|1988|2026-06-09"],
  "quarry-lane": ["Steinway Model O|Control room|1921|2026-01-27"],
  "rowan-house": ["Kemble Cambridge|Day lounge|1999|2026-03-29", "Bentley upright|Garden room|1975|2026-03-29"],
  "st-werburghs": ["Yamaha B3|Hall|2012|2026-02-19", "Kemble Classic|Music 1|2000|2026-02-19", "Kemble Classic|Music 2|2000|2026-02-19", "Welmar upright|Drama|1981|2026-02-19", "Knight upright|Sixth form|1970|2026-02-19"],
  "stroud-festival": ["Yamaha C7 (our hire)|Subscription Rooms|2011|2026-08-18"],
  "larkfield-hotel": ["Steinway Model S|Palm lounge|1938|2026-04-07", "Yamaha U1|Ballroom|1994|2026-04-07"],
  "wrington-hall": ["Monington & Weston|Stage left|1955|2026-02-03"],
};

export const pianos: Piano[] = Object.entries(pianoBook).flatMap(([customerId, list]) =>
  list.map((line, i) => {
    const [make, room, built, nextTuning] = line.split("|");
    return { id: `${customerId}-p${i + 1}`, customerId, make, room, built, nextTuning };
  }),
);
