import { formatWon } from "@damadum/domain";
import { fixtures, getGetEstimateMockHandler, scenarios, BASE_DAY } from "@damadum/sdk/mocks";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/logged-in.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const { total_amount: total, deposit_amount: paidNow } = fixtures.amount;
const deposit = formatWon(paidNow);
const rest = formatWon(total - paidNow);
const path = "/my/estimate/MV202611307K3F9Q02";

test("shows the state, the money, the history and the whole 견적서", async () => {
  await renderApp(path);
  const main = page.getByRole("main");
  await expect.element(main.getByText("박스 준비 중").first()).toBeVisible();
  await expect.element(main.getByText(`${rest} (짐을 내린 뒤에 내요)`)).toBeVisible();
  await expect.element(main.getByText("견적을 받았어요")).toBeVisible();
  const paper = main.getByRole("article");
  await expect.element(paper.getByText("000-00-00000")).toBeVisible();
  await expect.element(paper.getByText("싱글 침대")).toBeVisible();
  await expect.element(paper.getByText(/30일 안에 알려 주세요/)).toBeVisible();
});

test("an unpaid estimate leads to its payment", async () => {
  mockApi.use(scenarios.getEstimate.WAIT);
  const app = await renderApp(path);
  await page.getByRole("link", { name: "다시 결제하기" }).click();
  await expect.poll(app.path).toBe("/estimate/payment?serial=MV202611307K3F9Q02");
});

test("a payment that waits for the provider is said, and shows itself when it is confirmed", async () => {
  const quoted = fixtures.estimate("QUOTED", BASE_DAY);
  const [paid] = fixtures.estimate("PAYMENT", BASE_DAY).payments;
  if (!paid) throw new Error("the paid order has a payment");
  const waiting = { ...quoted, payments: [{ ...paid, status: "READY" as const, paid_at: null }] };
  mockApi.use(getGetEstimateMockHandler(waiting));
  await renderApp(path);
  const notice = page.getByRole("status").filter({ hasText: "결제 확인 중이에요" });
  await expect
    .element(notice.getByRole("link", { name: "지금 확인하기" }))
    .toHaveAttribute("href", expect.stringContaining(`imp_uid=${fixtures.impUid}`));
  mockApi.use(scenarios.getEstimate.PAYMENT);
  await expect
    .element(page.getByRole("list", { name: "진행 단계" }), { timeout: 8_000 })
    .toBeVisible();
});

describe("cancelling", () => {
  const open = () => page.getByRole("button", { name: "주문 취소하기" }).click();

  test("shows the cost first, asks once more, and then it is cancelled", async () => {
    await renderApp(path);
    await open();
    const dialog = page.getByRole("dialog");
    await expect
      .element(dialog.getByRole("row", { name: /환불 금액/ }))
      .toMatchTextContent(deposit);
    await dialog.getByRole("button", { name: "계속하기" }).click();
    await expect.element(dialog).toMatchTextContent(/되돌릴 수 없어요/);
    mockApi.use(scenarios.getEstimate.CANCEL);
    await dialog.getByRole("button", { name: "취소하기" }).click();
    await expect.element(page.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("keeps the order when one thinks better of it", async () => {
    await renderApp(path);
    await open();
    await page.getByRole("button", { name: "그대로 둘게요" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByText("박스 준비 중").first()).toBeVisible();
  });

  test("says why when the order has moved on meanwhile", async () => {
    mockApi.use(scenarios.cancelEstimate.tooLate);
    await renderApp(path);
    await open();
    await page.getByRole("button", { name: "계속하기" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "취소하기" }).click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(/지금은 취소할 수 없어요/);
  });

  test("is not offered once the work has begun", async () => {
    mockApi.use(scenarios.getEstimate.WORKING);
    await renderApp(path);
    await expect.element(page.getByText("배송 중").first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: /취소하기/ })).not.toBeInTheDocument();
  });
});

test("somebody else's or an unknown order is missing, with a way on", async () => {
  mockApi.use(scenarios.getEstimate.missing);
  const app = await renderApp(path);
  await page.getByRole("link", { name: "내 주문 보기" }).click();
  await expect.poll(app.path).toBe("/my");
});
