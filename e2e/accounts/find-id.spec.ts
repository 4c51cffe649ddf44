import { expectAccessible } from "../steps/accessibility.ts";
import { cancelCertification, certifyAs } from "../steps/certification.ts";
import { newMember, newPerson } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("identity check shows the masked username and links to the login", async ({
  page,
  api,
  isMobile,
}) => {
  const person = newPerson();
  const { username } = await newMember(api, person);
  await page.goto("/login");
  await page.getByRole("link", { name: "아이디 찾기" }).click();
  await expect(page.getByRole("heading", { name: "아이디 찾기" })).toBeVisible();
  await expectAccessible(page, "find id");
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
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

test("username search shows no result when the person has no account", async ({
  page,
  isMobile,
}) => {
  await page.goto("/users/id/find");
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
  await certifyAs(page, { isMobile }, newPerson());
  await expect(page.getByRole("heading", { name: "가입한 아이디가 없어요" })).toBeVisible();
  await expectAccessible(page, "nobody");
});

test("identity check can be repeated when it is cancelled", async ({ page, isMobile }) => {
  await page.goto("/users/id/find");
  await page.getByRole("button", { name: "휴대전화로 본인 인증하기" }).click();
  await cancelCertification(page, { isMobile });
  await expect(page.getByRole("alert")).toContainText("본인 인증을 마치지 않았어요");
});
