import { formatWon } from "@damadum/domain";
import { fixtures, getGetEstimateMockHandler, scenarios, BASE_DAY } from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const deposit = formatWon(fixtures.amount.deposit_amount);
const path = "/my/estimate/MV202611307K3F9Q02";

test("order page shows a pending payment and updates when it is confirmed", async () => {
  const quoted = fixtures.estimate("QUOTED", BASE_DAY);
  const [paid] = fixtures.estimate("PAYMENT", BASE_DAY).payments;
  if (!paid) throw new Error("the paid order has a payment");
  const waiting = { ...quoted, payments: [{ ...paid, status: "READY" as const, paid_at: null }] };
  mockApi.use(getGetEstimateMockHandler(waiting));
  await renderApp(path);
  const notice = page.getByRole("status").filter({ hasText: "결제 확인 중이에요" });
  await expect
    .element(notice.getByRole("link", { name: "지금 확인하기" }))
    .toHaveAttribute("href", expect.stringContaining(`imp_uid=${fixtures.impUid}`));
  mockApi.use(scenarios.getEstimate.PAYMENT);
  await expect
    .element(page.getByRole("list", { name: "진행 단계" }), { timeout: 8_000 })
    .toBeVisible();
});

describe("order page cancellation", () => {
  const open = () => page.getByRole("button", { name: "주문 취소하기" }).click();

  test("shows the fee and asks for confirmation when an order is cancelled", async () => {
    await renderApp(path);
    await open();
    const dialog = page.getByRole("dialog");
    await expect
      .element(dialog.getByRole("row", { name: /환불 금액/ }))
      .toMatchTextContent(deposit);
    await dialog.getByRole("button", { name: "취소 진행하기" }).click();
    await expect.element(dialog).toMatchTextContent(/되돌릴 수 없어요/);
    mockApi.use(scenarios.getEstimate.CANCEL);
    await dialog.getByRole("button", { name: "주문 취소하기" }).click();
    await expect.element(page.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("row", { name: /취소 수수료/ })).toBeVisible();
    await expect.element(page.getByRole("row", { name: /환불 금액/ })).toMatchTextContent(deposit);
  });

  test("calls the payment a fee when nothing is refunded", async () => {
    const order = fixtures.estimate("CANCEL", BASE_DAY);
    const ledger = {
      ...order.ledger,
      cancel_fee_amount: order.ledger.paid_amount,
      refund_amount: 0,
      refund_pending_amount: 0,
    };
    const payments = fixtures.estimate("CONFIRM", BASE_DAY).payments;
    mockApi.use(getGetEstimateMockHandler({ ...order, ledger, payments }));
    await renderApp(path);
    await expect
      .element(page.getByRole("row", { name: /취소 수수료/ }))
      .toMatchTextContent(deposit);
    // The first is the ledger's row, the second the payment's badge.
    await expect.element(page.getByText("취소 수수료", { exact: true }).nth(1)).toBeVisible();
    await expect.element(page.getByText("결제 완료")).not.toBeInTheDocument();
  });

  test("keeps the order when the dialog is dismissed", async () => {
    await renderApp(path);
    await open();
    await page.getByRole("button", { name: "주문 유지하기" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByText("예약 접수").first()).toBeVisible();
  });
});

test("order page links to the review form when the move is complete", async () => {
  mockApi.use(scenarios.getEstimate.COMPLETE, scenarios.getEstimateReview.notWritten);
  const app = await renderApp(path);
  await page.getByRole("link", { name: "후기 쓰기" }).click();
  await expect.poll(app.path).toBe(`${path}/review`);
  await page.getByRole("button", { name: "후기 남기기" }).click();
  await expect.element(page.getByText("별점을 골라 주세요.").first()).toBeVisible();
  await page.getByRole("radio", { name: /5점/ }).click();
  await page.getByLabelText("후기").fill("꼼꼼하게 옮겨 주셨어요.");
  await page.getByRole("button", { name: "후기 남기기" }).click();
  await expect.element(page.getByRole("heading", { name: "내가 쓴 후기" })).toBeVisible();
  await expect.element(page.getByText("꼼꼼하게 옮겨 주셨어요.")).toBeVisible();
});

test("order page links to the collection request when the move is unloaded", async () => {
  const order = fixtures.estimate("WORKING_COMPLETE", BASE_DAY, { plan: "FULL" });
  mockApi.use(getGetEstimateMockHandler({ ...order, serial: "MV202611307K3F9Q02" }));
  const app = await renderApp(path);
  await page.getByRole("link", { name: "박스 수거 신청하기" }).click();
  await expect.poll(app.path).toBe(`${path}/collection`);
  await page.getByRole("gridcell", { name: /12월 3일/ }).click();
  await page.getByRole("radio", { name: /오전 9시/ }).click();
  await page.getByRole("button", { name: "박스 수거 신청하기" }).click();
  await expect.poll(app.path).toBe(path);
  await expect.element(page.getByText("박스 수거를 신청했어요.")).toBeVisible();
});
