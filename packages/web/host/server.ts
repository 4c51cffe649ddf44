import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@damadum/domain";
import { createDocument, createHostApp, sendDocument } from "@damadum/host";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiOriginOf } from "../src/shared/config/api-origin.ts";
import { isAppShell } from "../src/shared/browser/app-shell.ts";
import { appLinkFiles } from "./app-links.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { formReturn } from "./form-return.ts";
import { isPage, isSecretPage } from "./is-page.ts";
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
  { requestTimeoutMs }: HostOptions = {},
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
  const app = createHostApp({
    distFolder,
    headers: SECURITY_HEADERS,
    requestTimeoutMs,
    revalidated: SERVICE_WORKER,
    answerPage,
  });

  app.addHook("onRequest", async (request, reply) => {
    const isWww = request.hostname === brand.hosts.webWithWww;
    if (isWww || request.hostname === brand.hosts.web) {
      reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
    }
    if (isWww) return reply.redirect(`https://${brand.hosts.web}${request.raw.url ?? "/"}`, 308);
  });

  void app.register(formReturn);
  for (const [path, file] of Object.entries(appLinkFiles)) {
    app.get(path, (_request, reply) => reply.header("cache-control", "max-age=3600").send(file));
  }

  function answerPage(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply {
    const { pathname, searchParams } = url;
    // The app has no header and no footer, and a page that reads its query renders differently.
    const isApp = isAppShell({ navigator: { userAgent: request.headers["user-agent"] ?? "" } });
    const own = hasOnlyTrackingParams(searchParams) ? prerendered.get(pathname) : undefined;
    const document = isApp ? appShell : (own ?? shell);
    if (isSecretPage(url)) reply.headers(SECRET_PAGE_HEADERS);
    return sendDocument(request, reply, {
      document,
      status: isPage(pathname) ? 200 : 404,
      headers: {
        "content-security-policy": contentSecurityPolicy({
          ...settings,
          ...document.hashes,
          apiOrigin: settings.apiOrigin || apiOriginOf(request.hostname, brand.hosts),
        }),
        vary: "accept-encoding, user-agent",
      },
    });
  }

  return app;
}
