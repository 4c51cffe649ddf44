import { refusal } from "../complaints.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { storeLogin, logIn, newMember, PASSWORD } from "../steps/member.ts";
import { expect, test } from "../test.ts";

const NEW_PASSWORD = "Box!2026new";

test("password change requires the old password and logs out other devices", async ({
  page,
  browser,
  api,
  complaints,
  baseURL,
}) => {
  complaints.expect(refusal(401, 422));
  const member = await newMember(api);
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const otherPage = await other.newPage();
  await otherPage.goto("/login");
  await logIn(otherPage, member);
  await expect(otherPage).toHaveURL("/");

  await storeLogin(page, member);
  await page.goto("/my/profile");
  await page.getByRole("link", { name: "비밀번호 바꾸기" }).click();
  const current = page.getByLabel("지금 쓰는 비밀번호");
  await current.fill("Wrong!2026");
  await page.getByRole("button", { name: "다음" }).click();
  await expect(current).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
  await expectAccessible(page, "wrong password");
  await current.fill(PASSWORD);
  await page.getByRole("button", { name: "다음" }).click();
  await expect(page.getByLabel("새 비밀번호")).toBeVisible();
  await expectAccessible(page, "new password");
  await page.getByLabel("새 비밀번호").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page).toHaveURL("/my/profile");
  await expect(page.getByText(/비밀번호를 바꿨어요/)).toBeVisible();

  await otherPage.goto("/my");
  await expect(otherPage.getByRole("heading", { name: "다시 로그인해 주세요" })).toBeVisible();
  await expect(otherPage).toHaveURL("/logout?expired&redirect=%2Fmy");
  await other.close();

  await page.goto("/logout");
  await page.getByRole("link", { name: "다시 로그인" }).click();
  await logIn(page, { username: member.username, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/");
});
