import type { RescheduleAmount } from "@damadum/sdk";
import {
  BASE_DAY,
  fixtures,
  getCalculateEstimateRescheduleMockHandler,
  getGetEstimateMockHandler,
  getRescheduleEstimateMockHandler,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";
import { paths } from "../paths.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const estimate = fixtures.estimate("CONFIRM", BASE_DAY);
const order = { ...estimate, draft: { ...estimate.draft, use_boxes: false } };

function refundOf(amount: number): RescheduleAmount {
  return {
    fee_amount: 0,
    difference_amount: -amount,
    total_amount: 0,
    refund_amount: amount,
    order_amount: estimate.amount.total_amount - amount,
  };
}

test("ReschedulePanel shows the new refund and sends nothing when it is pressed before the refund has loaded", async () => {
  const next = Promise.withResolvers<RescheduleAmount>();
  const amounts = [Promise.resolve(refundOf(30_000)), next.promise];
  let sent = 0;
  mockApi.use(
    getGetEstimateMockHandler(order),
    getCalculateEstimateRescheduleMockHandler(() => amounts.shift() ?? next.promise),
    getRescheduleEstimateMockHandler(() => {
      sent += 1;
      return { estimate: order, payment: null };
    }),
  );
  await renderApp(paths.reschedule.getHref(order.serial));
  const times = page.getByRole("radio", { name: /^오[전후]/, checked: false });
  const button = (won: string) =>
    page.getByRole("button", { name: `${won}원 환불받고 날짜 바꾸기` }).first();
  await times.first().click();
  await expect.element(button("30,000")).toBeVisible();
  await times.last().click();
  await expect.poll(() => amounts.length).toBe(0);
  await button("30,000").click();
  await expect.element(page.getByRole("img", { name: "처리하고 있어요" }).first()).toBeVisible();
  next.resolve(refundOf(20_000));
  await expect.element(page.getByText(/금액이 바뀌었어요/)).toBeVisible();
  await expect.element(button("20,000")).toBeVisible();
  expect(sent).toBe(0);
});
