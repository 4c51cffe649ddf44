import { scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

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
