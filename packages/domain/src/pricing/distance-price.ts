import type { PriceList } from "./price-list.ts";
import { zoneOf } from "../zone/zone-of.ts";
import { zones } from "../zone/zones.ts";

/**
 * Price in won per truck for the way between two postal codes, with its explanation.
 * @throws RangeError when a postal code has no region
 */
export function distancePrice(
  start: string,
  destination: string,
  priceList: PriceList,
): { amount: number; description: string } {
  const from = knownZone(start);
  const to = knownZone(destination);
  const amount =
    from === to ? priceList.sameRegion : priceList.distance[zones[from].area][zones[to].area];
  return { amount, description: `${zones[from].label} → ${zones[to].label}` };
}

function knownZone(postcode: string) {
  const zone = zoneOf(postcode);
  if (zone === null) throw new RangeError(`unknown postal code: ${postcode}`);
  return zone;
}
