import { expectAccessible } from "../steps/accessibility.ts";
import { certifyAs } from "../steps/certification.ts";
import { newMember, newPerson } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("username search finds nothing, then the masked username when a member proves their identity", async ({
  page,
  api,
  isMobile,
}) => {
  const person = newPerson();
  const { username } = await newMember(api, person);
  const begin = page.getByRole("button", { name: "휴대전화로 본인 인증하기" });
  await page.goto("/login");
  await page.getByRole("link", { name: "아이디 찾기" }).click();
  await expect(page.getByRole("heading", { name: "아이디 찾기" })).toBeVisible();
  await expectAccessible(page, "find id");
  await begin.click();
  await certifyAs(page, { isMobile }, newPerson());
  await expect(page.getByRole("heading", { name: "가입한 아이디가 없어요" })).toBeVisible();
  await expectAccessible(page, "nobody");

  await page.goto("/users/id/find");
  await begin.click();
  await certifyAs(page, { isMobile }, person);
  await expect(page.getByRole("heading", { name: "아이디를 찾았어요" })).toBeVisible();
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`${username.slice(0, 3)}${"*".repeat(username.length - 3)}`);
  await expect(page.getByText(username)).toHaveCount(0);
  await expectAccessible(page, "found");

  await page.reload();
  await expect(page.getByRole("heading", { name: "아이디를 찾았어요" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await expect(page).toHaveURL("/login");
});
