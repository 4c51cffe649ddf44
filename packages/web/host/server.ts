import { existsSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { brand } from "@damadum/domain";
import fresh from "fresh";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { apiOriginOf } from "../src/shared/config/api-origin.ts";
import { isAppShell } from "../src/shared/browser/app-shell.ts";
import {
  inlineScriptHashes,
  contentSecurityPolicy,
  inlineStyleHashes,
} from "./content-security-policy.ts";
import { formReturn } from "./form-return.ts";
import { isPage, isSecretPage } from "./is-page.ts";
import { compressPage, encodingFor } from "./page-encoding.ts";
import { fillPage, markForApp } from "./page.ts";
import { hasOnlyTrackingParams, readPrerenderedPages } from "./prerendered-pages.ts";
import type { HostSettings } from "./settings.ts";

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
  // Payment windows of some card companies are popups that talk to their opener.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  // The camera scans box labels.
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), usb=()",
} as const;

/** Anyone with the address may see the page: search engines must not index it, nor other sites learn it. */
const SECRET_PAGE_HEADERS = {
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
} as const;

/** Limit for headers and body together, checked often enough that no connection outlives it by much. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 5000;

const ONE_HOUR = "public, max-age=3600";
const FOREVER = "public, max-age=31536000, immutable";

/** Its URL is the same in every build. */
const SERVICE_WORKER = "/service-worker.js";

interface HostOptions {
  /** Time for a request to arrive; shortened by tests. */
  readonly requestTimeoutMs?: number;
}

/** The production web: prerendered pages, one shell for every other path, immutable assets, strict headers. */
export function createHost(
  settings: HostSettings,
  distFolder: string,
  { requestTimeoutMs: timeout = REQUEST_TIMEOUT_MS }: HostOptions = {},
): FastifyInstance {
  const pageFile = join(distFolder, "index.html");
  if (!existsSync(pageFile))
    throw new Error(`No build in ${distFolder}. Run "pnpm --filter @damadum/web build".`);
  const documentOf = (html: string) => createDocument(fillPage(html, settings));
  const shellHtml = readFileSync(pageFile, "utf8");
  const shell = documentOf(shellHtml);
  const appShell = documentOf(markForApp(shellHtml));
  const prerendered = new Map(
    [...readPrerenderedPages(distFolder)].map(([path, html]) => [path, documentOf(html)]),
  );
  const app = fastify({
    logger: { level: "warn" },
    requestTimeout: timeout,
    // Also ends a client that does not read its answer.
    connectionTimeout: 2 * timeout,
    http: {
      requestTimeout: timeout,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, timeout),
      connectionsCheckingInterval: Math.min(POLL_INTERVAL_MS, timeout),
    },
    // No hook runs for a URL that cannot be parsed, such as a link that a messenger cut within a letter.
    frameworkErrors: (_error, request, reply) =>
      void answerUnknown(request, reply.headers(SECURITY_HEADERS)),
  });
  // Page URLs name estimates and payments, so neither the log nor the response repeats them.
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
    if (status >= 500) app.log.error({ type: error.name, stack: frames }, "failed");
    return reject(reply, status < 500 ? status : 500);
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const isWww = request.hostname === brand.hosts.webWithWww;
    if (isWww || request.hostname === brand.hosts.web) {
      reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
    }
    if (isWww) return reply.redirect(`https://${brand.hosts.web}${request.raw.url ?? "/"}`, 308);
  });

  app.get("/health", async () => ({ status: "ok" }));

  void app.register(fastifyStatic, {
    root: distFolder,
    index: false,
    // Serves the files that exist at start; any other path is a page.
    wildcard: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz", "**/*.map", ".vite/**"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.endsWith(SERVICE_WORKER)) reply.header("cache-control", "no-cache");
      else reply.header("cache-control", path.includes("/assets/") ? FOREVER : ONE_HOUR);
    },
  });

  void app.register(formReturn);

  app.setNotFoundHandler(answerUnknown);

  /** Answers every address that is no file and no route: with a page, if a person may have opened it. */
  function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { pathname, searchParams } = addressOf(request.url);
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    // A chunk of an older build must fail instead of returning HTML, so that the page offers to reload.
    if (!wantsPage || pathname.startsWith("/assets/") || isUnknownFile(pathname)) {
      return reject(reply, 404);
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    // The app has no header and no footer, and a page that reads its query renders differently.
    const isApp = isAppShell({ navigator: { userAgent: request.headers["user-agent"] ?? "" } });
    const own = hasOnlyTrackingParams(searchParams) ? prerendered.get(pathname) : undefined;
    const { bodies, hashes } = isApp ? appShell : (own ?? shell);
    const { body, etag } = bodies[encoding];
    reply.headers({
      "content-security-policy": contentSecurityPolicy({
        ...settings,
        ...hashes,
        apiOrigin: settings.apiOrigin || apiOriginOf(request.hostname, brand.hosts),
      }),
      "cache-control": "no-cache",
      vary: "accept-encoding, user-agent",
      etag,
    });
    if (isSecretPage(pathname)) reply.headers(SECRET_PAGE_HEADERS);
    const status = isPage(pathname) ? 200 : 404;
    if (status === 200 && fresh(request.headers, { etag })) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.code(status).type("text/html; charset=utf-8").send(body);
  }

  return app;
}

/** No page except /index.html has a dot in its last segment. */
function isUnknownFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname) && pathname !== "/index.html";
}

/** Resolves dot segments as browsers do; a leading "//" begins a path, not a host. */
function addressOf(url: string): URL {
  return new URL(`http://host${url.startsWith("/") ? url : "/"}`);
}

/** Compresses and hashes a document once at start, for every response. */
function createDocument(html: string) {
  const hashes = { styleHashes: inlineStyleHashes(html), scriptHashes: inlineScriptHashes(html) };
  return { bodies: compressPage(html), hashes };
}

function reject(reply: FastifyReply, status: number): FastifyReply {
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "content-type": "text/plain; charset=utf-8",
  };
  return reply
    .code(status)
    .headers(headers)
    .send(STATUS_CODES[status] ?? "");
}
