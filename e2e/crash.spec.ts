import { noServer } from "./complaints.ts";
import { openOwnEstimate } from "./steps/order.ts";
import { openPaper, paymentWindow, pressInWindow, startPaying } from "./steps/payment.ts";
import { expect, test } from "./test.ts";

test("server keeps estimate and payment when it is killed during payment", async ({
  page,
  api,
  stack,
  complaints,
  isMobile,
}) => {
  complaints.expect(noServer);
  const server = stack.service("server");
  await openOwnEstimate(page, api);
  await openPaper(page, { isMobile });

  await server.kill("SIGKILL");
  await startPaying(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("인터넷 연결이 불안정해요");

  await server.start();
  const amount = await startPaying(page);
  await paymentWindow(page, { isMobile, amount });
  await server.kill("SIGKILL");
  await pressInWindow(page, "결제하기", { isMobile, amount });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("결제를 아직 확인하지 못했어요");

  await server.start();
  await page.getByRole("main").getByRole("button", { name: "다시 확인하기" }).click();
  await expect(title).toHaveText("예약을 접수했어요");
});
