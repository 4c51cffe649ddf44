import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.ts";

const run = promisify(execFile);

/** A project elsewhere that installed a tarball. */
export interface Consumer {
  readonly folder: string;
  readonly write: (name: string, text: string) => void;
  /** Runs a tool of node_modules/.bin; throws with its output when it fails. */
  readonly exec: (tool: string, ...options: string[]) => Promise<string>;
  /** Type errors under strict options, in declarations too. */
  readonly typeErrors: (resolution: Resolution) => Promise<string>;
}

type Resolution = "bundler" | "node16" | "nodenext";

const isWhole = process.env["TEST_FULL"] === "1";
export const typescripts = isWhole ? ["5.9", "6", "7"] : ["7"];
/** What a package is tried with: all of it in `pnpm test:full`, one of each in `npm test`. */
export const combinations = (isWhole ? ["18", "19"] : ["19"]).flatMap((react) =>
  typescripts.map((typescript) => ({ react, typescript })),
);
export const resolutions: readonly Resolution[] = isWhole
  ? ["bundler", "node16", "nodenext"]
  : ["nodenext"];

/** The version of a library that this repository uses, so that both are tried with the same. */
export const ours = (library: string): string =>
  JSON.parse(readFileSync(join(root, "node_modules", library, "package.json"), "utf8")).version;

/** npm's settings are the machine's: pnpm's own would confuse npm, and NODE_ENV would leave out types. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|pnpm_|NODE_ENV|VITEST|VITE_|NODE_OPTIONS)/.test(name) ||
      name === "npm_config_registry",
  ),
);

/**
 * Installs a tarball with npm into an empty folder outside the repository, together with the libraries named.
 * @throws what npm says when it cannot, for example because a dependency is on no registry.
 */
export async function install(
  tarball: string,
  libraries: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), "damadum-consumer-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const exec = async (tool: string, ...options: string[]) => {
    const done = await run(tool, options, {
      cwd: folder,
      env: { ...environment, PATH: `${join(folder, "node_modules/.bin")}:${environment["PATH"]}` },
      maxBuffer: 2 ** 24,
    }).catch((error: unknown) => {
      if (!(error instanceof Error) || !("stdout" in error)) throw error;
      throw new Error(`${error.message}\n${String(error.stdout)}`, { cause: error });
    });
    return done.stdout;
  };
  write("package.json", JSON.stringify({ private: true, type: "module", dependencies: libraries }));
  await exec("npm", "install", "--prefer-offline", "--no-audit", "--no-fund", tarball);

  const typeErrors = async (resolution: Resolution) => {
    const options = {
      module: resolution === "bundler" ? "preserve" : resolution,
      moduleResolution: resolution,
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      jsx: "react-jsx",
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    };
    write(
      `tsconfig.${resolution}.json`,
      JSON.stringify({ compilerOptions: options, include: ["page.tsx"] }),
    );
    return exec("tsc", "--project", `tsconfig.${resolution}.json`).catch((error: unknown) =>
      String(error),
    );
  };
  return { folder, write, exec, typeErrors };
}
