import { scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeTokens } from "../../testing/store-tokens.ts";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const path = "/my/order/storage/ST202611207K3F9QX2";

test("receiver link is created, shared and closed when its buttons are pressed", async () => {
  const sent: ShareData[] = [];
  Object.defineProperty(navigator, "share", {
    configurable: true,
    value: (data: ShareData) => {
      sent.push(data);
      return Promise.reject(new DOMException("closed", "AbortError"));
    },
  });
  mockApi.use(scenarios.getStorageOrder.CONFIRM, scenarios.getReceiverLink.none);
  await renderApp(path);
  await page.getByRole("button", { name: "받는 사람 링크 만들기" }).click();
  await page.getByRole("button", { name: "링크 보내기" }).click();
  expect(sent[0]?.url).toMatch(/\/receive\/[A-Za-z0-9_-]{43}$/);
  await page.getByRole("button", { name: "링크 닫기" }).click();
  await expect.element(page.getByText("링크를 닫았어요.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "받는 사람 링크 만들기" })).toBeVisible();
  Reflect.deleteProperty(navigator, "share");
});
