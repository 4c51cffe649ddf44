import { expect, test } from "./test.ts";

test.beforeEach(async ({ context }) => {
  // As Safari 16.3 and older.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "CompressionStream"));
});

test("a browser that is too old is told what to do", async ({ page }) => {
  await page.goto("/my");
  await expect(page.getByText("브라우저를 업데이트해 주세요")).toBeVisible();
  await expect(page.getByText("iOS 16.4")).toBeVisible();
  await expect(page.locator("#root")).toHaveCount(0);
});

test("a browser that is too old still shows what there is to read", async ({ page }) => {
  await page.goto("/support/faq");
  await expect(page.getByText("브라우저를 업데이트해 주세요")).toBeVisible();
  await page.mouse.move(50, 50);
  await page.mouse.move(90, 90);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
