import { BASE_DAY, fixtures, getGetEstimateMockHandler, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);

const serial = "MV202612017K3F9Q00";
const numbers = `imp_uid=${fixtures.impUid}&merchant_uid=${fixtures.merchantUid}`;
const path = `/estimate/payment/complete/mobile?serial=${serial}&${numbers}&imp_success=true`;

const title = page.getByRole("heading", { level: 1 });

test("payment result links to the order when the member has paid", async () => {
  storeTokens();
  const app = await renderApp(path);
  await expect.element(title).toHaveTextContent("예약됐어요");
  await page.getByRole("link", { name: "주문 보기", exact: true }).click();
  await expect.poll(app.path).toBe(`/my/estimate/${serial}`);
});

test("payment result shows the ticket with amounts and next tasks when the order is paid", async () => {
  storeTokens();
  mockApi.use(scenarios.getEstimate.PAYMENT);
  await renderApp(path);
  const main = page.getByRole("main");
  await expect.element(main.getByRole("row", { name: /결제한 금액/ })).toBeVisible();
  await expect
    .element(main.getByRole("row", { name: /잔금/ }))
    .toMatchTextContent(/짐을 내린 뒤에 결제해요/);
  await expect.element(main.getByText("앞으로 할 일")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "캘린더에 추가" }))
    .toHaveAttribute("href", expect.stringContaining("BEGIN%3AVEVENT"));
  await expect
    .element(main.getByRole("link", { name: "영수증 보기" }))
    .toHaveAttribute("href", `/my/estimate/${serial}#payments`);
});

test("payment result offers no calendar when no visit is left", async () => {
  storeTokens();
  const done = fixtures.estimate("COMPLETE", BASE_DAY);
  const past = { ...done.draft, move_date: "2026-01-02", use_boxes: false };
  const { box_rental: _, ...draft } = past;
  mockApi.use(getGetEstimateMockHandler({ ...done, draft }));
  await renderApp(path);
  await expect.element(page.getByRole("link", { name: "영수증 보기" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "캘린더에 추가" })).not.toBeInTheDocument();
});

test("payment result returns to the payment page when the person cancelled", async () => {
  storeTokens();
  mockApi.use(scenarios.completeEstimatePayment.abandoned, scenarios.getEstimate.QUOTED);
  const app = await renderApp(path);
  await expect.poll(app.path).toBe(`/estimate/payment?serial=${serial}`);
  await expect.element(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요.")).toBeVisible();
});

test("payment result links to the login when it opens in another browser", async () => {
  const app = await renderApp(path);
  await expect.element(title).toHaveTextContent("예약됐어요");
  await page.getByRole("link", { name: "로그인하고 주문 보기" }).click();
  await expect
    .poll(app.path)
    .toBe(`/login?redirect=${encodeURIComponent(`/my/estimate/${serial}`)}`);
});

test("payment result shows the failure when the address claims success", async () => {
  mockApi.use(scenarios.completeEstimatePayment.failed);
  await renderApp(path);
  await expect.element(title).toHaveTextContent("결제하지 못했어요");
  await expect.element(page.getByText(/카드 한도를 넘었어요/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "다시 결제하기" }))
    .toHaveAttribute("href", `/estimate/payment?serial=${serial}`);
});

test("payment result shows the booking when the address claims failure", async () => {
  await renderApp(path.replace("imp_success=true", "imp_success=false&error_msg=x"));
  await expect.element(title).toHaveTextContent("예약됐어요");
});

test("payment result polls when the provider has not decided", async () => {
  mockApi.use(scenarios.completeEstimatePayment.pending);
  await renderApp(path);
  await expect.element(title).toHaveTextContent("결제 확인 중");
  mockApi.use(scenarios.completeEstimatePayment.paid);
  await expect.element(title, { timeout: 5_000 }).toHaveTextContent("예약됐어요");
});

test("payment result links to another time when the slot is full", async () => {
  mockApi.use(scenarios.completeEstimatePayment.slotFull);
  const app = await renderApp(path);
  await expect.element(title).toHaveTextContent("고른 시간이 먼저 마감됐어요");
  await page.getByRole("link", { name: "다른 시간 고르기" }).click();
  await expect.poll(app.path).toMatch(/^\/\?step=/);
});

test("payment result offers a retry when the confirmation fails", async () => {
  mockApi.use(scenarios.completeEstimatePayment.tooManyRequests);
  await renderApp(path);
  await expect.element(title).toHaveTextContent("결제를 아직 확인하지 못했어요");
  mockApi.use(scenarios.completeEstimatePayment.paid);
  await page.getByRole("button", { name: "다시 확인하기" }).click();
  await expect.element(title).toHaveTextContent("예약됐어요");
});

test.each(["", `?serial=${serial}`, "?imp_success=false&error_msg=x"])(
  "payment result links to my page when the address lacks the numbers (%s)",
  async (query) => {
    storeTokens();
    const app = await renderApp(`/estimate/payment/complete/mobile${query}`);
    await page.getByRole("link", { name: "마이페이지로 가기" }).click();
    await expect.poll(app.path).toBe("/my");
  },
);
