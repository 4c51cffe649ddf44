import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { mockCertificationWindow } from "../../testing/provider-window.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const heading = page.getByRole("heading", { level: 1 });

async function certify(answer: Readonly<Record<string, unknown>> = {}) {
  const window = mockCertificationWindow(answer);
  onTestFinished(window.remove);
  const app = await renderApp("/users/id/find");
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
  return { app, window };
}

test("username search lists masked usernames when the identity check succeeds", async () => {
  const { app, window } = await certify();
  await expect.element(heading).toHaveTextContent("아이디를 찾았어요");
  expect(app.path()).toMatch(/^\/users\/id\/find\/result\?imp_uid=/);
  expect(window.requests).toMatchObject([
    { m_redirect_url: `${location.origin}/users/id/find/result` },
  ]);
  const rows = page.getByRole("main").getByRole("listitem");
  expect(rows.all()).toHaveLength(fixtures.foundUsernames.usernames.length);
  await expect.element(rows.first()).toMatchTextContent(/dem\*+아이디로 가입 · 2026년 5월 2일/);
  await expect.element(rows.last()).toMatchTextContent(/kak\*+카카오로 가입/);
  const main = page.getByRole("main");
  await expect
    .element(main.getByRole("link", { name: "로그인" }))
    .toHaveAttribute("href", "/login");
  await expect
    .element(main.getByRole("link", { name: "비밀번호 재설정" }))
    .toHaveAttribute("href", "/users/passwd/reset");
});

test("username search shows the reason when the window is closed", async () => {
  const { app } = await certify({
    success: false,
    imp_uid: null,
    error_msg: "본인인증을 취소했어요.",
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/본인인증을 취소했어요/);
  expect(app.path()).toBe("/users/id/find");
});

test("username search offers a retry when usernames fail to load", async () => {
  mockApi.use(scenarios.findUsernames.tooManyRequests);
  await certify();
  const retry = page.getByRole("button", { name: "다시 시도하기" });
  await expect.element(retry).toBeVisible();
  mockApi.use(scenarios.findUsernames.found);
  await retry.click();
  await expect.element(heading).toHaveTextContent("아이디를 찾았어요");
});

test("username search rejects the result when this tab did not start the check", async () => {
  await renderApp("/users/id/find/result?imp_uid=imp_1&merchant_uid=ct_of_somebody_else");
  await expect.element(heading).toHaveTextContent("본인 인증을 다시 시작해 주세요");
});
