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
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const main = page.getByRole("main");
const title = page.getByRole("heading", { level: 1 });
const register = main.getByRole("button", { name: "결제 수단 등록하기" });

test("the calculator shows the refund when a last day is chosen", async () => {
  await renderApp("/my/payment");
  await main.getByText("이날 그만두면 얼마인지 계산하기").click();
  await main.getByLabelText("그만둘 날").fill("2026-12-20");
  await expect.element(main.getByText(/63,840원을 환불해 드려요/)).toBeVisible();
  await main.getByLabelText("그만둘 날").fill("2026-11-01");
  await expect.element(main.getByText("오늘부터 보관 종료일까지 골라 주세요.")).toBeVisible();
});

test("registration opens the window without an amount and shows the card when it succeeds", async () => {
  const { requests, remove } = mockPaymentWindow({ success: true });
  onTestFinished(remove);
  const app = await renderApp("/my/payment");
  await register.click();
  await expect.element(title).toHaveTextContent("결제 수단을 등록했어요");
  expect(requests[0]).toMatchObject({ amount: 0 });
  expect(app.path()).toBe(`/my/payment/complete/mobile?customer_uid=${fixtures.customerUid}`);
});

test("registration saves nothing when the person closes the window", async () => {
  const { remove } = mockPaymentWindow({ success: false, error_msg: "결제를 취소했어요." });
  onTestFinished(remove);
  const app = await renderApp("/my/payment");
  await register.click();
  await expect.element(page.getByText(/빠져나간 금액은 없어요/)).toBeVisible();
  expect(app.path()).toBe("/my/payment");
});

test("a declined month is charged to the same payment method when its button is pressed", async () => {
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
      paging: { page: 1, limit: 20, total: 1, total_capped: false, next_cursor: null },
    }),
  );
  await renderApp("/my/payment");
  await main.getByRole("button", { name: "80,000원 지금 결제하기" }).click();
  await expect.element(page.getByText("1분 안에 결제하고 결과를 알려 드려요.")).toBeVisible();
  expect(sent).toEqual([{ payment_id: paymentId }]);
});

test("the calculator shows the reason without a retry when the contract cannot be terminated", async () => {
  mockApi.use(scenarios.calculateTerminationAmount.stateConflict);
  await renderApp("/my/payment");
  await main.getByText("이날 그만두면 얼마인지 계산하기").click();
  await main.getByLabelText("그만둘 날").fill("2026-12-20");
  await expect.element(main.getByText("지금은 그만둘 수 없어요")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "보관 그만두기" })).not.toBeInTheDocument();
  await expect.element(main.getByRole("button", { name: "다시 시도하기" })).not.toBeInTheDocument();
});

test("the calculator shows the charges before the day and links to the termination when a day is chosen", async () => {
  const contract = fixtures.storageContract(BASE_DAY);
  const app = await renderApp("/my/payment");
  await main.getByText("이날 그만두면 얼마인지 계산하기").click();
  await main.getByLabelText("그만둘 날").fill(contract.end_date ?? "");
  await expect.element(main.getByText(/부터 그날까지의 보관료는 결제일마다 따로/)).toBeVisible();
  await main.getByRole("link", { name: "보관 그만두기" }).click();
  await expect.poll(app.path).toBe(`/my/order/storage/${contract.order_serial}/termination`);
});
