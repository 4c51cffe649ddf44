import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/**
 * Writes the licence texts of every package whose code is in the build beside index.html, as those licences require; also
 * of what else the product hands out, given as files of its packages.
 */
export function licences(handedOut: readonly string[] = []): Plugin {
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
        source: licencesOf([...bundled, ...handedOut]),
      });
    },
  };
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
