import { fixtures, scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { config } from "../../shared/config/config.ts";
import { mockCertificationWindow } from "../../testing/provider-window.ts";
import { storeTokens } from "../../testing/store-tokens.ts";
import { mockApi } from "../../testing/mock-api.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { isFocusTargetFocused } from "../../testing/focus-target.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(onBaseDay);
beforeEach(storeTokens);

const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });
const edit = page.getByRole("button", { name: "기본 정보 수정" });
const email = page.getByLabelText(/^이메일/);

/** The requests that change the member; each is answered with the changed member. */
function updates(): unknown[] {
  const sent: unknown[] = [];
  mockApi.use(
    http.put(`${config.apiOrigin}/api/users/my`, async ({ request }) => {
      const changes = await request.json();
      sent.push(changes);
      if (typeof changes !== "object" || changes === null) throw new Error("no changes");
      return HttpResponse.json({ ...fixtures.member("2026-12-02"), ...changes });
    }),
  );
  return sent;
}

test("profile saves name, e-mail and gender when the form is submitted", async () => {
  const sent = updates();
  await renderApp("/my/profile");
  await expect.element(main.getByText("demo-member")).toBeVisible();
  await edit.click();
  await page.getByRole("textbox", { name: "이름" }).fill("김새봄");
  await email.fill("new@example.com");
  await page.getByRole("radio", { name: "여성" }).click();
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect.element(main.getByText("new@example.com")).toBeVisible();
  expect(sent).toEqual([{ name: "김새봄", email: "new@example.com", gender: "F" }]);
  await expect.element(edit).toBeVisible();
});

test("profile removes the e-mail when the field is emptied", async () => {
  const sent = updates();
  await renderApp("/my/profile");
  await edit.click();
  await email.clear();
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByText("등록하지 않았어요")).toBeVisible();
  expect(sent).toMatchObject([{ email: null }]);
});

test("profile sends nothing when editing is cancelled", async () => {
  const sent = updates();
  await renderApp("/my/profile");
  await edit.click();
  await email.fill("new@example.com");
  await page.getByRole("button", { name: "취소" }).click();
  await expect.element(main.getByText("dama@example.com")).toBeVisible();
  expect(sent).toEqual([]);
});

test("profile hides the name field when the member is certified", async () => {
  mockApi.use(scenarios.getMe.certified);
  await renderApp("/my/profile");
  await expect.element(main.getByText("1992년 3월 14일")).toBeVisible();
  await edit.click();
  await expect.element(email).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "이름" })).not.toBeInTheDocument();
});

test("profile changes the phone number when an identity check succeeds", async () => {
  const window = mockCertificationWindow({});
  onTestFinished(window.remove);
  const app = await renderApp("/my/profile");
  await expect.element(main.getByText("010-****-5678")).toBeVisible();
  await page.getByRole("button", { name: "본인 인증하고 번호 바꾸기" }).click();
  await expect.element(heading).toHaveTextContent("본인 인증을 마쳤어요");
  await expect.element(main.getByText(/김\*아님/)).toBeVisible();
  await page.getByRole("button", { name: "이 내용으로 바꾸기" }).click();
  await expect.poll(app.path).toBe("/my/profile");
  await expect.element(main.getByText("본인 인증 완료")).toBeVisible();
});

test("profile asks for the password when the last confirmation has expired", async () => {
  const window = mockCertificationWindow({});
  onTestFinished(window.remove);
  mockApi.use(scenarios.certifyMember.passwordFirst);
  const app = await renderApp("/my/profile");
  await page.getByRole("button", { name: "본인 인증하고 번호 바꾸기" }).click();
  await page.getByRole("button", { name: "이 내용으로 바꾸기" }).click();
  await expect.element(heading).toHaveTextContent("회원님인지 확인할게요");
  mockApi.use(scenarios.certifyMember.certified);
  await page.getByLabelText("지금 쓰는 비밀번호").fill("Damadum!2026");
  await page.getByRole("button", { name: "확인하고 바꾸기" }).click();
  await expect.poll(app.path).toBe("/my/profile");
  await expect.element(main.getByText("본인 인증 완료")).toBeVisible();
});

test("profile moves the focus between confirmation and offer when the certification is refused", async () => {
  const window = mockCertificationWindow({});
  onTestFinished(window.remove);
  mockApi.use(scenarios.certifyMember.passwordFirst);
  await renderApp("/my/profile");
  await page.getByRole("button", { name: "본인 인증하고 번호 바꾸기" }).click();
  await page.getByRole("button", { name: "이 내용으로 바꾸기" }).click();
  await expect.element(heading).toHaveTextContent("회원님인지 확인할게요");
  await expect.poll(isFocusTargetFocused).toBe(true);
  const answer = Promise.withResolvers<Response>();
  const onCertify = vi.fn(() => answer.promise);
  mockApi.use(http.post("*/api/users/:id/certification", onCertify));
  await page.getByLabelText("지금 쓰는 비밀번호").fill("Damadum!2026");
  await page.getByRole("button", { name: "확인하고 바꾸기" }).click();
  await expect.poll(() => onCertify).toHaveBeenCalled();
  await expect.element(heading).toHaveTextContent("회원님인지 확인할게요");
  answer.resolve(
    HttpResponse.json({ code: "certification_mismatch", message: "다른 분" }, { status: 409 }),
  );
  await expect.element(heading).toHaveTextContent("본인 인증을 마쳤어요");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/다른 분/);
  await expect.poll(isFocusTargetFocused).toBe(true);
});

test("notice settings show day and channels when the member agrees to marketing", async () => {
  const agreed = { agreed: true, changed_at: "2026-12-02T10:00:00+09:00" };
  const sent: unknown[] = [];
  mockApi.use(
    http.put(`${config.apiOrigin}/api/users/my`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...fixtures.member("2026-12-02"), marketing_consent: agreed });
    }),
  );
  await renderApp("/my/profile/notices");
  await page.getByRole("button", { name: "혜택 소식 받기" }).click();
  await expect.element(main.getByText("받고 있어요 · 문자, 이메일")).toBeVisible();
  await expect.element(main.getByText("2026년 12월 2일 (수)에 동의했어요")).toBeVisible();
  expect(sent).toEqual([{ marketing_consent: { version: "2026-11-01", agreed: true } }]);
  await expect
    .element(page.getByText(/담아둠: 2026년 12월 2일 \(수\) 소식 받기\(문자, 이메일\)에 동의/))
    .toBeVisible();
});
