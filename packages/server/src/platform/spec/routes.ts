import { snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { currentPriceList, moveItemGroups, todayInSeoul } from "@damadum/domain";

export const specRoutes = (services: Services): HandlersOf<"spec"> => ({
  async getMoveSpec() {
    return { status: 200, body: snakeKeys(getMoveSpec(services)) };
  },
});

function getMoveSpec({ clock }: Pick<Services, "clock">) {
  return {
    priceVersion: currentPriceList(todayInSeoul(clock())).version,
    groups: moveItemGroups,
  };
}
