import { expect, it } from "vitest";
import { boxStatus, type BoxStatus } from "../states/box-status.ts";
import { canReportDamage, damageReportView } from "./damage-report-view.ts";

it("damageReportView shows what happens next", () => {
  expect(damageReportView("SENT")).toMatchObject({ label: "확인 중", badge: "info" });
  expect(damageReportView("DECLINED").sentence).toContain("30일 안에");
});

it("canReportDamage is false for a box that was never packed, is on its way to us or was thrown away", () => {
  const all = Object.keys(boxStatus.states).filter((status): status is BoxStatus =>
    Object.hasOwn(boxStatus.states, status),
  );
  expect(all.filter((status) => !canReportDamage(status))).toEqual([
    "READY",
    "DELIVERING",
    "PACKING",
    "COLLECTING",
    "DISPOSED",
    "CANCEL",
  ]);
});
