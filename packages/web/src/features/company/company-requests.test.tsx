import {
  BASE_DAY,
  fixtures,
  getCreateCompanyDeliveryMockHandler,
  scenarios,
} from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { afterChoosing } from "../../testing/chosen-boxes.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);
beforeEach(() => mockApi.use(scenarios.getMe.company, scenarios.getCompanyContract.ACTIVE));

const main = page.getByRole("main");
const box = fixtures.companyBox(BASE_DAY);

test("box selection is kept and links to its request when another page of the list is opened", async () => {
  const app = await renderApp("/my/company/boxes");
  await main.getByRole("checkbox", { name: "2020년 회계 증빙 선택" }).first().click();
  await main.getByRole("link", { name: "2 쪽" }).click();
  await expect.poll(app.path).toBe("/my/company/boxes?page=2");
  await expect.element(main.getByText("박스 1개를 골랐어요")).toBeVisible();
  await main.getByRole("link", { name: "박스 받기 1개" }).click();
  await expect.poll(app.path).toBe("/my/company/request/delivery");
  await expect.element(main.getByText("36,300원").first()).toBeInTheDocument();
});

test("disposal sends the latest retention day and clears the selection when the consent is ticked", async () => {
  const until = "2028-12-31";
  afterChoosing([{ ...box, retention_until: until }])();
  const requested: unknown[] = [];
  mockApi.use(
    getCreateCompanyDeliveryMockHandler(async ({ request }) => {
      requested.push(await request.json());
      return fixtures.companyWork("WAIT", BASE_DAY);
    }),
  );
  const app = await renderApp("/my/company/request/disposal");
  await main.getByRole("button", { name: "다음" }).first().click();
  await expect
    .element(main.getByRole("alert"))
    .toMatchTextContent(/보존 기한이 남은 박스를 폐기하는 데 동의해 주세요/);
  await main.getByRole("checkbox", { name: /2028년 12월 31일.*까지인 보존 기한/ }).click();
  await main.getByRole("button", { name: "다음" }).first().click();
  await main.getByRole("textbox", { name: /되돌릴 수 없어요/ }).fill("폐기");
  await userEvent.keyboard("{Enter}");
  await expect.poll(app.path).toMatch(/^\/my\/company\/works\//);
  expect(requested).toEqual([
    {
      cid: box.cid,
      kind: "DISPOSAL",
      cpbox_ids: [box.cpbox_id],
      disposal_agreed: true,
      retention_waived_until: until,
    },
  ]);
  await main.getByRole("link", { name: "작업 목록" }).click();
  await page.getByRole("link", { name: "박스", exact: true }).first().click();
  await expect
    .element(main.getByRole("grid", { name: "박스" }).or(main.getByRole("list", { name: "박스" })))
    .toBeVisible();
  expect(main.getByRole("region", { name: "고른 박스" }).all()).toHaveLength(0);
});

test("disposal shows the missing consent above the price bar when it is submitted on a phone", async () => {
  await page.viewport(390, 844);
  const boxes = Array.from({ length: 12 }, (_, index) => ({
    ...fixtures.companyBox(BASE_DAY, "STORED", index),
    retention_until: "2028-12-31",
  }));
  afterChoosing(boxes)();
  await renderApp("/my/company/request/disposal");
  const checkbox = main.getByRole("checkbox", { name: /까지인 보존 기한/ });
  await expect.element(checkbox).toBeVisible();
  const bar = document.querySelector("[data-bottom-bar=price]");
  if (bar === null) throw new Error("There is no price bar");
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const { top } = bar.getBoundingClientRect();
  // Visible just above the bar, so that focusing it does not scroll by itself.
  window.scrollBy(0, bottomOf(checkbox.element()) - (top - 50));
  expect(Math.abs(bottomOf(checkbox.element()) - (top - 50))).toBeLessThan(1);
  await page.getByRole("button", { name: "다음" }).last().click();
  await expect.element(checkbox).toHaveFocus();
  const message = main.getByText("보존 기한이 남은 박스를 폐기하는 데 동의해 주세요.").last();
  await expect.element(message).toBeVisible();
  expect(bottomOf(message.element())).toBeLessThanOrEqual(top);
});

test("a request asks for one contract when boxes of several are chosen", async () => {
  const [, active] = fixtures.companyContracts(BASE_DAY);
  afterChoosing([
    box,
    { ...box, cpbox_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2999", cid: active?.cid ?? "" },
  ])();
  const app = await renderApp("/my/company/request/delivery");
  await main.getByRole("link", { name: "2026년 문서 보관 · 고른 박스 1개" }).click();
  await expect.poll(app.path).toBe(`/my/company/request/delivery?cid=${active?.cid}`);
  await expect.element(main.getByText("고른 박스 1개", { exact: true })).toBeVisible();
});

test("a request names each taken box when the server rejects its price", async () => {
  mockApi.use(scenarios.calculateCompanyDeliveryAmount.boxTaken);
  afterChoosing([box])();
  await renderApp("/my/company/request/delivery");
  await expect
    .element(main.getByRole("alert"))
    .toMatchTextContent(/2020년 회계 증빙 \(BX7K3F9QX2M4\): 다른 작업에 들어 있어요/);
});

test("a request continues with the other boxes when the taken ones are removed", async () => {
  mockApi.use(scenarios.calculateCompanyDeliveryAmount.boxTaken);
  afterChoosing([
    box,
    { ...box, cpbox_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2999", name: "2021년 인사 기록" },
  ])();
  await renderApp("/my/company/request/delivery");
  await expect.element(main.getByText("고른 박스 2개", { exact: true })).toBeVisible();
  const leaveOut = main.getByRole("button", { name: "이 박스 1개 빼기" });
  await expect.element(leaveOut).toBeVisible();
  mockApi.use(scenarios.calculateCompanyDeliveryAmount.priced);
  await leaveOut.click();
  await expect.element(main.getByText("고른 박스 1개", { exact: true })).toBeVisible();
  await expect.element(main.getByText("36,300원").first()).toBeInTheDocument();
});

test("a request states under its only h1 that no box is chosen when it is opened by its URL", async () => {
  await renderApp("/my/company/request/delivery");
  await expect.element(main.getByText("고른 박스가 없어요")).toBeVisible();
  expect(page.getByRole("heading", { level: 1 }).all()).toHaveLength(1);
});

const workPath = "/my/company/works/0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c2b01";

test("a waiting request is withdrawn and its page updates when the dialog is confirmed", async () => {
  mockApi.use(scenarios.getCompanyWork.WAIT, scenarios.withdrawCompanyWork.withdrawn);
  await renderApp(workPath);
  await main.getByRole("button", { name: "요청 취소하기" }).click();
  const dialog = page.getByRole("dialog", { name: "요청을 취소할까요?" });
  mockApi.use(scenarios.getCompanyWork.CANCEL);
  await dialog.getByRole("button", { name: "요청 취소하기" }).click();
  await expect.element(page.getByText("요청을 취소했어요.")).toBeVisible();
  await expect.poll(() => main.getByRole("button", { name: "요청 취소하기" }).query()).toBeNull();
});

test("a request shows the rejection and its new state when it was confirmed before its withdrawal", async () => {
  mockApi.use(scenarios.getCompanyWork.WAIT, scenarios.withdrawCompanyWork.late);
  await renderApp(workPath);
  await main.getByRole("button", { name: "요청 취소하기" }).click();
  const dialog = page.getByRole("dialog", { name: "요청을 취소할까요?" });
  await dialog.getByRole("button", { name: "요청 취소하기" }).click();
  await expect.element(dialog.getByText("취소하지 못했어요")).toBeVisible();
  mockApi.use(scenarios.getCompanyWork.CONFIRM);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => main.getByRole("button", { name: "요청 취소하기" }).query()).toBeNull();
});
