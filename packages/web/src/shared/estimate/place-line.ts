import { carriages, floorLabel } from "@damadum/domain";
import type { Place } from "@damadum/sdk";

/** A place in one line: address, detail, floor and carriage. */
export function placeLine({ address, detail, floor, carriage }: Place): string {
  return `${address} ${detail} (${floorLabel(floor)}, ${carriages[carriage].label})`;
}
