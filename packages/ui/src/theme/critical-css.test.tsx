import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button, UiProvider } from "../index.ts";
import { collectCriticalCss } from "./critical-css.ts";

function render() {
  const { cache, styleTagsOf } = collectCriticalCss();
  const html = renderToStaticMarkup(
    <UiProvider cache={cache}>
      <Button>다음</Button>
    </UiProvider>,
  );
  return { html, tags: styleTagsOf(html), styleTagsOf };
}

it("styleTagsOf returns the page's own and the global styles under Emotion's names", () => {
  const { html, tags } = render();
  const [name = ""] = /css-[\w-]+/.exec(/<button[^>]*/.exec(html)?.[0] ?? "") ?? [];
  expect(html).not.toContain("<style");
  expect(tags).toMatch(/<style data-emotion="css-global \w+">/);
  expect(tags).toContain(`.${name}{`);
  expect(tags).toMatch(new RegExp(`data-emotion="css [^"]*\\b${name.replace("css-", "")}\\b`));
});

it("styleTagsOf leaves out what the HTML does not use", () => {
  const { styleTagsOf, tags } = render();
  expect(styleTagsOf("<p></p>").length).toBeLessThan(tags.length);
  expect(styleTagsOf("<p></p>")).toContain('data-emotion="css"');
});
