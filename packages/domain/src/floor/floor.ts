import { limits, quantity } from "@damadum/contract";

import { stricterRules } from "../contract/stricter-rules.ts";

/** Whether the number is a floor: a whole number within the contract's limits that is not 0. */
export function isFloor(floor: number): boolean {
  const { minimum, maximum } = limits.Floor;
  return (
    Number.isInteger(floor) &&
    floor >= minimum &&
    floor <= maximum &&
    !stricterRules.Floor.rejects(floor)
  );
}

/** `3층`, and `지하 1층` for a negative floor (spec section 3). */
export function floorLabel(floor: number): string {
  return quantity(floor, "층");
}

/** Floors walked between the door and the ground floor. */
export function stairFlights(floor: number): number {
  return floor > 0 ? floor - 1 : -floor;
}
