import type { Page } from "@playwright/test";
import { refusal } from "../complaints.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { tabTo } from "../steps/keyboard.ts";
import { storeLogin, logIn, newMember } from "../steps/member.ts";
import { numberFrom, wrongNumber } from "../steps/sms.ts";
import { expect, test } from "../test.ts";

const NEW_PASSWORD = "Box!2026new";

async function requestNumber(page: Page, username: string): Promise<void> {
  await page.getByRole("textbox", { name: "아이디" }).fill(username);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
}

async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel("인증번호").fill(number);
  await page.getByRole("button", { name: "확인", exact: true }).click();
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("새 비밀번호").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
}

test("password reset sets a new password and ends every login", async ({
  page,
  context,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(refusal(401));
  const member = await newMember(api);
  const elsewhere = await context.newPage();
  await storeLogin(elsewhere, member);
  await page.goto("/users/passwd/reset");
  await expectAccessible(page, "username");
  const number = await numberFrom(stack, () => requestNumber(page, member.username));
  await expectAccessible(page, "number");
  await typeNumber(page, number);
  await expect(page.getByLabel("새 비밀번호")).toBeVisible();
  await expectAccessible(page, "new password");
  await choosePassword(page);
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
  await expectAccessible(page, "done");

  await elsewhere.goto("/my");
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(/로그인/);
  await elsewhere.close();

  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await logIn(page, { username: member.username });
  await expect(page.getByRole("alert")).toContainText("맞지 않아요");
  await logIn(page, { username: member.username, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/");
});

test("password reset requires a new number after five wrong ones", async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(refusal(422));
  const { username } = await newMember(api);
  await page.clock.install();
  await page.goto("/users/passwd/reset");
  const number = await numberFrom(stack, () => requestNumber(page, username));
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await typeNumber(page, wrongNumber(number));
    await expect(page.getByLabel("인증번호")).toHaveAccessibleDescription(/맞지 않아요/);
    await page.getByLabel("인증번호").fill("");
  }
  await typeNumber(page, wrongNumber(number));
  await expect(page.getByRole("alert")).toContainText("번호를 다시 받아 주세요");
  await typeNumber(page, number);
  await expect(page.getByRole("alert")).toContainText("번호를 다시 받아 주세요");

  await page.clock.fastForward("00:31");
  const next = await numberFrom(stack, async () => {
    await page.getByRole("button", { name: "인증번호 다시 받기", exact: true }).click();
    // The message may arrive before the response, which clears the field.
    await expect(page.getByText(/번호를 다시 보냈어요/)).toBeVisible();
  });
  await typeNumber(page, next);
  await choosePassword(page);
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
});

test("password reset keeps its step after a reload", async ({ page, api, stack }) => {
  const { username } = await newMember(api);
  await page.goto("/users/passwd/reset");
  const number = await numberFrom(stack, () => requestNumber(page, username));
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await typeNumber(page, number);
  await choosePassword(page);
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
});

test("password reset works by keyboard and a pasted number", async ({ page, api, stack }) => {
  const { username } = await newMember(api);
  await page.goto("/login");
  await tabTo(page, page.getByRole("link", { name: "비밀번호 재설정" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "아이디" }));
  const number = await numberFrom(stack, async () => {
    await page.keyboard.type(username);
    await page.keyboard.press("Enter");
  });
  await tabTo(page, page.getByLabel("인증번호"));
  await page.keyboard.insertText(`${number.slice(0, 3)} ${number.slice(3)}`);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("새 비밀번호"));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
});
