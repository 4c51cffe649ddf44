import { scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { isFocusTargetFocused } from "../../testing/focus-target.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

const { free, held } = scenarios.getWithdrawal;

beforeEach(() => {
  storeTokens();
  mockApi.use(free);
});

const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });
const leave = page.getByRole("button", { name: "탈퇴하기" });

async function continueToConfirmation(): Promise<void> {
  await page.getByRole("button", { name: "탈퇴 진행하기" }).click();
}

test("withdrawal logs out on this device when the password is confirmed by keyboard", async () => {
  const app = await renderApp("/my/profile/withdrawal");
  await expect.element(main.getByText("지워지는 것")).toBeVisible();
  page.getByRole("button", { name: "탈퇴 진행하기" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(isFocusTargetFocused).toBe(true);
  await userEvent.keyboard("{Tab}Damadum!2026{Enter}");
  await expect.element(heading).toHaveTextContent("탈퇴했어요");
  expect(app.path()).toBe("/logout");
  expect(tokenStore.get()).toBeNull();
  expect(app.session.isLoggedIn()).toBe(false);
});

test("withdrawal names what must end instead of its steps when something is open", async () => {
  mockApi.use(held);
  const app = await renderApp("/my/profile/withdrawal");
  const contract = main.getByRole("link", { name: /^보관 계약 박스 10개/ });
  await expect.element(contract).toBeVisible();
  expect(page.getByRole("button", { name: "탈퇴 진행하기" }).query()).toBeNull();
  await contract.click();
  await expect.poll(app.path).toMatch(/^\/my\/order\/storage\//);
});

test("withdrawal needs no password when a social member logged in recently", async () => {
  mockApi.use(scenarios.getMe.kakao);
  await renderApp("/my/profile/withdrawal");
  await continueToConfirmation();
  await leave.click();
  await expect.element(heading).toHaveTextContent("탈퇴했어요");
});

test("withdrawal asks for a new login when a social member logged in long ago", async () => {
  mockApi.use(scenarios.getMe.kakao, scenarios.deleteMe.passwordFirst);
  const app = await renderApp("/my/profile/withdrawal");
  await continueToConfirmation();
  await leave.click();
  const logInAgain = page.getByRole("link", { name: "다시 로그인하기" });
  await expect.element(logInAgain).toBeVisible();
  await expect.poll(isFocusTargetFocused).toBe(true);
  await logInAgain.click();
  await expect.poll(app.path).toBe("/logout?redirect=%2Fmy%2Fprofile%2Fwithdrawal");
});

test("logout page shows no withdrawal when a link claims one", async () => {
  await renderApp("/logout?withdrawn");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
});
