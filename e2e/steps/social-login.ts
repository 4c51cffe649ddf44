import type { Page } from "@playwright/test";
import { expect } from "../test.ts";
import type { AndroidShell } from "./android-shell.ts";
import { giveRequiredConsents } from "./member.ts";

export const providers = [
  { slug: "naver", label: "네이버" },
  { slug: "kakao", label: "카카오" },
  { slug: "google", label: "Google" },
  { slug: "apple", label: "Apple" },
] as const;

type Provider = (typeof providers)[number];

export async function openProvider(page: Page, { label }: Provider): Promise<void> {
  await page.getByRole("button", { name: `${label}로 계속하기` }).click();
  // Only the provider shows this heading.
  await expect(page.getByRole("heading", { name: `${label} 로그인`, level: 1 })).toBeVisible();
}

/** Chooses an account on the provider's page; a new one by default. */
export async function chooseAccount(page: Page, name = "새 계정으로 로그인"): Promise<void> {
  await page.getByRole("button", { name }).click();
}

/** From the app's login page through Google's page in the system browser, as a new account, and back by its link. */
export async function logInOutside(page: Page, shell: AndroidShell): Promise<void> {
  await comeBackFromOutside(page, shell, await openOutside(page, shell));
}

/** From the app's login page to Google's page in the system browser; returns its URL. */
export async function openOutside(page: Page, shell: AndroidShell): Promise<URL> {
  const opened = shell.callsOf("Browser.open").length;
  await page.getByRole("button", { name: "Google로 계속하기" }).click();
  await expect.poll(() => shell.callsOf("Browser.open")).toHaveLength(opened + 1);
  const address = new URL(String(shell.callsOf("Browser.open").at(-1)?.["url"]));
  expect(address.searchParams.get("redirect_uri")).toBe("damadum://app/login/google/callback");
  expect(address.searchParams.get("code_challenge_method")).toBe("S256");
  await expect(page.getByText("브라우저에서 로그인해 주세요")).toBeVisible();
  return address;
}

/** Logs in on Google's page as a new account; its link opens the app. */
export async function comeBackFromOutside(
  page: Page,
  shell: AndroidShell,
  address: URL,
): Promise<void> {
  // The system browser is not a web view.
  const form = await page.request.get(address.href, { headers: { "user-agent": "Chrome" } });
  const ticket = /name="page" value="([^"]+)"/.exec(await form.text())?.[1] ?? "";
  const decided = await page.request.post(`${address.origin}/social/google/decide`, {
    form: { page: ticket, person: "new" },
    maxRedirects: 0,
  });
  await shell.emit(page, "App.appUrlOpen", { url: decided.headers()["location"] });
}

/** Gives the required consents of the open signup and continues. */
export async function giveConsents(page: Page): Promise<void> {
  await giveRequiredConsents(page);
  await page.getByRole("button", { name: "다음" }).click();
}

/** Signs up with the provider's profile and fills in what it lacks. */
export async function finishSocialSignup(page: Page): Promise<void> {
  await giveConsents(page);
  const phone = page.getByRole("textbox", { name: "휴대전화" });
  await expect(phone).toBeVisible();
  if ((await phone.inputValue()) === "") await phone.fill("01012345678");
  await page.getByRole("button", { name: /^가입하(기|고 결제로 가기)$/ }).click();
  await expect(page).not.toHaveURL(/\/signup\//);
}
