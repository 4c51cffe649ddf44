import type { Page } from "@playwright/test";
import { expectAccessible } from "../steps/accessibility.ts";
import { storedTokens } from "../steps/member.ts";
import {
  chooseAccount,
  finishSocialSignup,
  giveConsents,
  openProvider,
  providers,
} from "../steps/social-login.ts";
import { expect, test } from "../test.ts";

/** A person whom the sandbox's login pages offer. */
const person = { name: "김담아", nickname: "담아", birthday: "03-14", gender: "여성" };

async function logOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
}

for (const provider of providers) {
  const { slug, label } = provider;
  /** Kakao returns in the query, Apple by a form that the host puts behind the `#`. */
  const checksReturn = slug === "kakao" || slug === "apple";
  const checksScreens = slug === "kakao";

  test(`login with ${label} signs a new person up when it was cancelled before, and logs in later`, async ({
    page,
  }) => {
    if (checksScreens) test.slow();
    await page.goto("/my");
    await expect(page).toHaveURL("/login?redirect=%2Fmy");

    await test.step("a cancellation keeps the redirect", async () => {
      await openProvider(page, provider);
      await page.getByRole("button", { name: "취소" }).click();
      const cancelled = page.getByRole("heading", { name: `${label} 로그인을 취소했어요` });
      await expect(cancelled).toBeVisible();
      if (checksScreens) await expectAccessible(page, "cancelled");
      await page.getByRole("link", { name: "로그인 화면으로" }).click();
      await expect(page).toHaveURL("/login?redirect=%2Fmy");
      await expect(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
    });

    await test.step("the signup is filled in with the provider's profile", async () => {
      await openProvider(page, provider);
      await chooseAccount(page, person.name);
      await expect(page.getByRole("heading", { name: `${label} 계정으로 가입` })).toBeVisible();
      await expect(page).toHaveURL(`/signup/${slug}?redirect=%2Fmy`);
      if (checksScreens) await expectAccessible(page, "consents");
      await giveConsents(page);
      const name = page.getByRole("textbox", { name: "이름" });
      await expect(name).toHaveValue(slug === "kakao" ? person.nickname : person.name);
      if (slug === "naver" || slug === "kakao") {
        await expect(page.getByLabel(/^생일/)).toHaveValue(person.birthday);
        await expect(page.getByRole("radio", { name: person.gender })).toBeChecked();
      }
      if (checksScreens) await expectAccessible(page, "person");
      await page.goBack();
      await finishSocialSignup(page);
      await page.getByRole("link", { name: "이어서 하기" }).click();
      await expect(page).toHaveURL("/my");
    });

    const callbacks: string[] = [];
    await test.step("the next login opens the redirect directly", async () => {
      await logOut(page);
      page.on("framenavigated", (frame) => {
        if (frame.url().includes(`/login/${slug}/callback`)) callbacks.push(frame.url());
      });
      await page.goto("/my");
      await openProvider(page, provider);
      await chooseAccount(page, person.name);
      await expect(page.getByRole("heading", { name: "마이페이지" })).toBeVisible();
      await expect(page).toHaveURL("/my");
      expect((await storedTokens(page)).access_token).not.toBe("");
    });

    if (checksReturn) {
      await test.step("its return address works once", async () => {
        const [callback = ""] = callbacks;
        expect(callback).toContain("code=");
        // While logged in the URL leads home; after a logout it starts no session.
        await page.goto("/robots.txt");
        await page.goto(callback);
        await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
        await expect(page).toHaveURL("/");
        await logOut(page);
        await page.goto(callback);
        const startAgain = page.getByRole("heading", { name: "로그인을 다시 시작해 주세요" });
        await expect(startAgain).toBeVisible();
        expect((await storedTokens(page)).access_token).toBe("");
      });
    }

    if (checksScreens) {
      await test.step("another provider's signup asks for its login first", async () => {
        await page.goto("/signup/naver");
        const loginFirst = page.getByRole("heading", { name: "네이버 로그인부터 해 주세요" });
        await expect(loginFirst).toBeVisible();
        await expectAccessible(page, "login first");
      });
    }
  });
}
