import { describe, expect, it } from "vitest";
import { TODAY } from "../testing/estimate-inputs.ts";
import { oneBoxDelivery, tenBoxes } from "../testing/storage-inputs.ts";
import {
  checkFinalDeliveryInput,
  checkFinalDisposalInput,
  checkStorageDeliveryInput,
  checkStorageOrderInput,
} from "./check-storage-input.ts";
import type { FinalDeliveryInput, StorageOrderInput } from "./storage-input.ts";

const short = (issues: readonly { path: readonly (string | number)[]; code: string }[]) =>
  issues.map(({ path, code }) => [path.join("."), code]);

const { delivery: _delivery, ...withoutDelivery } = tenBoxes;

describe("checkStorageOrderInput", () => {
  it("accepts a valid order with our boxes and without", () => {
    expect(checkStorageOrderInput(tenBoxes, TODAY)).toEqual([]);
    expect(checkStorageOrderInput({ ...withoutDelivery, useBoxes: false }, TODAY)).toEqual([]);
    const free = { ...tenBoxes, promotion: "FREE_MONTH3" } as const;
    expect(checkStorageOrderInput(free, TODAY)).toEqual([]);
    expect(checkStorageOrderInput({ ...free, continuationReminder: true }, TODAY)).toEqual([]);
    expect(checkStorageOrderInput({ ...tenBoxes, continuationReminder: false }, TODAY)).toEqual([]);
  });

  const broken: readonly (readonly [StorageOrderInput, string, string])[] = [
    [
      { ...tenBoxes, place: { ...tenBoxes.place, postcode: "99999" } },
      "place.postcode",
      "unknown_postcode",
    ],
    [{ ...tenBoxes, place: { ...tenBoxes.place, floor: 0 } }, "place.floor", "invalid_floor"],
    [withoutDelivery, "delivery", "required"],
    [{ ...tenBoxes, useBoxes: false }, "delivery", "not_needed"],
    [
      {
        ...tenBoxes,
        delivery: { date: "2026-11-19", time: "09:00" },
        collection: { date: "2026-11-21", time: "09:00" },
      },
      "delivery.date",
      "date_out_of_range",
    ],
    [
      { ...tenBoxes, delivery: { date: "2026-12-08", time: "10:00" } },
      "delivery.time",
      "time_not_offered",
    ],
    [
      { ...tenBoxes, collection: { date: "2026-12-07", time: "09:00" } },
      "collection.date",
      "collection_before_delivery",
    ],
    [
      { ...tenBoxes, collection: { date: "2026-12-08", time: "09:00" } },
      "collection.time",
      "collection_before_delivery",
    ],
    [
      { ...tenBoxes, collection: { date: "2026-12-16", time: "09:00" } },
      "collection.date",
      "gap_too_long",
    ],
    [{ ...tenBoxes, extraHelp: true }, "helperCount", "required"],
    [{ ...tenBoxes, helperCount: 2 }, "helperCount", "not_needed"],
    [{ ...tenBoxes, months: 6, promotion: "FREE_MONTH3" }, "promotion", "not_needed"],
    [
      { ...tenBoxes, paymentType: "SUBSCRIPTION", promotion: "FREE_MONTH3" },
      "promotion",
      "not_needed",
    ],
    [{ ...tenBoxes, continuationReminder: true }, "continuationReminder", "not_needed"],
  ];

  it.each(broken)("for %o returns an issue at %s: %s", (input, path, code) => {
    const issues = checkStorageOrderInput(input, TODAY);
    expect(short(issues)).toEqual([[path, code]]);
    for (const { message } of issues) expect(message).toMatch(/(주세요|있어요|해요)\.$/);
  });
});

describe("the checks of the other drafts", () => {
  it("reject wrong visits of a delivery request", () => {
    expect(checkStorageDeliveryInput(oneBoxDelivery, TODAY)).toEqual([]);
    const late = { ...oneBoxDelivery, collection: { date: "2026-12-30", time: "09:00" } };
    expect(short(checkStorageDeliveryInput(late, TODAY))).toEqual([
      ["collection.date", "gap_too_long"],
    ]);
  });

  it("require box serials exactly when the scope is PART", () => {
    const { boxSerials, ...rest } = oneBoxDelivery;
    const part: FinalDeliveryInput = { ...rest, scope: "PART", boxSerials };
    expect(checkFinalDeliveryInput(part, TODAY)).toEqual([]);
    expect(checkFinalDeliveryInput({ ...rest, scope: "ALL" }, TODAY)).toEqual([]);
    expect(short(checkFinalDeliveryInput({ ...part, scope: "ALL" }, TODAY))).toEqual([
      ["boxSerials", "not_needed"],
    ]);
    expect(short(checkFinalDeliveryInput({ ...rest, scope: "PART" }, TODAY))).toEqual([
      ["boxSerials", "required"],
    ]);
  });

  it("require an agreement when boxes are disposed of", () => {
    expect(checkFinalDisposalInput({ scope: "ALL", disposalAgreed: true })).toEqual([]);
    expect(short(checkFinalDisposalInput({ scope: "ALL", disposalAgreed: false }))).toEqual([
      ["disposalAgreed", "required"],
    ]);
  });
});
