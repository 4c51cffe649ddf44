import { openOwnEstimate } from "./steps/order.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import { expect, test } from "./test.ts";

/** The server asks on its own after half a minute. */
const ASKED_WITHIN_MS = 60_000;

const CLOSED_PORT = "http://localhost:9";

// The provider's webhooks go to a closed port; the pages' error reports do not reach it.
test.use({
  stackEnv: {
    PAYMENT_WEBHOOK_URL: `${CLOSED_PORT}/`,
    PAYMENT_RECONCILE_SECONDS: "1",
    SENTRY_DSN: `${CLOSED_PORT.replace("//", "//key@")}/7`,
  },
});

/** Bodies of the pages' reports to Sentry. */
let reports: string[];

test.beforeEach(async ({ context }) => {
  reports = [];
  await context.route(`${CLOSED_PORT}/**`, async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} });
  });
});

test("server finds a payment when no webhook arrives", async ({ page, api, isMobile }) => {
  test.slow();
  const { serial } = await openOwnEstimate(page, api);
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하고 돌아가지 않기", { isMobile, amount });

  await page.goto(`/my/estimate/${serial}`);
  await expect(page.getByText("결제 확인 중이에요")).toBeVisible();
  await expect(page.getByText("결제 완료")).toBeVisible({ timeout: ASKED_WITHIN_MS });
  await expect(page.getByText("예약 접수").first()).toBeVisible();
});

test("page reports errors without personal data, and offers to reload when one of its chunks is missing", async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|ERR_FAILED|ChunkLoadError|dynamically imported module/, /Broken for/);
  await page.route(/assets\/login-screen/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/login?redirect=%2Fmy%2Festimate%2FMV2612010001");
  await expect(page.getByRole("heading", { name: "화면을 불러오지 못했어요" })).toBeVisible();
  await expect.poll(() => reports.join()).toContain("ChunkLoadError");
  await page.unroute(/assets\/login-screen/);
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await expect(page.getByRole("heading", { name: "로그인", level: 1 })).toBeVisible();
  // The prerendered page lacks the providers: it loads them by itself, without a first touch.
  await expect(page.getByRole("button", { name: "네이버로 계속하기" })).toBeVisible();

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("Broken for kim@example.com at /my/estimate/MV2612010001?key=secret");
    });
  });
  await expect.poll(() => reports.join()).toContain("Broken for [email] at /my/estimate/*");
  await expect.poll(() => reports.join()).toContain('"type":"span"');
  expect(reports.join()).not.toMatch(/MV2612010001|kim@example|secret/);
});
