import { brand } from "@damadum/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { storeTokens } from "../../testing/store-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";

const tabs = page.getByRole("navigation", { name: "앱 메뉴" });
const dialog = page.getByRole("dialog");

beforeEach(() => {
  // The test page's own style removes the padding that the product reserves for its bars.
  document.body.style.padding = "0 0 var(--tab-bar-room)";
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    `Mozilla/5.0 (Linux; Android 16; wv) ${brand.app.userAgent}/1.0`,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.style.padding = "";
  window.dispatchEvent(new Event("online"));
});

function loseNetwork(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
}

test("app has neither header nor footer, but four tabs", async () => {
  await renderApp("/error/404");
  await expect.element(page.getByRole("main")).toBeVisible();
  await expect.element(page.getByRole("banner")).not.toBeInTheDocument();
  await expect.element(page.getByRole("contentinfo")).not.toBeInTheDocument();
  const links = tabs.getByRole("link").elements();
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["브랜드", "/brand"],
    ["보관 안내", "/guide/storage"],
    ["견적", "/"],
    ["마이", "/my"],
  ]);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("my tab is current on the login that its page redirects to, and on the support", async () => {
  const app = await renderApp("/my");
  const my = tabs.getByRole("link", { name: "마이" });
  await expect.poll(app.path).toBe("/login?redirect=%2Fmy");
  await expect.element(my).toHaveAttribute("aria-current", "page");
  await app.router.navigate("/support/faq");
  await expect.element(my).toHaveAttribute("aria-current", "page");
  await app.router.navigate("/brand");
  await expect.element(my).not.toHaveAttribute("aria-current");
});

test("help, terms and the company's details are reachable without the footer", async () => {
  storeTokens();
  const app = await renderApp("/my");
  await page.getByRole("button", { name: "사업자 정보" }).click();
  await expect.element(dialog.getByText(brand.company.businessNumber)).toBeVisible();
  await dialog.getByRole("link", { name: "개인정보처리방침" }).click();
  await expect.poll(app.path).toBe("/terms/privacy");
  await page.getByRole("button", { name: "도움" }).click();
  await expect.element(page.getByRole("dialog", { name: "무엇을 도와드릴까요?" })).toBeVisible();
});

test("bars of a screen are above the tabs", async () => {
  const app = await renderApp("/?step=start");
  const price = page.getByRole("region", { name: /금액/ });
  await expect.element(price).toBeVisible();
  const top = tabs.element().getBoundingClientRect().top;
  expect(price.element().getBoundingClientRect().bottom).toBeCloseTo(top, 0);
  await app.router.navigate("/login");
  await app.router.navigate("/signup");
  const bar = () => document.querySelector("[data-action-bar]")?.getBoundingClientRect().bottom;
  await expect.poll(bar).toBeDefined();
  expect(bar()).toBeLessThanOrEqual(top + 1);
});

test("back button opens the previous page, and the tab when there is none", async () => {
  const app = await renderApp("/terms/use");
  await app.router.navigate("/terms/move");
  const back = page.getByRole("button", { name: "뒤로" });
  await back.click();
  await expect.poll(app.path).toBe("/terms/use");
  const other = await renderApp("/support/faq");
  await back.last().click();
  await expect.poll(other.path).toBe("/login?redirect=%2Fmy");
});

test("links to other sites open in the system's browser", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await renderApp("/login");
  await page.getByRole("button", { name: "사업자 정보" }).click();
  await dialog.getByRole("link", { name: /공정거래위원회/ }).click();
  await expect
    .poll(() => open.mock.calls)
    .toEqual([[brand.links.businessLookup, "_blank", "noopener"]]);
  await dialog.getByRole("link", { name: "오픈소스 라이선스" }).click();
  const notices = new URL("/third-party-licences.txt", window.location.origin).href;
  await expect.poll(() => open.mock.calls.at(-1)).toEqual([notices, "_blank", "noopener"]);
});

test("links to other sites open in a window and the error is reported when the system's browser fails", async () => {
  const failure = new Error("No browser");
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  open.mockImplementationOnce(() => {
    throw failure;
  });
  await renderApp("/login");
  await page.getByRole("button", { name: "사업자 정보" }).click();
  await dialog.getByRole("link", { name: /공정거래위원회/ }).click();
  await expect.poll(() => open.mock.calls.length).toBe(2);
  expect(open).toHaveLastReturnedWith(null);
  expect(reported).toHaveBeenCalledWith(failure);
});

test("dialog covers the page while the Android app has no network, and closes when it returns", async () => {
  await renderApp("/login");
  const username = page.getByRole("textbox", { name: "아이디" });
  await username.fill("demo-member");
  loseNetwork();
  await expect.element(dialog.getByText("통신이 원활하지 않아요")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "종료" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "다시 시도" })).toBeVisible();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(username).toHaveValue("demo-member");
});
