import { newMember, storeLogin } from "./steps/member.ts";
import { operate } from "./steps/operator.ts";
import { makeOrder } from "./steps/order.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import { chooseDay, dayAfter, freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

const won = (amount: number) => `${amount.toLocaleString("ko-KR")}원`;

test("extra payment is due on my page, and belongs to its order once it is paid", async ({
  page,
  api,
  stack,
  isMobile,
}) => {
  const member = await newMember(api);
  const { serial, amount } = await makeOrder(api, member, {
    date: await freeDay(api),
    plan: "FULL",
  });
  const order = ["--reason", "사다리차가 필요해요.", "--order", serial];
  const made = await operate(stack, "links", "create", "100000", "사다리차 추가", ...order);
  const link = /\/payments\/custom\/\S+/.exec(made)?.[0] ?? "no link";
  await storeLogin(page, member);
  await page.goto("/my");
  await expect(page.getByText(won(100_000)).first()).toBeVisible();

  await page.goto(link);
  await pressInWindow(page, "결제하기", { isMobile, amount: await startPaying(page) });
  await expect(page.getByRole("heading", { name: "추가 결제를 마쳤어요" })).toBeVisible();
  await page.getByRole("link", { name: "주문 보기" }).click();
  const row = (name: RegExp) => page.getByRole("row", { name }).first();
  await expect(row(/^총액/)).toContainText(won(amount.total_amount + 100_000));
  await expect(row(/^결제한 금액/)).toContainText(won(amount.total_amount + 100_000));
  await expect(row(/^추가 결제/)).toContainText("결제했어요");
  await page.goto("/my");
  await expect(page.getByText("예약 접수").first()).toBeVisible();
  await expect(page.getByText("결제가 필요해요")).toBeHidden();
});

test("change of a move's date takes the days of its boxes along", async ({ page, api }) => {
  const member = await newMember(api);
  const date = await freeDay(api);
  const { serial } = await makeOrder(api, member, {
    date,
    boxes: {
      box_count: 10,
      delivery: { date: dayAfter(date, -2), time: "09:00" },
      collection: { date: dayAfter(date, 3), time: "13:00" },
    },
  });
  const later = await freeDay(api, { after: dayAfter(date, 6) });
  await storeLogin(page, member);
  await page.goto(`/my/estimate/${serial}`);
  await page.getByRole("link", { name: "날짜와 시간 바꾸기" }).click();
  await expect(page.getByRole("radio", { name: "네, 함께 옮길게요" })).toBeChecked();
  await chooseDay(page, "이사 날짜", later);
  await page.getByRole("radio", { name: /^오전 9시/ }).check();
  await page.getByRole("button", { name: "수수료 없이 날짜 바꾸기" }).click();

  const [, month, day] = later.split("-").map(Number);
  await expect(page.getByText(`${month}월 ${day}일로 바꿨어요`)).toBeVisible();
  await expect(page.getByText("날짜나 시간을 바꿨어요")).toBeVisible();
  const { draft } = await api.get<{ draft: unknown }>(`/api/estimates/${serial}`, member.tokens);
  expect(draft).toMatchObject({
    move_date: later,
    box_rental: {
      delivery: { date: dayAfter(later, -2), time: "09:00" },
      collection: { date: dayAfter(later, 3), time: "13:00" },
    },
  });
});

test("money that a card company takes back is owed again, and waits for the operator", async ({
  page,
  api,
  stack,
}) => {
  const member = await newMember(api);
  const paid = await makeOrder(api, member, { date: await freeDay(api), plan: "FULL" });
  await api.chargeBack(paid.impUid);
  await expect
    .poll(() => operate(stack, "todo"))
    .toMatch(new RegExp(`결제사에서 환불된 결제.*${paid.serial}`));

  await storeLogin(page, member);
  await page.goto(`/my/estimate/${paid.serial}`);
  const row = (name: RegExp) => page.getByRole("row", { name }).first();
  await expect(row(/^결제사에서 환불/)).toContainText(won(paid.amount.total_amount));
  await expect(row(/^잔금/)).toContainText(won(paid.amount.total_amount));
});
