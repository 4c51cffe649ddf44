import { refusal } from "./complaints.ts";
import { logIn, newMember, storeLogin } from "./steps/member.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("member logs in and visitor answers a quote while the browser's storage is full", async ({
  page,
  api,
}) => {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`${length}-${at}`, "x".repeat(length));
      } catch {
        // Full for texts of this length.
      }
    }
  });
  const member = await newMember(api);
  await page.goto("/login?redirect=%2Fmy");
  await logIn(page, member);
  await expect(page.getByText(member.username)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "담아둠" }).click();
  await page.getByRole("link", { name: "이사 견적 받기" }).click();
  await quote.fillInPlace(page, quote.oldHome);
  await quote.nextQuestion(page, "어디로 이사하세요?");
});

test("every address that leads nowhere says so and leads on", async ({ page, api, complaints }) => {
  // A number that nothing can have is 400, any other 404.
  complaints.expect(refusal(400, 404), /404 \(Not Found\) /);
  await storeLogin(page, await newMember(api));
  for (const [path, title] of [
    ["/my/estimate/%E0%A4%A", "페이지를 찾을 수 없어요"],
    ["/no/such/page", "페이지를 찾을 수 없어요"],
    ["/my/estimate/MV000000", "주문을 찾을 수 없어요"],
    ["/my/order/storage/ST000000", "주문을 찾을 수 없어요"],
    ["/estimate/payment?serial=MV000000", "견적을 찾을 수 없어요"],
    ["/boxes/BX000000/content", "박스를 찾을 수 없어요"],
    ["/receive/unknown", "지금은 볼 수 없는 링크예요"],
    ["/payments/custom/unknown", "추가 결제를 찾을 수 없어요"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    });
  }
});
