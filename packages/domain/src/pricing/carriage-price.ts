import { carriages } from "../carriage/carriages.ts";
import { floorLabel, stairFlights } from "../floor/floor.ts";
import { formatWon } from "../money/format-won.ts";
import type { Place } from "../move/estimate-input.ts";
import type { Load } from "./load.ts";
import type { PriceList } from "./price-list.ts";

/** Price in won of carrying between one door and the truck, with its explanation. */
export function carriagePrice(
  place: Pick<Place, "floor" | "carriage">,
  { tier, truckCount }: Pick<Load, "tier" | "truckCount">,
  priceList: PriceList,
): { amount: number; description: string } {
  const where = `${floorLabel(place.floor)}, ${carriages[place.carriage].label}`;
  switch (place.carriage) {
    case "STAIRS": {
      const flights = stairFlights(place.floor);
      if (flights === 0) return { amount: 0, description: `${where} 오르내림이 없어요` };
      const perFloor = tier.stairsPerFloor * truckCount;
      return {
        amount: flights * perFloor,
        description: `${where} ${flights}개 층 × ${formatWon(perFloor)}`,
      };
    }
    case "EV": {
      const amount = priceList.elevator * truckCount;
      return {
        amount,
        description: amount === 0 ? `${where}는 무료예요` : `${where} ${formatWon(amount)}`,
      };
    }
    case "LADDER": {
      const bands = priceList.ladderBands;
      const band =
        bands.find(({ maxFloor }) => place.floor <= maxFloor) ?? bands.at(-1) ?? bands[0];
      const trucks = truckCount > 1 ? ` × 트럭 ${truckCount}대` : "";
      return {
        amount: band.amount * truckCount,
        description: `${where} ${formatWon(band.amount)}${trucks}`,
      };
    }
  }
}
