/** Lowest and highest floor that an address can have. */
export const FLOOR_RANGE = { min: -10, max: 120 } as const;

/** Whether the number is a floor: a whole number from -10 to 120 that is not 0. */
export function isFloor(floor: number): boolean {
  return (
    Number.isInteger(floor) && floor !== 0 && floor >= FLOOR_RANGE.min && floor <= FLOOR_RANGE.max
  );
}

/** `3층`, and `지하 1층` for a negative floor (spec section 3). */
export function floorLabel(floor: number): string {
  return floor < 0 ? `지하 ${-floor}층` : `${floor}층`;
}
