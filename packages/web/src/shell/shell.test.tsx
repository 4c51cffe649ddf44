import { brand } from "@damadum/domain";
import { scenarios } from "@damadum/sdk/mocks";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { storeTokens } from "../testing/store-tokens.ts";
import { mockApi } from "../testing/mock-api.ts";
import { renderApp } from "../testing/render-app.tsx";
import { termsNames, termsPages } from "../shared/terms/terms-pages.ts";
import { tokenStore } from "../shared/session/session.ts";

const header = page.getByRole("banner");
const footer = page.getByRole("contentinfo");
const menuButton = header.getByRole("button", { name: "전체 메뉴" });

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

test("shell links to the login with this page when no member is logged in", async () => {
  await page.viewport(1280, 900);
  await renderApp("/welcome");
  await expect.element(header.getByRole("link", { name: "견적 보기" })).toBeVisible();
  await expect.element(header.getByRole("link", { name: "마이페이지" })).not.toBeInTheDocument();
  await expect
    .element(header.getByRole("link", { name: "로그인" }))
    .toHaveAttribute("href", "/login");
});

test("shell shows a member the link to their page and a logout that navigates home", async () => {
  storeTokens();
  await page.viewport(1280, 900);
  const app = await renderApp("/my");
  await expect
    .element(header.getByRole("link", { name: "마이페이지" }))
    .toHaveAttribute("aria-current", "page");
  await header.getByRole("button", { name: "로그아웃" }).click();
  await expect.poll(app.path).toBe("/");
  expect(tokenStore.get()).toBeNull();
  await expect.element(header.getByRole("link", { name: "로그인" })).toBeVisible();
});

test("the side menu locks scrolling while it is open and returns the focus when it closes", async () => {
  await renderApp("/error/404");
  await menuButton.click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await expect.element(menu).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflow).toContain("hidden");
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toContain("hidden");
  await expect.element(menuButton).toHaveFocus();
});

test("following a row of the side menu closes it", async () => {
  const app = await renderApp("/error/404");
  await menuButton.click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await menu.getByRole("link", { name: "로그인" }).click();
  await expect.poll(app.path).toBe("/login?redirect=%2Ferror%2F404");
  await expect.element(menu).not.toBeInTheDocument();
});

test("the back button closes the side menu and stays on the page", async () => {
  const app = await renderApp("/guide");
  await app.router.navigate("/support/main");
  await menuButton.click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await expect.element(menu).toBeVisible();
  void app.router.navigate(-1);
  await expect.element(menu).not.toBeInTheDocument();
  expect(app.path()).toBe("/support/main");
  await app.router.navigate(-1);
  await expect.poll(app.path).toBe("/guide");
});

test("the header links to every part of the site on a desktop", async () => {
  storeTokens();
  await page.viewport(1280, 900);
  await renderApp("/brand");
  const menu = header.getByRole("navigation", { name: "주 메뉴" });
  await expect.element(menu.getByRole("link", { name: "마이페이지" })).toBeVisible();
  expect(
    menu
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/brand", "/guide", "/", "/storage", "/support/main", "/my"]);
});

test("the footer links to the six terms, with the privacy policy in bold", async () => {
  await renderApp("/error/404");
  const links = footer.getByRole("navigation", { name: "약관과 안내" });
  await expect.element(links.getByRole("link", { name: "이용약관" })).toBeInTheDocument();
  for (const name of termsNames) {
    const link = links.getByRole("link", { name: termsPages[name].title });
    await expect.element(link).toHaveAttribute("href", `/terms/${name}`);
  }
  const bold = [...links.element().querySelectorAll("strong")].map(
    ({ textContent }) => textContent,
  );
  expect(bold).toEqual([termsPages.privacy.title]);
  await expect
    .element(footer.getByRole("link", { name: brand.company.phoneNumber }))
    .toHaveAttribute("href", `tel:${brand.company.phoneNumber}`);
});

test("the footer shows what the law requires", async () => {
  await renderApp("/error/404");
  for (const term of [
    "상호",
    "대표자",
    "주소",
    "전화",
    "전자우편",
    "사업자등록번호",
    "통신판매업 신고번호",
    "호스팅 제공자",
    "개인정보보호책임자",
  ]) {
    await expect.element(footer.getByText(term, { exact: true })).toBeInTheDocument();
  }
  await expect.element(footer.getByRole("link", { name: /사업자정보 확인/ })).toBeInTheDocument();
});

test("the skip link moves the focus to the content", async () => {
  await renderApp("/error/404");
  await expect.element(page.getByRole("main")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  const skip = page.getByRole("link", { name: "본문으로 건너뛰기" });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute("href", "#main");
});

test("a new page starts at the top with the focus on its content, and going back restores the scroll position", async () => {
  await page.viewport(390, 500);
  const app = await renderApp("/error/404");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  window.scrollTo(0, 200);
  await expect.poll(() => window.scrollY).toBe(200);
  await app.router.navigate("/login");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("로그인");
  expect(window.scrollY).toBe(0);
  await expect.element(page.getByRole("main")).toHaveFocus();
  await app.router.navigate(-1);
  await expect.poll(() => window.scrollY).toBe(200);
});

test("shell shows a progress bar only when a wait exceeds 300 ms", async () => {
  mockApi.use(scenarios.login.loading);
  await renderApp("/login");
  await page.getByRole("textbox", { name: "아이디" }).fill("demo-member");
  await page.getByLabelText("비밀번호", { exact: false }).first().fill("Damadum!2026");
  const loader = page.getByRole("progressbar", { name: "불러오는 중이에요" });
  await expect.element(loader).not.toBeInTheDocument();
  await page.getByRole("main").getByRole("button", { name: "로그인" }).click();
  await expect.element(loader).toBeInTheDocument();
  const look = () => getComputedStyle(loader.element());
  expect(look().animationDelay).toBe("0.3s");
  await expect.poll(() => look().opacity).toBe("1");
});
