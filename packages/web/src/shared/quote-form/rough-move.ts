import { isHomeSize, type HomeSize, type Zone, zoneNames } from "@damadum/domain";
import { storedText } from "../browser/stored-value.ts";

/** The answers of the home page's price card, which begin the quote. */
export interface RoughMove {
  /** A district with its region, `SEOUL 마포구`. */
  readonly start: string;
  readonly destination: string;
  readonly size: HomeSize;
  /** Chosen after the quote was last open: its items replace those of the quote. */
  readonly isNew: boolean;
}

/** The initial choices of the card: nearby districts, as in most moves. */
export const usualMove: RoughMove = {
  start: "SEOUL 마포구",
  destination: "SEOUL 성동구",
  size: "ONE_ROOM",
  isNew: false,
};

// Plain text, because the home page carries no schema library.
const text = storedText("rough_move", "session");
const SEPARATOR = "|";

export function storedRoughMove(): RoughMove | null {
  const [start, destination, size, age] = text.get()?.split(SEPARATOR) ?? [];
  if (start === undefined || destination === undefined) return null;
  if (size === undefined || !isHomeSize(size)) return null;
  return { start, destination, size, isNew: age === "new" };
}

export function storeRoughMove({ start, destination, size, isNew }: RoughMove): void {
  text.set([start, destination, size, isNew ? "new" : "old"].join(SEPARATOR));
}

export function zoneOfDistrict(value: string): Zone {
  return zoneNames.find((zone) => value.startsWith(`${zone} `)) ?? "SEOUL";
}
