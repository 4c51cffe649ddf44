import { BASE_DAY, fixtures, getListEstimatesMockHandler, scenarios } from "@damadum/sdk/mocks";
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

test("my page lists orders by group when the member has some", async () => {
  await renderApp("/my");
  await expect.element(page.getByText("김담아 님")).toBeVisible();
  await expect.element(group("다가오는 이사").getByText("박스 배송 완료")).toBeVisible();
  await expect.element(group("진행 중인 이사").getByText("이사 중")).toBeVisible();
  await expect.element(group("결제가 필요해요").getByText("결제 전").first()).toBeVisible();
  await expect.element(group("끝난 이사").getByText("완료", { exact: true }).first()).toBeVisible();
  const titles = main.getByRole("heading", { level: 2 }).all();
  expect(titles.map((title) => title.element().textContent)).toEqual([
    "다음 일정",
    "결제가 필요해요",
    "보관 중인 박스",
    "보관 계약",
    "보관 주문",
    "진행 중인 이사",
    "다가오는 이사",
    "끝난 이사",
    "쿠폰 1장",
  ]);
});

test("my page offers the next action when an order has one", async () => {
  await renderApp("/my");
  await expect
    .element(group("다가오는 이사").getByRole("link", { name: "캘린더에 추가" }).first())
    .toBeVisible();
  await expect
    .element(
      group("결제가 필요해요")
        .getByRole("link", { name: /^잔금 [\d,]+원 결제하기$/ })
        .first(),
    )
    .toBeVisible();
  await expect.element(group("끝난 이사").getByRole("link", { name: "후기 쓰기" })).toBeVisible();
});

test("my page asks for a refused month and for balances before it offers to pay for quotes", async () => {
  mockApi.use(scenarios.listStorageContracts.unpaid);
  const app = await renderApp("/my");
  const links = group("결제가 필요해요").getByRole("link", { name: /결제하기$/ });
  await expect.element(links.first()).toHaveTextContent("80,000원 결제하기");
  const words = links.all().map((link) => link.element().textContent);
  const [, ...moves] = words;
  const debts = moves.filter((text) => text.startsWith("잔금"));
  expect(debts.length).toBeGreaterThan(0);
  expect(moves.slice(0, debts.length)).toEqual(debts);
  await links.first().click();
  await expect.poll(app.path).toMatch(/^\/my\/order\/storage\/ST[^/]+\/month$/);
});

test("my page shows cancelled orders when their section is expanded", async () => {
  await renderApp("/my");
  const fold = main.getByText("취소한 주문 1", { exact: true });
  await expect.element(main.getByRole("link", { name: "새 견적 받기" })).not.toBeInTheDocument();
  await fold.click();
  await expect.element(main.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
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

test("my page moves between pages by address when there are more than a hundred orders", async () => {
  const all = fixtures.orders(BASE_DAY).map(fixtures.summary);
  mockApi.use(
    getListEstimatesMockHandler(({ request }) => {
      const number = Number(new URL(request.url).searchParams.get("page"));
      const paging = { page: number, limit: 100, total: 111, total_capped: false };
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

test("my page links to the quote when the member has no orders", async () => {
  mockApi.use(scenarios.listEstimates.empty, scenarios.listStorageOrders.empty);
  const app = await renderApp("/my");
  await page.getByRole("main").getByRole("link", { name: "견적 받기" }).click();
  await expect.poll(app.path).toBe("/");
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
