import type { Locator, Page } from "@playwright/test";
import { newMember, storeLogin } from "./steps/member.ts";
import { addressSearch } from "./steps/address-search.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

/** What a person does from the home page until the payment is made. */
function countEffort(page: Page) {
  let presses = 0;
  let typed = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    type: async (target: Locator, text: string) => {
      typed += 1;
      await target.fill(text);
    },
    asks: (title: string) => expect(page.getByRole("heading", { name: title })).toBeVisible(),
    effort: () => ({ presses, typed }),
  };
}

type Person = ReturnType<typeof countEffort>;

async function findPlace(page: Page, { press, type }: Person, place: quote.Place): Promise<void> {
  await press(page.getByRole("button", { name: "주소 찾기" }));
  const layer = page.getByRole("dialog", { name: "주소 찾기" });
  await type(layer.getByRole("searchbox"), place.address);
  await press(layer.getByRole("button", { name: place.address }));
  await type(page.getByLabel("상세 주소"), place.detail);
  // The detail has named the floor.
  await expect(page.getByRole("textbox", { name: "층수" })).toHaveValue(String(place.floor));
  await press(page.getByRole("radio", { name: place.carriage === "EV" ? /^엘리베이터/ : /^계단/ }));
}

/** From the items, which the home page has chosen, to the saved quote. */
async function finishQuote(page: Page, { press, asks }: Person, date: string): Promise<void> {
  await asks("어떤 짐을 옮길까요?");
  await press(page.getByRole("button", { name: "다음", exact: true }));
  await asks("언제 이사하세요?");
  const [, month, day] = date.split("-").map(Number);
  const cell = page.getByRole("gridcell", { name: new RegExp(`^${month}월 ${day}일 `) });
  if (!(await cell.isVisible())) await press(page.getByRole("button", { name: "다음 달" }));
  await press(cell);
  await press(page.getByRole("radio", { name: /^오전 9시/ }));
  await asks("박스를 빌려 드릴까요?");
  await press(page.getByRole("radio", { name: /^아니요/ }));
  await asks("더 알려 주실 내용이 있나요?");
  await press(page.getByRole("radio", { name: /^없어요/ }));
  await press(page.getByRole("radio", { name: /^아니요/ }));
  await asks("내용이 맞는지 확인해 주세요");
  await press(page.getByRole("button", { name: "견적 저장하고 결제하기" }));
}

async function pay(page: Page, { press }: Person, isMobile: boolean): Promise<void> {
  const opened = isMobile ? null : page.waitForEvent("popup");
  await press(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ }).filter({ visible: true }));
  const window = (await opened) ?? page;
  await press(window.getByRole("button", { name: "결제하기", exact: true }));
  await expect(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
}

test.beforeEach(({ page }) => addressSearch(page, [quote.oldHome, quote.newHome]));

test("a visitor with Kakao pays for a move after at most 22 presses and 4 typed fields", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  const date = await quote.freeDay(api);
  const person = countEffort(page);
  const { press, asks } = person;
  await page.goto("/");
  await press(page.getByRole("link", { name: "이사 견적 받기" }).filter({ visible: true }));
  await findPlace(page, person, quote.oldHome);
  await asks("어디로 이사하세요?");
  await findPlace(page, person, quote.newHome);
  await finishQuote(page, person, date);
  await press(page.getByRole("button", { name: "카카오로 계속하기" }));
  await press(page.getByRole("button", { name: "새 계정으로 로그인" }));
  await press(page.getByRole("checkbox", { name: "전체 동의" }));
  await press(page.getByRole("button", { name: "다음", exact: true }));
  await press(page.getByRole("button", { name: "가입하고 결제로 가기" }));
  await pay(page, person, isMobile);
  const { presses, typed } = person.effort();
  expect(presses).toBeLessThanOrEqual(22);
  expect(typed).toBeLessThanOrEqual(4);
});

test("a member with a saved address pays for a move after at most 16 presses", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  const date = await quote.freeDay(api);
  const member = await newMember(api);
  const saved = { name: "우리 집", ...quote.oldHome, is_default: true };
  await api.post("/api/users/my/address", saved, member.tokens);
  await storeLogin(page, member);
  const person = countEffort(page);
  const { press, asks } = person;
  await page.goto("/");
  await press(page.getByRole("link", { name: "이사 견적 받기" }).filter({ visible: true }));
  await press(page.getByRole("button", { name: saved.name }));
  await press(page.getByRole("button", { name: "다음", exact: true }));
  await asks("어디로 이사하세요?");
  await findPlace(page, person, quote.newHome);
  await finishQuote(page, person, date);
  await pay(page, person, isMobile);
  expect(person.effort().presses).toBeLessThanOrEqual(16);
});
