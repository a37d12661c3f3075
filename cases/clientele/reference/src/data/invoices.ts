import type { Invoice } from "./types";

/* number, customer, issued, due, paid on ("" unpaid, "draft"), lines */
type Row = [string, string, string, string, string, [string, number][]];

const rows: Row[] = [
  ["MP-1062", "helen-farrow", "2026-01-15", "2026-02-14", "draft", [["Blüthner restringing, balance", 1650]]],
  ["MP-1061", "avonmouth-arts", "2026-01-14", "2026-02-13", "draft", [["Kawai GX-3 hire, three months", 1170], ["Delivery and placing", 140]]],
  ["MP-1060", "harbourside-hall", "2026-01-12", "2026-02-11", "", [["Steinway D concert tuning", 190], ["Voicing, second half-day", 320]]],
  ["MP-1059", "kingsdown-prep", "2026-01-09", "2026-02-08", "", [["Start-of-term tuning, three uprights", 234], ["Lid hinges, Room 7", 88]]],
  ["MP-1058", "larkfield-hotel", "2026-01-07", "2026-02-06", "2026-01-13", [["New Year tuning, Palm lounge", 95], ["Humidity check", 45]]],
  ["MP-1057", "bellwether-studios", "2026-01-05", "2026-02-04", "", [["Studio retainer, first quarter", 1260]]],
  ["MP-1056", "clifton-choral", "2025-12-19", "2026-01-18", "2026-01-08", [["Carol concert tuning", 95], ["Evening standby", 120]]],
  ["MP-1055", "eastgate-conservatoire", "2025-12-18", "2026-01-17", "", [["End-of-term tuning, six pianos", 468], ["Pedal repair, Teaching 2", 110]]],
  ["MP-1054", "lantern-theatre", "2025-12-12", "2026-01-11", "", [["Pantomime pit tuning, four calls", 312]]],
  ["MP-1053", "portishead-lido", "2025-12-09", "2026-01-08", "", [["Tuning and action clean", 165]]],
  ["MP-1052", "frome-assembly", "2025-12-05", "2026-01-04", "2026-01-05", [["Yamaha C3 hire, two weeks", 780]]],
  ["MP-1051", "harbourside-hall", "2025-12-04", "2026-01-03", "2025-12-29", [["Christmas season, five tunings", 900], ["Standby technician", 350]]],
  ["MP-1050", "helen-farrow", "2025-11-26", "2025-12-26", "2025-12-03", [["Blüthner restringing, deposit", 900]]],
  ["MP-1049", "st-werburghs", "2025-11-19", "2025-12-19", "2025-12-12", [["Half-term tuning, five pianos", 390]]],
  ["MP-1048", "old-mill-barn", "2025-11-13", "2025-12-13", "", [["Broadwood restoration, stage one", 1850]]],
  ["MP-1047", "harbourside-hall", "2025-11-06", "2025-12-06", "2025-11-27", [["Concert tunings, three", 540]]],
  ["MP-1046", "gloucester-road-jazz", "2025-10-30", "2025-11-29", "2025-11-20", [["Fortnightly tuning, October", 260]]],
  ["MP-1045", "church-of-st-anne", "2025-10-22", "2025-11-21", "", [["Winter tuning", 92]]],
  ["MP-1044", "clifton-choral", "2025-10-16", "2025-11-15", "2025-11-11", [["Rehearsal piano hire", 340]]],
  ["MP-1043", "eastgate-conservatoire", "2025-10-09", "2025-11-08", "2025-11-04", [["Hammer refacing, Steinway B", 1480]]],
  ["MP-1042", "bellwether-studios", "2025-10-02", "2025-11-01", "2025-10-22", [["Studio retainer, October", 420], ["Bass string, D1", 165]]],
  ["MP-1041", "kingsdown-prep", "2025-09-24", "2025-10-24", "2025-10-15", [["Autumn tuning, three uprights", 234]]],
  ["MP-1040", "larkfield-hotel", "2025-09-17", "2025-10-17", "2025-10-10", [["Lounge grand tuning", 95], ["Humidity system fitted", 410]]],
  ["MP-1039", "harbourside-hall", "2025-09-11", "2025-10-11", "2025-10-01", [["Concert tunings, two", 360]]],
  ["MP-1038", "lantern-theatre", "2025-09-04", "2025-10-04", "2025-09-25", [["Pit upright tuning", 78], ["New castors", 145]]],
  ["MP-1037", "rowan-house", "2025-08-29", "2025-09-28", "2025-09-20", [["Two uprights, spring and autumn", 312]]],
  ["MP-1036", "stroud-festival", "2025-08-22", "2025-09-21", "2025-09-12", [["Yamaha C7 hire, five days", 1250], ["Delivery both ways", 280]]],
  ["MP-1035", "harbourside-hall", "2025-08-14", "2025-09-13", "2025-09-02", [["Regulation day, Steinway D", 640]]],
];

export const invoices: Invoice[] = rows.map(([id, customerId, issued, due, paid, lines]) => ({
  id, customerId, issued, due,
  draft: paid === "draft",
  paidOn: paid === "draft" ? "" : paid,
  lines: lines.map(([label, amount]) => ({ label, amount })),
}));
