// Fails on the first knot of folders in the import graph that dependency-cruiser found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { findKnots, type Module } from "./find-knots.ts";

const found: { modules: readonly Module[] } = JSON.parse(
  readFileSync(join(root, ".cache/imports.json"), "utf8"),
);
for (const { folders, imports } of findKnots(found.modules)) {
  console.error(`${folders.join(", ")} reach each other. Cut one direction of these imports:`);
  console.error(`  ${imports.join("\n  ")}`);
  process.exitCode = 1;
}
