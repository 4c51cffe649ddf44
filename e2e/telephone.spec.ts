import type { Page } from "@playwright/test";
import { logInToConsole, operate } from "./steps/operator.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import { fillInShortly, freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

/** Where a link of the console leads, which shows only its end. */
const follow = async (page: Page, pattern: RegExp): Promise<string> => {
  const shown = page.getByText(pattern);
  await expect(shown).toBeVisible();
  return shown.innerText();
};

test("an order by telephone is booked by its link, and completed when its balance is written down", async ({
  page,
  api,
  stack,
  isMobile,
  complaints,
}) => {
  complaints.expect(/responded with a status of 422 .*\/commands\/moves-advance$/);
  await logInToConsole(page, stack);
  await expect(page.getByRole("heading", { name: "할 일" })).toBeVisible();
  const host = `http://localhost:${stack.settings.ports.console}`;
  await page.goto(`${host}/telephone`);
  await page.getByRole("textbox", { name: /이름/ }).fill("김전화");
  await page.getByRole("textbox", { name: /휴대전화/ }).fill("01098765432");
  await page.getByRole("button", { name: "회원으로 만들기" }).click();
  await fillInShortly(page, await freeDay(api));
  await page.getByRole("button", { name: "저장하고 결제 링크 보내기" }).click();
  const link = await follow(page, /\/payments\/custom\//);
  const serial = await follow(page, /^MV/);
  await expect(page.getByRole("link", { name: "김전화" })).toBeVisible();

  await page.goto(link);
  await pressInWindow(page, "결제하기", { isMobile, amount: await startPaying(page) });
  await expect(page.getByRole("heading", { name: "주문 금액을 결제했어요" })).toBeVisible();

  await page.goto(`${host}/orders/${serial}`);
  const confirm = page.getByRole("button", { name: "확정하기" });
  await confirm.click();
  await expect(confirm).toBeHidden();
  for (const state of ["WORKING", "WORKING_COMPLETE"]) {
    await operate(stack, "moves", "advance", serial, state, "--early");
  }
  await page.reload();
  await page.getByRole("button", { name: "받은 돈 적기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "현금" }).click();
  await dialog.getByRole("textbox", { name: /영수증/ }).fill("영수증 1");
  await dialog.getByRole("button", { name: "받은 돈 적기" }).click();
  await expect(dialog).toBeHidden();
  // Its day is ahead: the step asks whether it was really done.
  await page.getByRole("button", { name: "마치기" }).click();
  await dialog.getByRole("checkbox", { name: /약속한 날보다 먼저/ }).click();
  await dialog.getByRole("button", { name: "마치기" }).click();
  await expect(page.getByText("완료", { exact: true }).first()).toBeVisible();
});
