import { expectAccessible } from "../steps/accessibility.ts";
import { storeLogin, logIn, newMember, storedTokens } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("logout removes the member's data and offers the login", async ({ page, api }) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/my/profile");
  await page.getByRole("main").getByRole("link", { name: "로그아웃" }).click();
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "logout");
  await page.goBack();
  await expect(page).toHaveURL("/login?redirect=%2Fmy%2Fprofile");
  await expect(page.getByText(member.username)).toHaveCount(0);
});

test("login shows why it ended and returns to the page afterwards", async ({ page, api }) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/logout?expired&redirect=%2Fmy%2Fprofile");
  await expect(page.getByRole("heading", { name: "다시 로그인해 주세요" })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "expired");
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await logIn(page, member);
  await expect(page).toHaveURL("/my/profile");
  await expect(page.getByText(member.username)).toBeVisible();
});

test("logout empties a quote that is open in another tab", async ({ page, context, api }) => {
  await storeLogin(page, await newMember(api));
  await page.goto("/?step=start");
  const detail = page.getByLabel("상세 주소");
  await detail.fill("101동 1203호");
  const other = await context.newPage();
  await other.goto("/my");
  await other.getByRole("main").getByRole("link", { name: "로그아웃" }).click();
  await expect(other.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  await expect(detail).toHaveValue("");
  await page.reload();
  await expect(detail).toHaveValue("");
  await expect(page.getByText("작성하던 견적을 불러왔어요")).toHaveCount(0);
});

test("logout page keeps a later login when it is reloaded or reached by back", async ({
  page,
  context,
  api,
}) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/login?redirect=%2Fmy");
  await logIn(other, member);
  await expect(other.getByText(member.username)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "로그인" })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL("/");
  await page.goto("/my");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await other.reload();
  await expect(other.getByText(member.username)).toBeVisible();
});
