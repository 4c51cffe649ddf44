import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { mockPaymentWindow } from "../../testing/provider-window.ts";
import { renderApp } from "../../testing/render-app.tsx";

const { url, reason } = fixtures.customPayment(BASE_DAY);
const path = `/payments/custom/${url}`;

beforeEach(onBaseDay);
beforeEach(() => mockApi.use(scenarios.getCustomPayment.QUOTED));

const main = page.getByRole("main");
const title = page.getByRole("heading", { level: 1 });
const accept = main.getByRole("button", { name: "동의하고 120,000원 결제하기" });

test("a custom payment shows its reason with a photo and is accepted when a visitor pays it", async () => {
  const { requests, remove } = mockPaymentWindow({ success: true });
  onTestFinished(remove);
  const app = await renderApp(path);
  await expect.element(main.getByText(reason)).toBeVisible();
  await expect
    .element(main.getByRole("img", { name: /이유를 보여 주는 사진/ }))
    .toHaveAttribute("src", expect.stringMatching(/^blob:/));
  await accept.click();
  await expect.element(title).toHaveTextContent("추가 결제를 마쳤어요");
  expect(requests[0]).toMatchObject({
    amount: 120_000,
    m_redirect_url: `${window.location.origin}/callback/payments/custom/mobile?serial=${url}`,
  });
  expect(app.path()).toContain("/callback/payments/custom/mobile?");
});

test("a custom payment is declined when the dialog is confirmed", async () => {
  await renderApp(path);
  await main.getByRole("button", { name: "거절하기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /거절하는 이유/ }).fill("사다리차가 필요 없어요.");
  mockApi.use(scenarios.getCustomPayment.DECLINED);
  await dialog.getByRole("button", { name: "거절하기" }).click();
  await expect.element(main.getByText("거절했어요", { exact: true })).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});
