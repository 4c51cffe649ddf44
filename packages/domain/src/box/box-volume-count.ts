/** Size of one thing in whole centimetres, and how many there are. */
export interface BoxSpec {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly count: number;
}

/** Volume of one 담아둠 box in cm³, the unit of every volume count (spec section 9). */
export const BOX_VOLUME = 118_000;

/**
 * How many 담아둠 boxes of volume a thing takes: width × height × depth / 118000, rounded up to one
 * decimal, times `count` when it is greater than 1 (spec section 9). Sizes in cm.
 */
export function boxVolumeCount({ width, height, depth, count }: BoxSpec): number {
  // Computed in whole tenths, because 0.1 has no exact binary form and 3 × 0.7 must be 2.1.
  const tenths = Math.ceil((width * height * depth) / (BOX_VOLUME / 10));
  return (count > 1 ? tenths * count : tenths) / 10;
}
