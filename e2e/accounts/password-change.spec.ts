import type { Tokens } from "../api.ts";
import { refusal } from "../complaints.ts";
import { expectAccessible } from "../steps/accessibility.ts";
import { storeLogin, newMember, PASSWORD } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("password change requires the old password and logs out other devices", async ({
  page,
  browser,
  api,
  complaints,
  baseURL,
}) => {
  complaints.expect(refusal(401, 422));
  const member = await newMember(api);
  const { username } = member;
  const tokens = await api.post<Tokens>("/api/login/id", { username, password: PASSWORD });
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const otherPage = await other.newPage();
  await storeLogin(otherPage, { tokens });
  await otherPage.goto("/my");
  await expect(otherPage.getByText(username)).toBeVisible();

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
  await page.getByLabel("새 비밀번호").fill("Box!2026new");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page).toHaveURL("/my/profile");
  await expect(page.getByText(/비밀번호를 바꿨어요/)).toBeVisible();

  await otherPage.reload();
  await expect(otherPage.getByRole("heading", { name: "다시 로그인해 주세요" })).toBeVisible();
  await expect(otherPage).toHaveURL("/logout?expired&redirect=%2Fmy");
  await other.close();
});
