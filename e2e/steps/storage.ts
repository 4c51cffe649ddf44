import type { Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack/stack.ts";
import type { Api } from "../api.ts";
import type { Member } from "./member.ts";
import { advanceStorage, operate, picture } from "./operator.ts";
import type { Preparation } from "./order.ts";
import { pressInWindow } from "./payment.ts";
import * as quote from "./quote.ts";
import { expect } from "../test.ts";

/**
 * Creates a paid first order of two of the member's own boxes through the API, collected and stored; returns its
 * serial.
 */
export async function makeStoredOrder(api: Api, stack: Stack, member: Member): Promise<string> {
  const serial = await makePaidOrder(api, member, {
    use_boxes: false,
    collection: { date: await quote.freeDay(api), time: "13:00" },
  });
  await operate(stack, "boxes", "stock", "2");
  await advanceStorage(stack, serial, ["CONFIRM", "COLLECTING", "COMPLETE"]);
  return serial;
}

/** Creates an order whose 담아둠 boxes are out for packing; returns the serial of one of them. */
export async function makePackingOrder(api: Api, stack: Stack, member: Member): Promise<string> {
  const date = await quote.freeDay(api);
  const serial = await makePaidOrder(api, member, {
    use_boxes: true,
    delivery: { date, time: "13:00" },
    collection: { date: quote.dayAfter(date, 3), time: "13:00" },
  });
  await operate(stack, "boxes", "stock", "2");
  await advanceStorage(stack, serial, ["CONFIRM", "DELIVERING", "BEFORE_COLLECTION"]);
  const path = `/api/storage-orders/${serial}`;
  const order = await api.get<{ boxes: readonly { serial: string }[] }>(path, member.tokens);
  return order.boxes[0]?.serial ?? "no box";
}

/** Creates a paid first order of two boxes; `visits` say what is delivered and collected when. */
async function makePaidOrder(api: Api, { tokens }: Member, visits: object): Promise<string> {
  const draft = {
    place: quote.newHome,
    grade: "BASIC",
    months: 2,
    box_count: 2,
    heavy_load: false,
    extra_help: false,
    payment_type: "NORMAL",
    ...visits,
  };
  const { serial } = await api.post<{ serial: string }>("/api/storage-orders", draft, tokens);
  const path = `/api/storage-orders/${serial}/payments`;
  const prepared = await api.post<Preparation>(path, { method: "CARD" }, tokens);
  const { merchant_uid, amount } = prepared;
  const { imp_uid } = await api.payAtProvider({ merchant_uid, amount });
  await api.post(`${path}/complete`, { imp_uid, merchant_uid });
  return serial;
}

interface StorageAnswers {
  date: string;
  /** The day of the collection; defaults to three days after the delivery. */
  until?: string;
  boxes: number;
  months: number;
}

/**
 * Fills in the whole storage quote, up to its summary; `onAnswered` runs after each question but the first, which is
 * below the page's own text.
 */
export async function fillInStorageQuote(
  page: Page,
  { date, until = quote.dayAfter(date, 3), boxes, months }: StorageAnswers,
  onAnswered: () => Promise<void> = async () => {},
): Promise<void> {
  const continueTo = async (question: string) => {
    await onAnswered();
    await quote.nextQuestion(page, question);
  };
  await page.getByRole("spinbutton", { name: "박스 개수" }).fill(String(boxes));
  await quote.nextQuestion(page, "얼마나, 어떻게 맡기세요?");
  await page.getByRole("spinbutton", { name: /보관 기간/ }).fill(String(months));
  await quote.choose(page, "일반 보관");
  await continueTo("어떻게 결제할까요?");
  await quote.choose(page, "한 번에 결제");
  // Paid, as any other number of months is.
  if (months === 3) await page.getByRole("checkbox", { name: /^첫 3개월 무료/ }).uncheck();
  await continueTo("어떤 박스에 담을까요?");
  await onAnswered();
  await quote.answerOnlyQuestion(page, "담아둠 박스", "박스를 언제 받고, 언제 보내세요?");
  await quote.chooseDay(page, "박스 받을 날짜와 수거 날짜", date);
  await quote.chooseDay(page, "박스 받을 날짜와 수거 날짜", until);
  await continueTo("몇 시에 받고, 몇 시에 보내세요?");
  await quote.choose(page, "오전 11시", "박스 받을 시간");
  await onAnswered();
  await quote.choose(page, "오후 1시", "박스 수거 시간");
  await quote.nextQuestion(page, "어디에서 박스를 가져갈까요?");
  await quote.fillInPlace(page, quote.newHome);
  await continueTo("더 알려 주실 내용이 있나요?");
  await quote.choose(page, "없어요");
  await quote.choose(page, "아니요");
  await continueTo("내용이 맞는지 확인해 주세요");
}

interface Content {
  readonly name: string;
  readonly photos: number;
}

/** Saves a content of the open box, its pictures first. */
export async function saveContent(page: Page, { name, photos }: Content): Promise<void> {
  const files = Array.from({ length: photos }, (_, at) => ({
    name: `photo-${at}.png`,
    mimeType: "image/png",
    buffer: picture,
  }));
  await page.getByLabel("사진", { exact: true }).setInputFiles(files);
  await expect(page.getByRole("button", { name: `고른 사진 ${photos} 빼기` })).toBeVisible();
  await page.getByLabel("이름").fill(name);
  await page.getByRole("button", { name: "저장하기" }).click();
}

/** Adds a content to the open box and waits until it is listed. */
export async function addContent(page: Page, { name, photos }: Content): Promise<void> {
  await saveContent(page, { name, photos });
  const kept = page.getByRole("region", { name: "박스에 든 물건" });
  await expect(kept.getByText(`${name} 1개`)).toBeVisible();
  await expect(kept.getByRole("img", { name: new RegExp(`${name} 사진`) })).toHaveCount(photos);
}

/** Sends the open request; pressing before the price shows the new price, so it retries. */
export async function sendAsPriced(page: Page, words: RegExp, landing: RegExp): Promise<void> {
  await expect(async () => {
    const button = page.getByRole("button", { name: words });
    // The page may leave between the look and the press.
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(page).toHaveURL(landing, { timeout: 2_000 });
  }).toPass();
}

/** Accepts the amount in the button, and pays it when the new day costs more. */
export async function rescheduleAsPriced(
  page: Page,
  { isMobile }: { isMobile: boolean },
): Promise<void> {
  const button = page.getByRole("button", { name: /^(수수료 없이|[\d,]+원 .+) 날짜 바꾸기$/ });
  const words = await button.innerText();
  await button.click();
  if (!words.includes("결제하고")) return;
  await pressInWindow(page, "결제하기", { isMobile, amount: words.replace(/원.*/s, "원") });
  await page.getByRole("link", { name: "주문 보기" }).click();
}
