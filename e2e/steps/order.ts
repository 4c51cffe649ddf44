import type { Page } from "@playwright/test";
import type { Api } from "../api.ts";
import { expect } from "../test.ts";
import { newMember, storeLogin, type Member } from "./member.ts";
import { freeDay, newHome, oldHome } from "./quote.ts";

export interface Estimate {
  serial: string;
  amount: { total_amount: number; deposit_amount: number };
}
/** Our boxes for a move, brought and collected at a time of a day. */
export interface BoxRental {
  box_count: number;
  delivery: { date: string; time: string };
  collection: { date: string; time: string };
}
export type Plan = "DEPOSIT" | "FULL";
export interface Preparation {
  merchant_uid: string;
  amount: number;
}

export function makeEstimate(
  api: Api,
  { tokens }: Member,
  { date, time = "09:00", boxes }: { date: string; time?: string; boxes?: BoxRental },
): Promise<Estimate> {
  const draft = {
    start: oldHome,
    destination: newHome,
    items: [{ item_id: "bed-single", count: 1 }],
    move_date: date,
    move_time: time,
    use_boxes: boxes !== undefined,
    box_rental: boxes,
    heavy_load: false,
    extra_help: false,
  };
  return api.post("/api/estimates", draft, tokens);
}

/** Opens the payment page of a new member's estimate. */
export async function openOwnEstimate(
  page: Page,
  api: Api,
): Promise<{ member: Member; serial: string }> {
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await freeDay(api) });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
  return { member, serial };
}

/** Holds the estimate's start time and agrees the amount with the provider. */
export function preparePayment(
  api: Api,
  { tokens }: Member,
  { serial, plan = "DEPOSIT" }: { serial: string; plan?: Plan },
): Promise<Preparation> {
  return api.post(`/api/estimates/${serial}/payments`, { plan, method: "CARD" }, tokens);
}

/** Creates a paid order of the member through the API. */
export async function makeOrder(
  api: Api,
  member: Member,
  { plan = "DEPOSIT", ...quoted }: Parameters<typeof makeEstimate>[2] & { plan?: Plan },
): Promise<Estimate & { impUid: string }> {
  const estimate = await makeEstimate(api, member, quoted);
  const { serial } = estimate;
  const { merchant_uid, amount } = await preparePayment(api, member, { serial, plan });
  const { imp_uid } = await api.payAtProvider({ merchant_uid, amount });
  await api.post(`/api/estimates/${serial}/payments/complete`, { imp_uid, merchant_uid });
  return { ...estimate, impUid: imp_uid };
}

/** Lets other members hold every place left at a start time. */
export async function fillSlot(
  api: Api,
  { date, time }: { date: string; time: string },
): Promise<void> {
  const slots = await api.get<readonly { time: string; remaining: number }[]>(
    `/api/schedule/day/${date}`,
  );
  const remaining = slots.find((slot) => slot.time === time)?.remaining ?? 0;
  for (let place = 0; place < remaining; place += 1) {
    // One member can hold only a few unpaid times.
    const other = await newMember(api);
    const { serial } = await makeEstimate(api, other, { date, time });
    await preparePayment(api, other, { serial });
  }
}

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
  await page.getByRole("button", { name: "탈퇴 진행하기" }).click();
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await expect(page.getByRole("heading", { name: "탈퇴했어요" })).toBeVisible();
}
