import { expect, test } from "vitest";
import { pageHtml } from "./page-html.ts";

const shell = `<!doctype html>
<html lang="ko">
  <head>
    <title>shell</title>
    <meta
      name="description"
      content="shell"
    />
    <link rel="canonical" href="https://damadum.example/" />
    <meta property="og:title" content="shell" />
    <meta property="og:description" content="shell" />
    <meta property="og:url" content="https://damadum.example/" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>
      .first-paint { margin: 0 }
    </style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js">
  </head>
  <body>
    <div id="root"><div class="first-paint"></div></div>
  </body>
</html>`;

const page = {
  path: "/guide/storage",
  head: {
    title: '보관 <안내> & "박스"',
    description: "$& 그대로 있어요",
    url: "https://damadum.example/guide/storage",
  },
  html: "<main>안내<div>끝</div></main>",
  styleTags: '<style data-emotion="css a">.css-a{color:red}</style>',
  globalStyleTags: "",
};
const scripts = {
  boot: "start()",
  chunks: ["/assets/framework-1.js", "/assets/index-1.js"],
};
const html = pageHtml({ shell, page, scripts, day: "2026-11-23" });

test("pageHtml replaces the first paint with the page and the day of its rendering", () => {
  expect(html).toContain(
    '<div id="root" data-prerendered="2026-11-23"><main>안내<div>끝</div></main></div>\n  </body>',
  );
  expect(html).not.toContain("first-paint");
});

test("pageHtml contains no script but the boot script, which lists the others", () => {
  expect(html.match(/<script[^>]*>.*?<\/script>/g)).toEqual([
    '<script data-chunks="/assets/framework-1.js /assets/index-1.js">start()</script>',
  ]);
  expect(html).not.toContain("modulepreload");
});

test("pageHtml throws when the boot script would close its own element", () => {
  const boot = 'write("</script>")';
  expect(() => pageHtml({ shell, page, scripts: { ...scripts, boot }, day: "2026-11-23" })).toThrow(
    /boot script/,
  );
});

test("pageHtml writes the page's own title, description, canonical URL and preview", () => {
  expect(html.match(/<title>.*<\/title>/g)).toEqual([
    "<title>보관 &lt;안내&gt; &amp; &quot;박스&quot;</title>",
  ]);
  expect(html.match(/<meta\s+name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="$&amp; 그대로 있어요" />',
  ]);
  expect(html).toContain('<link rel="canonical" href="https://damadum.example/guide/storage" />');
  expect(html).toContain(
    '<meta property="og:url" content="https://damadum.example/guide/storage" />',
  );
});

test("pageHtml throws when index.html lacks a part to replace", () => {
  const without = shell.replace('<div id="root">', "<div>");
  expect(() => pageHtml({ shell: without, page, scripts, day: "2026-11-23" })).toThrow(/id="root"/);
});
