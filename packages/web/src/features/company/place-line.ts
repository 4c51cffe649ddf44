import { carriages, floorLabel } from "@damadum/domain";
import type { StoragePlace } from "@damadum/sdk";

/** A place in one line: address, detail, floor and carriage. */
export function placeLine({ address, detail, floor, carriage }: StoragePlace): string {
  return `${address} ${detail} (${floorLabel(floor)}, ${carriages[carriage].label})`;
}
