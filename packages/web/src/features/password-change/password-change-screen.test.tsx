import { scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { isFocusTargetFocused } from "../../testing/focus-target.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(storeTokens);

const heading = page.getByRole("heading", { level: 1 });
const current = page.getByLabelText("지금 쓰는 비밀번호");
const next = page.getByLabelText("새 비밀번호");

async function confirm(): Promise<void> {
  await current.fill("Damadum!2026");
  await page.getByRole("button", { name: "다음" }).click();
}

async function choose(): Promise<void> {
  await next.fill("Box!2026new");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
}

test("password change sends both passwords when both steps are submitted", async () => {
  const sent: unknown[] = [];
  mockApi.use(
    http.post(`${config.apiOrigin}/api/users/my/auth`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ confirmed_until: "2026-12-02T10:10:00+09:00" });
    }),
    http.put(`${config.apiOrigin}/api/users/password`, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = await renderApp("/my/passwd/change");
  await expect.element(current).toHaveAttribute("autocomplete", "current-password");
  await confirm();
  await expect.element(next).toHaveAttribute("autocomplete", "new-password");
  await choose();
  await expect.poll(app.path).toBe("/my/profile");
  expect(sent).toEqual([{ passwd: "Damadum!2026" }, { passwd: "Box!2026new" }]);
  await expect.element(page.getByText(/비밀번호를 바꿨어요/)).toBeVisible();
});

test("password change names the username for password managers when each step is shown", async () => {
  await renderApp("/my/passwd/change");
  await expect.element(current).toBeVisible();
  const known = () => document.querySelector('form input[autocomplete="username"]');
  expect(known()).toHaveProperty("value", "demo-member");
  await confirm();
  await expect.element(next).toBeVisible();
  expect(known()).toHaveProperty("value", "demo-member");
});

test("password change skips the confirmation when a social member has no password", async () => {
  mockApi.use(scenarios.getMe.kakao);
  const app = await renderApp("/my/passwd/change");
  await expect.element(heading).toHaveTextContent("비밀번호 만들기");
  await choose();
  await expect.poll(app.path).toBe("/my/profile");
});

test("password change asks for a new login when a social member logged in long ago", async () => {
  mockApi.use(scenarios.getMe.kakao, scenarios.changePassword.passwordFirst);
  const app = await renderApp("/my/passwd/change");
  await choose();
  const logInAgain = page.getByRole("link", { name: "다시 로그인하기" });
  await expect.element(logInAgain).toBeVisible();
  await expect.poll(isFocusTargetFocused).toBe(true);
  await logInAgain.click();
  await expect.poll(app.path).toBe("/logout?redirect=%2Fmy%2Fpasswd%2Fchange");
});

test("password change offers a retry when the profile fails to load", async () => {
  mockApi.use(scenarios.getMe.tooManyRequests);
  await renderApp("/my/passwd/change");
  const retry = page.getByRole("button", { name: "다시 시도하기" });
  await expect.element(retry).toBeVisible();
  mockApi.use(scenarios.getMe.loggedIn);
  await retry.click();
  await expect.element(current).toBeVisible();
});

test("password change completes when only the keyboard is used", async () => {
  const app = await renderApp("/my/passwd/change");
  await current.fill("Damadum!2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toBeVisible();
  await userEvent.keyboard("{Tab}Box!2026new{Enter}");
  await expect.poll(app.path).toBe("/my/profile");
});
