class Room {
  constructor(public name: string, public floor: number) {}
}
export const rooms = [
  { name: "Kitchen", floor: 0 },
  { name: "Guest Room", floor: 1 },
] satisfies Room[];
