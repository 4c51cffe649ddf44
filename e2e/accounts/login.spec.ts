import { refusal } from "../complaints.ts";
import { storeLogin, logIn, newMember } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("a wrong password is said and loses nothing typed; the right one leads where one wanted to go", async ({
  page,
  api,
  complaints,
}) => {
  complaints.expect(refusal(401));
  const { username, name } = await newMember(api);
  await page.goto("/my");
  await expect(page).toHaveURL("/login?redirect=%2Fmy");

  await logIn(page, { username, password: "Damadum!2025" });
  await expect(page.getByRole("alert")).toContainText("아이디나 비밀번호가 맞지 않아요");
  await expect(page.getByRole("textbox", { name: "아이디" })).toHaveValue(username);
  await expect(page.getByLabel("비밀번호", { exact: true })).toHaveValue("Damadum!2025");

  await logIn(page, { username });
  await expect(page.getByText(`${name} 님`)).toBeVisible();
  await expect(page).toHaveURL("/my");
});

test("login leads home when somebody is logged in", async ({ page, api }) => {
  await storeLogin(page, await newMember(api));
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await expect(page).toHaveURL("/");
});
