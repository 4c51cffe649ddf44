import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { docsDocument } from "./docs-document.ts";

/** Nothing from elsewhere, whatever the page's script would fetch. Its scripts and styles are partly inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join(";");

/** Codes and numbers of our tables stay whole; a table that is wider than its column scrolls. */
const LOOKS = `
  .markdown { min-width: 0; }
  .markdown table { display: block; max-width: 100%; overflow-x: auto !important; }
  .markdown :is(th, td) code, .markdown :is(th, td):nth-child(-n + 2) { white-space: nowrap; word-break: keep-all; }
  .markdown :is(th, td) { padding: 8px; }
  .markdown td:last-child { min-width: 10em; word-break: keep-all; }
`;

/** Serves the reference of the API with try-out at /docs/, from this server alone. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(scalar, {
    routePrefix: "/docs",
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header("content-security-policy", POLICY);
        done();
      },
    },
    configuration: {
      content: docsDocument(),
      pageTitle: "담아둠 API",
      customCss: LOOKS,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
}
