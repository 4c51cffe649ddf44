import type { Page } from "@playwright/test";
import { tabTo } from "./steps/keyboard.ts";
import { newMember } from "./steps/member.ts";
import { logInToConsole } from "./steps/operator.ts";
import { makeOrder } from "./steps/order.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

/** From the grid's tab stop to a control of its column in another row. */
async function goInGrid(page: Page, name: RegExp, keys: readonly string[]): Promise<void> {
  await tabTo(page, page.getByRole("main").locator("[data-cell]:focus, [data-cell] :focus"));
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name })).toBeFocused();
}

test("keyboard alone confirms what waits, takes a step of the day, and finds and opens its order", async ({
  page,
  api,
  stack,
  complaints,
}) => {
  const member = await newMember(api, { name: "남궁자판", phoneNumber: "010-2222-7391" });
  const date = await freeDay(api);
  const { serial } = await makeOrder(api, member, { date, plan: "FULL" });
  await logInToConsole(page, stack);
  await expect(page.getByRole("heading", { name: "할 일" })).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);

  // The newest waits at the end of the list.
  await goInGrid(page, /^남궁자판 .*확정하기$/, ["Control+End"]);
  await press("Enter");
  await expect(page.getByRole("button", { name: /^남궁자판 .*확정하기$/ })).toBeHidden();

  await tabTo(page, page.getByRole("link", { name: "오늘", exact: true }));
  await press("Enter");
  await expect(page.getByRole("heading", { name: /^오늘 / })).toBeVisible();
  const nextDay = page.getByRole("link", { name: "다음 날" });
  await tabTo(page, nextDay);
  while (!page.url().endsWith(`date=${date}`)) {
    const leadsTo = (await nextDay.getAttribute("href")) ?? "";
    await press("Enter");
    // The address changes before the page does.
    await expect(nextDay).not.toHaveAttribute("href", leadsTo);
  }
  const start = /^남궁자판 .*이사 시작$/;
  await goInGrid(page, start, ["ArrowDown", "End"]);
  await press("Enter");
  await expect(page.getByRole("alert")).toContainText("옮기지 않은 방문 1곳");
  await tabTo(page, page.getByRole("button", { name: "약속한 날보다 먼저 옮기기" }));
  await press("Enter");
  await expect(page.getByRole("button", { name: /^남궁자판 .*이사 완료$/ })).toBeVisible();

  await press("/");
  await page.keyboard.type("7391");
  await press("Enter");
  await tabTo(page, page.getByRole("link", { name: /남궁자판/ }).first());
  await press("Enter");
  await expect(page).toHaveURL(new RegExp(`/orders/${serial}$`));
  complaints.expect(/responded with a status of 422 .*\/commands\/moves-advance$/);
  await tabTo(page, page.getByRole("button", { name: "이사 완료" }));
  await press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: /약속한 날보다 먼저/ }));
  await press("Space");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "이사 완료" }));
  await press("Enter");
  await expect(page.getByRole("button", { name: "마치기" })).toBeVisible();
});
