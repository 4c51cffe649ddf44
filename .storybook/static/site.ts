import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/storybook");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds Storybook as static files; throws with the build's output on failure. */
export function buildSite(): void {
  const tool = join(root, "node_modules/.bin/storybook");
  const options = ["build", "--quiet", "--disable-telemetry", "--output-dir", folder];
  const { status, stdout, stderr } = spawnSync(tool, options, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`storybook build failed:\n${stdout}\n${stderr}`.slice(-4_000));
}

/** Every story of the built site. */
export function storyIds(): readonly string[] {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8"),
  );
  return Object.entries(index.entries)
    .filter(([, { type }]) => type === "story")
    .map(([id]) => id);
}

/** Serves the built site under a path, as any static file server does. */
export async function serveSite(under: string): Promise<{ server: Server; port: number }> {
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
