import { createRequire } from "node:module";
import { licencesOf } from "@damadum/host/vite";
import { expect, test } from "vitest";
import { handedOut } from "./handed-out.ts";

const { resolve } = createRequire(import.meta.url);

test("licencesOf names each package once with its licence, also the one beside a compiled library", () => {
  const files = [resolve("react"), resolve("react/jsx-runtime"), "/src/a.ts"];
  const text = licencesOf([...files, ...handedOut()]);
  expect(text.match(/^react \d+.*\nMIT$/gm)).toHaveLength(1);
  expect(text).toContain("Copyright (c) Meta Platforms");
  expect(text).toMatch(/^libheif-js 1[\d.]+\nLGPL-3.0$/m);
  expect(text).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
  expect(text).toContain("The library `libheif` is distributed under the terms");
});

test("handedOut names what the apps, the service worker and the server's PDFs contain", () => {
  const text = licencesOf(handedOut());
  for (const name of ["android", "ios", "core", "share"])
    expect(text).toContain(`@capacitor/${name} `);
  for (const name of ["core", "precaching", "strategies"])
    expect(text).toContain(`workbox-${name} `);
  expect(text).toMatch(/^@expo-google-fonts\/noto-sans-kr /m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
