import { formatWon } from "@damadum/domain";
import { saveDraft, storageForm } from "@damadum/forms";
import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/payment-window.ts";
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

/** The provider's window, until the test is over; gives back what it was asked. */
function answeringWindow(answer: Readonly<Record<string, unknown>>) {
  const { requests, remove } = mockPaymentWindow(answer);
  onTestFinished(remove);
  return requests;
}

test("the payment leads to the ticket and forgets the quote when the window succeeds", async () => {
  const requests = answeringWindow({ success: true });
  saveDraft(storageForm, draftKeys.quote, fixtures.storageDraft(BASE_DAY));
  const app = await renderApp(path);
  await expect.element(payButton(total)).toBeVisible();
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await payButton(total).click();
  await expect.element(title).toHaveTextContent("보관을 예약했어요");
  expect(requests[0]).toMatchObject({
    amount: fixtures.storageAmount.total_amount,
    m_redirect_url: window.location.origin + complete,
  });
  expect(app.path()).toContain("/storage/payment/complete/mobile?");
  await expect.element(main.getByText("앞으로 할 일")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "영수증 보기" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/my\/order\/storage\/ST[^/]+#payments$/));
  await app.router.navigate("/storage?step=confirm");
  await expect
    .element(main.getByRole("heading", { name: "어디에서 박스를 가져갈까요?" }))
    .toBeVisible();
});

test("a subscription is not paid before its charges are agreed to", async () => {
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
  await expect.element(title).toHaveTextContent("보관을 예약했어요");
});

test("a registered card is charged without a window", async () => {
  const requests = answeringWindow({ success: true });
  mockApi.use(scenarios.prepareStorageOrderPayment.charged);
  await renderApp(path);
  await main.getByRole("radio", { name: /^담아카드/ }).click();
  mockApi.use(scenarios.getStorageOrder.PAYMENT);
  await payButton(total).click();
  await expect.element(title).toHaveTextContent("보관을 예약했어요");
  expect(requests).toHaveLength(0);
});

test("a time that was taken meanwhile leads back to the choice of the times", async () => {
  mockApi.use(scenarios.prepareStorageOrderPayment.slotFull);
  await renderApp(path);
  await payButton(total).click();
  await expect
    .element(main.getByRole("alert").getByRole("link", { name: "다른 시간 고르기" }))
    .toHaveAttribute("href", "/storage?step=times");
});

test("who left the window on a phone is back where they paid, with a word", async () => {
  mockApi.use(scenarios.completeStorageOrderPayment.givenUp);
  const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.storageMerchantUid}`;
  const app = await renderApp(`${complete}&${numbers}&imp_success=false`);
  await expect.poll(app.path).toBe(path);
  await expect.element(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요.")).toBeVisible();
});

test("a return without numbers does not believe that anything was paid", async () => {
  await renderApp(`${complete}&imp_success=true`);
  await expect.element(title).toHaveTextContent("어느 결제인지 알 수 없어요");
});
