// How a seat is told from the others everywhere: a colour and a sign, and beside them always the name.

export const SEATS = [
  { colour: "blue", sign: "gem" },
  { colour: "red", sign: "heart" },
  { colour: "yellow", sign: "star" },
  { colour: "green", sign: "leaf" },
  { colour: "purple", sign: "crown" },
  { colour: "teal", sign: "moon" },
  { colour: "orange", sign: "bolt" },
  { colour: "pink", sign: "drop" },
] as const;

export type SeatLook = (typeof SEATS)[number];

export function look(seat: number): SeatLook {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}
