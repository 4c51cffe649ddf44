import type { MoveItemCount } from "../move/estimate-input.ts";
import { totalVolumeCount } from "../move/total-volume-count.ts";
import type { PriceList, TruckTier } from "./price-list.ts";

/** The volume to move and the trucks that carry it. */
export interface Load {
  readonly volumeCount: number;
  readonly tier: TruckTier;
  readonly truckCount: number;
  /** How full the trucks are, 0 to 1. */
  readonly share: number;
}

/** The smallest truck that takes the items, or several of the largest. @throws RangeError for an unknown item */
export function loadOf(items: readonly MoveItemCount[], priceList: PriceList): Load {
  const volumeCount = totalVolumeCount(items);
  const tiers = priceList.truckTiers;
  const tier = tiers.find(({ maxVolume }) => volumeCount <= maxVolume) ?? tiers.at(-1) ?? tiers[0];
  const truckCount = Math.max(1, Math.ceil(volumeCount / tier.maxVolume));
  return { volumeCount, tier, truckCount, share: volumeCount / (tier.maxVolume * truckCount) };
}
