import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { pack } from "./pack.ts";

/** @returns the tarball of the SDK, with the contract's version and changelog. */
export function packSdk(): Promise<string> {
  const contract = readFileSync(join(root, "openapi.yaml"), "utf8");
  const version = /^ {2}version: (\d+\.\d+\.\d+)$/m.exec(contract)?.[1];
  if (version === undefined) throw new Error("openapi.yaml has no info.version such as 2.0.0");
  return pack({ name: "sdk", version, files: { "CHANGELOG.md": "openapi/CHANGELOG.md" } });
}

/** @returns the tarball of the form engine with its theme, without the forms of this product; ui is installed beside it. */
export function packForms(): Promise<string> {
  return pack({ name: "forms", only: ["./engine"], beside: ["ui"] });
}

/** @returns the tarball of the components and their theme. */
export function packUi(): Promise<string> {
  return pack({ name: "ui", modules: ["src/theme/slim/*.ts"] });
}
