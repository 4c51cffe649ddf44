import { refusal } from "../complaints.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { logIn, newMember } from "../steps/member.ts";
import { numberFrom } from "../steps/sms.ts";
import { expect, test } from "../test.ts";

const NEW_PASSWORD = "Box!2026new";

test("password reset replaces the password when the number from the message is typed after a reload", async ({
  page,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(refusal(401));
  const { username } = await newMember(api);
  await page.goto("/users/passwd/reset");
  await expectAccessible(page, "username");
  const number = await numberFrom(stack, async () => {
    await page.getByRole("textbox", { name: "아이디" }).fill(username);
    await page.getByRole("button", { name: "인증번호 받기" }).click();
    await expect(page.getByRole("timer")).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page, "number");
  await page.getByLabel("인증번호").fill(number);
  await page.getByRole("button", { name: "확인", exact: true }).click();
  await expect(page.getByLabel("새 비밀번호")).toBeVisible();
  await expectAccessible(page, "new password");
  await page.getByLabel("새 비밀번호").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
  await expectAccessible(page, "done");

  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await logIn(page, { username });
  await expect(page.getByRole("alert")).toContainText("맞지 않아요");
  await logIn(page, { username, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/");
});
