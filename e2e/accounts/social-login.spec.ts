import type { Page } from "@playwright/test";
import { refusal } from "../complaints.ts";
import { storedTokens } from "../steps/member.ts";
import {
  chooseAccount,
  enter,
  finishSocialSignup,
  giveConsents,
  logInAtGoogle,
  openProvider,
  personOf,
  providers,
  stateOf,
} from "../steps/social-login.ts";
import { expect, test } from "../test.ts";

const kakao = providers[1];
const naver = providers[0];

async function logOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
}

for (const provider of providers) {
  const { slug, label } = provider;

  test(`${slug}: new person signs up and logs in later`, async ({ page, isMobile }) => {
    const person = personOf({ isMobile });
    await page.goto("/my");
    await expect(page).toHaveURL("/login?redirect=%2Fmy");
    await openProvider(page, provider);
    await chooseAccount(page, person.name);

    await test.step("the signup is filled in with the provider's profile", async () => {
      await expect(page.getByRole("heading", { name: `${label} 계정으로 가입` })).toBeVisible();
      await expect(page).toHaveURL(`/signup/${slug}?redirect=%2Fmy`);
      await giveConsents(page);
      const name = page.getByRole("textbox", { name: "이름" });
      await expect(name).toHaveValue(slug === "kakao" ? person.nickname : person.name);
      if (slug === "naver" || slug === "kakao") {
        await expect(page.getByLabel(/^생일/)).toHaveValue(person.birthday);
        await expect(page.getByRole("radio", { name: person.gender })).toBeChecked();
      }
      await page.goBack();
      await finishSocialSignup(page);
      await page.getByRole("link", { name: "이어서 하기" }).click();
      await expect(page).toHaveURL("/my");
    });

    await test.step("the next login opens the redirect directly", async () => {
      await logOut(page);
      await page.goto("/my");
      await openProvider(page, provider);
      await chooseAccount(page, person.name);
      await expect(page.getByRole("heading", { name: "마이페이지" })).toBeVisible();
      await expect(page).toHaveURL("/my");
      expect((await storedTokens(page)).access_token).not.toBe("");
    });
  });

  test(`${slug}: login shows the cancellation and keeps the redirect`, async ({ page }) => {
    await page.goto("/login?redirect=%2Fmy");
    await openProvider(page, provider);
    await page.getByRole("button", { name: "취소" }).click();
    await expect(page.getByRole("heading", { name: `${label} 로그인을 취소했어요` })).toBeVisible();
    await page.getByRole("link", { name: "로그인 화면으로" }).click();
    await expect(page).toHaveURL("/login?redirect=%2Fmy");
    await expect(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  });
}

test("login shows a provider's error in Korean with a next step", async ({ page }) => {
  await page.goto("/login");
  await openProvider(page, naver);
  const answer = new URLSearchParams({
    error: "server_error",
    error_description: "Something went wrong",
    state: stateOf(page),
  });
  await page.goto(`/login/naver/callback?${answer}`);
  await expect(
    page.getByRole("heading", { name: "네이버 로그인을 마치지 못했어요" }),
  ).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await page.getByRole("link", { name: "로그인 화면으로" }).click();
  await expect(page).toHaveURL("/login");
});

test("login shows the server's problem when the code is invalid", async ({ page, complaints }) => {
  complaints.expect(refusal(401));
  await page.goto("/login");
  await openProvider(page, kakao);
  await page.goto(`/login/kakao/callback?code=made-up&state=${stateOf(page)}`);
  await expect(
    page.getByRole("heading", { name: "카카오 로그인을 마치지 못했어요" }),
  ).toBeVisible();
  expect((await storedTokens(page)).access_token).toBe("");
});

test("login rejects a forged or missing state without a request", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/login/")) {
      requested.push(request.url());
    }
  });
  await page.goto("/login");
  await openProvider(page, kakao);
  const state = stateOf(page);
  for (const address of [
    "/login/kakao/callback?code=c1&state=forged",
    "/login/kakao/callback?code=c1",
    `/login/naver/callback?code=c1&state=${state}`,
    "/login/apple/callback#code=c1&id_token=t&state=forged",
  ]) {
    await page.goto("/robots.txt");
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "로그인을 다시 시작해 주세요" })).toBeVisible();
  }
  expect(requested).toEqual([]);
});

for (const provider of [kakao, providers[3]]) {
  test(`${provider.slug}: return address works once`, async ({ page, isMobile }) => {
    const { name } = personOf({ isMobile });
    await enter(page, provider, name);
    await logOut(page);

    const callbacks: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.url().includes(`/login/${provider.slug}/callback`)) callbacks.push(frame.url());
    });
    await enter(page, provider, name);
    const [callback = ""] = callbacks;
    expect(callback).toContain("code=");

    // While logged in the URL leads home; after a logout it starts no session.
    await page.goto("/robots.txt");
    await page.goto(callback);
    await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await logOut(page);
    await page.goto(callback);
    await expect(page.getByRole("heading", { name: "로그인을 다시 시작해 주세요" })).toBeVisible();
    expect((await storedTokens(page)).access_token).toBe("");
  });
}

test("social login is rejected when only the provider's number is known", async ({
  page,
  request,
  stack,
  isMobile,
}) => {
  const { name } = personOf({ isMobile });
  const answers: { sns_id?: string; id?: string }[] = [];
  await enter(page, kakao, name);
  const { api } = stack.settings.ports;
  // The sandbox's number for this person; like Kakao's, it is short, decimal and not secret.
  const raw = isMobile ? "5083860403" : "1007193123";
  for (const sns_id of [
    raw,
    raw.padStart(20, "0"),
    raw.padEnd(43, "0"),
    `kakao-${raw}`.padEnd(43, "x"),
  ]) {
    const answer = await request.post(`http://localhost:${api}/api/login/KAKAO`, {
      data: { sns_id },
    });
    expect([409, 422], sns_id).toContain(answer.status());
    answers.push(await answer.json());
  }
  expect(answers.every((answer) => !("access_token" in answer))).toBe(true);
});

test("social login goes home when the redirect is another site", async ({ page, isMobile }) => {
  const { name } = personOf({ isMobile });
  await enter(page, kakao, name);
  for (const redirect of [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/my?redirect=//evil.example",
  ]) {
    await logOut(page);
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await openProvider(page, kakao);
    await chooseAccount(page, name);
    await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
    await expect(page, redirect).toHaveURL("/");
  }
});

test("Google login opens in the system's browser when it starts in the app", async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    ...(baseURL !== undefined && { baseURL }),
    userAgent: "Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140 DamadumApp/1.0",
  });
  const page = await context.newPage();
  await page.goto("/login?redirect=%2Fmy");
  const outside = context.waitForEvent("page");
  await page.getByRole("button", { name: "Google로 계속하기" }).click();
  const system = await outside;
  await expect(page.getByText("브라우저에서 로그인해 주세요")).toBeVisible();
  await expect(page).toHaveURL("/login?redirect=%2Fmy");

  // A request with a plain user agent stands in for the system browser, and opening its redirect's path for the link
  // back to the app.
  const address = new URL(system.url());
  await system.close();
  expect(address.searchParams.get("redirect_uri")).toBe("damadum://app/login/google/callback");
  expect(address.searchParams.get("code_challenge_method")).toBe("S256");
  const back = new URL((await logInAtGoogle(page, address)) ?? "");
  expect(back.protocol).toBe("damadum:");
  await page.goto(`/login/google/callback${back.search}`);
  await expect(page.getByRole("heading", { name: "Google 계정으로 가입" })).toBeVisible();
  await expect(page).toHaveURL("/signup/google?redirect=%2Fmy");
  await context.close();
});
