import { storeLogin, logIn, newMember } from "../steps/member.ts";
import { expect, test } from "../test.ts";

/**
 * One of each kind: plain, percent-encoded, nested, and a page that logs out; safe-redirect.test.ts covers them all.
 */
const attacks = [
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/%2Fevil.example",
  "/my?redirect=//evil.example",
  "/logout?expired",
];

for (const path of ["/login", "/signup"] as const) {
  test(`redirect of ${path} goes home for a logged-in member`, async ({ page, api }) => {
    await storeLogin(page, await newMember(api));
    for (const attack of attacks) {
      await page.goto(`${path}?redirect=${encodeURIComponent(attack)}`);
      await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
      await expect(page, attack).toHaveURL("/");
    }
  });
}

test("login goes home when the redirect is another site", async ({ page, api }) => {
  const member = await newMember(api);
  for (const attack of ["//evil.example", "/\\evil.example", "https:evil.example"]) {
    await page.goto(`/login?redirect=${encodeURIComponent(attack)}`);
    await logIn(page, member);
    await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
    await expect(page, attack).toHaveURL("/");
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  }
});

test("links drop a redirect to another site", async ({ page }) => {
  for (const attack of attacks) {
    await page.goto(`/logout?expired&redirect=${encodeURIComponent(attack)}`);
    const login = page.getByRole("main").getByRole("link", { name: "로그인" });
    await expect(login, attack).toHaveAttribute("href", "/login");
  }
  for (const path of ["/login", "/signup/kakao", "/signup/id/certification", "/welcome"]) {
    await page.goto(`${path}?redirect=${encodeURIComponent("//evil.example")}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const hrefs = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(
      hrefs.filter((href) => href.includes("evil")),
      path,
    ).toEqual([]);
  }
});
