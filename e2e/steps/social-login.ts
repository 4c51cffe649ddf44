import type { Page } from "@playwright/test";
import { expect } from "../test.ts";
import type { AndroidShell } from "./android-shell.ts";

export const providers = [
  { slug: "naver", label: "네이버" },
  { slug: "kakao", label: "카카오" },
  { slug: "google", label: "Google" },
  { slug: "apple", label: "Apple" },
] as const;

export type Provider = (typeof providers)[number];

/** The people that the sandbox's login pages offer; the projects share a stack, so each has its own person. */
const people = {
  phone: { name: "김담아", nickname: "담아", birthday: "03-14", birthyear: "1992", gender: "여성" },
  desktop: {
    name: "이상자",
    nickname: "상자",
    birthday: "11-02",
    birthyear: "1985",
    gender: "남성",
  },
} as const;

export function personOf({ isMobile }: { isMobile: boolean }) {
  return isMobile ? people.phone : people.desktop;
}

/** Opens the provider's own login page from ours. */
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
  return address;
}

/** Logs in on Google's page as a new account; its link opens the app. */
export async function comeBackFromOutside(
  page: Page,
  shell: AndroidShell,
  address: URL,
): Promise<void> {
  await shell.emit(page, "App.appUrlOpen", { url: await logInAtGoogle(page, address) });
}

/** Logs in on Google's page as a new account; returns its link back to the app. */
export async function logInAtGoogle(page: Page, address: URL): Promise<string | undefined> {
  // The system browser is not a web view.
  const form = await page.request.get(address.href, { headers: { "user-agent": "Chrome" } });
  const ticket = /name="page" value="([^"]+)"/.exec(await form.text())?.[1] ?? "";
  const decided = await page.request.post(`${address.origin}/social/google/decide`, {
    form: { page: ticket, person: "new" },
    maxRedirects: 0,
  });
  return decided.headers()["location"];
}

/** The state that the provider's page received. */
export function stateOf(page: Page): string {
  return new URL(page.url()).searchParams.get("state") ?? "";
}

/** Gives the required consents of the open signup and continues. */
export async function giveConsents(page: Page): Promise<void> {
  for (const consent of ["이용약관 동의", "개인정보 수집·이용 동의", "만 14세 이상이에요"]) {
    await page.getByRole("checkbox", { name: `[필수] ${consent}` }).check();
  }
  await page.getByRole("button", { name: "다음" }).click();
}

/** Signs up with the provider's profile and fills in what it lacks. */
export async function finishSocialSignup(page: Page): Promise<void> {
  await giveConsents(page);
  const phone = page.getByRole("textbox", { name: "휴대전화" });
  await expect(phone).toBeVisible();
  if ((await phone.inputValue()) === "") await phone.fill("01012345678");
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect(page.getByRole("heading", { name: /님, 반가워요$/ })).toBeVisible();
}

/** Logs in with that account, signing up first if needed. */
export async function enter(page: Page, provider: Provider, name: string): Promise<void> {
  await page.goto("/login");
  await openProvider(page, provider);
  await chooseAccount(page, name);
  const signup = page.getByRole("heading", { name: `${provider.label} 계정으로 가입` });
  const home = page.getByRole("heading", { name: "이사와 박스 보관" });
  await expect(signup.or(home)).toBeVisible();
  if (await signup.isVisible()) await finishSocialSignup(page);
}
