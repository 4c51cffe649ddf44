import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { giveConsents } from "../../testing/give-consents.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

const heading = page.getByRole("heading", { level: 1 });
const next = page.getByRole("button", { name: "다음" });
const username = page.getByRole("textbox", { name: "아이디" });
const password = page.getByLabelText("비밀번호", { exact: false }).first();

async function chooseAccount(): Promise<void> {
  await username.fill("damadum01");
  await password.fill("Box!2026go");
  await page.getByRole("button", { name: "가입하기" }).click();
}

async function fillPerson(): Promise<void> {
  await page.getByRole("textbox", { name: "이름" }).fill("김담아");
  await page.getByRole("textbox", { name: "휴대전화 번호" }).fill("01012345678");
  await next.click();
}

test("signup welcomes by name and navigates to the redirect when it succeeds", async () => {
  mockApi.use(scenarios.getMe.justSignedUp);
  const app = await renderApp("/signup?redirect=%2Fmy");
  await giveConsents();
  await fillPerson();
  await chooseAccount();
  await expect.element(heading).toHaveTextContent("김담아님, 반가워요");
  expect(app.path()).toBe("/welcome?redirect=%2Fmy");
  expect(tokenStore.get()).toEqual(fixtures.tokens);
  await page.getByRole("link", { name: "이어서 하기" }).click();
  await expect.poll(app.path).toBe("/my");
});

test("signup keeps the answers when a consent opens its terms", async () => {
  const app = await renderApp("/signup");
  await page.getByRole("checkbox", { name: /이용약관 동의/ }).click();
  await page.getByRole("button", { name: "이용약관 동의 내용 보기" }).click();
  await page.getByRole("button", { name: "회원약관 전문 보기" }).click();
  const sheet = page.getByRole("dialog", { name: "회원약관" });
  await expect.element(sheet.getByRole("heading", { name: "제7조 탈퇴" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: /이용약관 동의/ })).toBeChecked();
  expect(app.path()).toBe("/signup");
});

test("signup sends every consent when an optional one is refused", async () => {
  let sent: unknown;
  mockApi.use(
    http.post(`${config.apiOrigin}/api/signup`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(fixtures.tokens, { status: 201 });
    }),
  );
  await renderApp("/signup");
  await giveConsents();
  await fillPerson();
  await chooseAccount();
  await expect.element(heading).toHaveTextContent("김담아님, 반가워요");
  expect(sent).toMatchObject({
    username: "damadum01",
    phone_number: "010-1234-5678",
    consents: [
      { kind: "TERMS", agreed: true },
      { kind: "PRIVACY", agreed: true },
      { kind: "AGE_14", agreed: true },
      { kind: "MARKETING", agreed: false },
    ],
  });
});

test("signup shows the error at the username and keeps the answers when it is taken on submit", async () => {
  mockApi.use(scenarios.signUp.usernameTaken);
  const app = await renderApp("/signup");
  await giveConsents();
  await fillPerson();
  await chooseAccount();
  await expect.element(username).toHaveValue("damadum01");
  await expect.element(username).toHaveAccessibleDescription(/이미 쓰고 있는 아이디예요/);
  expect(app.path()).toBe("/signup?step=account");

  mockApi.use(scenarios.signUp.created);
  await username.fill("damadum02");
  await userEvent.keyboard("{Enter}");
  await expect.poll(app.path).toBe("/welcome");
});

test("signup returns to the previous step when the history goes back", async () => {
  const app = await renderApp("/signup");
  await giveConsents();
  await expect.element(page.getByRole("textbox", { name: "이름" })).toBeVisible();
  expect(app.path()).toBe("/signup?step=person");
  await app.router.navigate(-1);
  await expect.element(page.getByRole("checkbox", { name: /이용약관 동의/ })).toBeChecked();
});

test("signup offers a retry when the network fails", async () => {
  mockApi.use(scenarios.signUp.offline);
  const app = await renderApp("/signup");
  await giveConsents();
  await fillPerson();
  await chooseAccount();
  await expect
    .element(page.getByRole("alert").first())
    .toMatchTextContent(/서버에 연결하지 못했어요/);
  mockApi.use(scenarios.signUp.created);
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await expect.poll(app.path).toBe("/welcome");
});
