import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { rememberStartedCertification } from "../../shared/identity/started-certification.ts";
import { config } from "../../shared/config/config.ts";
import { mockCertificationWindow } from "../../testing/provider-window.ts";
import { giveConsents } from "../../testing/give-consents.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const heading = page.getByRole("heading", { level: 1 });
const start = page.getByRole("button", { name: "휴대전화로 본인 인증하기" });
const { merchant_uid } = fixtures.preparedCertification("2026-11-21");

function mockWindow(answer: Readonly<Record<string, unknown>> = {}) {
  const window = mockCertificationWindow(answer);
  onTestFinished(window.remove);
  return window;
}

test("signup sends the certified person and earlier consents when the identity check succeeds", async () => {
  let sent: unknown;
  mockApi.use(
    http.post(`${config.apiOrigin}/api/signup`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(fixtures.tokens, { status: 201 });
    }),
  );
  const window = mockWindow();
  const app = await renderApp("/signup?redirect=%2Fmy");
  await giveConsents();
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  await start.click();
  await expect.element(heading).toHaveTextContent("본인 인증을 마쳤어요");
  const result = "/signup/certification/result?type=id&redirect=%2Fmy";
  expect(window.requests).toMatchObject([
    { merchant_uid, m_redirect_url: location.origin + result },
  ]);
  await page.getByRole("link", { name: "이어서 가입하기" }).click();

  await expect.element(page.getByText(/김\*아님, 010-\*{4}-5678/)).toBeVisible();
  await page.getByRole("textbox", { name: "아이디" }).fill("damadum01");
  await page.getByLabelText("비밀번호", { exact: false }).first().fill("Box!2026go");
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect.poll(app.path).toBe("/welcome?redirect=%2Fmy");
  expect(sent).toMatchObject({
    username: "damadum01",
    name: "김담아",
    phone_number: "010-1234-5678",
    certification_uid: fixtures.certification.uid,
    consents: [{ agreed: true }, { agreed: true }, { agreed: true }, { agreed: false }],
  });
});

test("signup asks for name and number when the identity check is skipped", async () => {
  mockWindow();
  const app = await renderApp("/signup");
  await giveConsents();
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  await start.click();
  await page.getByRole("link", { name: "이어서 가입하기" }).click();
  await page.getByRole("link", { name: "다시 확인하기" }).click();
  await page.getByRole("link", { name: "직접 입력할게요" }).click();
  await expect.element(page.getByRole("textbox", { name: "이름" })).toBeVisible();
  expect(app.path()).toBe("/signup?step=person");
});

test("identity check opens its window at the second press when the first could not", async () => {
  await renderApp("/signup/id/certification");
  await start.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/본인 인증 창을 열지 못했어요/);
  const window = mockWindow();
  await page.getByRole("button", { name: "다시 본인 인증하기" }).click();
  await expect.element(heading).toHaveTextContent("본인 인증을 마쳤어요");
  expect(window.requests).toMatchObject([{ merchant_uid }]);
});

test("identity check navigates to /error/404 when the signup type is unknown", async () => {
  const app = await renderApp("/signup/facebook/certification");
  await expect.poll(app.path).toBe("/error/404");
});

const returned = `/signup/certification/result?type=id&imp_uid=imp_448280090639&merchant_uid=${merchant_uid}`;

/** Stores what a phone stores before it leaves for the provider. */
function startCheckInThisTab(number = merchant_uid): void {
  rememberStartedCertification(number);
}

test("identity check sends nothing when this tab did not start it", async () => {
  const requests: string[] = [];
  mockApi.use(
    http.post(`${config.apiOrigin}/api/certifications`, ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json(fixtures.certification, { status: 201 });
    }),
  );
  startCheckInThisTab("ct_another-one-of-this-tab");
  await renderApp(returned);
  await expect.element(heading).toHaveTextContent("본인 인증을 다시 시작해 주세요");
  expect(requests).toEqual([]);
});

test("identity check shows the problem when a phone returns without an identity", async () => {
  startCheckInThisTab();
  const reason = encodeURIComponent("본인인증을 취소했어요.");
  const app = await renderApp(
    `/signup/certification/result?type=kakao&redirect=%2Fmy&imp_success=false&merchant_uid=${merchant_uid}&error_msg=${reason}`,
  );
  await expect.element(heading).toHaveTextContent("본인 인증을 마치지 않았어요");
  await page.getByRole("link", { name: "다시 본인 인증하기" }).click();
  await expect.poll(app.path).toBe("/signup/kakao/certification?redirect=%2Fmy");
});

test("identity check offers a retry when the provider is unavailable", async () => {
  startCheckInThisTab();
  mockApi.use(scenarios.createCertification.providerUnavailable);
  await renderApp(returned);
  await expect.element(heading).toHaveTextContent("본인 인증 회사와 연결하지 못했어요");
  mockApi.use(scenarios.createCertification.certified);
  await page.getByRole("button", { name: "결과 다시 확인하기" }).click();
  await expect.element(heading).toHaveTextContent("본인 인증을 마쳤어요");
});

test("signup offers the identity check again when its ticket has expired", async () => {
  mockWindow();
  mockApi.use(scenarios.signUp.ticketInvalid);
  await renderApp("/signup");
  await giveConsents();
  await page.getByRole("link", { name: "본인 인증하고 채우기" }).click();
  await start.click();
  await page.getByRole("link", { name: "이어서 가입하기" }).click();
  await page.getByRole("textbox", { name: "아이디" }).fill("damadum01");
  await page.getByLabelText("비밀번호", { exact: false }).first().fill("Box!2026go");
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect.element(page.getByText("본인 인증한 지 10분이 지났어요")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "이름" })).toBeVisible();
});
