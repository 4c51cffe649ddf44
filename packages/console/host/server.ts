import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createDocument,
  createHostApp,
  EMPTY_STYLE,
  fillMeta,
  policyOf,
  postcodeSearch,
  sendDocument,
} from "@damadum/host";
import type { FastifyInstance } from "fastify";
import type { ConsoleSettings } from "./settings.ts";

const HEADERS = {
  // Browsers heed it over HTTPS only, so it does not concern local work.
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  // Addresses name orders and people: no other site learns them, and no search engine finds them.
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), usb=()",
} as const;

/** Writes the settings into the page's `<meta>` tags. */
export function fillPage(html: string, { apiOrigin }: ConsoleSettings): string {
  return fillMeta(html, "damadum:api-origin", apiOrigin);
}

/** The console of operators: one page for every path, on an origin of its own. */
export function createHost(settings: ConsoleSettings, distFolder: string): FastifyInstance {
  const file = join(distFolder, "index.html");
  if (!existsSync(file)) {
    throw new Error(`No build in ${distFolder}. Run "pnpm --filter @damadum/console run build".`);
  }
  const document = createDocument(fillPage(readFileSync(file, "utf8"), settings));
  const policy = policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...document.hashes.scriptHashes, ...postcodeSearch.scripts],
    "style-src": ["'self'", EMPTY_STYLE, ...document.hashes.styleHashes],
    // The postcode layer lays itself out with style attributes in a frame that inherits this policy.
    "style-src-attr": ["'unsafe-inline'"],
    "frame-src": postcodeSearch.frames,
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", settings.apiOrigin],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  return createHostApp({
    distFolder,
    headers: HEADERS,
    answerPage: (request, reply) =>
      sendDocument(request, reply, {
        document,
        status: 200,
        headers: { "content-security-policy": policy },
      }),
  });
}
