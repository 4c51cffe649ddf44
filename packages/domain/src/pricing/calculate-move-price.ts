import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { sumOfLines, vatOf } from "../money/totals.ts";
import type { EstimateInput } from "../move/estimate-input.ts";
import type { Coupon } from "./coupon.ts";
import { couponLines } from "./coupon-line.ts";
import { dateSurcharges } from "./date-surcharge.ts";
import { loadOf } from "./load.ts";
import type { MovePrice, PriceLine } from "./move-price.ts";
import type { PriceList } from "./price-list.ts";
import { roundWon } from "./round-won.ts";
import { workLines } from "./work-lines.ts";

/** What a price depends on besides the request. */
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
  lines.push(...dateLines(input.moveDate, priceList, sumOfLines(lines)));
  lines.push(...couponLines(coupon, sumOfLines(lines)));

  const totalAmount = sumOfLines(lines);
  return {
    priceVersion: priceList.version,
    lines,
    totalAmount,
    vatAmount: vatOf(totalAmount),
    depositAmount: Math.floor((totalAmount * priceList.depositRate) / 100),
    volumeCount: load.volumeCount,
    truck: `${load.tier.truck} ${load.truckCount}대`,
    crewCount: load.tier.crew * load.truckCount + helpersOf(input),
  };
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

/** The surcharge line of the moving day, if any, in won; `subtotal` is the price of everything else. */
export function dateLines(moveDate: IsoDate, priceList: PriceList, subtotal: number): PriceLine[] {
  const surcharges = dateSurcharges(moveDate, priceList);
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
