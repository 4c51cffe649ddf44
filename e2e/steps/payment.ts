import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";

export type WindowButton = "결제하기" | "결제 실패 (카드 한도)" | "결제하고 돌아가지 않기" | "취소";

/** Presses the one button of the payment page, which states the amount; returns that amount. */
export async function startPaying(page: Page): Promise<string> {
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /^(잔금 |동의하고 )?[\d,]+원 결제하기$/ });
  const words = await button.innerText();
  await button.click();
  return /[\d,]+원/.exec(words)?.[0] ?? words;
}

/** The 견적서 of the payment page, which phones fold. */
export async function openPaper(
  page: Page,
  { isMobile }: { readonly isMobile: boolean },
): Promise<Locator> {
  if (isMobile) await page.getByRole("button", { name: "견적서 보기" }).click();
  const paper = page.getByRole("article");
  await expect(paper).toBeVisible();
  return paper;
}

/** The provider's window, once it is open: its own page on phones, a layer over the page on desktop. */
export async function paymentWindow(
  page: Page,
  { isMobile, amount }: { isMobile: boolean; amount: string },
): Promise<Page | FrameLocator> {
  const window = isMobile
    ? page
    : page.getByRole("dialog", { name: "결제창" }).getByTitle("결제창").contentFrame();
  // Only the provider shows this; the amount is on the page before, too.
  await expect(window.getByText("연습용이에요. 실제로 돈이 나가지 않아요.")).toBeVisible();
  await expect(window.getByText(amount, { exact: true })).toBeVisible();
  return window;
}

export async function pressInWindow(
  page: Page,
  button: WindowButton,
  opened: { isMobile: boolean; amount: string },
): Promise<void> {
  const window = await paymentWindow(page, opened);
  await window.getByRole("button", { name: button, exact: true }).click();
}

/** Pays the open estimate with the current choices, from the button to the confirmation; returns the amount. */
export async function pay(page: Page, { isMobile }: { isMobile: boolean }): Promise<string> {
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하기", { isMobile, amount });
  await expect(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
  return amount;
}
