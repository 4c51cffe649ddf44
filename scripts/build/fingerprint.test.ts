import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../root.ts";
import { fingerprint, withDependencies } from "./fingerprint.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  write("web/src/app.tsx", "app");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("withDependencies lists indirect dependencies when a package has some", () => {
  const names = ["browser", "contract", "domain", "forms", "host", "sdk", "ui", "web"];
  expect(withDependencies(root, "web").toSorted()).toEqual(names.map((name) => `packages/${name}`));
});

const now = () => fingerprint(folder, ["web"]);

test("is the same when the contents are the same", () => {
  const before = now();
  write("web/src/app.tsx", "app");
  expect(now()).toBe(before);
});

test.each(["web/src/app.tsx", "web/src/new.ts", "web/index.html"])("changes with %s", (path) => {
  const before = now();
  write(path, "changed");
  expect(now()).not.toBe(before);
});

test.each([
  "web/node_modules/x/index.js",
  "web/dist/index.html",
  "web/.vite/deps.js",
  "web/src/app.test.tsx",
  "web/src/app.stories.tsx",
])("does not change with %s", (path) => {
  const before = now();
  write(path, "changed");
  expect(now()).toBe(before);
});
