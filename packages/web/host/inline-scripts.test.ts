import { expect, test } from "vitest";
import { inlineScriptHashes } from "@damadum/host";

test("inlineScriptHashes returns the hashes of the page's own inline scripts and no others", () => {
  const html =
    '<script>start()</script><script data-chunks="/a.js /b.js">start()</script>' +
    '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
  const hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
  expect(inlineScriptHashes(html)).toEqual([hash, hash]);
});
