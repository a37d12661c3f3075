import { addDays } from "../lib/dates";
import { slug } from "../lib/ids";
import type { Invoice, InvoiceLine } from "../state/types";

type Row = [number: number, customer: string, issued: string, state: Invoice["state"], paidOn: string | null, lines: [string, number][]];

const rows: Row[] = [
  [1062, "Dr. Helen Farrow", "2026-01-15", "Draft", null, [["Restringing, treble section", 1240], ["Bass strings, set", 410]]],
  [1061, "Avonmouth Arts Trust", "2026-01-14", "Draft", null, [["Hammer refacing and voicing", 910], ["Pedal lyre repair", 400]]],
  [1060, "Harbourside Hall", "2026-01-12", "Awaiting", null, [["Concert tuning at A442", 210], ["Voicing, top two octaves", 300]]],
  [1059, "Kingsdown Prep", "2026-01-09", "Awaiting", null, [["Broadwood: key bushing", 232], ["Tuning", 90]]],
  [1058, "The Larkfield Hotel", "2026-01-07", "Paid", "2026-01-13", [["Palm court tuning", 140]]],
  [1057, "Bellwether Studios", "2026-01-05", "Awaiting", null, [["Studio contract, first quarter", 1260]]],
  [1056, "Clifton Choral Society", "2025-12-19", "Paid", "2026-01-08", [["Carol concert tuning", 215]]],
  [1055, "Eastgate Conservatoire", "2025-12-18", "Awaiting", null, [["End of term tuning, six pianos", 578]]],
  [1054, "Lantern Theatre", "2025-12-12", "Awaiting", null, [["Pit upright, castors and tuning", 312]]],
  [1053, "Portishead Lido Café", "2025-12-10", "Awaiting", null, [["Tuning and humidity check", 165]]],
  [1052, "Frome Assembly Rooms", "2025-12-05", "Paid", "2026-01-05", [["Hire of concert grand, two days", 780]]],
  [1051, "Harbourside Hall", "2025-12-04", "Paid", "2025-12-22", [["Christmas season tuning", 850]]],
  [1050, "Avonmouth Arts Trust", "2025-12-02", "Paid", "2025-12-19", [["Tuning, two uprights", 180], ["Key top repair", 220]]],
  [1049, "Old Mill Wedding Barn", "2025-11-26", "Awaiting", null, [["Soundboard shimming", 1400], ["Moving, two floors", 450]]],
  [1048, "Harbourside Hall", "2025-11-20", "Paid", "2025-12-08", [["Festival week, daily tuning", 720]]],
  [1047, "Kingsdown Prep", "2025-11-17", "Paid", "2025-12-10", [["Tuning, two uprights", 290]]],
  [1046, "Eastgate Conservatoire", "2025-11-11", "Paid", "2025-11-28", [["Examination week tuning", 480]]],
  [1045, "Bellwether Studios", "2025-11-04", "Paid", "2025-11-21", [["Regulation touch-up, live room A", 340]]],
  [1044, "Church of St Anne", "2025-10-22", "Awaiting", null, [["Broadwood tuning", 92]]],
  [1043, "Harbourside Hall", "2025-10-17", "Paid", "2025-11-05", [["Bösendorfer condition report", 640]]],
  [1042, "Bellwether Studios", "2025-10-13", "Paid", "2025-10-30", [["Studio contract, fourth quarter", 980]]],
  [1041, "Lantern Theatre", "2025-10-08", "Paid", "2025-10-27", [["Hire of upright for the run", 425]]],
  [1040, "The Larkfield Hotel", "2025-10-02", "Paid", "2025-10-14", [["Bechstein hammer voicing", 620]]],
  [1039, "Gloucester Road Jazz Club", "2025-09-24", "Paid", "2025-10-10", [["Stage tuning, monthly", 310]]],
  [1038, "Clifton Choral Society", "2025-09-15", "Paid", "2025-09-29", [["Bechstein regulation", 432]]],
  [1037, "Harbourside Hall", "2025-09-03", "Paid", "2025-09-19", [["Season opening tuning", 580]]],
  [1036, "Dr. Helen Farrow", "2025-08-21", "Paid", "2025-09-12", [["Blüthner valuation and repair", 1150]]],
  [1035, "Eastgate Conservatoire", "2025-08-12", "Paid", "2025-08-29", [["Summer overhaul, practice rooms", 1332]]],
];

export const invoices: Invoice[] = rows.map(([number, customer, issued, state, paidOn, lines]) => ({
  number: `MP-${number}`,
  customerId: slug(customer),
  customerName: customer,
  issued,
  due: addDays(issued, 30),
  state,
  paidOn,
  lines: lines.map(([work, amount]): InvoiceLine => ({ work, amount })),
}));
