import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { storeLogin, newMember, type Member } from "./steps/member.ts";
import { advanceStorage, carriersPhoto, operate } from "./steps/operator.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import {
  addContent,
  fillInStorageQuote,
  makeStoredOrder,
  rescheduleAsPriced,
  sendAsPriced,
} from "./steps/storage.ts";
import { expect, test } from "./test.ts";

interface StorageOrder {
  contract_id: string;
  amount: { total_amount: number; refund_amount: number };
  boxes: readonly { serial: string }[];
}

interface Contract {
  payments: readonly { refunded_amount: number }[];
}

test("boxes are delivered, packed, stored, found, brought back, extended, rescheduled and all brought home", async ({
  page,
  api,
  stack,
  isMobile,
}) => {
  test.slow();
  const member = await newMember(api);
  const date = await quote.freeDay(api);
  await storeLogin(page, member);

  const serial = await test.step("quote and payment", async () => {
    await page.goto("/storage");
    await fillInStorageQuote(page, { date, boxes: 4, months: 3 });
    await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
    const amount = await startPaying(page);
    await pressInWindow(page, "결제하기", { isMobile, amount });
    await expect(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
    await page.getByRole("link", { name: "주문 보기" }).click();
    await expect(page).toHaveURL(/\/my\/order\/storage\/ST/);
    await expect(page.getByRole("row", { name: /잔금/ })).toContainText("0원");
    return /ST[0-9A-Z]+$/.exec(page.url())?.[0] ?? "no serial";
  });

  const boxes = await test.step("boxes are delivered", async () => {
    await operate(stack, "boxes", "stock", "8");
    await advanceStorage(stack, serial, ["CONFIRM", "DELIVERING", "BEFORE_COLLECTION"]);
    await page.reload();
    await expect(page.getByText("배송 완료").first()).toBeVisible();
    const order = await api.get<StorageOrder>(`/api/storage-orders/${serial}`, member.tokens);
    const [coat = "", chair = "", _empty = "", missing = ""] = order.boxes.map((box) => box.serial);
    return { coat, chair, missing };
  });

  await test.step("a visitor with the label adds contents with photos", async () => {
    await page.goto(`/boxes/${boxes.coat}/content`);
    await addContent(page, { name: "겨울 코트", photos: 2 });
    await page.goto(`/boxes/${boxes.chair}/content`);
    await addContent(page, { name: "캠핑 의자", photos: 1 });
  });

  await test.step("one box fewer than ordered is collected", async () => {
    const photo = await carriersPhoto(stack);
    await advanceStorage(stack, serial, ["COLLECTING"]);
    await operate(stack, "boxes", "photo", boxes.coat, "PICK_UP", "--photo", photo);
    await operate(
      stack,
      "storage",
      "advance",
      serial,
      "COMPLETE",
      "--early",
      "--missing",
      boxes.missing,
    );
    await operate(stack, "boxes", "photo", boxes.coat, "INTAKE", "--photo", photo);
    await page.goto(`/my/order/storage/${serial}`);
    await expect(page.getByText("보관 중").first()).toBeVisible();
    await expect(page.getByRole("row", { name: /보관 중인 박스/ })).toContainText("3개");
  });

  await test.step("a box is found by 초성", async () => {
    await page.goto("/my/order/storage/boxes");
    await page.getByRole("searchbox", { name: "박스 찾기" }).fill("ㅋㅌ");
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("listitem")).toContainText("겨울 코트");
    await page.getByRole("listitem").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/boxes/${boxes.coat}/content$`));
  });

  const delivery = await test.step("two boxes are requested", async () => {
    await page.goto(`/my/order/storage/${serial}/delivery`);
    await page.getByRole("checkbox", { name: boxes.coat }).check();
    await page.getByRole("checkbox", { name: boxes.chair }).check();
    await quote.nextQuestion(page, "어디로 가져다 드릴까요?");
    await quote.nextQuestion(page, "언제 가져다 드릴까요?");
    await quote.chooseDay(page, "박스 받을 날짜", quote.dayAfter(date, 8));
    await page.getByRole("radio", { name: /^오후 1시/ }).check();
    await quote.nextQuestion(page, "작업자가 더 필요하세요?");
    await quote.choose(page, "아니요");
    await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
    await sendAsPriced(page, /박스 받기 신청하기$/, /\/my\/order\/storage\/SD[^/]+\/payment$/);
    const amount = await startPaying(page);
    await pressInWindow(page, "결제하기", { isMobile, amount });
    await page.getByRole("link", { name: "주문 보기" }).click();
    await expect(page).toHaveURL(/\/my\/order\/storage\/SD/);
    return /SD[0-9A-Z]+$/.exec(page.url())?.[0] ?? "no serial";
  });

  await test.step("the contract is extended", async () => {
    const end = page.getByRole("row", { name: /끝나는 날/ });
    await page.goto(`/my/order/storage/${serial}`);
    const before = await end.innerText();
    await page.goto(`/my/order/storage/${serial}/extension`);
    const button = page.getByRole("button", { name: /^[\d,]+원 결제하고 연장하기$/ });
    const words = await button.innerText();
    await button.click();
    const amount = words.replace(/원.*/s, "원");
    await pressInWindow(page, "결제하기", { isMobile, amount });
    await expect(page.getByRole("heading", { name: "보관 기간을 연장했어요" })).toBeVisible();
    await page.getByRole("link", { name: "주문 보기" }).click();
    await expect(end).not.toHaveText(before);
  });

  await test.step("their delivery is rescheduled after its fee is shown", async () => {
    await page.goto(`/my/order/storage/${delivery}`);
    await page.getByRole("link", { name: "날짜와 시간 바꾸기" }).click();
    const other = quote.dayAfter(date, 9);
    await quote.chooseDay(page, "박스 받을 날짜", other);
    await page.getByRole("radio", { name: /^오전 9시/ }).check();
    await expect(page.getByRole("row", { name: /변경 수수료/ })).toContainText(/(^|\D)0원/);
    await rescheduleAsPriced(page, { isMobile });
    const day = new Intl.DateTimeFormat("ko-KR", { month: "long", day: "numeric" });
    await expect(page).toHaveURL(new RegExp(`/my/order/storage/${delivery}$`));
    await expect(page.getByText(day.format(new Date(other))).first()).toBeVisible();
  });

  await test.step("the two boxes are delivered", async () => {
    await advanceStorage(stack, delivery, ["CONFIRM", "DELIVERING"]);
    await operate(
      stack,
      "boxes",
      "photo",
      boxes.coat,
      "RETURN",
      "--photo",
      await carriersPhoto(stack),
    );
    await advanceStorage(stack, delivery, ["COMPLETE"]);
    await page.goto(`/my/order/storage/${serial}`);
    const list = page.getByRole("region", { name: "박스", exact: true });
    await expect(list.getByText("찾아간 박스", { exact: true })).toHaveCount(2);
  });

  await test.step("a damage is reported with the pictures taken on the way, and answered", async () => {
    await page.goto(`/boxes/${boxes.coat}/content`);
    const taken = (when: string) => page.getByRole("group", { name: `${when} 사진` });
    for (const when of ["담을 때", "수거할 때", "창고에 들어올 때", "돌려 드릴 때"]) {
      await expect(taken(when).getByRole("img").first()).toBeVisible();
    }
    await page.getByRole("link", { name: "파손 신고하기" }).click();
    await page.getByRole("textbox", { name: /상한 물건/ }).fill("겨울 코트");
    await quote.choose(page, "젖거나 얼룩졌어요");
    await page.getByRole("textbox", { name: /상태 설명/ }).fill("소매에 물 얼룩이 생겼어요.");
    await page.reload();
    await expect(page.getByRole("textbox", { name: /상한 물건/ })).toHaveValue("겨울 코트");
    await quote.nextQuestion(page, "사진을 보여 주세요");
    await page.getByLabel("상한 곳 사진 고르기").setInputFiles(await carriersPhoto(stack));
    await expect(page.getByText("사진 5장을 함께 보내요")).toBeVisible();
    await quote.nextQuestion(page, "물건값이 얼마쯤 하나요?");
    await page.getByRole("button", { name: "내용 확인하기" }).click();
    await page.getByRole("button", { name: "신고 보내기" }).click();
    await expect(page.getByText("확인 중", { exact: true })).toBeVisible();
    const path = `/api/damage-reports/${boxes.coat}`;
    type Reports = readonly { report_id: string }[];
    const { reports } = await api.get<{ reports: Reports }>(path, member.tokens);
    const id = reports[0]?.report_id ?? "no report";
    await operate(stack, "damage", "accept", id, "30000", "--message", "세탁비를 드려요.");
    await page.reload();
    await expect(page.getByText("배상금 30,000원")).toBeVisible();
    await expect(page.getByText("세탁비를 드려요.")).toBeVisible();
  });

  await test.step("all boxes are returned and the storage ends", async () => {
    await page.goto(`/my/order/storage/${serial}/finish`);
    await quote.choose(page, "모두");
    await quote.nextQuestion(page, "어디로 가져다 드릴까요?");
    await quote.nextQuestion(page, "언제 가져다 드릴까요?");
    await quote.chooseDay(page, "박스 받을 날짜", quote.dayAfter(date, 15));
    await page.getByRole("radio", { name: /^오후 1시/ }).check();
    await quote.nextQuestion(page, "작업자가 더 필요하세요?");
    await quote.choose(page, "아니요");
    await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
    await sendAsPriced(page, /보관 끝내고 박스 받기$/, /\/my\/order\/storage\/SF/);
    const final = /SF[0-9A-Z]+$/.exec(page.url())?.[0] ?? "no serial";
    await advanceStorage(stack, final, ["CONFIRM", "DELIVERING", "COMPLETE"]);
    await page.reload();
    await expect(page.getByText("이 박스들의 보관이 끝났어요.")).toBeVisible();
    await page.goto(`/my/order/storage/${serial}`);
    await expect(page.getByText(/보관이 모두 끝났어요\./)).toBeVisible();
    await expect(page.getByRole("link", { name: "박스 받기" })).toBeHidden();
    await expectSettled({ page, api }, member, { first: serial, final });
  });
});

test("stored boxes are disposed of once the word is typed, and their contract ends", async ({
  page,
  api,
  stack,
}) => {
  const member = await newMember(api);
  const serial = await makeStoredOrder(api, stack, member);
  await storeLogin(page, member);
  await page.goto(`/my/order/storage/${serial}`);
  await page.getByRole("link", { name: "박스 폐기하기" }).click();
  await quote.answerOnlyQuestion(page, "모두", "정말 폐기할까요?");
  const dispose = page.getByRole("button", { name: /박스 폐기하기$/ });
  await dispose.click();
  const word = page.getByRole("textbox", { name: /되돌릴 수 없어요/ });
  await expect(word).toHaveAccessibleDescription(/‘폐기’라고 입력해 주세요/);
  await word.fill("폐기");
  await sendAsPriced(page, /박스 폐기하기$/, /\/my\/order\/storage\/SF/);
  const disposal = /SF[0-9A-Z]+$/.exec(page.url())?.[0] ?? "no serial";

  await advanceStorage(stack, disposal, ["CONFIRM", "DISPOSING", "COMPLETE"]);
  await page.reload();
  await expect(page.getByText("박스를 모두 폐기했어요.")).toBeVisible();
  await page.goto("/my/order/storage/boxes");
  await expect(page.getByText("폐기 완료", { exact: true })).toHaveCount(2);
  await expectSettled({ page, api }, member, { first: serial, final: disposal });
});

/** Expects nothing to be due, and the promised refund to be paid. */
async function expectSettled(
  { page, api }: { page: Page; api: Api },
  { tokens }: Member,
  { first, final }: { first: string; final: string },
): Promise<void> {
  for (const serial of [first, final]) {
    await page.goto(`/my/order/storage/${serial}`);
    await expect(page.getByRole("row", { name: /결제한 금액/ })).toBeVisible();
    const balance = page.getByRole("row", { name: /잔금/ });
    if (await balance.isVisible()) await expect(balance).toContainText(/(^|\D)0원/);
  }
  const read = (serial: string) => api.get<StorageOrder>(`/api/storage-orders/${serial}`, tokens);
  const [{ contract_id: id }, { amount }] = await Promise.all([read(first), read(final)]);
  const contract = await api.get<Contract>(`/api/storage-contracts/${id}`, tokens);
  expect(contract).toMatchObject({ status: "ENDED", stored_box_count: 0, next_charge: null });
  const back = contract.payments.reduce((sum, payment) => sum + payment.refunded_amount, 0);
  expect(back).toBeGreaterThanOrEqual(amount.refund_amount);
}
