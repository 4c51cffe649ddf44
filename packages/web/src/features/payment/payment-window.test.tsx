import { formatWon } from "@damadum/domain";
import {
  BASE_DAY,
  fixtures,
  getPrepareEstimatePaymentMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

const path = "/estimate/payment?serial=MV202612017K3F9Q00";
const deposit = formatWon(fixtures.amount.deposit_amount);
const payButton = (amount: string) =>
  page.getByRole("main").getByRole("button", { name: `${amount} 결제하기` });

beforeEach(onBaseDay);
beforeEach(() => {
  storeTokens();
  mockApi.use(scenarios.getEstimate.QUOTED);
});

test("payment prepares once when the button is pressed twice", async () => {
  const requests: unknown[] = [];
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      certification: () => undefined,
      request_pay: (request: unknown) => requests.push(request),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(window, "IMP");
  });
  let prepared = 0;
  mockApi.use(
    getPrepareEstimatePaymentMockHandler(() => {
      prepared += 1;
      return fixtures.preparedPayment("DEPOSIT", "CARD", fixtures.amount.deposit_amount, BASE_DAY);
    }),
  );
  await renderApp(path);
  await expect.element(payButton(deposit)).toBeEnabled();
  const button = payButton(deposit).element();
  if (!(button instanceof HTMLElement)) throw new Error("the button is an element");
  button.click();
  button.click();
  await expect.poll(() => requests.length).toBe(1);
  expect(prepared).toBe(1);
});

test("payment removes the layer when a window that never responds is closed", async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  const layer = document.createElement("div");
  layer.append(document.createElement("iframe"));
  Object.assign(window, {
    IMP: {
      init: () => undefined,
      certification: () => undefined,
      request_pay: () => document.body.append(layer),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(window, "IMP");
  });
  await renderApp(path);
  await payButton(deposit).click();
  await page.getByRole("button", { name: "결제창 닫기" }).click();
  await expect.element(payButton(deposit)).toBeEnabled();
  expect(layer.isConnected).toBe(false);
});
