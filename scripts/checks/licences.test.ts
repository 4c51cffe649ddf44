import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

/** They ask for their text in the copy, which `third-party-licences.txt` has, and for nothing of ours. */
const PERMISSIVE =
  /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|PSF-2\.0|MIT AND OFL-1\.1)$/;

/**
 * What asks for more, or does not say what it asks for, and was looked at: libheif is served as a file of its own, which
 * anyone can exchange for another version; libvips is a library beside the server that is handed to nobody; png-js has
 * the licence of MIT as a file.
 */
const LOOKED_AT =
  /^(?:libheif-js LGPL-3\.0|@img\/sharp-libvips-[\w-]+ LGPL-3\.0-or-later|png-js undefined)$/;

interface Manifest {
  readonly name: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The installed folder of a dependency, looked for upwards like Node does; null for another machine's. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return null;
}

/** The folders of packages and of all that they need when they run. */
function withDependencies(folders: readonly string[]): ReadonlySet<string> {
  const found = new Set(folders);
  for (const folder of found) {
    const { dependencies, optionalDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = folderOf(name, folder);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

/** The packages whose licence is neither permissive nor one that was looked at. */
const refused = (manifests: readonly Manifest[]) =>
  manifests
    .filter(({ name, license }) => {
      const options = String(license).replaceAll(/[()]/g, "").split(" OR ");
      return (
        !options.some((one) => PERMISSIVE.test(one)) &&
        !LOOKED_AT.test(`${name} ${String(license)}`)
      );
    })
    .map(({ name, license }) => `${name}: ${String(license)}`);

const shipped = [
  ...withDependencies(
    readdirSync(join(root, "packages")).map((name) => join(root, "packages", name)),
  ),
]
  .filter((folder) => folder.includes("node_modules"))
  .map(readManifest);

it("nothing that runs in production has a licence that asks for our source", () => {
  expect(shipped.length).toBeGreaterThan(200);
  expect(refused(shipped)).toEqual([]);
});

it("a new copyleft licence is refused, also where another may be chosen only with it", () => {
  const planted = [
    "AGPL-3.0-only",
    "GPL-2.0 OR MPL-2.0",
    "MIT AND GPL-3.0",
    undefined,
    "(MIT OR GPL-3.0)",
  ];
  expect(refused(planted.map((license, index) => ({ name: `planted-${index}`, license })))).toEqual(
    [
      "planted-0: AGPL-3.0-only",
      "planted-1: GPL-2.0 OR MPL-2.0",
      "planted-2: MIT AND GPL-3.0",
      "planted-3: undefined",
    ],
  );
});
