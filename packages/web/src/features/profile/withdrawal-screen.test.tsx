import { scenarios } from "@damadum/sdk/mocks";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { isFocusTargetFocused } from "../../testing/focus-target.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

beforeEach(storeTokens);

const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });
const password = page.getByLabelText("지금 쓰는 비밀번호");
const leave = page.getByRole("button", { name: "탈퇴하기" });

async function goOn(): Promise<void> {
  await page.getByRole("button", { name: "계속하기" }).click();
}

async function confirm(): Promise<void> {
  await goOn();
  await password.fill("Damadum!2026");
  await userEvent.keyboard("{Enter}");
}

test("two steps: what goes, then the password; nothing of the member stays here", async () => {
  const app = await renderApp("/my/profile/withdrawal");
  await expect.element(main.getByText("지워지는 것")).toBeVisible();
  await confirm();
  await expect.element(heading).toHaveTextContent("탈퇴했어요");
  expect(app.path()).toBe("/logout");
  expect(tokenStore.get()).toBeNull();
  expect(app.session.isLoggedIn()).toBe(false);
});

test.each([
  ["boxesStored", /보관 중인 박스가 있어/],
  ["moneyOwed", /진행 중인 주문이나 낼 금액/],
] as const)("a refused withdrawal says why (%s) and where to look", async (refusal, reason) => {
  mockApi.use(scenarios.deleteMe[refusal]);
  const app = await renderApp("/my/profile/withdrawal");
  await confirm();
  await expect.element(page.getByRole("alert")).toMatchTextContent(reason);
  await expect
    .element(main.getByRole("link", { name: "내 주문 보기" }))
    .toHaveAttribute("href", "/my");
  expect(app.session.isLoggedIn()).toBe(true);
});

test("a wrong password ends nothing", async () => {
  mockApi.use(scenarios.confirmPassword.wrongPassword);
  const app = await renderApp("/my/profile/withdrawal");
  await confirm();
  await expect.element(password).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
  expect(app.session.isLoggedIn()).toBe(true);
});

test("a social member confirms with a login of the last ten minutes", async () => {
  mockApi.use(scenarios.getMe.kakao);
  await renderApp("/my/profile/withdrawal");
  await goOn();
  await leave.click();
  await expect.element(heading).toHaveTextContent("탈퇴했어요");
});

test("a social member who logged in longer ago does so again", async () => {
  mockApi.use(scenarios.getMe.kakao, scenarios.deleteMe.passwordFirst);
  const app = await renderApp("/my/profile/withdrawal");
  await goOn();
  await leave.click();
  const again = page.getByRole("link", { name: "다시 로그인하기" });
  await expect.element(again).toBeVisible();
  await expect.poll(isFocusTargetFocused).toBe(true);
  await again.click();
  await expect.poll(app.path).toBe("/logout?redirect=%2Fmy%2Fprofile%2Fwithdrawal");
});

test("a link to the logout never says that somebody has left", async () => {
  await renderApp("/logout?withdrawn");
  await expect.element(heading).toHaveTextContent("로그아웃했어요");
});
