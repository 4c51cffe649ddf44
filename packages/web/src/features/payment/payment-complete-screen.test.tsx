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

test("payment result still says that the booking was paid when its link is opened after the move", async () => {
  storeTokens();
  mockApi.use(getGetEstimateMockHandler(fixtures.estimate("COMPLETE", BASE_DAY)));
  await renderApp(path);
  await expect.element(page.getByRole("link", { name: "영수증 보기" })).toBeVisible();
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
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
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
  await page.getByRole("link", { name: "로그인하고 주문 보기" }).click();
  await expect
    .poll(app.path)
    .toBe(`/login?redirect=${encodeURIComponent(`/my/estimate/${serial}`)}`);
});

test("payment result shows the booking when the address claims failure", async () => {
  await renderApp(path.replace("imp_success=true", "imp_success=false&error_msg=x"));
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
});

test("payment result polls when the provider has not decided", async () => {
  mockApi.use(scenarios.completeEstimatePayment.pending);
  await renderApp(path);
  await expect.element(title).toHaveTextContent("결제 확인 중");
  mockApi.use(scenarios.completeEstimatePayment.paid);
  await expect.element(title, { timeout: 5_000 }).toHaveTextContent("예약을 접수했어요");
});

test("payment result offers a retry when the confirmation fails", async () => {
  mockApi.use(scenarios.completeEstimatePayment.tooManyRequests);
  await renderApp(path);
  await expect.element(title).toHaveTextContent("결제를 아직 확인하지 못했어요");
  mockApi.use(scenarios.completeEstimatePayment.paid);
  await page.getByRole("button", { name: "다시 확인하기" }).click();
  await expect.element(title).toHaveTextContent("예약을 접수했어요");
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
