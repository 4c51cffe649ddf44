import { scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("every social login that the server offers is there", async () => {
  await renderApp("/login");
  for (const name of ["네이버", "카카오", "Google", "Apple"]) {
    await expect.element(page.getByRole("button", { name: `${name}로 계속하기` })).toBeVisible();
  }
});

test("one that is not set up is not offered", async () => {
  mockApi.use(scenarios.listLoginProviders.kakaoOnly);
  await renderApp("/login");
  await expect.element(page.getByRole("button", { name: "카카오로 계속하기" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "네이버로 계속하기" }))
    .not.toBeInTheDocument();
});

test("a list that does not come leaves the ID login usable and can be asked for again", async () => {
  mockApi.use(scenarios.listLoginProviders.tooManyRequests);
  await renderApp("/login");
  await expect.element(page.getByText("소셜 로그인을 불러오지 못했어요")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  mockApi.use(scenarios.listLoginProviders.all);
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.element(page.getByRole("button", { name: "카카오로 계속하기" })).toBeVisible();
});

test("one whose page cannot be opened says so and can be pressed again", async () => {
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
