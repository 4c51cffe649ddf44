import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

/** From the page of a paid order: cancels it, then withdraws, as a member without a password. */
export async function cancelAndWithdraw(page: Page): Promise<void> {
  await page.getByRole("button", { name: "주문 취소하기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "취소 진행하기" }).click();
  await dialog.getByRole("button", { name: /주문 취소하기$/ }).click();
  await expect(page.getByRole("link", { name: "새 견적 받기" })).toBeVisible();

  await page.goto("/my");
  await page.getByRole("main").getByRole("link", { name: "내 정보" }).click();
  await page.getByRole("link", { name: "회원 탈퇴" }).click();
  await page.getByRole("button", { name: "계속하기" }).click();
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴했어요" })).toBeVisible();
}
