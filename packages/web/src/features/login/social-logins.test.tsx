import { brand } from "@damadum/domain";
import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { takeLoginAttempt } from "./state/login-attempt.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("social logins leave a provider out when the server does not offer it", async () => {
  mockApi.use(scenarios.listLoginProviders.kakaoOnly);
  await renderApp("/login");
  await expect.element(page.getByRole("button", { name: "카카오로 계속하기" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "네이버로 계속하기" }))
    .not.toBeInTheDocument();
});

test("social logins offer a retry when the providers fail to load", async () => {
  mockApi.use(scenarios.listLoginProviders.tooManyRequests);
  await renderApp("/login");
  await expect.element(page.getByText("소셜 로그인을 불러오지 못했어요")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  mockApi.use(scenarios.listLoginProviders.all);
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.element(page.getByRole("button", { name: "카카오로 계속하기" })).toBeVisible();
});

test("social logins show an error when the login page cannot be opened", async () => {
  mockApi.use(
    http.get("*/api/login/providers", () =>
      HttpResponse.json([{ type: "KAKAO", authorize_url: "no address" }]),
    ),
  );
  const reported = vi.spyOn(console, "error").mockReturnValue();
  await renderApp("/login");
  const kakao = page.getByRole("button", { name: "카카오로 계속하기" });
  await kakao.click();
  await expect.element(page.getByText(/카카오 로그인을 열지 못했어요/)).toBeVisible();
  expect(reported).toHaveBeenCalledWith(expect.any(TypeError));
  await expect.element(kakao).toBeEnabled();
});

test("social logins open Google in a new window when the app has no plugin for the system's browser", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    `Mozilla/5.0 (Linux; Android 16; wv) ${brand.app.userAgent}/1.0`,
  );
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const queries: string[] = [];
  mockApi.use(
    http.get("*/api/login/providers", ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(fixtures.loginProviders);
    }),
  );
  const app = await renderApp("/login?redirect=%2Fmy");
  await page.getByRole("button", { name: "Google로 계속하기" }).click();
  await expect.element(page.getByText("브라우저에서 로그인해 주세요")).toBeVisible();
  await expect
    .poll(() => open.mock.calls)
    .toEqual([[expect.stringContaining("code_challenge_method=S256"), "_blank", "noopener"]]);
  expect(app.path()).toBe("/login?redirect=%2Fmy");
  expect(queries).toEqual(["?client=APP"]);
  const state = new URL(String(open.mock.calls[0]?.[0])).searchParams.get("state");
  expect(takeLoginAttempt("GOOGLE", state)).toMatchObject({ redirect: "/my", isApp: true });
});
