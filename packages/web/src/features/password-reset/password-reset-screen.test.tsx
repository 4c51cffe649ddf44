import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { isFocusTargetFocused } from "../../testing/focus-target.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { setClock } from "../../testing/set-clock.ts";
import { tokenStore } from "../../shared/session/session.ts";

const heading = page.getByRole("heading", { level: 1 });
const username = page.getByRole("textbox", { name: "아이디" });
const number = page.getByLabelText("인증번호");
const password = page.getByLabelText("새 비밀번호");
const countdown = page.getByRole("timer");
const resend = page.getByRole("button", { name: "인증번호 다시 받기", exact: true });

async function requestNumber(): Promise<void> {
  await username.fill("demo-member");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect.element(number).toBeVisible();
}

async function typeNumber(typed = "482019"): Promise<void> {
  await number.fill(typed);
  await page.getByRole("button", { name: "확인", exact: true }).click();
}

async function choosePassword(): Promise<void> {
  await password.fill("Box!2026new");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
}

function laterBy(seconds: number): void {
  onTestFinished(setClock(new Date(Date.now() + seconds * 1000).toISOString()));
}

test("password reset sends ticket and password when all steps are completed", async () => {
  let sent: unknown;
  mockApi.use(
    http.put(`${config.apiOrigin}/api/reset/passwd`, async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp("/users/passwd/reset");
  await requestNumber();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText("demo-member")).toBeVisible();
  await expect.element(countdown).toMatchTextContent(/^(3:00|2:5\d)$/);
  await typeNumber();
  await expect.element(password).toHaveAttribute("autocomplete", "new-password");
  await choosePassword();
  await expect.element(heading).toHaveTextContent("비밀번호를 바꿨어요");
  expect(sent).toEqual({
    username: "demo-member",
    passwd: "Box!2026new",
    reset_token: fixtures.ticket,
  });
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "로그인" }))
    .toHaveAttribute("href", "/login");
});

test("password reset shows the error at the number when it is wrong", async () => {
  mockApi.use(scenarios.verifyPasswordNumber.mismatch);
  await renderApp("/users/passwd/reset");
  await requestNumber();
  await typeNumber("000000");
  await expect.element(number).toHaveAccessibleDescription(/번호가 맞지 않아요/);
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue("000000");
  mockApi.use(scenarios.verifyPasswordNumber.verified);
  await typeNumber();
  await expect.element(password).toBeVisible();
});

test("password reset asks for a new number when three minutes are over", async () => {
  await renderApp("/users/passwd/reset");
  await requestNumber();
  await expect
    .element(page.getByRole("button", { name: /인증번호 다시 받기 \(\d+초\)/ }))
    .toBeDisabled();
  laterBy(31);
  await expect.element(resend).toBeEnabled();
  laterBy(200);
  await expect.element(page.getByRole("status").getByText(/시간이 지났어요/)).toBeInTheDocument();
  await number.fill("111111");
  await resend.click();
  await expect.element(heading).toHaveFocus();
  await expect.element(countdown).toBeVisible();
  await expect.element(number).toHaveValue("");
  await expect.element(page.getByText(/번호를 다시 보냈어요/)).toBeVisible();
});

test("password reset accepts a new number when the last one was tried too often", async () => {
  mockApi.use(scenarios.verifyPasswordNumber.numberExpired);
  await renderApp("/users/passwd/reset");
  await requestNumber();
  await typeNumber("000000");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/번호를 다시 받아 주세요/);
  mockApi.use(scenarios.verifyPasswordNumber.verified);
  laterBy(31);
  await resend.click();
  await expect.element(number).toHaveValue("");
  await typeNumber();
  await expect.element(password).toBeVisible();
});

test("password reset shows the reason when numbers are sent too often", async () => {
  await renderApp("/users/passwd/reset");
  await requestNumber();
  laterBy(31);
  mockApi.use(scenarios.sendPasswordNumber.tooManyRequests);
  await resend.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/요청이 너무 잦아요/);
  await expect.element(number).toBeVisible();
});

test("password reset moves between steps when the history moves", async () => {
  const app = await renderApp("/users/passwd/reset");
  await requestNumber();
  await app.router.navigate(-1);
  await expect.element(username).toBeVisible();
  await app.router.navigate(1);
  await expect.element(number).toBeVisible();
});

test("password reset links to its start when the ticket is invalid", async () => {
  mockApi.use(scenarios.resetPassword.ticketInvalid);
  await renderApp("/users/passwd/reset");
  await requestNumber();
  await typeNumber();
  await choosePassword();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/처음부터 다시/);
  await expect.poll(isFocusTargetFocused).toBe(true);
  await page.getByRole("link", { name: "처음부터 다시 하기" }).click();
  await expect.element(username).toBeVisible();
});

test("password reset logs this device out when it succeeds", async () => {
  storeTokens();
  const app = await renderApp("/users/passwd/reset");
  await requestNumber();
  await typeNumber();
  await choosePassword();
  await expect.element(heading).toHaveTextContent("비밀번호를 바꿨어요");
  expect(tokenStore.get()).toBeNull();
  expect(app.session.isLoggedIn()).toBe(false);
});

test("password reset completes when only the keyboard is used", async () => {
  await renderApp("/users/passwd/reset");
  await username.fill("demo-member");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard("{Tab}482 019{Enter}");
  await expect.element(password).toBeVisible();
  await userEvent.keyboard("{Tab}Box!2026new{Enter}");
  await expect.element(heading).toHaveTextContent("비밀번호를 바꿨어요");
});
