import { describe, expect, it } from "vitest";
import { homeSizeNames, homeSizes } from "../move/home-sizes.ts";
import { calculateMovePrice } from "./calculate-move-price.ts";
import { currentPriceList } from "./current-price-list.ts";
import { districts } from "./districts.ts";
import { roughMovePrice } from "./rough-move-price.ts";
import { zoneNames } from "../zone/zone-of.ts";

const priceList = currentPriceList("2026-11-20");
const seoul = {
  address: "서울",
  detail: "1층",
  postcode: "03925",
  floor: 1,
  carriage: "EV",
} as const;

describe("roughMovePrice", () => {
  it.each(homeSizeNames)("is the quote's own price when a %s is moved on a plain day", (size) => {
    const { items } = homeSizes[size];
    const quoted = calculateMovePrice(
      {
        start: seoul,
        destination: { ...seoul, postcode: "48058" },
        items,
        // A Wednesday at the start of the month that is not a lucky day.
        moveDate: "2026-12-02",
        moveTime: "09:00",
        useBoxes: false,
        heavyLoad: false,
        extraHelp: false,
      },
      { priceList },
    );
    const rough = roughMovePrice({ start: "SEOUL", destination: "BUSAN", items }, priceList);
    expect(rough).toMatchObject({
      lines: quoted.lines,
      totalAmount: quoted.totalAmount,
      truck: quoted.truck,
      crewCount: quoted.crewCount,
    });
  });

  it("has a price when the move is between any two regions", () => {
    const { items } = homeSizes.ONE_ROOM;
    for (const start of zoneNames) {
      for (const destination of zoneNames) {
        const { totalAmount } = roughMovePrice({ start, destination, items }, priceList);
        expect(totalAmount, `${start} ${destination}`).toBeGreaterThan(100_000);
      }
    }
  });
});

it("districts names each place of a region once", () => {
  expect(Object.keys(districts)).toEqual(zoneNames);
  for (const names of Object.values(districts)) expect(new Set(names).size).toBe(names.length);
});
