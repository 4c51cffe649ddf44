import { expect, it } from "vitest";
import { drawn, mermaid } from "./draw-imports.ts";

it("mermaid draws each part once and leaves out arrows that others imply", () => {
  const imports = [
    ["p/web/a.ts", "p/forms/a.ts"],
    ["p/web/b.ts", "p/ui/a.ts"],
    ["p/forms/a.ts", "p/ui/b.ts"],
    ["p/ui/a.ts", "p/ui/b.ts"],
    ["p/ui/a.ts", "node_modules/react/index.js"],
  ] as const;
  const lines = ["```mermaid", "flowchart TD", "  forms --> ui", "  ui", "  web --> forms", "```"];
  expect(mermaid(imports, /^p\/([^/]+)\//)).toBe(lines.join("\n"));
});

it("drawn replaces the drawing between its marks and keeps the rest", () => {
  const page = "above\n<!-- a -->\nold\n<!-- /a -->\nbelow";
  expect(drawn(page, "a", "new")).toBe("above\n<!-- a -->\nnew\n<!-- /a -->\nbelow");
  expect(() => drawn(page, "b", "new")).toThrow("no place for b");
});
