import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { compressPage, encodingFor } from "./page-encoding.ts";
import { sha256 } from "./policy.ts";

/** Compresses and hashes a document once at start, for every response. */
export function createDocument(html: string) {
  const hashes = { styleHashes: inlineStyleHashes(html), scriptHashes: inlineScriptHashes(html) };
  return { bodies: compressPage(html), hashes };
}

/** Answers with the document, or with 304 when the client has it; `headers` must contain its policy. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  page: {
    readonly document: ReturnType<typeof createDocument>;
    readonly status: 200 | 404;
    readonly headers: Readonly<Record<string, string>>;
  },
): FastifyReply {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const { body, etag } = page.document.bodies[encoding];
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding", etag, ...page.headers });
  if (page.status === 200 && fresh(request.headers, { etag })) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).type("text/html; charset=utf-8").send(body);
}

/** Returns the CSP hashes of a page's `<style>` elements. */
function inlineStyleHashes(html: string): readonly string[] {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  return styles.map(([, text = ""]) => sha256(text));
}

/** Returns the CSP hashes of a page's own scripts: the one about old browsers, and a prerendered page's boot script. */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?: data-chunks="[^"]*")?>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text = ""]) => sha256(text));
}
