import { scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/logged-in.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const orders = page.getByRole("main").getByRole("listitem").filter({ hasText: "2026년" });

test("the member sees who is logged in and every order with its state", async () => {
  await renderApp("/my");
  await expect.element(page.getByText("김담아 님")).toBeVisible();
  await expect.element(page.getByText("결제 전", { exact: true })).toBeVisible();
  await expect.element(page.getByText("박스 배송 완료", { exact: true })).toBeVisible();
  expect(orders.all()).toHaveLength(10);
});

test("an order opens with a press and shows where it stands", async () => {
  const app = await renderApp("/my");
  await orders.nth(2).getByRole("link").click();
  await expect.poll(app.path).toMatch(/^\/my\/estimate\/MV/);
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/ 이사$/);
  await expect
    .element(page.getByRole("list", { name: "진행 단계" }).getByRole("listitem").first())
    .toHaveAttribute("aria-current", "step");
});

test("the second page is an address of its own", async () => {
  const app = await renderApp("/my");
  await page.getByRole("link", { name: "다음" }).click();
  await expect.poll(app.path).toBe("/my?page=2");
  await expect.element(page.getByText("취소", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "이전" }).click();
  await expect.poll(app.path).toBe("/my");
});

test("without any order the quote is the next step", async () => {
  mockApi.use(scenarios.listEstimates.empty);
  const app = await renderApp("/my");
  await page.getByRole("main").getByRole("link", { name: "견적 받기" }).click();
  await expect.poll(app.path).toBe("/");
});

test("orders that cannot be loaded can be asked for again", async () => {
  mockApi.use(scenarios.listEstimates.tooManyRequests);
  await renderApp("/my");
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/주문을 불러오지 못했어요/);
  mockApi.use(scenarios.listEstimates.orders);
  await alert.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.element(orders.first()).toBeVisible();
});

test("a visitor logs in first and then sees the page", async () => {
  localStorage.clear();
  const app = await renderApp("/my?page=2");
  await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  expect(app.path()).toBe("/login?redirect=%2Fmy%3Fpage%3D2");
});
