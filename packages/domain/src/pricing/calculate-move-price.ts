import { brand } from "../brand/brand.ts";
import { formatWon } from "../money/format-won.ts";
import type { EstimateInput } from "../move/estimate-input.ts";
import { carriagePrice } from "./carriage-price.ts";
import type { Coupon } from "./coupon.ts";
import { couponLines } from "./coupon-line.ts";
import { dateSurcharges } from "./date-surcharge.ts";
import { distancePrice } from "./distance-price.ts";
import { type Load, loadOf } from "./load.ts";
import type { MovePrice, PriceLine } from "./move-price.ts";
import type { PriceList } from "./price-list.ts";
import { roundWon } from "./round-won.ts";

/** What a price is computed with besides the request. */
export interface MovePriceOptions {
  readonly priceList: PriceList;
  readonly coupon?: Coupon | undefined;
}

/**
 * Price of a move in whole won, VAT included, line by line. Pure: same input and list, same price.
 * The input has passed `checkEstimateInput`. @throws RangeError for an unknown item or postal code
 */
export function calculateMovePrice(
  input: EstimateInput,
  { priceList, coupon }: MovePriceOptions,
): MovePrice {
  const load = loadOf(input.items, priceList);
  const lines = [...workLines(input, load, priceList), ...optionLines(input, priceList)];
  lines.push(...dateLines(input, priceList, sumOf(lines)));
  lines.push(...couponLines(coupon, sumOf(lines)));

  const totalAmount = sumOf(lines);
  return {
    priceVersion: priceList.version,
    lines,
    totalAmount,
    // 10 % VAT inside the total: a tenth of the net price is an eleventh of the gross price.
    vatAmount: Math.floor(totalAmount / 11),
    depositAmount: Math.floor((totalAmount * priceList.depositRate) / 100),
    volumeCount: load.volumeCount,
    truck: `${load.tier.truck} ${load.truckCount}대`,
    crewCount: load.tier.crew * load.truckCount + helpersOf(input),
  };
}

function workLines(input: EstimateInput, load: Load, priceList: PriceList): PriceLine[] {
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

function optionLines(input: EstimateInput, priceList: PriceList): PriceLine[] {
  const lines: PriceLine[] = [];
  if (input.useBoxes && input.boxRental !== undefined) {
    const { boxCount } = input.boxRental;
    lines.push({
      code: "BOX_RENTAL",
      label: "박스 대여",
      description: `박스 ${boxCount}개 × ${formatWon(priceList.boxRentalPerBox)}, 배송과 수거 포함`,
      amount: boxCount * priceList.boxRentalPerBox,
    });
  }
  const helpers = helpersOf(input);
  if (helpers > 0) {
    lines.push({
      code: "HELPERS",
      label: "추가 인원",
      description: `${helpers}명 × ${formatWon(priceList.perHelper)}`,
      amount: helpers * priceList.perHelper,
    });
  }
  if (input.heavyLoad) {
    lines.push({
      code: "HEAVY_LOAD",
      label: "무거운 짐",
      description: "20kg 이상인 짐이 있어요",
      amount: priceList.heavyLoad,
    });
  }
  return lines;
}

function dateLines(input: EstimateInput, priceList: PriceList, subtotal: number): PriceLine[] {
  const surcharges = dateSurcharges(input.moveDate, priceList);
  if (surcharges.length === 0) return [];
  const rate = surcharges.reduce((sum, surcharge) => sum + surcharge.rate, 0);
  const reasons = surcharges.map((surcharge) => `${surcharge.label} ${surcharge.rate}%`).join(", ");
  return [
    {
      code: "DATE_SURCHARGE",
      label: "날짜 할증",
      description: `${reasons} (${formatWon(subtotal)}의 ${rate}%)`,
      amount: roundWon((subtotal * rate) / 100),
    },
  ];
}

function helpersOf({ extraHelp, helperCount }: EstimateInput): number {
  return extraHelp ? (helperCount ?? 0) : 0;
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
