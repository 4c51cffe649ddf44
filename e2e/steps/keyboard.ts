import { expect, type Locator, type Page } from "@playwright/test";

const MAX_STOPS = 60;

/** Presses Tab until the control has the focus, as a keyboard user does; retries while the page is still loading. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await isFocused(control)) return;
      await page.keyboard.press("Tab");
    }
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

async function isFocused(control: Locator): Promise<boolean> {
  return (
    (await control.count()) > 0 &&
    control.first().evaluate((element) => element === document.activeElement)
  );
}
