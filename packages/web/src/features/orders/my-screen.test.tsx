import {
  BASE_DAY,
  fixtures,
  getListEstimatesMockHandler,
  getListStorageOrdersMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const main = page.getByRole("main");
const group = (name: string) => main.getByRole("region", { name });
const orders = group("다가오는 이사").getByRole("listitem");

test("my page shows that other boxes are still stored when an order ended only some", async () => {
  const ended = fixtures.laterOrder("FINAL_AND_DELIVERY_ORDER", BASE_DAY, "COMPLETE");
  const items = [fixtures.storageSummary(ended)];
  const paging = { page: 1, limit: 20, total: 1, total_capped: false, next_cursor: null };
  mockApi.use(getListStorageOrdersMockHandler({ items, paging }));
  await renderApp("/my");
  await main.getByText("지난 보관 주문 1", { exact: true }).click();
  await expect
    .element(main.getByText("고른 박스를 가져다 드렸어요. 다른 박스의 보관은 그대로예요."))
    .toBeVisible();
});

test("my page shows cancelled orders when their section is expanded", async () => {
  await renderApp("/my");
  const fold = main.getByText("취소한 주문 1", { exact: true });
  await expect.element(main.getByRole("link", { name: "새 견적 받기" })).not.toBeInTheDocument();
  await fold.click();
  await expect.element(main.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
});

test("my page leads to the payments of an order when an extra payment is asked for", async () => {
  const summary = {
    ...fixtures.summary(fixtures.estimate("CONFIRM", BASE_DAY)),
    due_amount: 90_000,
  };
  const paging = { page: 1, limit: 100, total: 1, total_capped: false, next_cursor: null };
  mockApi.use(getListEstimatesMockHandler({ items: [summary], paging }));
  await renderApp("/my");
  await expect
    .element(group("결제가 필요해요").getByRole("link", { name: "90,000원 결제하기" }))
    .toHaveAttribute("href", `/my/estimate/${summary.serial}#payments`);
  await expect.element(group("다가오는 이사")).not.toBeInTheDocument();
});

test("my page opens the order with its progress when the order is pressed", async () => {
  const app = await renderApp("/my");
  await orders.first().getByRole("link").first().click();
  await expect.poll(app.path).toMatch(/^\/my\/estimate\/MV/);
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/ 이사$/);
  await expect
    .element(
      page
        .getByRole("list", { name: "진행 단계" })
        .getByRole("listitem")
        .filter({ hasText: "박스 도착" }),
    )
    .toHaveAttribute("aria-current", "step");
});

test("my page navigates between pages by URL when there are more than a hundred orders", async () => {
  const all = fixtures.orders(BASE_DAY).map(fixtures.summary);
  mockApi.use(
    getListEstimatesMockHandler(({ request }) => {
      const number = Number(new URL(request.url).searchParams.get("page"));
      const paging = {
        page: number,
        limit: 100,
        total: 111,
        total_capped: false,
        next_cursor: null,
      };
      return { items: number === 1 ? all.slice(0, 10) : all.slice(10), paging };
    }),
  );
  const app = await renderApp("/my");
  await page.getByRole("link", { name: "다음" }).click();
  await expect.poll(app.path).toBe("/my?page=2");
  await expect.element(main.getByText("취소한 주문 1", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "이전" }).click();
  await expect.poll(app.path).toBe("/my");
});

test("my page offers a retry when orders fail to load", async () => {
  mockApi.use(scenarios.listEstimates.tooManyRequests);
  await renderApp("/my");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/주문을 불러오지 못했어요/);
  mockApi.use(scenarios.listEstimates.orders);
  await alert.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.element(orders.first()).toBeVisible();
});

test("my page redirects to the login when a visitor opens it", async () => {
  localStorage.clear();
  const app = await renderApp("/my?page=2");
  await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  expect(app.path()).toBe("/login?redirect=%2Fmy%3Fpage%3D2");
});
