import { scenarios } from "@damadum/sdk/mocks";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { config } from "../shared/config/config.ts";
import { storeTokens } from "../testing/store-tokens.ts";
import { mockApi } from "../testing/mock-api.ts";
import { renderApp } from "../testing/render-app.tsx";

const heading = page.getByRole("heading", { level: 1 });

test.each([
  ["/my", "/login?redirect=%2Fmy"],
  ["/my?page=2", "/login?redirect=%2Fmy%3Fpage%3D2"],
  [
    "/estimate/payment?serial=MV202611207K3F9QX2",
    "/login?redirect=%2Festimate%2Fpayment%3Fserial%3DMV202611207K3F9QX2",
  ],
])("requireLogin sends a visitor of %s to the login with the full path", async (path, login) => {
  const asked: string[] = [];
  mockApi.use(
    // The login's own request, which needs no session.
    scenarios.listLoginProviders.all,
    http.all(`${config.apiOrigin}/api/*`, ({ request }) => {
      asked.push(request.url);
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const app = await renderApp(path);
  await expect.element(heading).toHaveTextContent("로그인");
  expect(app.path()).toBe(login);
  expect(asked).toEqual([]);
});

test.each([
  ["/no/such/page", "/error/404"],
  ["/estimate?from=menu", "/?from=menu"],
  ["/mypage", "/login?redirect=%2Fmy"],
])("%s redirects to %s", async (path, target) => {
  const app = await renderApp(path);
  await expect.poll(app.path).toBe(target);
});

test.each([
  ["/login?", "회원 가입", "/signup"],
  ["/logout?expired&", "로그인", "/login"],
  ["/signup/kakao?", "로그인 화면으로", "/login"],
  ["/signup/id/certification?", "직접 입력할게요", "/signup?step=person"],
  ["/welcome?", "견적 받기", "/"],
])("links of %s drop the redirect when it is not on this site", async (path, name, href) => {
  await renderApp(`${path}redirect=%2F%2Fevil.example`);
  const link = page.getByRole("main").getByRole("link", { name, exact: true });
  await expect.element(link).toHaveAttribute("href", href);
  expect(document.querySelectorAll("main a[href*=evil]")).toHaveLength(0);
});

test("router shows the not-found page and keeps back working when the path is unknown", async () => {
  const app = await renderApp("/error/404");
  await expect.element(heading).toHaveTextContent("페이지를 찾을 수 없어요");
  await app.router.navigate("/login");
  await expect.element(heading).toHaveTextContent("로그인");
  await app.router.navigate("/nowhere");
  await expect.element(heading).toHaveTextContent("페이지를 찾을 수 없어요");
  await app.router.navigate(-1);
  await expect.poll(app.path).toBe("/login");
});

test("going back from the login does not run into the guard again", async () => {
  const app = await renderApp("/error/404");
  await expect.element(heading).toHaveTextContent("페이지를 찾을 수 없어요");
  await app.router.navigate("/my");
  await expect.element(heading).toHaveTextContent("로그인");
  await app.router.navigate(-1);
  await expect.poll(app.path).toBe("/error/404");
});

test("each route sets the window's title, and home keeps the default", async () => {
  const app = await renderApp("/login");
  await expect.poll(() => document.title).toBe("로그인 | 담아둠");
  await app.router.navigate("/");
  await expect.poll(() => document.title).toMatch(/^담아둠 \| .*보관/);
  await app.router.navigate("/nowhere");
  await expect.poll(() => document.title).toBe("페이지를 찾을 수 없어요 | 담아둠");
});

test("a page shows the error inside the shell when the server cannot be reached", async () => {
  storeTokens();
  mockApi.use(scenarios.resetTokens.offline);
  await renderApp("/my");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/인터넷 연결이 불안정해요/);
  await expect.element(page.getByRole("banner")).toBeVisible();
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument();
});
