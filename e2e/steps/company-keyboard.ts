import { expect, type Page } from "@playwright/test";
import { idIn } from "./company.ts";
import { tabTo } from "./keyboard.ts";

interface KeyboardBox {
  readonly serial: string;
  readonly department: string;
}

/** More days than any calendar offers, which is 90 from today. */
const MAX_DAYS = 100;

/**
 * Finds a box by its serial, fills in its department, and requests its delivery on a day, without a pointer. Returns
 * the id of the work.
 */
export async function requestByKeyboard(
  page: Page,
  { serial, department }: KeyboardBox,
  day: string,
): Promise<string> {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/my/company/boxes");
  await tabTo(page, page.getByRole("searchbox", { name: "박스 찾기" }));
  await page.keyboard.type(serial);
  await press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${serial}`));
  await expect(page.getByRole("checkbox", { name: / 선택$/ })).toHaveCount(2);

  await writeDepartment(page, { serial, department });
  await tabTo(page, page.getByRole("link", { name: "박스 받기 1개" }));
  await press("Enter");
  await answer(page, "언제 가져다 드릴까요?");
  await goToDay(page, day);
  await press("Enter");
  await goToSlot(page);
  await answer(page, "내용이 맞는지 확인해 주세요");
  const send = page.getByRole("button", { name: /박스 받기 요청하기$/ });
  // A press that comes before the price shows the new price and needs another.
  await expect(async () => {
    if (await send.isVisible()) {
      await tabTo(page, send);
      await press("Enter");
    }
    await expect(page).toHaveURL(/\/my\/company\/works\/[0-9a-f-]{36}$/, { timeout: 2_000 });
  }).toPass();
  return idIn(page);
}

/** The grid is one tab stop: down to the box, right to its department, and back to its checkbox. */
async function writeDepartment(page: Page, { serial, department }: KeyboardBox): Promise<void> {
  await tabTo(page, page.getByRole("checkbox", { name: /모두 선택$/ }));
  await page.keyboard.press("ArrowDown");
  for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press("ArrowRight");
  const shown = page.getByRole("button", { name: /부서 수정/ });
  await expect(shown).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type(department);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: `${serial} 부서 수정, ${department}` }),
  ).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: `${serial} 선택` })).toBeChecked();
}

/** Continues to the next question. */
async function answer(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: "다음", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

async function goToDay(page: Page, date: string): Promise<void> {
  const [, month, day] = date.split("-").map(Number);
  const cell = page.getByRole("gridcell", { name: new RegExp(`^${month}월 ${day}일 `) });
  await tabTo(page, page.locator("[role=gridcell]:focus"));
  for (let step = 0; step < MAX_DAYS; step += 1) {
    const isThere = await cell.evaluateAll((cells) =>
      cells.some((one) => one === document.activeElement),
    );
    if (isThere) break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(cell).toBeFocused();
}

/** The slots are one tab stop; the arrow keys move to the next. */
async function goToSlot(page: Page): Promise<void> {
  await tabTo(page, page.locator("input[type=radio]:focus"));
  await page.keyboard.press("Space");
  const slot = page.getByRole("radio", { name: /^오후 1시/ });
  for (let step = 0; step < 10 && !(await slot.isChecked()); step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(slot).toBeChecked();
}
