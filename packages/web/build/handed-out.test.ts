import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { handedOut, licencesOf } from "./licences.ts";

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

test("licencesOf names what the apps and the server's PDFs contain", () => {
  const text = licencesOf(handedOut());
  for (const name of ["android", "ios", "core", "share"])
    expect(text).toContain(`@capacitor/${name} `);
  expect(text).toMatch(/^@expo-google-fonts\/noto-sans-kr /m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
