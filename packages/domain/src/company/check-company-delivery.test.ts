import { describe, expect, it } from "vitest";
import { oneRoomMove, TODAY } from "../testing/estimate-inputs.ts";
import { checkCompanyDelivery } from "./check-company-delivery.ts";
import type { CompanyDeliveryInput } from "./company-delivery.ts";

const visit = {
  cid: "c",
  place: { ...oneRoomMove.start, carriage: "EV" },
  appointment: { date: "2026-12-10", time: "09:00" },
} as const;
const disposal = { cid: "c", kind: "DISPOSAL", cpboxIds: ["a"], disposalAgreed: true } as const;

const issuesOf = (input: CompanyDeliveryInput) =>
  checkCompanyDelivery(input, TODAY).map(({ path, code }) => `${path.join(".")} ${code}`);

describe("checkCompanyDelivery", () => {
  it.each([
    { ...visit, kind: "DELIVERY", cpboxIds: ["a"] },
    { ...visit, kind: "COLLECTION", cpboxIds: ["a"] },
    { ...visit, kind: "COLLECTION", boxCount: 3 },
    { ...visit, kind: "NEW_BOXES", boxCount: 3 },
    disposal,
  ] as const)("accepts $kind when it is complete", (input) => {
    expect(issuesOf(input)).toEqual([]);
  });

  it.each([
    [{ ...visit, kind: "DELIVERY" }, ["cpboxIds required"]],
    [{ ...visit, kind: "DELIVERY", boxCount: 3 }, ["boxCount not_needed", "cpboxIds required"]],
    [{ ...visit, kind: "COLLECTION" }, ["cpboxIds required"]],
    [{ ...visit, kind: "COLLECTION", cpboxIds: ["a"], boxCount: 1 }, ["boxCount not_needed"]],
    [
      { ...visit, kind: "NEW_BOXES", cpboxIds: ["a"] },
      ["cpboxIds not_needed", "boxCount required"],
    ],
    [{ cid: "c", kind: "NEW_BOXES", boxCount: 1 }, ["place required", "appointment required"]],
    [
      { ...visit, kind: "NEW_BOXES", boxCount: 1, disposalAgreed: true },
      ["disposalAgreed not_needed"],
    ],
    [
      { ...disposal, ...visit, disposalAgreed: false },
      ["place not_needed", "appointment not_needed", "disposalAgreed required"],
    ],
    [
      {
        ...visit,
        kind: "NEW_BOXES",
        boxCount: 1,
        appointment: { date: "2026-11-19", time: "09:10" },
      },
      ["appointment.date date_out_of_range", "appointment.time time_not_offered"],
    ],
    [
      { ...visit, kind: "NEW_BOXES", boxCount: 1, place: { ...visit.place, floor: 0 } },
      ["place.floor invalid_floor"],
    ],
  ] as const)("for %j returns the issues %j", (input, issues) => {
    expect(issuesOf(input)).toEqual(issues);
  });
});
