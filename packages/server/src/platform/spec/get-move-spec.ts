import { currentPriceList, moveItemGroups, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";

/** The catalogue, and the version of today's price list. */
export function getMoveSpec({ clock }: Pick<Services, "clock">) {
  return {
    priceVersion: currentPriceList(todayInSeoul(clock())).version,
    groups: moveItemGroups,
  };
}
