import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { loginErrorAtom } from "../../shared/session/session-atoms.ts";
import { storeLoginAttempt } from "../../testing/stored-login-attempt.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

const heading = page.getByRole("heading", { level: 1 });

function exchanges(path: string, answer: object = fixtures.tokens): unknown[] {
  const sent: unknown[] = [];
  mockApi.use(
    http.post(`${config.apiOrigin}/api/login/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

test.each([
  ["NAVER", "naver", { code: "c1", state: "state-of-NAVER" }],
  ["KAKAO", "kakao", { code: "c1" }],
  ["GOOGLE", "google", { code: "c1", is_app: false }],
])(
  "social callback of %s navigates to the redirect when the account is known",
  async (type, slug, body) => {
    const sent = exchanges(slug);
    const state = storeLoginAttempt(type, { redirect: "/my" });
    const app = await renderApp(`/login/${slug}/callback?code=c1&state=${state}`);
    await expect.element(heading).toHaveTextContent("마이페이지");
    expect(app.path()).toBe("/my");
    expect(tokenStore.get()).toEqual(fixtures.tokens);
    expect(sent).toEqual([body]);
  },
);

test("social callback sends ID token and name when Apple posts its form", async () => {
  const sent = exchanges("apple");
  const state = storeLoginAttempt("APPLE");
  const user = JSON.stringify({ name: { lastName: "김", firstName: "담아" } });
  const form = new URLSearchParams({ code: "c1", state, id_token: "a.b.c", user });
  const app = await renderApp(`/login/apple/callback#${form}`);
  await expect.poll(app.path).toBe("/");
  expect(sent).toEqual([{ code: "c1", id_token: "a.b.c", name: "김담아" }]);
});

test("social callback sends the verifier when Google returns to the app", async () => {
  const sent = exchanges("google");
  const verifier = "v".repeat(64);
  const state = storeLoginAttempt("GOOGLE", { isApp: true, verifier });
  const app = await renderApp(`/login/google/callback?code=c1&state=${state}`);
  await expect.poll(app.path).toBe("/");
  expect(sent).toEqual([{ code: "c1", is_app: true, code_verifier: verifier }]);
});

test("social callback navigates to a prefilled signup with the redirect when the account is unknown", async () => {
  mockApi.use(scenarios.loginWithKakao.signupNeeded);
  const state = storeLoginAttempt("KAKAO", { redirect: "/my" });
  const app = await renderApp(`/login/kakao/callback?code=c1&state=${state}`);
  await expect.element(heading).toHaveTextContent("카카오 계정으로 가입");
  expect(app.path()).toBe("/signup/kakao?redirect=%2Fmy");
  expect(tokenStore.get()).toBeNull();
});

test.each([
  ["a forged state", "KAKAO", "kakao/callback?code=c1&state=forged"],
  ["no state", "KAKAO", "kakao/callback?code=c1"],
  ["another provider's state", "NAVER", "kakao/callback?code=c1&state=state-of-NAVER"],
  ["a forged state in Apple's form", "APPLE", "apple/callback#code=c1&id_token=t&state=forged"],
  [
    "a cancellation with a forged state",
    "KAKAO",
    "kakao/callback?error=access_denied&state=forged",
  ],
])("social callback sends no exchange when there is %s", async (_name, attempted, address) => {
  storeLoginAttempt(attempted, { redirect: "/my" });
  const sent = [exchanges("kakao"), exchanges("apple")];
  const app = await renderApp(`/login/${address}`);
  await expect.element(heading).toHaveTextContent("로그인을 다시 시작해 주세요");
  expect(sent).toEqual([[], []]);
  await page.getByRole("link", { name: "로그인 화면으로" }).click();
  await expect.poll(app.path).toBe("/login");
});

test("social callback rejects the address when it is opened twice", async () => {
  const sent = exchanges("kakao");
  const state = storeLoginAttempt("KAKAO");
  const address = `/login/kakao/callback?code=c1&state=${state}`;
  const app = await renderApp(address);
  await expect.poll(app.path).toBe("/");
  await app.session.logout();
  await app.router.navigate(address);
  await expect.element(heading).toHaveTextContent("로그인을 다시 시작해 주세요");
  expect(sent).toHaveLength(1);
  expect(app.session.isLoggedIn()).toBe(false);
});

test.each([
  ["naver", "NAVER", "error=access_denied&error_description=Canceled+By+User", "네이버"],
  ["apple", "APPLE", "error=user_cancelled_authorize", "Apple"],
])(
  "social callback of %s links to the login with the redirect when it was cancelled",
  async (slug, type, error, label) => {
    const state = storeLoginAttempt(type, { redirect: "/my" });
    const app = await renderApp(`/login/${slug}/callback?${error}&state=${state}`);
    await expect.element(heading).toHaveTextContent(`${label} 로그인을 취소했어요`);
    await page.getByRole("link", { name: "로그인 화면으로" }).click();
    await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  },
);

test("social callback shows a Korean error with a link to the login when the provider failed", async () => {
  const state = storeLoginAttempt("GOOGLE", { redirect: "/my" });
  const app = await renderApp(
    `/login/google/callback?error=server_error&error_description=Oops&state=${state}`,
  );
  await expect.element(heading).toHaveTextContent("Google 로그인을 마치지 못했어요");
  await expect.element(page.getByText("Oops")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "로그인 화면으로" }).click();
  await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
});

test.each([
  ["rejected", /소셜 로그인을 확인하지 못했어요/],
  ["providerUnavailable", /연결이 원활하지 않아요/],
  ["offline", /서버에 연결하지 못했어요/],
] as const)(
  "social callback sets the login error when the exchange is %s",
  async (scenario, words) => {
    mockApi.use(scenarios.loginWithKakao[scenario]);
    const state = storeLoginAttempt("KAKAO");
    const app = await renderApp(`/login/kakao/callback?code=c1&state=${state}`);
    await expect.element(heading).toHaveTextContent("카카오 로그인을 마치지 못했어요");
    await expect.element(page.getByText(words)).toBeVisible();
    expect(app.store.get(loginErrorAtom)).toMatch(words);
    await page.getByRole("link", { name: "로그인 화면으로" }).click();
    await expect.element(heading).toHaveTextContent("로그인");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(app.session.isLoggedIn()).toBe(false);
  },
);

test("social callback navigates home when the redirect is not on this site", async () => {
  exchanges("kakao");
  const state = storeLoginAttempt("KAKAO", { redirect: "//evil.example" });
  const app = await renderApp(`/login/kakao/callback?code=c1&state=${state}`);
  await expect.poll(app.path).toBe("/");
});

test("social callback navigates home when the member is logged in", async () => {
  storeTokens();
  const sent = exchanges("kakao");
  const app = await renderApp("/login/kakao/callback?code=attackers&state=forged");
  await expect.poll(app.path).toBe("/");
  expect(sent).toEqual([]);
});

test("social callback navigates to /error/404 when the provider is unknown", async () => {
  const app = await renderApp("/login/facebook/callback?code=c1");
  await expect.poll(app.path).toBe("/error/404");
});
