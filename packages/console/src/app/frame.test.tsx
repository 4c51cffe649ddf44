import { getRunOperatorCommandMockHandler, scenarios } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tokenStore } from "../shared/session.ts";
import { mockApi } from "../testing/mock-api.ts";
import { renderApp } from "../testing/render-app.tsx";

const pathOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) =>
  router.state.location.pathname + router.state.location.search;

test.each([
  ["/commands?q=되돌", "명령"],
  ["/plan?date=2026-12-01", /^계획/],
])("the console leads to the login and back to %s when nobody is logged in", async (path, name) => {
  const app = await renderApp(path, { isVisitor: true });
  await expect.element(page.getByRole("heading", { name: "담아둠 운영" })).toBeVisible();
  await page.getByLabelText("아이디").fill("demo-operator");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("Damadum!2026");
  await page.getByLabelText("인증 번호").fill("123456");
  await page.getByRole("button", { name: "로그인" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(decodeURI(pathOf(app))).toBe(path);
});

test("the console leads to the login when the server has ended the session", async () => {
  mockApi.use(scenarios.listOperatorTodo.loggedOut);
  const app = await renderApp("/todo");
  await expect.poll(() => pathOf(app)).toBe("/login?redirect=%2Ftodo");
  expect(tokenStore.get()).toBeNull();
});

test("the search gets the focus by / from anywhere, and leads to what is found", async () => {
  await page.viewport(1280, 800);
  const app = await renderApp("/account");
  await expect.element(page.getByRole("heading", { name: "로그인한 곳" })).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox", { name: "찾기" })).toHaveFocus();
  await userEvent.keyboard("1234{Enter}");
  await expect.poll(() => pathOf(app)).toBe("/search?q=1234");
});

test("the to-do list sends the step's own input when its button is pressed", async () => {
  const sent: unknown[] = [];
  mockApi.use(
    getRunOperatorCommandMockHandler(async ({ request, params }) => {
      sent.push(params["name"], await request.clone().json());
      return {
        message: "확인 완료 상태로 옮겼어요.",
        facts: [],
        tables: [],
        open_commands: null,
        page: null,
        file: null,
      };
    }),
  );
  await renderApp("/todo");
  await page.getByRole("button", { name: /확정할 이사 확정하기/ }).click();
  await expect.element(page.getByText("확인 완료 상태로 옮겼어요.")).toBeVisible();
  expect(sent).toEqual([
    "moves-advance",
    { input: { serial: "MV20261201ABCDEFGH", to: "CONFIRM" } },
  ]);
});
