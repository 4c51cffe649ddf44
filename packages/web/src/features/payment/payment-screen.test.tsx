import { formatWon } from "@damadum/domain";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { visitorKeyOf, saveVisitorKey } from "../../shared/estimate/visitor-keys.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/payment-window.ts";
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
  test("shows everything that the standard terms require when an estimate is opened", async () => {
    await renderApp(path);
    const document = main.getByRole("article");
    await expect.element(document.getByText("000-00-00000")).toBeVisible();
    for (const words of [
      "1톤 트럭 1대",
      "서울 마포구 월드컵북로 396 101동 1203호 (12층, 엘리베이터)",
      "서울 성동구 왕십리로 83-21 302호 (3층, 계단)",
      "싱글 침대",
      "김담아",
      "보관 장소와 보관료 없음 (당일 운송)",
    ]) {
      await expect.element(document.getByText(words, { exact: true })).toBeVisible();
    }
    await expect.element(document.getByText(/부가세 .*원 포함/)).toBeVisible();
    await expect.element(document.getByText(/30일 안에 알려 주세요/)).toBeVisible();
    await expect.element(document.getByText(/이사 당일에 취소하면/)).toBeVisible();
  });

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

  test("links to a new quote when the estimate is unknown or another member's", async () => {
    mockApi.use(scenarios.getEstimate.missing);
    const app = await renderApp(path);
    await main.getByRole("link", { name: "견적 받기" }).click();
    await expect.poll(app.path).toBe("/");
  });

  test("shows that the estimate is missing when the address has no serial", async () => {
    await renderApp("/estimate/payment");
    await expect.element(main.getByText("견적을 찾을 수 없어요")).toBeVisible();
  });

  test("redirects to the login when a visitor opens it", async () => {
    localStorage.clear();
    const app = await renderApp(path);
    await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
    expect(app.path()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });
});

describe("payment", () => {
  test("leads to the confirmed order when the deposit is paid by card", async () => {
    const requests = mockWindow({ success: true });
    const app = await renderApp(path);
    await payButton(deposit).click();
    await expect.element(page.getByRole("heading", { name: "예약됐어요" })).toBeVisible();
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
    await expect.element(page.getByRole("heading", { name: "예약됐어요" })).toBeVisible();
    expect(requests[0]).toMatchObject({
      amount: fixtures.amount.total_amount,
      pg: "sandbox_kakao",
    });
  });

  test("shows the reason and stays payable when the provider rejects", async () => {
    mockWindow({ success: false, error_msg: "창의 말" });
    mockApi.use(scenarios.completeEstimatePayment.failed);
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(alert).toMatchTextContent("카드 한도를 넘었어요.");
    await expect.element(payButton(deposit)).toBeEnabled();
  });

  test("succeeds when the window claims failure and the server confirms", async () => {
    mockWindow({ success: false });
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(page.getByRole("heading", { name: "예약됐어요" })).toBeVisible();
  });

  test("shows a toast and no error when the person closes the window", async () => {
    mockWindow({ success: false, imp_uid: null, error_msg: "결제를 취소했어요." });
    await renderApp(path);
    await payButton(deposit).click();
    await expect
      .element(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요."))
      .toBeVisible();
    await expect.element(payButton(deposit)).toBeEnabled();
    await expect.element(main.getByRole("alert")).not.toBeInTheDocument();
  });

  test("shows an error when the provider's script fails to load", async () => {
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(alert).toMatchTextContent("결제창을 열지 못했어요");
  });

  test("shows an error when the provider is unavailable", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.providerUnavailable);
    await renderApp(path);
    await payButton(deposit).click();
    await expect.element(alert).toMatchTextContent("결제사와 연결하지 못했어요");
  });

  test("links to the time step with the answers when the slot is full", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.slotFull);
    const app = await renderApp(path);
    // The quote takes the answers out of the address's state as soon as its form is there.
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

  test("links to the order when it is already paid", async () => {
    mockApi.use(scenarios.prepareEstimatePayment.alreadyPaid);
    const app = await renderApp(path);
    await payButton(deposit).click();
    await alert.getByRole("link", { name: "주문 보기" }).click();
    await expect.poll(app.path).toBe(`/my/estimate/${serial}`);
  });
});

test("payment page requests the balance when the load is unloaded", async () => {
  mockApi.use(scenarios.getEstimate.WORKING_COMPLETE);
  const { requests, remove } = mockPaymentWindow({ success: true });
  onTestFinished(remove);
  await renderApp(path);
  const rest = fixtures.amount.total_amount - fixtures.amount.deposit_amount;
  await expect.element(main.getByRole("radio", { name: /계약금/ })).not.toBeInTheDocument();
  await main.getByRole("button", { name: `잔금 ${formatWon(rest)} 결제하기` }).click();
  await expect.element(page.getByRole("heading", { name: "잔금을 결제했어요" })).toBeVisible();
  expect(requests[0]).toMatchObject({ amount: rest });
});

test("payment page shows the 견적서 without a pay button when the order is paid", async () => {
  mockApi.use(scenarios.getEstimate.CONFIRM);
  await renderApp(path);
  await expect.element(main.getByText("이미 결제한 견적이에요")).toBeVisible();
  await expect.element(main.getByRole("article")).toBeVisible();
  await expect.element(main.getByRole("button", { name: /결제하기/ })).not.toBeInTheDocument();
});
