import { storeLogin, newMember } from "./steps/member.ts";
import { makeEstimate } from "./steps/order.ts";
import { pay, pressInWindow, startPaying } from "./steps/payment.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

// The service worker must let the return from the payment window pass.
test.use({ serviceWorkers: "allow" });

test.beforeEach(async ({ page, api }) => {
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await freeDay(api) });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
});

test("payment shows the reason and can be retried when it is declined", async ({
  page,
  isMobile,
}) => {
  const amount = await startPaying(page);
  await pressInWindow(page, "결제 실패 (카드 한도)", { isMobile, amount });
  await expect(page.getByText(/카드 한도를 넘었어요\./)).toBeVisible();
  await expect(page.getByText(/빠져나간 금액은 없어요/)).toBeVisible();

  if (isMobile) await page.getByRole("link", { name: "다시 결제하기" }).click();
  await pay(page, { isMobile });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await page.getByText("시도 내역 1").click();
  await expect(page.getByText("결제 실패")).toBeVisible();
});

test("payment can be retried when it is cancelled in the window", async ({ page, isMobile }) => {
  const amount = await startPaying(page);
  await pressInWindow(page, "취소", { isMobile, amount });
  await expect(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요.")).toBeVisible();
  await expect(page.getByRole("article")).toBeVisible();

  await pay(page, { isMobile });
});

test("payment becomes an order when the browser does not return", async ({ page, isMobile }) => {
  const serial = new URL(page.url()).searchParams.get("serial");
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하고 돌아가지 않기", { isMobile, amount });

  await page.goto(`/my/estimate/${serial}`);
  await expect(page.getByText("결제 완료")).toBeVisible();
  await expect(page.getByText("예약 확인 중").first()).toBeVisible();
});

test("payment is rejected when its amount is changed in the browser", async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    interface Imp {
      request_pay: (request: object, callback: unknown) => void;
    }
    let cheating: Imp | undefined;
    Object.defineProperty(window, "IMP", {
      get: () => cheating,
      set: (imp: Imp) => {
        const payLess = (request: object, callback: unknown) =>
          imp.request_pay({ ...request, amount: 100 }, callback);
        cheating = { ...imp, request_pay: payLess };
      },
    });
  });
  await page.reload();
  await startPaying(page);

  await expect(
    page.getByText(isMobile ? "결제를 시작하지 못했어요" : "결제하지 못했어요"),
  ).toBeVisible();
  if (isMobile) await page.getByRole("link", { name: "견적서로 돌아가기" }).click();
  await expect(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toBeEnabled();
});
