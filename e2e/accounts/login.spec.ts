import { refusal } from "../complaints.ts";
import { storeLogin, logIn, newMember } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("login shows a wrong password, keeps the input and then opens the redirect", async ({
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

test("login goes home when a member is logged in", async ({ page, api }) => {
  await storeLogin(page, await newMember(api));
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await expect(page).toHaveURL("/");
});
