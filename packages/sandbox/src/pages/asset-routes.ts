import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FastifyInstance } from "fastify";

const windowScripts = ["open.ts", "window.ts", "call.ts", "post.ts"] as const;

/** Serves the scripts and the stylesheet, read once; types are stripped, nothing is bundled. */
export function assetRoutes(app: FastifyInstance): void {
  const library = script("iamport.ts");
  app.get("/v1/iamport.js", (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(library),
  );
  for (const name of windowScripts) {
    const code = script(name);
    app.get(`/windows/assets/${name}`, (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(code),
    );
  }
  const styles = source("window.css");
  app.get("/windows/assets/window.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(styles),
  );
}

function script(name: string): string {
  return stripTypeScriptTypes(source(name));
}

function source(name: string): string {
  return readFileSync(new URL(`../browser/${name}`, import.meta.url), "utf8");
}
