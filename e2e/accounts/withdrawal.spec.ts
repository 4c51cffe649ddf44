import type { Page } from "@playwright/test";
import { refusal } from "../complaints.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { storeLogin, logIn, newMember, PASSWORD } from "../steps/member.ts";
import { makeOrder } from "../steps/order.ts";
import * as quote from "../steps/quote.ts";
import { expect, test } from "../test.ts";

async function confirm(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel("지금 쓰는 비밀번호").fill(password);
  await page.getByRole("button", { name: "탈퇴하기" }).click();
}

test("withdrawal names the open order first, and ends the membership when it is cancelled", async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(refusal(401, 422));
  const member = await newMember(api);
  const { serial } = await makeOrder(api, member, { date: await quote.freeDay(api) });
  await storeLogin(page, member);
  await page.goto("/my/profile");
  await page.getByRole("link", { name: "회원 탈퇴" }).click();
  const order = page.getByRole("main").getByRole("link", { name: / 이사/ });
  await expect(order).toHaveAttribute("href", `/my/estimate/${serial}`);
  await expectAccessible(page, "open orders");

  await api.post(`/api/estimates/${serial}/cancel`, { reason: "탈퇴해요" }, member.tokens);
  await page.reload();
  await expect(page.getByRole("heading", { name: "지워지는 것" })).toBeVisible();
  await expectAccessible(page, "consequences");
  await page.getByRole("button", { name: "탈퇴 진행하기" }).click();
  await confirm(page, "Wrong!2026");
  await expect(page.getByRole("alert")).toContainText("비밀번호가 맞지 않아요");
  await expectAccessible(page, "confirmation");
  await confirm(page);
  await expect(page.getByRole("heading", { name: "탈퇴했어요" })).toBeVisible();
  await expectAccessible(page, "left");

  await page.goBack();
  await expect(page.getByRole("heading", { name: "로그인", level: 1 })).toBeVisible();
  await logIn(page, member);
  await expect(page.getByRole("alert")).toContainText("아이디나 비밀번호가 맞지 않아요");
});
