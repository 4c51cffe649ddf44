import { getGetMeQueryKey, getMe } from "@damadum/sdk";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sessionAtom } from "./session-atoms.ts";
import { tokenStore } from "./session.ts";

const heading = page.getByRole("heading", { level: 1 });
const notice = page.getByText("로그인 상태를 확인하지 못했어요");

function inAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent("storage", { key: "damadum.access_token" }));
}

test("session renews tokens and loads the profile when a pair is stored", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  expect(app.store.get(sessionAtom)).toEqual({ status: "member" });
  expect(tokenStore.get()?.access_token).not.toBe(fixtures.tokens.access_token);
});

test("session becomes visitor without a request when no tokens are stored", async () => {
  mockApi.use(scenarios.resetTokens.error);
  const app = await renderApp("/error/404");
  await expect
    .poll(() => app.store.get(sessionAtom))
    .toEqual({ status: "visitor", loginError: null });
});

test("session navigates to /logout?expired with the page when the renewal is rejected", async () => {
  storeTokens();
  mockApi.use(scenarios.resetTokens.rejected);
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("다시 로그인해 주세요");
  expect(app.path()).toBe("/logout?expired&redirect=%2Fmy");
  expect(tokenStore.get()).toBeNull();
  const login = page.getByRole("main").getByRole("link", { name: "로그인" });
  await expect.element(login).toHaveAttribute("href", "/login?redirect=%2Fmy");
});

test("session keeps the tokens and offers a retry when the renewal gets no response", async () => {
  storeTokens();
  mockApi.use(scenarios.resetTokens.offline);
  const app = await renderApp("/error/404");
  await expect.element(notice).toBeVisible();
  expect(tokenStore.get()).toEqual(fixtures.tokens);
  expect(app.store.get(sessionAtom)).toEqual({ status: "unreachable", loginError: null });

  mockApi.use(scenarios.resetTokens.renewed);
  await page.getByRole("button", { name: "다시 확인하기" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(app.store.get(sessionAtom)).toEqual({ status: "member" });
});

test("session retries by itself when the network returns", async () => {
  storeTokens();
  mockApi.use(scenarios.resetTokens.offline);
  const app = await renderApp("/error/404");
  await expect.element(notice).toBeVisible();
  mockApi.use(scenarios.resetTokens.renewed);
  // The page listens from its first effect on, which may run after the notice is visible.
  const comeBack = () => {
    window.dispatchEvent(new Event("online"));
    return app.store.get(sessionAtom);
  };
  await expect.poll(comeBack).toEqual({ status: "member" });
});

test.each(["offline", "error"] as const)(
  "member's page opens after a retry when the renewal fails with %s",
  async (trouble) => {
    storeTokens();
    mockApi.use(scenarios.resetTokens[trouble]);
    const app = await renderApp("/my");
    const retry = page.getByRole("button", { name: "다시 시도하기" });
    await expect.element(retry).toBeVisible();
    expect(tokenStore.get()).toEqual(fixtures.tokens);
    expect(app.path()).toBe("/my");

    // A retry would share the renewal of a request that is still pending, and fail with it.
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    mockApi.use(scenarios.resetTokens.renewed);
    await retry.click();
    await expect.element(heading).toHaveTextContent("마이페이지");
  },
);

test("session stays member when the profile fails", async () => {
  storeTokens();
  mockApi.use(scenarios.getMe.tooManyRequests);
  const app = await renderApp("/error/404");
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
});

test("session navigates to the logout page with the open page when it expires", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  mockApi.use(scenarios.getMe.invalidToken, scenarios.listEstimates.invalidToken);
  await app.queryClient.invalidateQueries();
  await expect.element(heading).toHaveTextContent("다시 로그인해 주세요");
  expect(app.path()).toBe("/logout?expired&redirect=%2Fmy");
  const cached = app.queryClient.getQueryCache().getAll();
  expect(cached.filter((query) => query.state.data !== undefined)).toEqual([]);
});

test("session navigates to the logout page when a 401 has no body", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  mockApi.use(scenarios.getMe.loggedOut);
  await app.queryClient.invalidateQueries();
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
  expect(app.path()).toBe("/logout?redirect=%2Fmy");
  expect(tokenStore.get()).toBeNull();
});

test("session keeps login and screen when the refresh of an expired token gets no response", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(page.getByText("demo-member")).toBeVisible();
  const tokens = tokenStore.get();
  mockApi.use(scenarios.getMe.expired, scenarios.refreshToken.offline);
  await app.queryClient.refetchQueries({ queryKey: getGetMeQueryKey() });
  const profile = app.queryClient.getQueryState(getGetMeQueryKey());
  expect(profile?.error).toMatchObject({ name: "NetworkError" });
  await expect.element(page.getByText("demo-member")).toBeVisible();
  expect(tokenStore.get()).toEqual(tokens);
});

test("session adds a history entry for the logout page when it expires", async () => {
  storeTokens();
  const app = await renderApp("/error/404");
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
  mockApi.use(scenarios.getMe.invalidToken);
  await expect(getMe()).rejects.toMatchObject({ status: 401 });
  await expect.element(heading).toHaveTextContent("다시 로그인해 주세요");
  await app.router.navigate(-1);
  await expect.poll(app.path).toBe("/error/404");
  await app.router.navigate(1);
  await expect.poll(app.path).toBe("/logout?expired&redirect=%2Ferror%2F404");
});

test("session closes the private page when another tab logs out", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  inAnotherTab(() => localStorage.clear());
  await expect.element(heading).toHaveTextContent("로그인");
  expect(app.path()).toBe("/login?redirect=%2Fmy");
});

test("login screen navigates to the redirect when another tab logs in", async () => {
  const app = await renderApp("/login?redirect=%2Fmy");
  await expect.element(heading).toHaveTextContent("로그인");
  inAnotherTab(storeTokens);
  await expect.element(heading).toHaveTextContent("마이페이지");
  expect(app.path()).toBe("/my");
});

test("session shows only the new member when another one logged in in another tab", async () => {
  storeTokens();
  await renderApp("/my");
  await expect.element(page.getByText("demo-member")).toBeVisible();
  const somebody = { ...fixtures.member("2026-11-21"), id: "0193f1c2-6f1e-7c3a-9b1e-000000000000" };
  mockApi.use(
    http.get("*/api/users/my", () => HttpResponse.json({ ...somebody, username: "somebody-else" })),
    scenarios.listEstimates.empty,
  );
  inAnotherTab(() =>
    localStorage.setItem("damadum.access_token", `${fixtures.tokens.access_token}.of-another`),
  );
  await expect.element(page.getByText("somebody-else")).toBeVisible();
  await expect.element(page.getByText("demo-member")).not.toBeInTheDocument();
});

test("session keeps the screen when another tab renews the tokens", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  const { state } = app.router;
  inAnotherTab(() =>
    localStorage.setItem("damadum.access_token", `${fixtures.tokens.access_token}.renewed`),
  );
  await expect.element(page.getByText("demo-member")).toBeVisible();
  expect(app.router.state.location).toBe(state.location);
});

test("session ends when a page from the back-forward cache has lost its tokens", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
});

test("session shows no notice when the start fails after a login", async () => {
  storeTokens();
  mockApi.use(scenarios.resetTokens.offline);
  const app = await renderApp("/error/404");
  await expect.element(notice).toBeVisible();
  const answer = Promise.withResolvers<Response>();
  mockApi.use(http.post("*/api/token/refresh/reset", () => answer.promise));
  const again = app.session.initialise();
  await app.session.startWithTokens({ access_token: "another", refresh_token: "session" });
  answer.resolve(HttpResponse.error());
  await again;
  expect(app.store.get(sessionAtom)).toEqual({ status: "member" });
  await expect.element(notice).not.toBeInTheDocument();
});

test("session stays member when the start is rejected after a login", async () => {
  storeTokens();
  const answer = Promise.withResolvers<Response>();
  const asked = vi.fn(() => answer.promise);
  mockApi.use(http.post("*/api/token/refresh/reset", asked));
  const app = await renderApp("/error/404");
  const start = app.session.initialise();
  await expect.poll(() => asked).toHaveBeenCalled();
  await app.session.startWithTokens({ access_token: "another", refresh_token: "session" });
  answer.resolve(HttpResponse.json({ code: "invalid_token", message: "" }, { status: 401 }));
  await start;
  expect(app.store.get(sessionAtom)).toEqual({ status: "member" });
  expect(tokenStore.get()?.access_token).toBe("another");
});
