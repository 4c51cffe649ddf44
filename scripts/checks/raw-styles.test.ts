import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

/** Font sizes, shadows and colours written out instead of named by a token. */
const rawStyle = new RegExp(
  [
    /\b(?:fontSize|lineHeight|letterSpacing|boxShadow|textShadow)\s*[=:][^;\n]*(?:\d(?:px|r?em|pt|%)|[{:]\s*[\d.]+\s*[,}])/,
    /["'`][^"'`\n]*(?:#(?:[\da-f]{6}|[\da-f]{3})(?![\w-])|\b(?:rgb|hsl|oklch)a?\()/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

function findRawStyles(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) => (rawStyle.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

it("findRawStyles finds sizes, shadows and colours that are written out", () => {
  const lines = [
    'fontSize="0.9375rem"',
    'fontSize={{ base: "lg", md: "18px" }}',
    "lineHeight={1.4}",
    'boxShadow="inset 0 0 0 1px red"',
    '_hover={{ color: "#1D5A45" }}',
    'bg="rgb(0 0 0 / 0.4)"',
  ];
  expect(findRawStyles("x.tsx", lines.join("\n"))).toHaveLength(lines.length);
  expect(
    findRawStyles("x.tsx", 'boxShadow={{ lg: "card" }} fontSize="md" href="#address"'),
  ).toEqual([]);
});

it("components, forms and screens use tokens instead of raw styles", () => {
  const paths = globSync("packages/{ui/src/components,forms/src,console/src,web/src}/**/*.tsx", {
    cwd: root,
    // The marks of Naver, Kakao and Google use the colours that their owners prescribe.
    exclude: ["packages/ui/src/components/brand-mark/**"],
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.flatMap((path) => findRawStyles(path, readFileSync(join(root, path), "utf8"))),
  ).toEqual([]);
});
