import { expect, test } from "vitest";
import indexHtml from "../../index.html?raw";
import { renderApp } from "../testing/render-app.tsx";

const drawn = new DOMParser().parseFromString(indexHtml, "text/html");

test("index.html uses the colours of the theme", async () => {
  await renderApp("/");
  const css = drawn.querySelector("style")?.textContent ?? "";
  const token = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase();
  for (const name of ["bg", "bg-inset", "fg", "fg-muted", "border", "brand-solid", "art-kraft"]) {
    expect(token(`--dm-colors-${name}`), name).toMatch(/^#/);
    expect(css.toLowerCase(), name).toContain(token(`--dm-colors-${name}`));
  }
});

test("index.html has the default title and language before any script runs", () => {
  expect(drawn.title).toBe("담아둠 | 박스 보관과 운송 견적");
  expect(drawn.documentElement.lang).toBe("ko");
});
