import { certifyAs } from "../steps/certification.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { chooseAccount, giveConsents, openProvider, providers } from "../steps/social-login.ts";
import { expect, test } from "../test.ts";

test("every screen of a social login and its signup is accessible", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Apple로 계속하기" })).toBeVisible();
  await expectAccessible(page, "login");
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

test("every screen of an identity check is accessible", async ({ page, isMobile }) => {
  test.slow();
  await page.goto("/signup/id/certification");
  const begin = page.getByRole("button", { name: "휴대전화로 본인 인증하기" });
  await expect(begin).toBeVisible();
  await expectAccessible(page, "certification");
  await begin.click();
  await certifyAs(page, { isMobile }, { name: "정확인", phoneNumber: "010-2222-3333" });
  await expect(page.getByRole("heading", { name: "본인 인증을 마쳤어요" })).toBeVisible();
  await expectAccessible(page, "certified");
  await page.getByRole("link", { name: "이어서 가입하기" }).click();
  await giveConsents(page);
  await expect(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  await expectAccessible(page, "account");
  await page.goto("/signup/certification/result?type=id&imp_uid=imp_1&merchant_uid=ct_1");
  await expect(page.getByRole("heading", { name: "본인 인증을 다시 시작해 주세요" })).toBeVisible();
  await expectAccessible(page, "not begun here");
});
