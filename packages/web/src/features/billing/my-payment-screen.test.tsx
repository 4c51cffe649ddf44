import {
  BASE_DAY,
  fixtures,
  getListStorageContractsMockHandler,
  getSetContractBillingKeyMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/payment-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const main = page.getByRole("main");
const title = page.getByRole("heading", { level: 1 });
const register = main.getByRole("button", { name: "결제 수단 등록하기" });

test("my payment shows the masked number and with which card a contract is charged next", async () => {
  await renderApp("/my/payment");
  await expect.element(main.getByText("5123-****-****-1234", { exact: true })).toBeVisible();
  await expect.element(main.getByText(/에 80,000원을 결제해요\.$/)).toBeVisible();
  await expect
    .element(main.getByRole("combobox", { name: "결제 수단" }))
    .toHaveValue(fixtures.storageContract(BASE_DAY).payment_id ?? "");
});

test("the calculator tells what comes back when storage stops on a day", async () => {
  await renderApp("/my/payment");
  await main.getByText("이날 그만두면 얼마인지 계산하기").click();
  await main.getByLabelText("그만둘 날").fill("2026-12-20");
  await expect.element(main.getByText(/63,840원을 환불해 드려요/)).toBeVisible();
  await main.getByLabelText("그만둘 날").fill("2026-11-01");
  await expect.element(main.getByText("오늘부터 보관 종료일까지 골라 주세요.")).toBeVisible();
});

test("a card that a contract is paid with is kept, in the server's words", async () => {
  mockApi.use(scenarios.deleteBillingKey.inUse);
  await renderApp("/my/payment");
  await main.getByRole("button", { name: "담아카드 지우기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "지우기" }).click();
  await expect.element(dialog.getByText(/정기 결제에 쓰고 있어/)).toBeVisible();
});

test("registering opens the window without an amount and ends at the registered card", async () => {
  const { requests, remove } = mockPaymentWindow({ success: true });
  onTestFinished(remove);
  const app = await renderApp("/my/payment");
  await register.click();
  await expect.element(title).toHaveTextContent("결제 수단을 등록했어요");
  expect(requests[0]).toMatchObject({ amount: 0 });
  expect(app.path()).toBe(`/my/payment/complete/mobile?customer_uid=${fixtures.customerUid}`);
});

test("a window that the person closes registers nothing", async () => {
  const { remove } = mockPaymentWindow({ success: false, error_msg: "결제를 취소했어요." });
  onTestFinished(remove);
  const app = await renderApp("/my/payment");
  await register.click();
  await expect.element(page.getByText(/빠져나간 금액은 없어요/)).toBeVisible();
  expect(app.path()).toBe("/my/payment");
});

test("a month that was refused is paid now with the same payment method", async () => {
  const rejected = fixtures.storageContract(BASE_DAY);
  const { payment_id: paymentId } = rejected;
  const sent: unknown[] = [];
  mockApi.use(
    getSetContractBillingKeyMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return rejected;
    }),
    getListStorageContractsMockHandler({
      items: [fixtures.contractSummary({ ...rejected, status: "UNPAID" })],
      paging: { page: 1, limit: 20, total: 1, total_capped: false },
    }),
  );
  await renderApp("/my/payment");
  await main.getByRole("button", { name: "80,000원 지금 결제하기" }).click();
  await expect.element(page.getByText("1분 안에 결제하고 결과를 알려 드려요.")).toBeVisible();
  expect(sent).toEqual([{ payment_id: paymentId }]);
});
