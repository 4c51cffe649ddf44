import { stairFlights } from "../floor/floor.ts";
import { formatWon } from "../money/format-won.ts";
import type { Line } from "../money/totals.ts";
import type { Place } from "../move/estimate-input.ts";
import { zoneOf } from "../zone/zone-of.ts";
import { zones } from "../zone/zones.ts";
import { type StoragePrice, storagePriceOf } from "../storage/storage-price.ts";
import { companyDeliveryBoxCount, type CompanyDeliveryInput } from "./company-delivery.ts";
import type { CompanyPriceList } from "./company-price-list.ts";

/** One line of the price of company work. */
export type CompanyPriceLine = Line<"DELIVERY" | "COLLECTION" | "CARRIAGE" | "DISPOSAL">;

/** Price of company work: the contract's StorageAmount, with nothing refunded and nothing monthly. */
export interface CompanyDeliveryPrice extends Omit<StoragePrice, "pricedDays" | "lines"> {
  readonly lines: readonly CompanyPriceLine[];
}

/**
 * Price of a company's request, VAT included: a multiple of 11 won, so that the tax stays exact however many works
 * an invoice contains. The input has passed `checkCompanyDelivery`. @throws RangeError without a place or a zone
 */
export function calculateCompanyDelivery(
  input: CompanyDeliveryInput,
  priceList: CompanyPriceList,
): CompanyDeliveryPrice {
  const lines = linesOf(input, priceList);
  const price = storagePriceOf(lines, { priceVersion: priceList.version, monthlyAmount: 0 });
  return { ...price, lines };
}

function linesOf(input: CompanyDeliveryInput, priceList: CompanyPriceList): CompanyPriceLine[] {
  const boxCount = companyDeliveryBoxCount(input);
  if (input.kind === "DISPOSAL") {
    const { disposalPerBox } = priceList;
    const description = `박스 ${boxCount}개 × ${formatWon(disposalPerBox)}`;
    return [{ code: "DISPOSAL", label: "폐기", description, amount: boxCount * disposalPerBox }];
  }
  if (input.place === undefined) throw new RangeError("no place to go to");
  const visit = visitLine(input.place, { boxCount, kind: input.kind, priceList });
  const stairs = stairsLine(input.place, boxCount, priceList);
  return stairs === null ? [visit] : [visit, stairs];
}

const visitLabels = { DELIVERY: "배송", COLLECTION: "수거", NEW_BOXES: "빈 박스 배송" } as const;

function visitLine(
  place: Place,
  visit: {
    readonly boxCount: number;
    readonly kind: keyof typeof visitLabels;
    readonly priceList: CompanyPriceList;
  },
): CompanyPriceLine {
  const { boxCount, kind, priceList } = visit;
  const zone = zoneOf(place.postcode);
  if (zone === null) throw new RangeError(`no zone has the postal code ${place.postcode}`);
  return {
    code: kind === "COLLECTION" ? "COLLECTION" : "DELIVERY",
    label: visitLabels[kind],
    description: `${zones[zone].label} 방문과 박스 ${boxCount}개 × ${formatWon(priceList.perBox)}`,
    amount: priceList.visit + boxCount * priceList.perBox + priceList.distance[zones[zone].area],
  };
}

function stairsLine(
  { carriage, floor }: Place,
  boxCount: number,
  { stairsPerFloor, boxesPerLoad }: CompanyPriceList,
): CompanyPriceLine | null {
  const floors = stairFlights(floor);
  if (carriage !== "STAIRS" || floors === 0) return null;
  const loads = Math.ceil(boxCount / boxesPerLoad);
  return {
    code: "CARRIAGE",
    label: "계단 운반",
    description: `${floors}개 층 × ${formatWon(stairsPerFloor)}, 박스 ${boxesPerLoad}개마다`,
    amount: floors * stairsPerFloor * loads,
  };
}
