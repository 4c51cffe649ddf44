import { expect, type Page } from "@playwright/test";
import type { Api, Tokens } from "../api.ts";
import type { Stack } from "../../scripts/stack/stack.ts";
import { expectAccessible } from "./accessibility.ts";
import { newPerson, newUsername } from "./member.ts";
import { operate } from "./operator.ts";
import { pressInWindow, startPaying } from "./payment.ts";
import { newHome } from "./quote.ts";

interface CompanyPerson {
  readonly companyId: string;
  readonly tokens: Tokens;
}

/** A user of a new company, with an account that the operator creates. */
export async function newCompanyPerson(stack: Stack, api: Api): Promise<CompanyPerson> {
  const username = newUsername();
  const { name, phoneNumber } = newPerson();
  const answer = await operate(
    stack,
    "companies",
    "account",
    username,
    "--company",
    `담아상사 ${username}`,
    "--name",
    name,
    "--phone",
    phoneNumber,
    "--json",
  );
  const { facts }: { facts: Readonly<Record<string, string>> } = JSON.parse(answer);
  const password = facts["비밀번호"] ?? "";
  const tokens = await api.post<Tokens>("/api/login/id", { username, password });
  return { companyId: facts["기업 번호"] ?? "", tokens };
}

/** Confirms a company's work and moves its boxes along: onto the van, then to their destination. */
export async function carryOut(stack: Stack, wkId: string): Promise<void> {
  await operate(stack, "works", "advance", wkId, "CONFIRM");
  await operate(stack, "works", "move-boxes", wkId, "--early");
  await operate(stack, "works", "move-boxes", wkId, "--early");
}

interface CollectedBoxes {
  readonly tokens: Tokens;
  readonly count: number;
  readonly day: string;
}

/** Makes a contract and lets all of its boxes be collected, without a page; returns the serial of one of them. */
export async function storeBoxes(
  stack: Stack,
  api: Api,
  { tokens, count, day }: CollectedBoxes,
): Promise<string> {
  const place = { ...newHome, carriage: "EV" };
  const { cid } = await api.post<{ cid: string }>(
    "/api/users/my/company/contracts",
    { name: "문서 보관", box_count: count, months: 12, start_date: todayInSeoul(), place },
    tokens,
  );
  await operate(stack, "contracts", "offer", cid);
  const path = `/api/users/my/company/contracts/${cid}`;
  const { monthly_amount } = await api.get<{ monthly_amount: number }>(path, tokens);
  await api.post(`${path}/accept`, { monthly_amount }, tokens);
  const appointment = { date: day, time: "13:00" };
  const { wk_id: wkId } = await api.post<{ wk_id: string }>(
    "/api/users/my/company/delivery",
    { cid, kind: "COLLECTION", box_count: count, place, appointment },
    tokens,
  );
  await carryOut(stack, wkId);
  return serialOfStoredBox(api, tokens);
}

/** Issues the company's invoice of this month and pays it as its user, up to the page of the paid invoice. */
export async function payInvoice(
  page: Page,
  stack: Stack,
  { companyId, isMobile }: { readonly companyId: string; readonly isMobile: boolean },
): Promise<void> {
  await operate(stack, "invoices", "issue", companyId, todayInSeoul().slice(0, 7), "--yes");
  await page.goto("/my/company");
  await page.getByRole("list", { name: "결제할 청구서" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "결제", exact: true }).first()).toBeVisible();
  await expectAccessible(page, "invoice to pay");
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하기", { isMobile, amount });
  await expect(page.getByRole("heading", { name: "청구서를 결제했어요" })).toBeVisible();
  await expectAccessible(page, "finished payment");
  await page.getByRole("link", { name: "청구서 보기" }).click();
  await expect(page.getByText("결제를 마쳤어요.")).toBeVisible();
  await expectAccessible(page, "paid invoice");
}

export async function serialOfStoredBox(api: Api, tokens: Tokens): Promise<string> {
  const { items } = await api.get<{ items: readonly { serial: string }[] }>(
    "/api/users/my/company/boxes?filter=STORED",
    tokens,
  );
  return items[0]?.serial ?? "no box";
}

export function todayInSeoul(): string {
  return new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
}

export function idIn(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
