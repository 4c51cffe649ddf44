import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Code and plugins inside the apps, letters inside PDFs, and the service worker, which is built by itself. */
const HANDED_OUT = {
  app: /^@capacitor\//,
  server: /^@expo-google-fonts\//,
  web: /^workbox-/,
} as const;

/** Served exactly as it is published, so that it is in no chunk and can be exchanged (LGPL). */
const LIBHEIF = "libheif-js/libheif-wasm/libheif-bundle.mjs";

/** A file of each package that reaches people otherwise than in the pages' own bundle. */
export function handedOut(): readonly string[] {
  const packages = Object.entries(HANDED_OUT).flatMap(([part, names]) => {
    const manifest = new URL(`../../${part}/package.json`, import.meta.url);
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(manifest, "utf8"),
    );
    const { resolve } = createRequire(manifest);
    return Object.keys(dependencies)
      .filter((name) => names.test(name))
      .map((name) => resolve(`${name}/package.json`));
  });
  const browser = createRequire(createRequire(import.meta.url).resolve("@damadum/browser"));
  return [...packages, browser.resolve(LIBHEIF)];
}
