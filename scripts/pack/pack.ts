import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "tsdown";
import { root } from "../root.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: "module";
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, unknown>>;
}

export interface PackOptions {
  /** The folder in packages/, such as `sdk`. */
  readonly name: string;
  /** Without it, the one of package.json. */
  readonly version?: string;
  /** The ways in that are packed; without it, all. */
  readonly only?: readonly string[];
  /** Packages of ours that are installed beside it, instead of becoming part of it. */
  readonly beside?: readonly string[];
  /** Modules that are loaded by their path, beside those that the exports reach. */
  readonly modules?: readonly string[];
  /** Files to copy into the package, by their name in it. */
  readonly files?: Readonly<Record<string, string>>;
}

const OURS = "@damadum/";
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
/** `./src/mocks/index.ts` is built to `./dist/src/mocks/index.js`. */
const built = (source: string, ending: string) =>
  source.replace("./", "./dist/").replace(/\.tsx?$/, ending);

/**
 * Where the packages of ours that a package needs have their sources. Found through node_modules, TypeScript would now
 * and then take them for libraries and write no declarations.
 */
function pathsOf(folder: string, beside: readonly string[]): Record<string, string[]> {
  const { dependencies = {} } = readManifest(folder);
  const needed = Object.keys(dependencies).filter(
    (each) => each.startsWith(OURS) && !beside.includes(each.slice(OURS.length)),
  );
  return Object.assign(
    {},
    ...needed.map((name) => {
      const at = realpathSync(join(folder, "node_modules", name));
      const ways = Object.entries(readManifest(at).exports).map(([path, source]) => [
        join(name, path),
        [join(at, source)],
      ]);
      return { ...Object.fromEntries(ways), ...pathsOf(at, beside) };
    }),
  );
}

/** The folder of each library that a package, or one of ours that becomes part of it, depends on. */
function librariesOf(folder: string, beside: readonly string[]): Record<string, string> {
  const { dependencies = {}, peerDependencies } = readManifest(folder);
  const found = Object.keys({ ...dependencies, ...peerDependencies }).map((name) => {
    const at = realpathSync(join(folder, "node_modules", name));
    if (!name.startsWith(OURS)) return { [name]: at };
    return beside.includes(name.slice(OURS.length)) ? {} : librariesOf(at, beside);
  });
  return Object.assign({}, ...found);
}

/** Whether a built module imports a library. */
function isImported(library: string, code: string): boolean {
  return code.includes(`"${library}"`) || code.includes(`"${library}/`);
}

/**
 * Builds a package with tsdown, one module for each source file that its exports reach, and packs it.
 * @returns the tarball's path, in .cache/pack. The manifest is derived from the workspace's: the same exports, built,
 * and every dependency as a range from the installed version; packages of ours become part of the build.
 * @throws when the build fails or warns, or when an import is neither a dependency nor a peer.
 */
export async function pack({
  name,
  version,
  only,
  beside = [],
  modules = [],
  files = {},
}: PackOptions): Promise<string> {
  const folder = join(root, "packages", name);
  const whole = readManifest(folder);
  const ways = Object.entries(whole.exports).filter(([way]) => only?.includes(way) ?? true);
  const manifest = { ...whole, exports: Object.fromEntries(ways) };
  const stage = join(root, ".cache/pack", name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });

  const tsconfig = join(root, ".cache/pack", `${name}.tsconfig.json`);
  const entry = [...Object.values(manifest.exports), ...modules].flatMap((path) =>
    globSync(join(folder, path)),
  );
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: join(root, "tsconfig.web.json"),
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        paths: pathsOf(folder, beside),
      },
      files: entry,
      include: [],
    }),
  );

  const libraries = librariesOf(folder, beside);
  await build({
    cwd: folder,
    config: false,
    // By name: a single entry would not keep its folder.
    entry: Object.fromEntries(
      entry.map((file) => [relative(folder, file).replace(/\.tsx?$/, ""), file]),
    ),
    root: folder,
    outDir: join(stage, "dist"),
    platform: "neutral",
    tsconfig,
    deps: {
      alwaysBundle: [new RegExp(`^${OURS}(?!(${beside.join("|")})(/|$))`)],
      neverBundle: [
        /^node:/,
        ...Object.keys(libraries).map((each) => new RegExp(`^${each}(/|$)`)),
        ...beside.map((each) => new RegExp(`^${OURS}${each}(/|$)`)),
      ],
    },
    checks: { pluginTimings: false },
    dts: { sourcemap: false },
    sourcemap: true,
    unbundle: true,
    failOnWarn: true,
    // TypeScript 7.0 has no compiler API yet; tsdown then has the types written by its command.
    suppressWarnings: [/generator on TypeScript 7\.0 is deprecated/],
    logLevel: "warn",
  });

  const modulesBuilt = globSync("dist/**/*.{js,d.ts}", { cwd: stage })
    .map((each) => readFileSync(join(stage, each), "utf8"))
    .join("\n");
  const dependencies = Object.entries(libraries).filter(
    ([library]) =>
      !(library in { ...manifest.peerDependencies }) && isImported(library, modulesBuilt),
  );
  const packed = {
    name: manifest.name,
    version: version ?? manifest.version,
    license: "SEE LICENSE IN LICENSE",
    type: manifest.type,
    sideEffects: Array.isArray(manifest.sideEffects)
      ? manifest.sideEffects.map((source) => built(source, ".js"))
      : manifest.sideEffects,
    files: ["dist", ...Object.keys(files)],
    exports: {
      ...Object.fromEntries(
        Object.entries(manifest.exports).map(([path, source]) => [
          path,
          { types: built(source, ".d.ts"), default: built(source, ".js") },
        ]),
      ),
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(
      dependencies.map(([library, at]) => [library, `^${readManifest(at).version}`]),
    ),
    peerDependencies: {
      ...manifest.peerDependencies,
      ...Object.fromEntries(
        beside.map((each) => [
          `${OURS}${each}`,
          `^${readManifest(join(root, "packages", each)).version}`,
        ]),
      ),
    },
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  };
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
  cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));
  cpSync(join(folder, "README.md"), join(stage, "README.md"));
  for (const [to, from] of Object.entries(files)) {
    if (existsSync(join(root, from))) cpSync(join(root, from), join(stage, to));
  }
  const told = execFileSync("pnpm", ["pack", "--json", "--pack-destination", ".."], {
    cwd: stage,
    encoding: "utf8",
  });
  const { filename }: { filename: string } = JSON.parse(told);
  return resolve(filename);
}
