import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { saveVisitorKey } from "../../shared/estimate/visitor-keys.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

const username = page.getByRole("textbox", { name: "아이디" });
const password = page.getByLabelText("비밀번호", { exact: false }).first();
const submit = page.getByRole("main").getByRole("button", { name: "로그인", exact: true });

async function fillIn(): Promise<void> {
  await username.fill("demo-member");
  await password.fill("Damadum!2026");
}

test("login navigates to the redirect when only the keyboard is used", async () => {
  const app = await renderApp("/login?redirect=%2Fmy");
  await username.fill("demo-member");
  await password.fill("Damadum!2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("마이페이지");
  expect(app.path()).toBe("/my");
  expect(tokenStore.get()).toEqual(fixtures.tokens);
});

test("login shows the error and keeps the answers when the password is wrong", async () => {
  mockApi.use(scenarios.login.wrongPassword);
  const app = await renderApp("/login");
  await fillIn();
  await submit.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/아이디나 비밀번호가 맞지 않아요/);
  await expect.element(username).toHaveValue("demo-member");
  await expect.element(password).toHaveValue("Damadum!2026");
  expect(app.session.isLoggedIn()).toBe(false);
  expect(tokenStore.get()).toBeNull();

  mockApi.use(scenarios.login.loggedIn);
  await submit.click();
  await expect.poll(app.path).toBe("/");
});

test("login shows no error when it is opened again", async () => {
  mockApi.use(scenarios.login.wrongPassword);
  const app = await renderApp("/login");
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("link", { name: "회원 가입" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("회원 가입");
  await app.router.navigate("/login");
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("login navigates to the redirect or home when the member is logged in", async () => {
  storeTokens();
  const home = await renderApp("/login");
  await expect.poll(home.path).toBe("/");
  const redirected = await renderApp("/login?redirect=%2Fmy");
  await expect.poll(redirected.path).toBe("/my");
});

test("login shows price and day of the quote, then Kakao, when a visitor has saved one", async () => {
  const serial = "MV202611207K3F9QX2";
  saveVisitorKey(serial, "key", { total_amount: 253_500, move_date: "2026-12-12" });
  await renderApp(`/login?redirect=${encodeURIComponent(`/estimate/payment?serial=${serial}`)}`);
  const main = page.getByRole("main");
  await expect.element(main.getByText("253,500원")).toBeVisible();
  await expect.element(main.getByText("2026년 12월 12일 (토)")).toBeVisible();
  const kakao = main.getByRole("button", { name: "카카오로 계속하기" });
  await expect.element(kakao).toBeVisible();
  const id = main.getByRole("textbox", { name: "아이디" }).element();
  expect(kakao.element().compareDocumentPosition(id)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
