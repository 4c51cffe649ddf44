import { BASE_DAY, fixtures, scenarios } from "@damadum/sdk/mocks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockApi } from "../../testing/mock-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

// Fake timers advance with real time, so that nothing else that waits is blocked.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const popup = page.getByRole("dialog", { name: fixtures.popup(BASE_DAY).title });

test("popup is shown over a public page, and hidden for seven days when that is chosen", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/guide");
  await expect.element(popup).toBeVisible();
  await popup.getByRole("button", { name: "7일간 보지 않기" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/brand");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/담아만 두세요/);
  await skipRest();
  await expect.element(popup).not.toBeInTheDocument();
});

test("popup is shown again on the next page when it was only closed", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/guide");
  await popup.getByRole("button", { name: "닫기" }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/brand");
  await expect.element(popup).toBeVisible();
});

test("popup is not shown when a form is in progress", async () => {
  mockApi.use(scenarios.listPopups.one);
  const app = await renderApp("/guide");
  await popup.getByRole("button", { name: "닫기" }).click();
  await app.router.navigate("/login");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("로그인");
  await skipRest();
  await expect.element(popup).not.toBeInTheDocument();
  await app.router.navigate("/?step=items");
  await expect.element(page.getByRole("heading", { name: "어디서 이사하세요?" })).toBeVisible();
  await skipRest();
  await expect.element(popup).not.toBeInTheDocument();
});

/** Skips the rest time before popups appear. They have been shown once, so they would appear within two frames. */
async function skipRest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2500);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
