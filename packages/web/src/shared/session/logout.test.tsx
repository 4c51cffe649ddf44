import { saveDraft, quoteForm, signupForm } from "@damadum/forms";
import { getGetMeQueryKey, getMe } from "@damadum/sdk";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { QUOTE_DRAFT_KEY } from "../quote-form/quote-draft.ts";
import { saveSignupStart } from "../identity/signup-start.ts";
import { saveVisitorKey } from "../estimate/visitor-keys.ts";
import { sessionAtom } from "./session-atoms.ts";
import { tokenStore } from "./session.ts";

const heading = page.getByRole("heading", { level: 1 });
const somebodyElse = {
  ...fixtures.member("2026-12-02"),
  id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1bff",
};

test("session logs out when the server does not answer", async () => {
  storeTokens();
  mockApi.use(scenarios.logout.offline);
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  await app.router.navigate("/logout");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
  expect(tokenStore.get()).toBeNull();
  expect(app.store.get(sessionAtom)).toEqual({ status: "visitor", loginError: null });
});

test("logout page keeps a login when another tab logs in", async () => {
  const app = await renderApp("/logout");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
  storeTokens();
  window.dispatchEvent(new StorageEvent("storage", { key: "damadum.access_token" }));
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
  await expect.poll(() => app.router.state.revalidation).toBe("idle");
  expect(tokenStore.get()).toEqual(fixtures.tokens);
});

test("logout page keeps a later login when it is reloaded or gone back to", async () => {
  const app = await renderApp("/logout");
  await expect.poll(() => app.router.state.location.state).toEqual({ loggedOut: true });
  await app.router.navigate("/error/404");
  await app.session.startWithTokens(fixtures.tokens);
  await app.router.navigate(-1);
  await expect.poll(app.path).toBe("/");
  expect(tokenStore.get()).toEqual(fixtures.tokens);
  await app.router.navigate("/logout");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
  expect(tokenStore.get()).toBeNull();
});

test("logout page leads back when back is pressed in the moment it appears", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await expect.element(heading).toHaveTextContent("마이페이지");
  const appears = new MutationObserver(() => {
    if (document.querySelector("h1")?.textContent !== "로그아웃했어요") return;
    appears.disconnect();
    void app.router.navigate(-1);
  });
  appears.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => appears.disconnect());
  await app.router.navigate("/logout");
  await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
});

test("logout sends the refresh token when the member has one", async () => {
  storeTokens();
  const revoked: (string | null)[] = [];
  mockApi.use(
    http.get("*/logout", ({ request }) => {
      revoked.push(request.headers.get("refresh-token"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = await renderApp("/error/404");
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
  const { refresh_token } = tokenStore.get() ?? {};
  await app.router.navigate("/logout");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
  await expect.poll(() => revoked).toEqual([refresh_token]);
});

test("logout does not navigate to /logout?expired when an earlier request is rejected", async () => {
  storeTokens();
  const app = await renderApp("/error/404");
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
  mockApi.use(scenarios.logout.loading, scenarios.getMe.invalidToken);
  const request = getMe();
  void app.session.logout();
  await expect(request).rejects.toMatchObject({ status: 401 });
  expect(tokenStore.get()).toBeNull();
  expect(app.router.state.navigation.state).toBe("idle");
  expect(app.path()).toBe("/error/404");
});

/** Simulates another tab of this browser: the messages that it receives and sends. */
function anotherTab() {
  const channel = new BroadcastChannel("damadum.clear");
  onTestFinished(() => channel.close());
  const received: unknown[] = [];
  channel.addEventListener("message", ({ data }) => received.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  return { received, send: (scope: string) => channel.postMessage(scope) };
}

function storedKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith("damadum."));
}

test("logout clears the open quote here and in other tabs when a draft was typed", async () => {
  storeTokens();
  const app = await renderApp("/?step=start");
  const detail = page.getByLabelText("상세 주소");
  await detail.fill("101동 1203호");
  await expect.poll(() => app.store.get(sessionAtom)).toEqual({ status: "member" });
  const { received } = anotherTab();
  await app.session.logout();
  await expect.element(detail).toHaveValue("");
  await expect.poll(() => received).toEqual(["everything"]);
  await app.router.navigate("/error/404");
  await expect.element(heading).toHaveTextContent("페이지를 찾을 수 없어요");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("session clears answers and visitor keys when the member logs out but not when it expires", async () => {
  const visit = async (path: string) => {
    const { serial, draft } = fixtures.estimate("QUOTED", "2026-12-12");
    saveDraft(quoteForm, QUOTE_DRAFT_KEY, draft);
    saveVisitorKey(serial, "key-of-this-estimate");
    // Stored by a part of the site that this page has not loaded.
    localStorage.setItem("damadum.quote_submission", "{}");
    const app = await renderApp("/error/404");
    await expect.poll(() => app.store.get(sessionAtom).status).not.toBe("starting");
    await app.router.navigate(path);
    await expect.poll(app.path).toBe(path);
    return storedKeys(localStorage);
  };
  expect(await visit("/logout?expired")).toHaveLength(3);
  storeTokens();
  expect(await visit("/logout")).toEqual([]);
});

test("session clears the open quote and this tab's storage when another tab logs out", async () => {
  const app = await renderApp("/?step=start");
  const detail = page.getByLabelText("상세 주소");
  await detail.fill("101동 1203호");
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("visitor");
  saveDraft(signupForm, "signup", { name: "김담아" });
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  // A member has logged in since that logout.
  storeTokens();
  anotherTab().send("everything");
  await expect.element(detail).toHaveValue("");
  await expect.poll(() => storedKeys(sessionStorage)).toEqual([]);
  expect(tokenStore.get()).toEqual(fixtures.tokens);
  await app.router.navigate("/error/404");
  await expect.element(heading).toHaveTextContent("페이지를 찾을 수 없어요");
  expect(localStorage.getItem("damadum.draft.quote")).toBeNull();
});

test("session clears only answers when another member logs in in another tab", async () => {
  const app = await renderApp("/?step=start");
  const detail = page.getByLabelText("상세 주소");
  await detail.fill("101동 1203호");
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("visitor");
  saveDraft(signupForm, "signup", { name: "김담아" });
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  anotherTab().send("answers");
  await expect.element(detail).toHaveValue("");
  expect(storedKeys(sessionStorage)).toEqual(["damadum.signup_start"]);
});

test("session keeps typed answers for the same member when it expires", async () => {
  const visit = async () => {
    storeTokens();
    const app = await renderApp("/error/404");
    await expect.poll(() => app.queryClient.getQueryData(getGetMeQueryKey())).toBeDefined();
    app.session.forget();
  };
  const draft = () => localStorage.getItem("damadum.draft.quote");
  await visit();
  saveDraft(quoteForm, QUOTE_DRAFT_KEY, fixtures.draft("2026-12-12"));
  await visit();
  expect(draft()).not.toBeNull();
  mockApi.use(http.get("*/api/users/my", () => HttpResponse.json(somebodyElse)));
  await visit();
  await expect.poll(draft).toBeNull();
});

const lastMember = () => localStorage.getItem("damadum.last_member");

test("session clears the answers of another member when the profile loads late", async () => {
  localStorage.setItem("damadum.last_member", JSON.stringify(somebodyElse.id));
  saveDraft(quoteForm, QUOTE_DRAFT_KEY, fixtures.draft("2026-12-12"));
  storeTokens();
  mockApi.use(scenarios.getMe.tooManyRequests);
  await renderApp("/my/profile");
  const retry = page.getByRole("button", { name: "다시 시도하기" });
  await expect.element(retry).toBeVisible();
  expect(lastMember()).toContain(somebodyElse.id);
  mockApi.use(scenarios.getMe.loggedIn);
  await retry.click();
  await expect.element(page.getByText("demo-member")).toBeVisible();
  expect(lastMember()).not.toContain(somebodyElse.id);
  expect(localStorage.getItem("damadum.draft.quote")).toBeNull();
});

test("session remembers the new member when one logs in over another", async () => {
  storeTokens();
  const app = await renderApp("/error/404");
  await expect.poll(lastMember).not.toBeNull();
  mockApi.use(http.get("*/api/users/my", () => HttpResponse.json(somebodyElse)));
  await app.session.startWithTokens({ access_token: "another", refresh_token: "session" });
  expect(lastMember()).toContain(somebodyElse.id);
});
