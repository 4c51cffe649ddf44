import { BASE_DAY } from "@damadum/sdk/mocks";
import { UiProvider } from "@damadum/ui";
import { prerender } from "react-dom/static";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { storeTokens } from "../../testing/store-tokens.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { createApp } from "../create-app.ts";
import { startPage } from "../start-page.tsx";
import { prerenderedPaths, renderPage } from "./render-pages.tsx";
import type { RenderedPage } from "./rendered-page.ts";

// React's development build reports where a page differs from what was prerendered: production would silently render
// the whole page again.

const pages = new Map<string, RenderedPage>();

/** Renders a page on first use, so that each test waits only for the modules of its own page. */
async function pageOf(path: string): Promise<RenderedPage> {
  const rendered = pages.get(path) ?? (await renderPage(path));
  pages.set(path, rendered);
  // A part that suspended leaves its context values behind, where the browser's renderer would find them; the next
  // render resets them.
  await prerender(null);
  return rendered;
}

beforeEach(onBaseDay);

// Inserts the styles of each page's head: in a browser, Emotion returns no text to put there.
beforeEach(async () => void (await render(<UiProvider>{null}</UiProvider>)));

afterEach(() => vi.restoreAllMocks());

/** Puts the page into the document as the build writes it, until the test ends. */
function put({ html }: RenderedPage): HTMLElement {
  const container = document.createElement("div");
  container.dataset["prerendered"] = BASE_DAY;
  container.innerHTML = html;
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Two renderers in one document are an artefact of this test. */
function isOfThePage([message]: readonly unknown[]): boolean {
  return !String(message).startsWith("Detected multiple renderers");
}

/** What main.tsx does once the boot script has loaded it. */
async function hydrate(container: HTMLElement, path: string): Promise<void> {
  const app = createApp((routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  const root = await startPage(app, container);
  onTestFinished(() => {
    root.unmount();
    app.dispose();
  });
  await expect.poll(() => container.dataset["prerendered"]).toBeUndefined();
}

test("prerenderedPaths includes the home", () => {
  expect(prerenderedPaths()).toContain("/");
});

test.each(prerenderedPaths())("%s hydrates without a mismatch", async (path) => {
  const complaints = vi.spyOn(console, "error");
  await hydrate(put(await pageOf(path)), path);
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
});

test.each(prerenderedPaths())(
  "%s has no inline script, no handler and no style attribute",
  async (path) => {
    const { html } = await pageOf(path);
    expect(html).not.toMatch(
      /<script(?! type="application\/ld\+json")|<[^>]*\s(?:style|on[a-z]+)=/,
    );
  },
);

test("a page prerendered for visitors hydrates without a mismatch when a member is logged in", async () => {
  storeTokens();
  const complaints = vi.spyOn(console, "error");
  const container = put(await pageOf("/"));
  await hydrate(container, "/");
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
  await expect.element(page.getByRole("link", { name: "로그인" })).not.toBeInTheDocument();
});

test("the prerendered login is replaced when the member is logged in", async () => {
  storeTokens();
  const complaints = vi.spyOn(console, "error");
  const container = put(await pageOf("/login"));
  await expect.element(page.getByRole("heading", { name: "로그인" })).toBeVisible();
  await hydrate(container, "/login");
  await expect.element(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
});

test("a page starts without a complaint when the browser translated it before hydration", async () => {
  const complaints = vi.spyOn(console, "error");
  const container = put(await pageOf("/support/faq"));
  for (const text of container.querySelectorAll("h1, h2, summary, p")) {
    text.innerHTML = `<font><font>${text.innerHTML}</font></font>`;
  }
  await hydrate(container, "/support/faq");
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
});

test("text typed into the login before hydration is kept after it", async () => {
  const container = put(await pageOf("/login"));
  await page.getByLabelText("아이디", { exact: true }).fill("damadum01");
  await hydrate(container, "/login");
  await expect.element(page.getByLabelText("아이디", { exact: true })).toHaveValue("damadum01");
});

test("a button pressed before hydration is pressed again after it", async () => {
  const container = put(await pageOf("/"));
  const help = container.querySelector<HTMLElement>("[aria-label=도움]");
  if (help === null) throw new Error("The page has no help");
  // What boot.ts records.
  help.dataset["pressed"] = "";
  await hydrate(container, "/");
  await expect.element(page.getByRole("dialog", { name: "무엇을 도와드릴까요?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

test("a choice made before hydration is kept after it", async () => {
  const container = put(await pageOf("/"));
  const destination = page.getByLabelText("도착");
  const amount = () => container.querySelector("[data-bottom-bar=price]")?.textContent ?? "";
  const before = amount();
  await destination.selectOptions("부산 해운대구");
  await page.getByRole("radio", { name: "쓰리룸" }).click();
  expect(amount()).toBe(before);
  await hydrate(container, "/");
  await expect.element(destination).toHaveDisplayValue("부산 해운대구");
  await expect.element(page.getByRole("radio", { name: "쓰리룸" })).toBeChecked();
  await expect.poll(amount).not.toBe(before);
});
