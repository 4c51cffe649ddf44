import { BASE_DAY } from "@damadum/sdk/mocks";
import { UiProvider } from "@damadum/ui";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { storeTokens } from "../../testing/store-tokens.ts";
import { onBaseDay } from "../../testing/on-base-day.ts";
import { createApp } from "../create-app.ts";
import { startPage } from "../start-page.tsx";
import { renderPages } from "./render-pages.tsx";
import type { RenderedPage } from "./rendered-page.ts";

// React's development build says where a page differs from what was prerendered: production would mend it in silence,
// at the cost of drawing the whole page again.

let pages: readonly RenderedPage[];

beforeAll(async () => {
  onBaseDay();
  pages = await renderPages();
});

// The styles that stand in the head of each page: in a browser Emotion hands out no text to put there.
beforeEach(async () => void (await render(<UiProvider>{null}</UiProvider>)));

afterEach(() => vi.restoreAllMocks());

/** The page as the build writes it, in the document until the test is over. */
function put({ html }: RenderedPage): HTMLElement {
  const container = document.createElement("div");
  container.dataset["prerendered"] = BASE_DAY;
  container.innerHTML = html;
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

function pageOf(path: string): RenderedPage {
  const found = pages.find((each) => each.path === path);
  if (found === undefined) throw new Error(`${path} is not prerendered`);
  return found;
}

/** Two renderers in one document are this test's own doing. */
function isOfThePage([message]: readonly unknown[]): boolean {
  return !String(message).startsWith("Detected multiple renderers");
}

/** What main.tsx does once the boot script has brought it; answers how to take the application away again. */
async function hydrate(container: HTMLElement, path: string): Promise<() => void> {
  const app = createApp((routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  const root = await startPage(app, container);
  const remove = () => {
    root.unmount();
    app.dispose();
  };
  onTestFinished(remove);
  await expect.poll(() => container.dataset["prerendered"]).toBeUndefined();
  return remove;
}

test("every prerendered page is what the browser draws first", async () => {
  expect(pages.map(({ path }) => path)).toContain("/");
  const complaints = vi.spyOn(console, "error");
  for (const prerendered of pages) {
    const container = put(prerendered);
    const remove = await hydrate(container, prerendered.path);
    expect(complaints.mock.calls.filter(isOfThePage), prerendered.path).toEqual([]);
    remove();
    container.remove();
  }
});

test("a member's page is hydrated as the visitor's that it was prerendered as", async () => {
  storeTokens();
  const complaints = vi.spyOn(console, "error");
  const container = put(pageOf("/"));
  await hydrate(container, "/");
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
  await expect.element(page.getByRole("link", { name: "로그인" })).not.toBeInTheDocument();
});

test("the prerendered login gives way when somebody is logged in", async () => {
  storeTokens();
  const complaints = vi.spyOn(console, "error");
  const container = put(pageOf("/login"));
  await expect.element(page.getByRole("heading", { name: "로그인" })).toBeVisible();
  await hydrate(container, "/login");
  await expect.element(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  expect(complaints.mock.calls.filter(isOfThePage)).toEqual([]);
});

test("what is typed into the login before the page listens is sent with it", async () => {
  const container = put(pageOf("/login"));
  await page.getByLabelText("아이디", { exact: true }).fill("damadum01");
  await hydrate(container, "/login");
  await expect.element(page.getByLabelText("아이디", { exact: true })).toHaveValue("damadum01");
});

test("prerendered pages have no inline script, no handler and no style attribute", () => {
  for (const { html, path } of pages) {
    expect(html, path).not.toMatch(
      /<script(?! type="application\/ld\+json")|<[^>]*\s(?:style|on[a-z]+)=/,
    );
  }
});

test("a button that is pressed before the page listens is pressed when it does", async () => {
  const container = put(pageOf("/"));
  const help = container.querySelector<HTMLElement>("[aria-label=도움]");
  if (help === null) throw new Error("The page has no help");
  // What boot.ts notes down.
  help.dataset["pressed"] = "";
  await hydrate(container, "/");
  await expect.element(page.getByRole("dialog", { name: "무엇을 도와드릴까요?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

test("what is chosen before the page listens is what it goes on with", async () => {
  const container = put(pageOf("/"));
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
