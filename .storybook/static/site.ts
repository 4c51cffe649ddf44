import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { root } from "../../scripts/root.ts";

export const siteFolder = join(root, ".cache/storybook");

export const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

interface BuildOptions {
  /** The repository to build, by default this one. */
  readonly repository?: string;
  readonly config?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds Storybook as static files into a folder; throws with the build's output on failure. */
export async function buildSite(
  folder: string,
  { repository = root, config = ".storybook", env = {} }: BuildOptions = {},
): Promise<void> {
  const tool = join(repository, "node_modules/.bin/storybook");
  const options = ["build", "--quiet", "--disable-telemetry", "--config-dir", config];
  const build = spawn(tool, [...options, "--output-dir", folder], {
    cwd: repository,
    env: { ...process.env, ...env },
  });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.on("data", (part: Buffer) => output.push(part.toString()));
  }
  const [status] = await once(build, "close");
  if (status !== 0) throw new Error(`storybook build failed:\n${output.join("")}`.slice(-4_000));
}

/** Every story of a built site by its id. */
export function storiesOf(
  folder: string,
): ReadonlyMap<string, { readonly title: string; readonly name: string }> {
  const index: { entries: Record<string, { type: string; title: string; name: string }> } =
    JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  return new Map(Object.entries(index.entries).filter(([, { type }]) => type === "story"));
}

/** Serves a built site under a path, as any static file server does. */
export async function serveSite(
  folder: string,
  under = "/",
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const file = normalize(join(folder, pathname.slice(under.length) || "index.html"));
    const isThere = pathname.startsWith(under) && file.startsWith(folder) && existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
    });
    response.end(isThere ? readFileSync(file) : undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = addressOf(server);
  return { server, port };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address;
}
