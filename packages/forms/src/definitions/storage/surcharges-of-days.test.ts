import { calculateStoragePrice, currentStoragePriceList } from "@damadum/domain";
import { toCamelCaseKeys } from "es-toolkit";
import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { completeStorage } from "./fixtures.ts";
import { storageSurchargesOfDays } from "./surcharges-of-days.ts";

const STORAGE_TODAY = "2026-11-20";
const PLAIN_DAY = "2026-12-02";
const SATURDAY = "2026-12-05";
const surchargesOfDays = storageSurchargesOfDays(STORAGE_TODAY);

function dateLineOf(delivery: string, collection: string): number {
  const draft = {
    ...completeStorage,
    delivery: { date: delivery, time: "10:00" },
    collection: { date: collection, time: "10:00" },
  };
  const priceList = currentStoragePriceList(STORAGE_TODAY);
  const { lines } = calculateStoragePrice(toCamelCaseKeys(draft), { priceList });
  return lines.find(({ code }) => code === "DATE_SURCHARGE")?.amount ?? 0;
}

it.each([
  ["delivery", dateLineOf(SATURDAY, PLAIN_DAY)],
  ["collection", dateLineOf(PLAIN_DAY, SATURDAY)],
] as const)(
  "storageSurchargesOfDays returns the surcharge of the price when the %s is on a more expensive day",
  (visit, amount) => {
    const days = surchargesOfDays(toValues(completeStorage), [PLAIN_DAY, SATURDAY], visit);
    expect(amount).toBeGreaterThan(0);
    expect([...(days ?? [])]).toEqual([
      [PLAIN_DAY, 0],
      [SATURDAY, amount],
    ]);
  },
);

it("storageSurchargesOfDays prices the collection when it is the only visit", () => {
  const days = surchargesOfDays(toValues(completeStorage), [SATURDAY], undefined);
  expect(days?.get(SATURDAY)).toBe(dateLineOf(PLAIN_DAY, SATURDAY));
});

it("storageSurchargesOfDays returns null when there is no price yet", () => {
  expect(surchargesOfDays(toValues({}), [SATURDAY], "delivery")).toBeNull();
});
