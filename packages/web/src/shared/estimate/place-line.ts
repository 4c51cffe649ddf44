import { carriages, floorLabel } from "@damadum/domain";
import type { Place } from "@damadum/sdk";

export function placeLine({ address, detail, floor, carriage }: Place): string {
  return `${address} ${detail} (${floorLabel(floor)}, ${carriages[carriage].label})`;
}
