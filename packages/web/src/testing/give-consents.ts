import { page } from "vitest/browser";

/** Gives every required consent on the first step of a signup, and continues. */
export async function giveConsents(): Promise<void> {
  for (const name of [/이용약관 동의/, /개인정보 수집/, /만 14세 이상/]) {
    await page.getByRole("checkbox", { name }).click();
  }
  await page.getByRole("button", { name: "다음" }).click();
}
