import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const popup = page.getByRole("dialog", { name: fixtures.popup(BASE_DAY).title });

test("popup is shown over a page to look around, and stays away for seven days when that is asked for", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/guide");
  await expect.element(popup).toBeVisible();
  await popup.getByRole("button", { name: "7일간 보지 않기" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/brand");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/담아만 두세요/);
  await rested();
  await expect.element(popup).not.toBeInTheDocument();
});

test("popup comes again on the next page when it was only closed", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/guide");
  await popup.getByRole("button", { name: "닫기" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/brand");
  await expect.element(popup).toBeVisible();
});

test("popup never comes when a form is under way", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/login");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("로그인");
  await rested();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/?step=items");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await rested();
  await expect.element(popup).not.toBeInTheDocument();
});

/** Longer than a page needs to rest, and for the popups to come. */
async function rested(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2500));
}
