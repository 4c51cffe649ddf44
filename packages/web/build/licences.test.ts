import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { licencesOf } from "./licences.ts";

const { resolve } = createRequire(import.meta.url);

test("licencesOf names each package once with its licence, also the one beside a compiled library", () => {
  const browser = createRequire(resolve("@damadum/browser"));
  const libheif = browser.resolve("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const text = licencesOf([resolve("react"), resolve("react/jsx-runtime"), libheif, "/src/a.ts"]);
  expect(text.match(/^react \d+.*\nMIT$/gm)).toHaveLength(1);
  expect(text).toContain("Copyright (c) Meta Platforms");
  expect(text).toMatch(/^libheif-js 1[\d.]+\nLGPL-3.0$/m);
  expect(text).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
  expect(text).toContain("The library `libheif` is distributed under the terms");
});
