import { expect, it } from "vitest";
import { page } from "vitest/browser";

import { quoteContext } from "../../definitions/quote/fixtures.ts";
import { visitsRescheduleForm } from "../../definitions/reschedule/form.ts";
import { mount } from "../../testing/mount.tsx";
import { rejectedField } from "../../testing/story-answers.ts";
import { SchemaForm } from "../../theme/schema-form.tsx";

const TAKEN = "그날은 수거할 수 없어요.";
const visits = {
  delivery: { date: "2026-12-03", time: "09:00" },
  collection: { date: "2026-12-08", time: "13:00" },
};
const mistake = page.getByRole("group", { name: /^박스 받을 날짜와 수거 날짜/ }).getByText(TAKEN);

it.each([
  ["박스 수거", /^12월 9일 수요일/],
  ["박스 받기", /^12월 2일 수요일/],
])(
  "useIssues forgets a server's error about a value that another field shows when the day of %s changes",
  async (end, day) => {
    await mount(
      <SchemaForm
        definition={visitsRescheduleForm}
        context={quoteContext}
        initialData={visits}
        onSubmit={rejectedField("collection.date", TAKEN)}
      />,
    );
    await page.getByRole("button", { name: "다음" }).click();
    await page.getByRole("button", { name: "날짜 바꾸기" }).click();
    await expect.element(mistake.first()).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^${end}`) }).click();
    await page.getByRole("gridcell", { name: day }).click();
    await expect.element(page.getByText(TAKEN)).not.toBeInTheDocument();
  },
);
