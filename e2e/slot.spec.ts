import { refusal } from "./complaints.ts";
import { storeLogin, newMember } from "./steps/member.ts";
import { fillSlot, makeEstimate } from "./steps/order.ts";
import { openPaper, pay, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("quote offers another time and keeps all answers when the slot fills up", async ({
  page,
  api,
  complaints,
  isMobile,
}) => {
  complaints.expect(refusal(409));
  const date = await quote.freeDay(api);
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date, time: "09:00" });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
  await openPaper(page, { isMobile });

  await fillSlot(api, { date, time: "09:00" });
  await startPaying(page);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("고른 시간이 방금 마감됐어요");
  await alert.getByRole("link", { name: "다른 시간 고르기" }).click();

  await expect(page.getByRole("heading", { name: "언제 이사하세요?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^오전 9시/ })).toBeDisabled();
  await quote.choose(page, "오전 11시");
  await quote.nextQuestion(page, "박스를 빌려 드릴까요?");
  await quote.nextQuestion(page, "더 알려 주실 내용이 있나요?");
  await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
  const start = page.getByRole("region", { name: "출발지" });
  await expect(start.getByText("서울 마포구 월드컵북로 396")).toBeVisible();
  await expect(start.getByText("101동 1203호")).toBeVisible();
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();

  const paper = await openPaper(page, { isMobile });
  await expect(paper.getByText(/오전 11시/).first()).toBeVisible();
  await pay(page, { isMobile });
});
