import { expectAccessible } from "./steps/accessibility.ts";
import { completeJourney } from "./steps/journey.ts";
import { chooseAccount, giveConsents, openProvider, providers } from "./steps/social-login.ts";
import { expect, test } from "./test.ts";

test("visitor logs in with each provider, pays for a quote, cancels and withdraws", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  await completeJourney(page, {
    api,
    isPhone: isMobile,
    logIn: async (provider) => {
      await openProvider(page, provider);
      await chooseAccount(page);
    },
  });
});

test("every screen of a social login and its signup is accessible", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await openProvider(page, providers[1]);
  await page.getByRole("button", { name: "취소" }).click();
  await expect(page.getByRole("heading", { name: "카카오 로그인을 취소했어요" })).toBeVisible();
  await expectAccessible(page, "cancelled");
  await page.getByRole("link", { name: "로그인 화면으로" }).click();
  await openProvider(page, providers[1]);
  await chooseAccount(page);
  await expect(page.getByRole("heading", { name: "카카오 계정으로 가입" })).toBeVisible();
  await expectAccessible(page, "consents");
  await giveConsents(page);
  await expect(page.getByRole("radio", { name: "여성" })).toBeVisible();
  await expectAccessible(page, "person");
  await page.goto("/signup/naver");
  await expect(page.getByRole("heading", { name: "네이버 로그인부터 해 주세요" })).toBeVisible();
  await expectAccessible(page, "login first");
});
