import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { floorLabel, stairFlights } from "../floor/floor.ts";
import { formatWon } from "../money/format-won.ts";
import { sumOfLines } from "../money/totals.ts";
import { dateSurchargeRate, dateSurcharges } from "../pricing/date-surcharge.ts";
import { roundWon } from "../pricing/round-won.ts";
import { zoneOf } from "../zone/zone-of.ts";
import { zones } from "../zone/zones.ts";
import type { HelpInput, StoragePlace } from "./storage-input.ts";
import type { StoragePriceLine } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** One trip of the truck to a customer's place. */
export interface Trip {
  readonly code: "DELIVERY" | "COLLECTION";
  readonly date: IsoDate;
  /** Boxes with contents; empty ones add nothing to the price. */
  readonly fullBoxes: number;
}

/** What is requested at the place besides the trips. */
export interface TripInput extends HelpInput {
  readonly place: StoragePlace;
  readonly heavyLoad: boolean;
}

const tripLabels = { DELIVERY: "배송", COLLECTION: "수거" } as const;

/**
 * Lines for the trips: distance, stairs, helpers, heavy boxes and days.
 * @throws RangeError for an unknown postal code
 */
export function tripLines(
  trips: readonly Trip[],
  request: TripInput,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const lines = trips.map((trip) => tripLine(trip, request.place, priceList));
  const loaded = trips.reduce((sum, { fullBoxes }) => sum + fullBoxes, 0);
  return [
    ...lines,
    ...carriageLines(loaded, request.place, priceList),
    ...helperLines(trips.filter(({ fullBoxes }) => fullBoxes > 0).length, request, priceList),
    ...(request.heavyLoad ? [heavyLine(priceList)] : []),
    ...dateLines(trips, lines, priceList),
  ];
}

/** Date surcharge of a trip, in won. @throws RangeError for an unknown postal code */
export function tripSurcharge(
  trip: Trip,
  place: Pick<StoragePlace, "postcode">,
  priceList: StoragePriceList,
): number {
  const { amount } = tripLine(trip, place, priceList);
  return surchargeOf(amount, dateSurchargeRate(trip.date, priceList));
}

function surchargeOf(amount: number, rate: number): number {
  return roundWon((amount * rate) / 100);
}

function tripLine(
  trip: Trip,
  place: Pick<StoragePlace, "postcode">,
  priceList: StoragePriceList,
): StoragePriceLine {
  const zone = zoneOf(place.postcode);
  if (zone === null) throw new RangeError(`unknown postal code: ${place.postcode}`);
  const { label, area } = zones[zone];
  const boxes = trip.fullBoxes > 0 ? `박스 ${trip.fullBoxes}개` : "빈 박스";
  return {
    code: trip.code,
    label: tripLabels[trip.code],
    description: `${label}, ${boxes}`,
    amount: priceList.trip[area] + priceList.tripPerBox * trip.fullBoxes,
  };
}

function carriageLines(
  boxes: number,
  { floor, carriage }: StoragePlace,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const flights = stairFlights(floor);
  if (carriage !== "STAIRS" || flights === 0 || boxes === 0) return [];
  const perFloor = priceList.stairsPerFloorAndBox;
  return [
    {
      code: "CARRIAGE",
      label: "계단 운반",
      description: `${floorLabel(floor)}, 계단 ${flights}개 층 × 박스 ${boxes}개 × ${formatWon(perFloor)}`,
      amount: flights * boxes * perFloor,
    },
  ];
}

function helperLines(
  trips: number,
  { extraHelp, helperCount = 0 }: HelpInput,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  if (!extraHelp || helperCount === 0) return [];
  const times = trips > 1 ? ` × ${trips}번` : "";
  return [
    {
      code: "HELPERS",
      label: "추가 인원",
      description: `${helperCount}명 × ${formatWon(priceList.perHelper)}${times}`,
      amount: helperCount * priceList.perHelper * trips,
    },
  ];
}

function heavyLine(priceList: StoragePriceList): StoragePriceLine {
  return {
    code: "HEAVY_LOAD",
    label: "무거운 짐",
    description: "20kg 이상인 짐이 있어요",
    amount: priceList.heavyLoad,
  };
}

/** The surcharge applies only to the trip on the more expensive day; `lines` includes those of these trips. */
export function dateLines(
  trips: readonly Pick<Trip, "code" | "date">[],
  lines: readonly StoragePriceLine[],
  priceList: StoragePriceList,
): StoragePriceLine[] {
  let amount = 0;
  const reasons: string[] = [];
  for (const { date, code } of trips) {
    const surcharges = dateSurcharges(date, priceList);
    const rate = surcharges.reduce((sum, surcharge) => sum + surcharge.rate, 0);
    if (rate === 0) continue;
    amount += surchargeOf(lines.find((line) => line.code === code)?.amount ?? 0, rate);
    const why = surcharges.map(({ label }) => label).join(", ");
    reasons.push(`${tripLabels[code]} ${formatKoreanDate(date)} ${why} ${rate}%`);
  }
  return reasons.length === 0
    ? []
    : [{ code: "DATE_SURCHARGE", label: "날짜 할증", description: reasons.join(" · "), amount }];
}

/** Price of the trips in won, of which a late cancellation keeps a part. */
export function tripAmount(lines: readonly StoragePriceLine[]): number {
  return sumOfLines(lines.filter(({ code }) => code === "DELIVERY" || code === "COLLECTION"));
}
