import { brand, formatWon } from "@damadum/domain";
import { saveDraft, storageForm } from "@damadum/forms";
import { BASE_DAY, fixtures, getGetStorageOrderMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { draftKeys } from "./storage-draft.ts";

const { serial } = fixtures.storageOrder("QUOTED", BASE_DAY);
const path = `/storage/payment?serial=${serial}`;
const complete = `/storage/payment/complete/mobile?serial=${serial}`;
const total = formatWon(fixtures.storageAmount.total_amount);
const monthlyTotal = formatWon(fixtures.monthlyStorageAmount.total_amount);

beforeEach(onBaseDay);
beforeEach(() => {
  storeTokens();
  mockApi.use(scenarios.getStorageOrder.QUOTED);
});

const main = page.getByRole("main");
const title = page.getByRole("heading", { level: 1 });
const payButton = (amount: string) => main.getByRole("button", { name: `${amount} 결제하기` });

/** Mocks the payment window until the test ends; returns its requests. */
function answeringWindow(answer: Readonly<Record<string, unknown>>) {
  const { requests, remove } = mockPaymentWindow(answer);
  onTestFinished(remove);
  return requests;
}

test("storage payment shows the ticket and clears the quote when the window succeeds", async () => {
  const requests = answeringWindow({ success: true });
  saveDraft(storageForm, draftKeys.quote, fixtures.storageDraft(BASE_DAY));
  const app = await renderApp(path);
  await expect.element(payButton(total)).toBeVisible();
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await payButton(total).click();
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
  expect(requests[0]).toMatchObject({
    amount: fixtures.storageAmount.total_amount,
    m_redirect_url: window.location.origin + complete,
  });
  expect(app.path()).toContain("/storage/payment/complete/mobile?");
  await expect.element(main.getByText("앞으로 할 일")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "영수증 보기" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/my\/papers\/storage\/ST[^/]+\/receipt$/));
  await app.router.navigate("/storage?step=confirm");
  await expect
    .element(main.getByRole("heading", { name: "박스가 몇 개 필요하세요?" }))
    .toBeVisible();
});

test("storage ticket names its calendar entries as the order page does when the order is paid", async () => {
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await renderApp(complete);
  const summary = encodeURIComponent(`SUMMARY:${brand.name} 박스 받기`);
  await expect
    .element(main.getByRole("link", { name: "캘린더에 추가" }))
    .toHaveAttribute("href", expect.stringContaining(summary));
});

test("storage payment opens no window when the consent to monthly charges is missing", async () => {
  mockApi.use(scenarios.getStorageOrder.monthly);
  const requests = answeringWindow({ success: true });
  await renderApp(path);
  const consent = main.getByRole("checkbox", { name: /매달 80,000원을/ });
  await expect.element(consent).not.toBeChecked();
  await expect.element(main.getByText("2027년 1월 15일 (금)")).toBeVisible();
  await payButton(monthlyTotal).click();
  await expect.element(main.getByText("정기 결제에 동의해야 결제할 수 있어요.")).toBeVisible();
  await expect.element(consent).toHaveFocus();
  expect(requests).toHaveLength(0);
  await consent.click();
  await payButton(monthlyTotal).click();
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
});

test("storage payment opens no window when a registered card is chosen", async () => {
  const requests = answeringWindow({ success: true });
  mockApi.use(scenarios.prepareStorageOrderPayment.charged);
  await renderApp(path);
  await main.getByRole("radio", { name: /^담아카드/ }).click();
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await payButton(total).click();
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
  expect(requests).toHaveLength(0);
});

test("storage payment is shown with a toast when the member left the window on a phone", async () => {
  mockApi.use(scenarios.completeStorageOrderPayment.givenUp);
  const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.storageMerchantUid}`;
  const app = await renderApp(`${complete}&${numbers}&imp_success=false`);
  await expect.poll(app.path).toBe(path);
  await expect.element(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요.")).toBeVisible();
});

test("storage payment result links to the order and polls when the address lacks the numbers and the payment is open", async () => {
  const order = fixtures.storageOrder("QUOTED", BASE_DAY);
  const payments = fixtures.storageOrder("CONFIRM", BASE_DAY).payments;
  mockApi.use(
    getGetStorageOrderMockHandler({
      ...order,
      payments: payments.map((payment) => ({ ...payment, status: "READY" })),
    }),
  );
  await renderApp(`${complete}&imp_success=true`);
  await expect.element(title).toHaveTextContent("결제 확인 중이에요");
  await expect.element(main.getByText(/결제창을 닫았다면 다시 결제할 수 있고/)).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "주문 보기" }))
    .toHaveAttribute("href", `/my/order/storage/${serial}`);
  await expect.element(main.getByRole("link", { name: "마이페이지로 가기" })).toBeVisible();
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await expect.element(title, { timeout: 15_000 }).toHaveTextContent("예약을 접수했어요");
});

test("storage payment result shows the cancellation when the address lacks the numbers and the order is cancelled", async () => {
  mockApi.use(getGetStorageOrderMockHandler(fixtures.storageOrder("CANCEL", BASE_DAY)));
  await renderApp(`${complete}&imp_success=true`);
  await expect.element(title).toHaveTextContent("취소한 주문이에요");
});

test("storage payment result shows no payment and links to the order when the address only claims success", async () => {
  await renderApp(`${complete}&imp_success=true`);
  await expect.element(title).toHaveTextContent("아직 결제되지 않았어요");
  await expect
    .element(main.getByRole("link", { name: "주문 보기" }))
    .toHaveAttribute("href", `/my/order/storage/${serial}`);
});
