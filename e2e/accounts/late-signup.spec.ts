import { refusal } from "../complaints.ts";
import { chooseAccount, giveConsents, openProvider, providers } from "../steps/social-login.ts";
import { expect, test } from "../test.ts";

test("social signup links to the login when its ticket has expired", async ({
  page,
  browser,
  baseURL,
  contextOptions,
  isMobile,
  complaints,
}) => {
  complaints.expect(refusal(409));
  // Each project signs up its own person, in two browsers.
  const provider = providers[isMobile ? 1 : 0];
  const another = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? "" });
  const elsewhere = await another.newPage();
  for (const tab of [page, elsewhere]) {
    await tab.goto("/login");
    await openProvider(tab, provider);
    await chooseAccount(tab, "박조용");
    await giveConsents(tab);
    await tab.getByRole("textbox", { name: "이름" }).fill("박조용");
    await tab.getByRole("textbox", { name: "휴대전화" }).fill("01044445555");
  }
  await elsewhere.getByRole("button", { name: "가입하기" }).click();
  await expect(elsewhere.getByRole("heading", { name: "박조용님, 반가워요" })).toBeVisible();
  await page.getByRole("button", { name: "가입하기" }).click();
  await expect(page.getByRole("alert")).toContainText("이미 가입한");
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await expect(page.getByRole("alert")).toContainText("이미 가입한");
  await openProvider(page, provider);
  await chooseAccount(page, "박조용");
  await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await another.close();
});
