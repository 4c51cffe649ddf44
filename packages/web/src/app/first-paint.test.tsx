import { expect, test } from "vitest";
import { page } from "vitest/browser";
import indexHtml from "../../index.html?raw";
import { renderApp } from "../testing/render-app.tsx";

const drawn = new DOMParser().parseFromString(indexHtml, "text/html");

test("index.html draws the first words of the home page as the page itself says them", async () => {
  await renderApp("/");
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent(drawn.querySelector("h1")?.textContent ?? "");
  const lead = drawn.querySelector(".first-paint-hero p")?.textContent ?? "";
  await expect.element(page.getByRole("main")).toMatchTextContent(lead);
});

test("index.html is painted with the colours of the design", async () => {
  await renderApp("/");
  const css = drawn.querySelector("style")?.textContent ?? "";
  const token = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase();
  for (const name of [
    "bg",
    "bg-subtle",
    "bg-inset",
    "fg",
    "fg-muted",
    "border",
    "brand-solid",
    "art-kraft",
  ]) {
    expect(token(`--dm-colors-${name}`), name).toMatch(/^#/);
    expect(css.toLowerCase(), name).toContain(token(`--dm-colors-${name}`));
  }
});

test("the window's title before any script is the default one", () => {
  expect(drawn.title).toBe("담아둠 | 박스 보관과 운송 견적");
  expect(drawn.documentElement.lang).toBe("ko");
});
