import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { validateForm } from "../../engine/validation/validate-form.ts";
import { completeDamageReport } from "./fixtures.ts";
import { damageReportForm } from "./form.ts";

const complete = toValues(completeDamageReport);
const unfinished = (bought_year: string) =>
  validateForm(damageReportForm, { ...complete, bought_year }, { today: "2026-12-31" });

it("damageReportForm rejects a year of purchase at its step when it has not begun", () => {
  expect([...unfinished("2027")]).toEqual([
    ["price", [{ path: ["bought_year"], message: "구입 연도는 올해까지 입력할 수 있어요." }]],
  ]);
  expect(unfinished("2026").size).toBe(0);
});
