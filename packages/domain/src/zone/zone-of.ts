import { type Zone, zones } from "./zones.ts";

/** Region of a five-digit postal code, or null when no region has such a code. */
export function zoneOf(postcode: string): Zone | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const head = Number(postcode.slice(0, 2));
  const found = zoneNames.find((zone) => head >= zones[zone].from && head <= zones[zone].to);
  return found ?? null;
}

/** Every region, in the order of the postal codes. */
export const zoneNames = Object.keys(zones).filter(isZone);

function isZone(name: string): name is Zone {
  return Object.hasOwn(zones, name);
}
