export const USERS = [
  { id: 1, fullName: "Mara Lind", username: "mara", password: "tulip-field" },
  { id: 2, fullName: "Oleg Ander", username: "oleg", password: "north-sea" },
];
