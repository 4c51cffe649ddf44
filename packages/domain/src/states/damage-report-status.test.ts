import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { damageReportStatus } from "./damage-report-status.ts";

it("damageReportStatus allows exactly these changes", () => {
  expect(transitionsOf(damageReportStatus)).toEqual([
    "ACCEPTED > PAID by OPERATOR",
    "DRAFT > SENT by MEMBER",
    "SENT > ACCEPTED by OPERATOR",
    "SENT > DECLINED by OPERATOR",
  ]);
});
