import type { Page } from "@playwright/test";
import type { Api } from "../api.ts";
import { expect } from "../test.ts";

export interface Place {
  postcode: string;
  address: string;
  detail: string;
  floor: number;
  carriage: "STAIRS" | "EV" | "LADDER";
}

export const oldHome: Place = {
  postcode: "03925",
  address: "서울 마포구 월드컵북로 396",
  detail: "101동 1203호",
  floor: 12,
  carriage: "EV",
};

export const newHome: Place = {
  postcode: "04769",
  address: "서울 성동구 왕십리로 83-21",
  detail: "302호",
  floor: 3,
  carriage: "STAIRS",
};

const carriageLabels = { STAIRS: "계단", EV: "엘리베이터", LADDER: "사다리차" } as const;

interface ScheduleDay {
  date: string;
  remaining: number;
  available: boolean;
  surcharge_rate: number;
}

/** Places of a day on which every start time is free. */
const ALL_PLACES = 25;
const FIRST_AFTER_DAYS = 10;

/** The first day from ten days ahead, or after a day, that has no booking yet; with or without a surcharge. */
export async function freeDay(api: Api, { surcharged = false, after = "" } = {}): Promise<string> {
  const days = await freeDays(api);
  const day = days.find(
    ({ date, surcharge_rate: rate }) => date > after && rate > 0 === surcharged,
  );
  if (day === undefined) throw new Error("no free day left");
  return day.date;
}

/** A free day of the coming month whose calendar has the most weeks. */
export async function freeDayOfLongestMonth(api: Api): Promise<string> {
  const thisMonth = monthOf(today());
  const days = (await freeDays(api)).filter(({ date }) => monthOf(date) !== thisMonth);
  const [day] = days.toSorted((a, b) => weeksIn(b.date) - weeksIn(a.date));
  if (day === undefined) throw new Error("no free day left");
  return day.date;
}

async function freeDays(api: Api): Promise<readonly ScheduleDay[]> {
  const [from, to] = [FIRST_AFTER_DAYS, 85].map((days) => dayAfter(today(), days));
  const days = await api.get<readonly ScheduleDay[]>(`/api/schedule/day?from=${from}&to=${to}`);
  return days.filter(({ remaining }) => remaining === ALL_PLACES);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Number of weeks, starting on Sunday, that a day's month spans. */
function weeksIn(date: string): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const weekdayOfFirst = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.ceil((weekdayOfFirst + daysInMonth) / 7);
}

/** Goes from the home page to the first question. */
export async function openQuote(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "이사 견적 받기" }).click();
  await expect(page.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
}

/** Goes on to the next question; a press on the last open answer of a quote has gone on by itself. */
export async function nextQuestion(page: Page, title: string): Promise<void> {
  const heading = page.getByRole("heading", { name: title });
  await expect(async () => {
    const isThere = await heading.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    // It may go on by itself in this very moment, perhaps to the summary, which has no such button.
    if (!isThere) {
      await page.getByRole("button", { name: "다음", exact: true }).click({ timeout: 2_000 });
    }
    await expect(heading).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Answers a question about a place; without the postcode search, its plain fields are the fallback. */
export async function fillInPlace(page: Page, place: Place): Promise<void> {
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByLabel("우편번호").fill(place.postcode);
  await page.getByLabel("기본 주소").fill(place.address);
  await page.getByLabel("상세 주소").fill(place.detail);
  await page.getByRole("textbox", { name: "층수" }).fill(String(place.floor));
  await choose(page, carriageLabels[place.carriage]);
}

/** Chooses a card by its first words; `question` distinguishes cards with the same words. */
export async function choose(page: Page, answer: string, question?: string): Promise<void> {
  const place = question === undefined ? page : page.getByRole("radiogroup", { name: question });
  // A press on the last open answer of a question goes on, and the answer with it.
  await place.getByRole("radio", { name: new RegExp(`^${answer}`) }).click();
}

/** Presses the answer to the only question of a step, which continues automatically. */
export async function answerOnlyQuestion(page: Page, answer: string, title: string): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${answer}`) }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

export async function addItem(page: Page, { search, name }: { search: string; name: string }) {
  await page.getByRole("searchbox", { name: "짐 찾기" }).fill(search);
  await page.getByRole("button", { name: `${name} 개수 하나 추가` }).click();
}

export async function chooseDay(page: Page, label: string, date: string): Promise<void> {
  const calendar = page.getByRole("group", { name: label }).last();
  const [year, month, day] = date.split("-").map(Number);
  const title = calendar.getByText(/^\d{4}년 \d{1,2}월$/);
  const target = monthsIn(`${year}년 ${month}월`);
  await expect(title).toBeVisible();
  for (let open = 0; open !== target; open = monthsIn(await title.innerText())) {
    if (open !== 0) {
      const name = open < target ? "다음 달" : "이전 달";
      await calendar.getByRole("button", { name }).click();
    }
  }
  await calendar.getByRole("gridcell", { name: new RegExp(`^${month}월 ${day}일 `) }).click();
}

function monthsIn(title: string): number {
  const [year = 0, month = 0] = (title.match(/\d+/g) ?? []).map(Number);
  return year * 12 + month;
}

/**
 * Opens the group of a visit for the boxes and chooses its day and a free time. An earlier flow may have taken the
 * suggested one.
 */
export async function chooseBoxVisit(
  page: Page,
  group: string,
  title: string,
  date: string,
): Promise<void> {
  const calendar = page.getByRole("group", { name: `${title} 날짜` }).last();
  await expect(async () => {
    // It opens by itself when the suggested time turns out to be taken.
    if (await calendar.isHidden()) await page.getByText(new RegExp(`^${group} · `)).click();
    await expect(calendar).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await chooseDay(page, `${title} 날짜`, date);
  const times = page.getByRole("radiogroup", { name: `${title} 시간` });
  await times.getByRole("radio", { disabled: false }).first().click();
}

/** Fills in the shortest possible quote, up to its summary. */
export async function fillInShortly(page: Page, date: string): Promise<void> {
  await fillInPlace(page, oldHome);
  await nextQuestion(page, "어디로 이사하세요?");
  await fillInPlace(page, newHome);
  await nextQuestion(page, "어떤 짐을 옮길까요?");
  await addItem(page, { search: "침대", name: "싱글 침대" });
  await nextQuestion(page, "언제 이사하세요?");
  await chooseDay(page, "이사 날짜", date);
  await choose(page, "오전 9시");
  await nextQuestion(page, "박스를 빌려 드릴까요?");
  await answerOnlyQuestion(page, "아니요", "더 알려 주실 내용이 있나요?");
  await choose(page, "없어요");
  await choose(page, "아니요");
  await nextQuestion(page, "내용이 맞는지 확인해 주세요");
}

/** The day `days` later, or earlier if negative. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
