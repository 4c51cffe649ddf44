import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { prerenderedFile, readPrerenderedPages } from "@damadum/web/host/prerendered-pages.ts";
import { createHost } from "@damadum/web/host/server.ts";
import { readSettings } from "@damadum/web/host/settings.ts";
import { buildInMemory } from "../product/build-in-memory.ts";
import { root } from "../../../scripts/root.ts";

const dist = join(root, "packages/web/dist");

interface Pages {
  readonly web: string;
  /** The prerendered pages without their scripts, at the same paths and from the same host. */
  readonly twins: string;
  /** The page of Vite's React template, in production mode. */
  readonly bareVite: string;
  stop(): Promise<void>;
}

/** Serves the built web and its peers. */
export async function servePages(): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  for (const path of readPrerenderedPages(dist).keys()) await writeTwin(folder, path);
  await writeFile(join(folder, "index.html"), await readFile(join(dist, "index.html")));
  const [web, twins, bareVite] = await Promise.all([serve(dist), serve(folder), serveBareVite()]);
  return {
    web: web.origin,
    twins: twins.origin,
    bareVite: bareVite.origin,
    async stop() {
      await Promise.all([web, twins, bareVite].map((server) => server.stop()));
      await rm(folder, { recursive: true });
    },
  };
}

interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

async function serve(folder: string): Promise<Served> {
  const host = createHost(readSettings({ PROVIDER_SANDBOX: "1" }), folder);
  await host.listen({ port: 0, host: "localhost" });
  return { origin: host.listeningOrigin, stop: () => host.close() };
}

/** Writes a prerendered page as it looks, without what its scripts do. */
async function writeTwin(folder: string, path: string): Promise<void> {
  const file = prerenderedFile(path);
  const html = await readFile(join(dist, file), "utf8");
  const [script, ...others] = html.match(/<script data-chunks[^>]*>.*?<\/script>/gs) ?? [];
  if (script === undefined || others.length > 0) throw new Error(`${path} is to hold one script`);
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), html.replace(script, ""));
}

async function serveBareVite(): Promise<Served> {
  const built = await buildInMemory({ root: fileURLToPath(new URL("page", import.meta.url)) });
  const files = new Map(
    built.map((file) => [
      file.fileName === "index.html" ? "/" : `/${file.fileName}`,
      file.type === "chunk"
        ? { body: brotliCompressSync(file.code), type: "text/javascript; charset=utf-8" }
        : { body: brotliCompressSync(file.source), type: "text/html; charset=utf-8" },
    ]),
  );
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "br" });
    return response.end(file.body);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The page has no port");
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
