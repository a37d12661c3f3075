export type Cust = {
  id: number; name: string; person: string; status: string; owner: string; town: string;
  pianos: number; visit: string; balance: number; pinned: boolean;
};
export type Inv = { no: string; cust: string; issued: string; due: string; state: string; amount: number; work: string; late?: string };
export type Notif = { id: number; title: string; text: string; kind: string; time: string; group: string; read: boolean };

const c = (id: number, name: string, person: string, status: string, owner: string, town: string, pianos: number, visit: string, balance = 0, pinned = false): Cust =>
  ({ id, name, person, status, owner, town, pianos, visit, balance, pinned });

const ines = "Ines Marlowe", tom = "Tom Pike", ruth = "Ruth Adeyemi", callum = "Callum Reid";
export const owners = [ines, tom, ruth, callum];

export const startCustomers: Cust[] = [
  c(1, "Avonmouth Arts Trust", "Gethin Rowe", "Active", tom, "Avonmouth", 2, "2 Dec 2025"),
  c(2, "Bellwether Studios", "Nadia Farouk", "Active", ruth, "Bristol", 2, "5 Jan 2026", 1260, true),
  c(3, "Church of St Anne", "Rev. Paul Denby", "Active", callum, "Wells", 1, "22 Oct 2025", 92),
  c(4, "Clifton Choral Society", "Jean Abbott", "Active", ines, "Bristol", 1, "19 Dec 2025"),
  c(5, "Dr. Helen Farrow", "Helen Farrow", "Active", tom, "Bath", 1, "13 Jan 2026"),
  c(6, "Eastgate Conservatoire", "Marcus Lindqvist", "Active", ines, "Gloucester", 6, "18 Dec 2025", 578, true),
  c(7, "Frome Assembly Rooms", "Tilda Marsh", "Paused", ruth, "Frome", 1, "5 Dec 2025"),
  c(8, "Gloucester Road Jazz Club", "Leon Baptiste", "Active", callum, "Bristol", 1, "30 Dec 2025"),
  c(9, "Harbourside Hall", "Delphine Okoro", "Active", ines, "Bristol", 4, "12 Jan 2026", 510, true),
  c(10, "Kingsdown Prep", "Caitlin Shaw", "Active", tom, "Bristol", 3, "9 Jan 2026", 322),
  c(11, "Lantern Theatre", "Rob Ellery", "Active", callum, "Bristol", 1, "12 Dec 2025", 312),
  c(12, "Marshfield Music Barn", "Ivy Tran", "Active", ruth, "Marshfield", 2, "21 Nov 2025"),
  c(13, "Old Mill Wedding Barn", "Grace Holt", "Active", tom, "Keynsham", 1, "8 Nov 2025", 1850),
  c(14, "Portishead Lido Café", "Dan Wills", "Active", ruth, "Portishead", 1, "3 Dec 2025", 165),
  c(15, "Quarry Lane Studio", "Simon Batt", "Lead", ines, "Bath", 1, "-"),
  c(16, "Royal Crescent Lodge", "Anne Perry", "Paused", tom, "Bath", 1, "14 Aug 2025"),
  c(17, "Southmead Sixth Form", "Priya Nair", "Active", callum, "Bristol", 5, "11 Dec 2025"),
  c(18, "Stokes Croft Piano Bar", "Ellis Grant", "Lead", ruth, "Bristol", 1, "-"),
  c(19, "The Larkfield Hotel", "Moira Kent", "Active", ines, "Clevedon", 1, "7 Jan 2026"),
  c(20, "Thornbury Operatic", "Hugh Lane", "Paused", callum, "Thornbury", 1, "2 Sep 2025"),
  c(21, "Wrington Village Hall", "Pam Dyer", "Lead", tom, "Wrington", 1, "-"),
  c(22, "Yatton Junior School", "Kate Osei", "Lead", ines, "Yatton", 2, "-"),
];

const i = (n: number, cust: string, issued: string, due: string, state: string, amount: number, work: string, late?: string): Inv =>
  ({ no: "MP-" + n, cust, issued, due, state, amount, work, late });

export const startInvoices: Inv[] = [
  i(1062, "Dr. Helen Farrow", "15 Jan 2026", "14 Feb 2026", "Draft", 1650, "Restringing"),
  i(1061, "Avonmouth Arts Trust", "14 Jan 2026", "13 Feb 2026", "Draft", 1310, "New hammers"),
  i(1060, "Harbourside Hall", "12 Jan 2026", "11 Feb 2026", "Awaiting", 510, "Concert tuning"),
  i(1059, "Kingsdown Prep", "9 Jan 2026", "8 Feb 2026", "Awaiting", 322, "Broadwood repair"),
  i(1058, "The Larkfield Hotel", "7 Jan 2026", "6 Feb 2026", "Paid", 140, "Tuning"),
  i(1057, "Bellwether Studios", "5 Jan 2026", "4 Feb 2026", "Awaiting", 1260, "Studio retainer"),
  i(1056, "Clifton Choral Society", "19 Dec 2025", "18 Jan 2026", "Paid", 215, "Tuning"),
  i(1055, "Eastgate Conservatoire", "18 Dec 2025", "17 Jan 2026", "Awaiting", 578, "Six tunings"),
  i(1054, "Lantern Theatre", "12 Dec 2025", "11 Jan 2026", "Overdue", 312, "Castors", "4 days late"),
  i(1053, "Southmead Sixth Form", "11 Dec 2025", "10 Jan 2026", "Paid", 455, "Five tunings"),
  i(1052, "Frome Assembly Rooms", "5 Dec 2025", "4 Jan 2026", "Paid", 780, "Grand hire"),
  i(1051, "Harbourside Hall", "4 Dec 2025", "3 Jan 2026", "Paid", 660, "Christmas season"),
  i(1050, "Portishead Lido Café", "3 Dec 2025", "2 Jan 2026", "Overdue", 165, "Tuning", "13 days late"),
  i(1049, "Avonmouth Arts Trust", "2 Dec 2025", "1 Jan 2026", "Paid", 135, "Tuning"),
  i(1048, "Marshfield Music Barn", "21 Nov 2025", "21 Dec 2025", "Paid", 690, "Regulation"),
  i(1047, "Harbourside Hall", "17 Nov 2025", "17 Dec 2025", "Paid", 720, "Voicing"),
  i(1046, "Eastgate Conservatoire", "12 Nov 2025", "12 Dec 2025", "Paid", 420, "Tuning"),
  i(1045, "Old Mill Wedding Barn", "8 Nov 2025", "8 Dec 2025", "Overdue", 1850, "Moving and storage", "38 days late"),
  i(1044, "Church of St Anne", "22 Oct 2025", "21 Nov 2025", "Overdue", 92, "Tuning", "55 days late"),
  i(1043, "Harbourside Hall", "17 Oct 2025", "16 Nov 2025", "Paid", 810, "Soundboard report"),
  i(1042, "Bellwether Studios", "9 Oct 2025", "8 Nov 2025", "Paid", 1260, "Studio retainer"),
  i(1041, "Gloucester Road Jazz Club", "3 Oct 2025", "2 Nov 2025", "Paid", 595, "Action repair"),
  i(1040, "Clifton Choral Society", "22 Sep 2025", "22 Oct 2025", "Paid", 322, "Tuning"),
  i(1039, "Harbourside Hall", "12 Sep 2025", "12 Oct 2025", "Paid", 600, "Season opening"),
  i(1038, "Lantern Theatre", "4 Sep 2025", "4 Oct 2025", "Paid", 400, "Hire"),
  i(1037, "Royal Crescent Lodge", "14 Aug 2025", "13 Sep 2025", "Paid", 982, "Valuation"),
  i(1036, "Dr. Helen Farrow", "8 Aug 2025", "7 Sep 2025", "Paid", 900, "Blüthner repair"),
  i(1035, "Eastgate Conservatoire", "1 Aug 2025", "31 Aug 2025", "Paid", 600, "Summer overhaul"),
];

const n = (id: number, group: string, title: string, text: string, kind: string, time: string, read: boolean): Notif =>
  ({ id, group, title, text, kind, time, read });

export const startNotifs: Notif[] = [
  n(1, "Today", "Quarry Lane asked for a quote", "Full regulation of a 1921 Steinway O, before March.", "Enquiries", "08:42", false),
  n(2, "Today", "Lantern Theatre moved to 11:30", "Get-in is running late; the pit is free from half past.", "Visits", "08:15", false),
  n(3, "Today", "Eastgate invoice due on Saturday", "MP-1055 has not been paid yet.", "Reminders", "07:00", false),
  n(4, "Yesterday", "Larkfield Hotel paid MP-1058", "Card payment, settled in six days.", "Payments", "16:20", true),
  n(5, "Yesterday", "Tom finished at Dr. Farrow's", "Treble section strung; bass strings arrive Tuesday.", "Visits", "15:05", false),
  n(6, "Yesterday", "Wrington Village Hall called back", "Committee approves one tuning, wants a date in February.", "Enquiries", "10:31", true),
  n(7, "Earlier", "Clifton Choral paid MP-1056", "Bank transfer, ten days early.", "Payments", "8 Jan", true),
  n(8, "Earlier", "Van service booked", "Hire van is off the road on 20 January.", "Reminders", "7 Jan", true),
  n(9, "Earlier", "Frome Assembly Rooms paid MP-1052", "One day late, no charge added.", "Payments", "5 Jan", true),
];
