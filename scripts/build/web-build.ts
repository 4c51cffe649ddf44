import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { fingerprint, withDependencies } from "./fingerprint.ts";

type Site = "web" | "console";

/** Builds the web unless the last build had the same inputs; throws with the build's output on failure. */
export function buildWeb(options: { signal?: AbortSignal } = {}): Promise<"built" | "fresh"> {
  return buildSite("web", options);
}

export async function buildSite(
  site: Site,
  { signal }: { signal?: AbortSignal } = {},
): Promise<"built" | "fresh"> {
  // Inside dist, so that a manual build, which empties dist, also removes the stamp.
  const stamp = join(root, `packages/${site}/dist/.vite/inputs.sha256`);
  const inputs = inputsOf(site);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return "fresh";

  // Its own process group, so that stopping ends both pnpm and the build below it.
  const build = spawn("pnpm", ["--filter", `@damadum/${site}`, "run", "build"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  build.stdout.on("data", collect);
  build.stderr.on("data", collect);
  const end = () => {
    if (build.pid !== undefined) process.kill(-build.pid, "SIGTERM");
  };
  signal?.addEventListener("abort", end, { once: true });
  const [code] = await once(build, "close");
  signal?.removeEventListener("abort", end);
  if (code !== 0) throw new Error(`The build of ${site} failed:\n${output}`);

  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return "built";
}

function inputsOf(site: Site): string {
  const hash = createHash("sha256").update(fingerprint(root, withDependencies(root, site)));
  for (const file of [
    "package.json",
    "pnpm-lock.yaml",
    "tsconfig.base.json",
    "tsconfig.web.json",
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
