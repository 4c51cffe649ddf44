import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { saveSignupStart } from "../../shared/identity/signup-start.ts";
import { mockCertificationWindow } from "../../testing/provider-window.ts";
import { giveConsents } from "../../testing/give-consents.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { tokenStore } from "../../shared/session/session.ts";

const heading = page.getByRole("heading", { level: 1 });
const send = page.getByRole("button", { name: "가입하기" });

function sentSignups(): unknown[] {
  const sent: unknown[] = [];
  mockApi.use(
    http.post(`${config.apiOrigin}/api/signup/KAKAO`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(fixtures.tokens, { status: 201 });
    }),
  );
  return sent;
}

test("social signup fills in the provider's answers and sends the ticket when it is submitted", async () => {
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  const sent = sentSignups();
  const app = await renderApp("/signup/kakao?redirect=%2Fmy");
  await expect.element(heading).toHaveTextContent("카카오 계정으로 가입");
  await giveConsents();
  await expect.element(page.getByRole("textbox", { name: "이름" })).toHaveValue("김담아");
  await expect
    .element(page.getByRole("textbox", { name: "휴대전화 번호" }))
    .toHaveValue("010-1234-5678");
  await expect.element(page.getByLabelText(/^생일/)).toHaveValue("03-14");
  await expect.element(page.getByRole("radio", { name: "여성" })).toBeChecked();
  await send.click();
  await expect.poll(app.path).toBe("/welcome?redirect=%2Fmy");
  expect(tokenStore.get()).toEqual(fixtures.tokens);
  expect(sent).toMatchObject([
    {
      sns_id: fixtures.ticket,
      name: "김담아",
      birthday: "03-14",
      birthyear: "1992",
      gender: "F",
      email: "dama@example.com",
    },
  ]);
});

test("social signup leads straight to the payment when a quote waits for it", async () => {
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  sentSignups();
  mockApi.use(scenarios.getEstimate.QUOTED);
  const payment = "/estimate/payment?serial=MV202611207K3F9QX2";
  const app = await renderApp(`/signup/kakao?redirect=${encodeURIComponent(payment)}`);
  await giveConsents();
  await page.getByRole("button", { name: "가입하고 결제로 가기" }).click();
  await expect.poll(app.path).toBe(payment);
});

test("social signup chooses no gender when the provider sends no data", async () => {
  saveSignupStart(fixtures.bareSignupStart("KAKAO"));
  const sent = sentSignups();
  const app = await renderApp("/signup/kakao");
  await giveConsents();
  await expect.element(page.getByRole("radio", { name: "비공개" })).not.toBeChecked();
  await page.getByRole("textbox", { name: "이름" }).fill("박조용");
  await page.getByRole("textbox", { name: "휴대전화 번호" }).fill("01012345678");
  await send.click();
  await expect.poll(app.path).toBe("/welcome");
  expect(sent).toMatchObject([{ name: "박조용", phone_number: "010-1234-5678" }]);
  expect(sent[0]).not.toHaveProperty("gender");
});

test("social signup sends the certification when an identity check succeeds", async () => {
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  onTestFinished(mockCertificationWindow({}).remove);
  const sent = sentSignups();
  const app = await renderApp("/signup/kakao");
  await giveConsents();
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
  await page.getByRole("link", { name: "이어서 가입하기" }).click();
  await expect.element(page.getByLabelText(/^이메일/)).toBeVisible();
  await send.click();
  await expect.poll(app.path).toBe("/welcome");
  expect(sent).toMatchObject([
    { sns_id: fixtures.ticket, certification_uid: fixtures.certification.uid },
  ]);
});

test("social signup links to the login when there is no social login", async () => {
  saveSignupStart(fixtures.socialSignupStart("NAVER"));
  const app = await renderApp("/signup/kakao?redirect=%2Fmy");
  await expect.element(heading).toHaveTextContent("카카오 로그인부터 해 주세요");
  await page.getByRole("link", { name: "로그인 화면으로" }).click();
  await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
});

test("social signup asks for a new login when the ticket is invalid", async () => {
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  mockApi.use(scenarios.signUpWithTicket.ticketInvalid);
  await renderApp("/signup/kakao");
  await giveConsents();
  await send.click();
  await expect.element(heading).toHaveTextContent("카카오 로그인부터 해 주세요");
});

test("social signup shows the error, also on the login, when the server rejects it", async () => {
  saveSignupStart(fixtures.socialSignupStart("KAKAO"));
  mockApi.use(scenarios.signUpWithTicket.accountExists);
  await renderApp("/signup/kakao");
  await giveConsents();
  await send.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/이미 가입한 계정이에요/);
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await expect.element(heading).toHaveTextContent("로그인");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/이미 가입한 계정이에요/);
});

test("social signup navigates to /error/404 when the provider is unknown", async () => {
  const app = await renderApp("/signup/facebook");
  await expect.poll(app.path).toBe("/error/404");
});
