import type { Page } from "@playwright/test";
import type { Api } from "../api.ts";
import { expect } from "../test.ts";
import { pay } from "./payment.ts";
import * as quote from "./quote.ts";
import { finishSocialSignup, providers, type Provider } from "./social-login.ts";

interface Journey {
  readonly api: Api;
  /** Goes from the provider's button to the page that it returns to, as a new user. */
  readonly logIn: (provider: Provider) => Promise<void>;
  /** Whether the payment window replaces the page. */
  readonly isPhone: boolean;
}

/** Logs in with each provider in turn, the last time to pay for a quote; then cancels the order and withdraws. */
export async function completeJourney(page: Page, { api, logIn, isPhone }: Journey): Promise<void> {
  const [first, ...others] = providers;
  for (const provider of others) {
    await page.goto("/my");
    await logIn(provider);
    await finishSocialSignup(page);
    await page.getByRole("link", { name: "이어서 하기" }).click();
    await expect(page.getByRole("heading", { name: "마이페이지" })).toBeVisible();
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  }

  await quote.openQuote(page);
  await quote.fillInShortly(page, await quote.freeDay(api));
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await logIn(first);
  await finishSocialSignup(page);
  await page.getByRole("link", { name: "이어서 하기" }).click();
  await pay(page, { isMobile: isPhone });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();

  await page.getByRole("button", { name: "주문 취소하기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "취소 진행하기" }).click();
  await dialog.getByRole("button", { name: /주문 취소하기$/ }).click();
  await expect(page.getByRole("link", { name: "새 견적 받기" })).toBeVisible();

  await page.goto("/my/profile");
  await page.getByRole("link", { name: "회원 탈퇴" }).click();
  await page.getByRole("button", { name: "계속하기" }).click();
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴했어요" })).toBeVisible();
}
