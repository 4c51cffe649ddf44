/** Ways to carry goods between the door and the truck (spec section 4). */
export const carriages = {
  STAIRS: { label: "계단", offeredForStorage: true },
  EV: { label: "엘리베이터", offeredForStorage: true },
  LADDER: { label: "사다리차", offeredForStorage: false },
} as const;

/** One way to carry goods (spec section 4). */
export type Carriage = keyof typeof carriages;
