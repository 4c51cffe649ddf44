import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Api, Tokens } from "../api.ts";
import { expect } from "../test.ts";

export const PASSWORD = "Damadum!2026";

/** Version of the terms that are agreed to, as in the consents of packages/domain. */
const CONSENT_VERSION = "2026-11-01";
const REQUIRED_CONSENTS = ["TERMS", "PRIVACY", "AGE_14"];

export interface Member {
  username: string;
  name: string;
  tokens: Tokens;
}

/** A username that no other test has. */
export function newUsername(): string {
  return `e2e-${randomBytes(5).toString("hex")}`;
}

/** A person that no other test uses. */
export function newPerson(): { name: string; phoneNumber: string } {
  const digits = String(randomInt(10_000_000, 99_999_999));
  return { name: "이새봄", phoneNumber: `010-${digits.slice(0, 4)}-${digits.slice(4)}` };
}

/** A new member, made without a page. */
export async function newMember(
  api: Api,
  { name, phoneNumber } = { name: "김담아", phoneNumber: "010-1234-5678" },
): Promise<Member> {
  const username = newUsername();
  const tokens = await api.post<Tokens>("/api/signup", {
    username,
    passwd: PASSWORD,
    name,
    phone_number: phoneNumber,
    consents: REQUIRED_CONSENTS.map((kind) => ({ kind, version: CONSENT_VERSION, agreed: true })),
  });
  return { username, name, tokens };
}

/** Gives the browser a login as if left by an earlier visit. */
export async function storeLogin(page: Page, { tokens }: Pick<Member, "tokens">): Promise<void> {
  await page.goto("/robots.txt");
  await storeTokens(page, tokens);
}

export async function storeTokens(page: Page, tokens: Tokens): Promise<void> {
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem("damadum.refresh_token", refresh_token);
    localStorage.setItem("damadum.access_token", access_token);
  }, tokens);
}

export async function storedTokens(page: Page): Promise<Tokens> {
  return page.evaluate(() => ({
    access_token: localStorage.getItem("damadum.access_token") ?? "",
    refresh_token: localStorage.getItem("damadum.refresh_token") ?? "",
  }));
}

/** Fills in the open login screen and sends it. */
export async function logIn(
  page: Page,
  { username, password = PASSWORD }: { username: string; password?: string },
): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "아이디" }).fill(username);
  await main.getByLabel("비밀번호", { exact: true }).fill(password);
  await main.getByRole("button", { name: "로그인", exact: true }).click();
}

/** Gives the required consents of the open signup, one by one. */
export async function giveRequiredConsents(page: Page): Promise<void> {
  for (const consent of ["이용약관 동의", "개인정보 수집·이용 동의", "만 14세 이상이에요"]) {
    await page.getByRole("checkbox", { name: `[필수] ${consent}` }).check();
  }
}

/**
 * Goes through the open signup: consents one by one, person, account; calls `look` with each step once it is filled in.
 */
export async function signUp(
  page: Page,
  username: string,
  look: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  await giveRequiredConsents(page);
  await expect(
    page.getByRole("checkbox", { name: "[선택] 혜택·이벤트 소식 받기" }),
  ).not.toBeChecked();
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("textbox", { name: "이름" }).fill("이새봄");
  await page.getByRole("textbox", { name: "휴대전화" }).fill("01087654321");
  await look("person");
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("textbox", { name: "아이디" }).fill(username);
  await expect(page.getByText("쓸 수 있는 아이디예요.")).toBeVisible();
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await look("account");
  await page.getByRole("button", { name: /^가입하(기|고 결제로 가기)$/ }).click();
}
