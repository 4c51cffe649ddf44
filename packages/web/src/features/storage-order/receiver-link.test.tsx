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

test("a link for a receiver is made, sent on and closed", async () => {
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

test("no link is offered when the boxes have come", async () => {
  mockApi.use(scenarios.getStorageOrder.BEFORE_COLLECTION);
  await renderApp(path);
  await expect.element(page.getByRole("heading", { name: "박스", exact: true })).toBeVisible();
  expect(page.getByText("다른 사람이 받을 때").elements()).toHaveLength(0);
});

test("a receiver sees the delivery of the day and no way into the order", async () => {
  await renderApp("/receive/4b7tq2VJx0mN8sWzLrYp1aKcEh6fGdUi0mN8sWzLrYp");
  const main = page.getByRole("main");
  await expect
    .element(main.getByRole("row", { name: /시간/ }))
    .toMatchTextContent("오전 11시~오후 1시");
  await expect.element(main.getByRole("row", { name: /박스/ })).toMatchTextContent("4개");
  expect(
    main
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual([expect.stringMatching(/^tel:/)]);
});
