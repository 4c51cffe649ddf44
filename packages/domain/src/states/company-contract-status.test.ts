import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyContractStatus } from "./company-contract-status.ts";

it("companyContractStatus allows exactly these changes", () => {
  expect(transitionsOf(companyContractStatus)).toEqual([
    "ACTIVE > ENDED by OPERATOR, SYSTEM",
    "OFFERED > ACTIVE by COMPANY",
    "OFFERED > CANCEL by COMPANY, OPERATOR",
    "WAIT > CANCEL by COMPANY, OPERATOR",
    "WAIT > OFFERED by OPERATOR",
  ]);
  expect(companyContractStatus.initial).toBe("WAIT");
});
