import { formatWon } from "@damadum/domain";
import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { visitorKeyOf, saveVisitorKey } from "../../shared/estimate/visitor-keys.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

const serial = "MV202612017K3F9Q00";
const path = `/estimate/payment?serial=${serial}`;
const total = formatWon(fixtures.amount.total_amount);
const deposit = formatWon(fixtures.amount.deposit_amount);

beforeEach(onBaseDay);
beforeEach(() => {
  storeTokens();
  mockApi.use(scenarios.getEstimate.QUOTED);
});

const main = page.getByRole("main");
const payButton = (amount: string) => main.getByRole("button", { name: `${amount} 결제하기` });
const alert = main.getByRole("alert");

/** Mocks the payment window until the test ends; returns its requests. */
function mockWindow(answer: Readonly<Record<string, unknown>>) {
  const { requests, remove } = mockPaymentWindow(answer);
  onTestFinished(remove);
  return requests;
}

describe("payment page", () => {
  test("integrates the estimate when a visitor created it on this device", async () => {
    saveVisitorKey(serial, fixtures.tokens.refresh_token);
    mockApi.use(scenarios.getEstimate.missing);
    await renderApp(path);
    await expect.element(payButton(deposit)).toBeVisible();
    expect(visitorKeyOf(serial)).toBeNull();
  });

  test("reads the estimate when it was integrated before", async () => {
    saveVisitorKey(serial, fixtures.tokens.refresh_token);
    mockApi.use(scenarios.integrateEstimate.missing);
    await renderApp(path);
    await expect.element(payButton(deposit)).toBeVisible();
    expect(visitorKeyOf(serial)).toBeNull();
  });

  test("keeps the visitor key when the integration fails", async () => {
    saveVisitorKey(serial, fixtures.tokens.refresh_token);
    mockApi.use(scenarios.integrateEstimate.tooManyRequests);
    await renderApp(path);
    await expect.element(alert).toMatchTextContent("견적을 불러오지 못했어요");
    expect(visitorKeyOf(serial)).not.toBeNull();
    mockApi.use(scenarios.integrateEstimate.integrated);
    await alert.getByRole("button", { name: "다시 시도하기" }).click();
    await expect.element(payButton(deposit)).toBeVisible();
  });

  test("shows that the estimate is missing when the address has no serial", async () => {
    await renderApp("/estimate/payment");
    await expect.element(main.getByText("견적을 찾을 수 없어요")).toBeVisible();
  });
});

describe("payment", () => {
  test("navigates to the confirmed order when the deposit is paid by card", async () => {
    const requests = mockWindow({ success: true });
    const app = await renderApp(path);
    await payButton(deposit).click();
    await expect.element(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      amount: fixtures.amount.deposit_amount,
      merchant_uid: fixtures.merchantUid,
      m_redirect_url: `${window.location.origin}/estimate/payment/complete/mobile?serial=${serial}`,
    });
    expect(app.path()).toContain("/estimate/payment/complete/mobile?");
  });

  test("requests the whole amount when the full plan is paid by Kakao Pay", async () => {
    const requests = mockWindow({ success: true });
    await renderApp(path);
    await main.getByRole("radio", { name: /전액 결제/ }).click();
    await main.getByRole("radio", { name: "카카오페이" }).click();
    await payButton(total).click();
    await expect.element(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
    expect(requests[0]).toMatchObject({
      amount: fixtures.amount.total_amount,
      pg: "sandbox_kakao",
    });
  });

  test("succeeds when the window claims failure and the server confirms", async () => {
    mockWindow({ success: false });
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
  });

  test("shows the reason when the provider rejects the request before a payment starts", async () => {
    mockWindow({ success: false, imp_uid: null, error_msg: "등록한 금액과 달라요." });
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(alert).toMatchTextContent("결제하지 못했어요");
    await expect.element(alert).toMatchTextContent("등록한 금액과 달라요.");
    await expect.element(payButton(deposit)).toBeEnabled();
  });

  test("opens the result when a window is closed after the payment in it", async () => {
    mockWindow({ success: false, imp_uid: null, error_msg: null });
    const app = await renderApp(path);
    await expect.element(payButton(deposit)).toBeVisible();
    mockApi.use(scenarios.getEstimate.PAYMENT);
    await payButton(deposit).click();
    await expect.element(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
    expect(app.path()).toContain("/estimate/payment/complete/mobile?");
  });

  test("links to the order when a paid estimate is opened again", async () => {
    mockApi.use(scenarios.getEstimate.PAYMENT);
    const app = await renderApp(path);
    await expect.element(page.getByRole("heading", { name: "예약한 견적이에요" })).toBeVisible();
    await expect.element(main.getByText("남은 금액이 있어요")).toBeVisible();
    await main.getByRole("link", { name: "주문 보기" }).click();
    await expect.poll(app.path).toBe(`/my/estimate/${serial}`);
  });

  test("links to the time step with the answers when the slot is full", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.slotFull);
    const app = await renderApp(path);
    // The quote removes the answers from the router state as soon as its form mounts.
    const states: unknown[] = [];
    onTestFinished(app.router.subscribe(({ location }) => void states.push(location.state)));
    await payButton(deposit).click();
    await alert.getByRole("link", { name: "다른 시간 고르기" }).click();
    await expect.poll(app.path).toMatch(/^\/\?step=/);
    const items = [expect.objectContaining({ item_id: "bed-single" }), expect.anything()];
    const quoteDraft = expect.objectContaining({ move_time: "09:00", items });
    expect(states).toContainEqual(expect.objectContaining({ quoteDraft }));
  });

  test("links to the time step when the slot is closed", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.slotClosed);
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(alert).toMatchTextContent("고른 시간은 예약이 마감됐어요");
    await expect.element(alert.getByRole("link", { name: "다른 시간 고르기" })).toBeVisible();
  });

  test("opens a new estimate when an expired one is renewed", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.estimateExpired);
    const app = await renderApp(path);
    await payButton(deposit).click();
    const renew = alert.getByRole("button", { name: "같은 내용으로 새 견적 받기" });
    await expect.element(renew).toBeVisible();
    // The expired one need not load.
    mockApi.use(scenarios.getEstimate.loading);
    await renew.click();
    await expect.poll(app.path).not.toBe(path);
    expect(app.path()).toMatch(/^\/estimate\/payment\?serial=MV/);
    await expect.element(payButton(deposit)).toBeVisible();
  });
});

test("payment page requests the balance when the goods are unloaded", async () => {
  mockApi.use(scenarios.getEstimate.WORKING_COMPLETE);
  const { requests, remove } = mockPaymentWindow({ success: true });
  onTestFinished(remove);
  await renderApp(path);
  const rest = fixtures.amount.total_amount - fixtures.amount.deposit_amount;
  await expect.element(main.getByRole("radio", { name: /계약금/ })).not.toBeInTheDocument();
  await main.getByRole("button", { name: `잔금 ${formatWon(rest)} 결제하기` }).click();
  await expect.element(page.getByRole("heading", { name: "잔금을 결제했어요" })).toBeVisible();
  await expect.element(main.getByText(`${formatWon(rest)}을 결제했어요.`)).toBeVisible();
  expect(requests[0]).toMatchObject({ amount: rest });
});

test("payment page asks for what the ledger says is left when an extra payment was paid", async () => {
  const order = fixtures.estimate("WORKING_COMPLETE", BASE_DAY);
  const { total_amount: price, paid_amount: paid, balance_amount: rest } = order.ledger;
  const ledger = { ...order.ledger, total_amount: price + 100_000, paid_amount: paid + 100_000 };
  mockApi.use(getGetEstimateMockHandler({ ...order, ledger }));
  await renderApp(path);
  await expect
    .element(main.getByRole("button", { name: `잔금 ${formatWon(rest)} 결제하기` }))
    .toBeVisible();
});
