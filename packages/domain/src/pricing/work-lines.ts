import { brand } from "../brand/brand.ts";
import { formatWon } from "../money/format-won.ts";
import type { Place } from "../move/estimate-input.ts";
import { carriagePrice } from "./carriage-price.ts";
import { distancePrice } from "./distance-price.ts";
import type { Load } from "./load.ts";
import type { PriceLine } from "./move-price.ts";
import type { PriceList } from "./price-list.ts";

/** What the work at one end depends on. */
type WorkPlace = Pick<Place, "postcode" | "floor" | "carriage">;

/** The lines of the work itself, for a load between two places, without options and surcharges. */
export function workLines(
  input: Readonly<Record<"start" | "destination", WorkPlace>>,
  load: Load,
  priceList: PriceList,
): PriceLine[] {
  const { tier, truckCount, volumeCount } = load;
  const distance = distancePrice(input.start.postcode, input.destination.postcode, priceList);
  return [
    {
      code: "BASE",
      label: "기본 요금",
      description: `${tier.truck} ${truckCount}대와 작업자 ${tier.crew * truckCount}명`,
      amount: tier.base * truckCount,
    },
    {
      code: "VOLUME",
      label: "부피",
      description: `${brand.name} 박스 ${volumeCount}개 분량 × ${formatWon(priceList.perBoxVolume)}`,
      amount: Math.round((volumeCount * 10 * priceList.perBoxVolume) / 10),
    },
    {
      code: "ZONE",
      label: "거리",
      description:
        truckCount > 1 ? `${distance.description}, 트럭 ${truckCount}대` : distance.description,
      amount: distance.amount * truckCount,
    },
    {
      code: "START_CARRIAGE",
      label: "출발지 운반",
      ...carriagePrice(input.start, load, priceList),
    },
    {
      code: "DESTINATION_CARRIAGE",
      label: "도착지 운반",
      ...carriagePrice(input.destination, load, priceList),
    },
  ];
}
