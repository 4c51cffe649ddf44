import {
  BASE_DAY,
  fixtures,
  getGetStorageContractMockHandler,
  getGetStorageOrderMockHandler,
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

const path = "/my/order/storage/ST202611207K3F9QX2";
const brought = fixtures.laterOrder("DELIVERY_REQUEST_ORDER", BASE_DAY);

test("a stored order shows what comes next of its contract, its boxes and what is charged next", async () => {
  mockApi.use(getGetStorageContractMockHandler(fixtures.storageContract(BASE_DAY)));
  await renderApp(path);
  const main = page.getByRole("main");
  await expect.element(main.getByText(/박스 10개를 .*까지 보관해요/).first()).toBeVisible();
  await expect.element(main.getByText("롱패딩 2개, 목도리 1개, 기모 후드티 4개")).toBeVisible();
  await expect.element(main.getByRole("row", { name: /다음 결제/ })).toMatchTextContent("80,000원");
  await expect
    .element(main.getByRole("list", { name: "진행 단계" }))
    .toMatchTextContent("수거 완료");
});

test("an order is cancelled with its refund said first", async () => {
  mockApi.use(scenarios.getStorageOrder.CONFIRM);
  await renderApp(path);
  await page.getByRole("button", { name: "주문 취소하기" }).click();
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByRole("row", { name: /환불 금액/ }))
    .toMatchTextContent("258,000원");
  await dialog.getByRole("button", { name: "취소 진행하기" }).click();
  mockApi.use(scenarios.getStorageOrder.CANCEL);
  await dialog.getByRole("button", { name: "주문 취소하기" }).click();
  await expect.element(page.getByText("취소한 주문이에요.")).toBeVisible();
  await expect
    .element(page.getByRole("row", { name: /환불 금액/ }))
    .toMatchTextContent("258,000원");
});

test("a later order is paid in the provider's window and confirmed by the server", async () => {
  mockApi.use(getGetStorageOrderMockHandler(brought));
  const provider = mockPaymentWindow({ success: true });
  onTestFinished(provider.remove);
  const app = await renderApp(`/my/order/storage/${brought.serial}`);
  await page.getByRole("link", { name: "11,000원 결제하기" }).click();
  await page.getByRole("button", { name: "11,000원 결제하기" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: "박스를 보내 드릴게요" }))
    .toBeVisible();
  expect(app.path()).toContain(`serial=${brought.serial}`);
  expect(provider.requests[0]?.amount).toBe(11_000);
});
