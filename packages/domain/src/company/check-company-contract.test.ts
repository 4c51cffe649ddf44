import { expect, it } from "vitest";
import { oneRoomMove, TODAY } from "../testing/estimate-inputs.ts";
import { checkCompanyContract } from "./check-company-contract.ts";

const place = { ...oneRoomMove.start, carriage: "EV" } as const;

it.each([
  [TODAY, []],
  ["2027-11-20", []],
  ["2027-11-21", ["date_out_of_range"]],
  ["2026-11-19", ["date_out_of_range"]],
  ["2026-02-30", ["date_out_of_range"]],
])("checkCompanyContract returns for a start on %s: %j", (startDate, codes) => {
  const issues = checkCompanyContract({ startDate, place }, TODAY);
  expect(issues.map(({ code }) => code)).toEqual(codes);
});

it("checkCompanyContract names the part of the place when it is wrong", () => {
  const wrong = { startDate: TODAY, place: { ...place, postcode: "99999" } };
  expect(checkCompanyContract(wrong, TODAY)).toMatchObject([{ path: ["place", "postcode"] }]);
});
