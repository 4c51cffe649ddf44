import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Files that are served exactly as they are published, so that they are in no chunk. */
const SERVED = ["libheif-js/libheif-wasm/libheif-bundle.mjs"];

/** What other parts of the product hand out: code and plugins inside the apps, letters inside PDFs. */
const HANDED_OUT = { app: /^@capacitor\//, server: /^@expo-google-fonts\// } as const;

const PACKAGE = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/**
 * Writes the licence texts of every package whose code is in the build, in the apps or in a PDF beside index.html, as
 * those licences require.
 */
export function licences(): Plugin {
  return {
    name: "damadum:licences",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const bundled = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules) : [],
      );
      this.emitFile({
        type: "asset",
        fileName: "third-party-licences.txt",
        source: licencesOf([...bundled, ...SERVED.map(fromBrowserPackage), ...handedOut()]),
      });
    },
  };
}

function fromBrowserPackage(file: string): string {
  const browser = createRequire(import.meta.url).resolve("@damadum/browser");
  return createRequire(browser).resolve(file);
}

/** The package.json of each package that the apps and the server's PDFs contain. */
export function handedOut(): readonly string[] {
  return Object.entries(HANDED_OUT).flatMap(([part, names]) => {
    const manifest = new URL(`../../${part}/package.json`, import.meta.url);
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(manifest, "utf8"),
    );
    const { resolve } = createRequire(manifest);
    return Object.keys(dependencies)
      .filter((name) => names.test(name))
      .map((name) => resolve(`${name}/package.json`));
  });
}

export function licencesOf(files: readonly string[]): string {
  const packages = new Map<string, Set<string>>();
  for (const file of files) {
    const [, folder = "", name = ""] = PACKAGE.exec(file) ?? [];
    if (folder === "") continue;
    // A compiled library may have a licence of its own beside it.
    packages.set(name, (packages.get(name) ?? new Set([folder])).add(dirname(file)));
  }
  const texts = [...packages]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([name, folders]) => textOf(name, [...folders]));
  return `${texts.join("\n\n")}\n`;
}

function textOf(name: string, folders: readonly string[]): string {
  const [folder = ""] = folders;
  const about: { version?: string; license?: string; homepage?: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const texts = folders.flatMap((each) =>
    readdirSync(each)
      .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
      .map((file) => `\n${readFileSync(join(each, file), "utf8").trim()}`),
  );
  const head = [`${name} ${about.version ?? ""}`, about.license, about.homepage];
  return ["=".repeat(80), ...head.filter((line) => line !== undefined), ...texts].join("\n");
}
