import { expect, test } from "./test.ts";

test("reference tells states and errors and tries a call when nothing outside can be reached", async ({
  page,
  stack,
  complaints,
}) => {
  // A library of the page asks whether it may compile code; it may not, and goes on.
  complaints.expect(/^script-src forbids eval /);
  const origin = `http://localhost:${stack.settings.ports.api}`;
  const outside: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) outside.push(request.url());
  });
  await page.goto(`${origin}/docs/#tag/health/GET/health`);
  await expect(page.getByRole("heading", { name: "담아둠 API" })).toBeAttached();
  const row = page.getByRole("row");
  await expect(row.filter({ hasText: "박스 배송 완료" })).toContainText("BOX_DEL_COMPLETE");
  await expect(row.filter({ hasText: "slot_full" })).toContainText("다른 시간을 골라 주세요.");

  await page.getByRole("button", { name: /^Test Request.*\/health/ }).click();
  const answer = page.waitForResponse(`${origin}/health`);
  await page.getByRole("button", { name: "Send get request" }).click();
  expect((await answer).status()).toBe(200);
  expect(outside).toEqual([]);
});
