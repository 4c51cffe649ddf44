import { expect, test } from "./app-test.ts";
import { noServer } from "./complaints.ts";
import { newMember, storeLogin } from "./steps/member.ts";

test.use({ serviceWorkers: "allow" });

/** The page is offline, or a request was aborted. */
const noNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED) /;

test("app shows its tabs from the first paint when it opens", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-app", "");
  const header = page.locator("header");
  await expect(page.getByRole("navigation", { name: "앱 메뉴" })).toBeVisible();
  await expect(header.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "견적", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("member finds the company's details when there is no footer", async ({ page, api, shell }) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/my");
  await page.getByRole("button", { name: "사업자 정보" }).click();
  const sheet = page.getByRole("dialog", { name: "사업자 정보와 약관" });
  await expect(sheet.getByText("통신판매업 신고번호")).toBeVisible();
  await sheet.getByRole("link", { name: /공정거래위원회/ }).click();
  await expect.poll(() => shell.callsOf("Browser.open")).toHaveLength(1);
  await shell.emit(page, "App.backButton", { canGoBack: true });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/my");
});

test("back button goes back, and exits the app when pressed twice on the first page", async ({
  page,
  shell,
}) => {
  await page.goto("/brand");
  await page.getByRole("link", { name: "보관 안내", exact: true }).click();
  await expect(page).toHaveURL("/guide/storage");
  await shell.emit(page, "App.backButton", { canGoBack: true });
  await expect(page).toHaveURL("/brand");
  await shell.emit(page, "App.backButton", { canGoBack: false });
  await expect(page.getByText("한 번 더 누르면 앱이 닫혀요.")).toBeVisible();
  expect(shell.callsOf("App.exitApp")).toHaveLength(0);
  await shell.emit(page, "App.backButton", { canGoBack: false });
  await expect.poll(() => shell.callsOf("App.exitApp")).toHaveLength(1);
});

test("dialog offers exit and retry while the network is lost, and keeps what was typed", async ({
  page,
  context,
  shell,
  complaints,
}) => {
  complaints.expect(noNetwork, noServer);
  await page.goto("/login");
  const username = page.getByRole("textbox", { name: "아이디" });
  await username.fill("demo-member");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  const dialog = page.getByRole("dialog", { name: "통신이 원활하지 않아요" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "종료" }).click();
  await expect.poll(() => shell.callsOf("App.exitApp")).toHaveLength(1);

  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect(username).toHaveValue("demo-member");

  await test.step("retry reloads the page, even without network", async () => {
    await context.setOffline(true);
    await expect(dialog).toBeVisible();
    const loaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: "다시 시도" }).click();
    await loaded;
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "로그인", level: 1 })).toBeVisible();
  });
});
