import { STATUS_CODES } from "node:http";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

/** Limit for headers and body together, checked often enough that no connection outlives it by much. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 5000;

/**
 * The policy of what is no page. It says nothing about scripts and connections, because a worker lives by the policy of
 * its own file.
 */
const FILE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const ONE_HOUR = "public, max-age=3600";
const FOREVER = "public, max-age=31536000, immutable";

interface HostAppOptions {
  readonly distFolder: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Time for a request to arrive; shortened by tests. */
  readonly requestTimeoutMs?: number | undefined;
  /** Path of a script whose URL is the same in every build, so that it is always asked for again. */
  readonly revalidated?: string;
  /** Answers an address that is no file and that a person may have opened. */
  readonly answerPage: (request: FastifyRequest, reply: FastifyReply, url: URL) => FastifyReply;
}

/** A host of pages: the build's files with immutable assets, a page for every other path, limits and strict headers. */
export function createHostApp({
  distFolder,
  headers,
  requestTimeoutMs: timeout = REQUEST_TIMEOUT_MS,
  revalidated,
  answerPage,
}: HostAppOptions): FastifyInstance {
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
      void answerUnknown(request, reply.headers(headers)),
  });
  // Page URLs name estimates and payments, so neither the log nor the response repeats them.
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
    if (status >= 500) app.log.error({ type: error.name, stack: frames }, "failed");
    return rejectRequest(reply, status < 500 ? status : 500);
  });

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "content-security-policy": FILE_POLICY, ...headers });
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
      if (revalidated !== undefined && path.endsWith(revalidated)) {
        reply.header("cache-control", "no-cache");
      } else reply.header("cache-control", path.includes("/assets/") ? FOREVER : ONE_HOUR);
    },
  });

  app.setNotFoundHandler(answerUnknown);

  function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const url = addressOf(request.url);
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    // A chunk of an older build must fail instead of returning HTML, so that the page offers to reload.
    if (!wantsPage || url.pathname.startsWith("/assets/") || isUnknownFile(request, url.pathname)) {
      return rejectRequest(reply, 404);
    }
    return answerPage(request, reply, url);
  }

  return app;
}

/** No page except /index.html has a dot in its last segment; a link copied with the end of its sentence has one too. */
function isUnknownFile({ headers }: FastifyRequest, pathname: string): boolean {
  const isOpened = headers.accept?.includes("text/html") === true;
  return /\.[^/]*$/.test(pathname) && pathname !== "/index.html" && !isOpened;
}

/** Resolves dot segments as browsers do; a leading "//" begins a path, not a host. */
function addressOf(url: string): URL {
  return new URL(`http://host${url.startsWith("/") ? url : "/"}`);
}

/** Answers with a status and its English name, without anything of the request. */
function rejectRequest(reply: FastifyReply, status: number): FastifyReply {
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "content-type": "text/plain; charset=utf-8",
  };
  return reply
    .code(status)
    .headers(headers)
    .send(STATUS_CODES[status] ?? "");
}
