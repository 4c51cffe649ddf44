import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { newVersionAtom } from "../../shared/browser/new-version-atom.ts";
import { renderApp } from "../../testing/render-app.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
});

function setNetwork(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

test("LateNotices shows what still works while there is no network, and keeps what is typed", async () => {
  await renderApp("/login");
  const username = page.getByRole("textbox", { name: "아이디" });
  await username.fill("demo-member");
  setNetwork(false);
  const notice = page.getByText("인터넷이 끊겼어요", { exact: true });
  await expect.element(notice).toBeVisible();
  setNetwork(true);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(username).toHaveValue("demo-member");
});

test("LateNotices offers a new version, which can be postponed", async () => {
  const app = await renderApp("/login");
  const username = page.getByRole("textbox", { name: "아이디" });
  await username.fill("demo-member");
  app.store.set(newVersionAtom, true);
  await expect.element(page.getByRole("button", { name: "새로고침" })).toBeVisible();
  await page.getByRole("button", { name: "나중에" }).click();
  await expect.element(page.getByText("새 버전이 나왔어요.")).not.toBeInTheDocument();
  await expect.element(username).toHaveValue("demo-member");
});
