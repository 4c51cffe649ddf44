import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { types } from "../static/site.ts";
import { decisionsText, readDecisions, reportFolder } from "./report.ts";

const MAX_BYTES = 20_000_000;

/**
 * Serves a report on this machine at a port (0 for a free one). `GET /decisions` answers the decision file and `PUT`
 * writes it; only the page itself may do so.
 */
export async function serveReport(
  file: string,
  { folder = reportFolder, port = 0 }: { readonly folder?: string; readonly port?: number } = {},
): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", "http://review");
      if (pathname !== "/decisions") {
        const path = normalize(
          join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname)),
        );
        const isThere = path.startsWith(folder) && existsSync(path);
        const type = types[extname(path)] ?? "application/octet-stream";
        return response
          .writeHead(isThere ? 200 : 404, { "Content-Type": type })
          .end(isThere ? readFileSync(path) : "");
      }
      const json = { "Content-Type": "application/json" };
      if (request.method === "GET")
        return response.writeHead(200, json).end(JSON.stringify(readDecisions(file)));
      // A page of another site can send text, but this header only with leave.
      if (request.method !== "PUT" || request.headers["content-type"] !== "application/json")
        return response.writeHead(405).end();
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, decisionsText(JSON.parse(await bodyOf(request))));
      return response.writeHead(204).end();
    })().catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) {
    body += String(part);
    if (body.length > MAX_BYTES) throw new Error("The decisions are too long");
  }
  return body;
}

/** Opens an address in the person's browser, where the system has a command for that. */
export function openInBrowser(url: string): void {
  const command = process.platform === "darwin" ? "open" : "xdg-open";
  spawn(command, [url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
