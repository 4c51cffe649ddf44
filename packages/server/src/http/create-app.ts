import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from "fastify";
import { errorResponse, RETRY_AFTER_SECONDS } from "./error-response.ts";
import { limitRequests } from "./limits/request-limit.ts";
import { ignoreBodies } from "./no-body.ts";
import { answerOf, type ProblemResponse } from "./problem.ts";
import { ProblemError } from "./problem-error.ts";

/** RFC 9457. */
const PROBLEM_TYPE = "application/problem+json; charset=utf-8";
/** The longest common request, a full estimate with 100 items, is under 20 kB; the contract lists larger bodies. */
const BODY_LIMIT = 64 * 1024;
/** Deadline for headers and body together; connections are checked often enough to enforce it closely. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 5000;

const POLICY = { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] };
const UNREADABLE_URL_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
};

/** One response, as metrics count it. */
export interface RequestOutcome {
  /** Null when no route matched. */
  readonly operation: string | null;
  readonly status: number;
  readonly seconds: number;
}

export interface HttpSettings {
  readonly webOrigins: readonly string[];
  readonly trustProxy: boolean | string;
  readonly limitFactor: number;
  /** Whether /docs/ serves the API's reference. */
  readonly docs?: boolean;
  /** Overrides the request timeout in tests. */
  readonly requestTimeoutMs?: number;
  /** Called for every response. */
  readonly onResponse?: (answer: RequestOutcome) => void;
}

/** Creates a fastify instance with everything common to all operations, but no routes. */
export async function createApp(
  settings: HttpSettings,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const requestTimeout = settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Also ends a client that does not read its answer. An operation that takes this long has failed before.
    connectionTimeout: 2 * requestTimeout,
    http: timeouts(requestTimeout),
    trustProxy: settings.trustProxy,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    // Fastify's own response while closing is not a Problem; rejectWhileStopping sends ours.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable,
    // As long as a URL may be: a longer one is answered before any hook runs, and no page may read such an answer.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, _request, reply) => {
      // No hook runs for a malformed URL.
      reply.headers(UNREADABLE_URL_HEADERS);
      void answer(reply, errorResponse(error, undefined));
    },
  });
  app.addHook("onRequest", async ({ id }, reply) => {
    reply.header("x-request-id", id);
  });
  rejectWhileStopping(app);
  logRequests(app);
  if (settings.onResponse !== undefined) observe(app, settings.onResponse);
  forbidCaching(app);
  // Unknown routes are 404 whatever their body.
  ignoreBodies(app);
  app.setErrorHandler((error, request, reply) => {
    const { operation } = request.routeOptions.config;
    const result = errorResponse(error, operation);
    if (result.status >= 500) request.log.error({ err: error, operation: operation?.id }, "failed");
    return answer(reply, result);
  });
  app.setNotFoundHandler((_request, reply) =>
    answer(reply, answerOf(new ProblemError("not_found"))),
  );
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  });
  await app.register(cors, {
    origin: [...settings.webOrigins],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "refresh-token",
      "idempotency-key",
      "if-match",
      "visitor-key",
    ],
    // Browsers learn the time from `date`, because a device's clock may be wrong.
    exposedHeaders: [
      "date",
      "deprecation",
      "etag",
      "location",
      "ratelimit",
      "ratelimit-policy",
      "retry-after",
      "sunset",
      "x-request-id",
    ],
    maxAge: 7200,
    // Its response to an OPTIONS that is not a preflight would not be a Problem.
    strictPreflight: false,
  });
  limitRequests(app, settings.limitFactor);
  return app;
}

/** While the server stops, requests on open connections get 503 so that clients retry elsewhere. */
function rejectWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (!stopping) return;
    reply.header("connection", "close");
    throw new ProblemError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}

/** Statuses for what node's parser rejects or times out; anything else is malformed. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds before there is a request object: only the socket is available. */
function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, body } = answerOf(new ProblemError("malformed_request"));
  const code = UNREADABLE[error.code ?? ""] ?? status;
  const id = randomUUID();
  const text = JSON.stringify({ ...body, instance: `urn:uuid:${id}` });
  const headers = {
    ...UNREADABLE_URL_HEADERS,
    "x-request-id": id,
    "content-type": PROBLEM_TYPE,
    "content-length": Buffer.byteLength(text),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ""}\r\n${lines.join("")}\r\n${text}`);
  // Ending it only from this side would keep it open for as long as the client likes.
  socket.destroySoon();
}

function answer(reply: FastifyReply, { status, body, retryAfterSeconds }: ProblemResponse) {
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
  reply.header("x-request-id", reply.request.id).code(status);
  if (body === undefined) return reply.send();
  return reply.type(PROBLEM_TYPE).send({ ...body, instance: `urn:uuid:${reply.request.id}` });
}

/** Almost every response is personal, so neither proxies nor browsers may store it. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Node applies the longer of the two to the whole request, so the headers timeout must not exceed it. */
function timeouts(requestTimeout: number) {
  return {
    requestTimeout,
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
    connectionsCheckingInterval: Math.min(POLL_INTERVAL_MS, requestTimeout),
  };
}

/** Logs one line per request with the operation, never the URL or the address, which are personal data. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (operation?.id === "getHealth") return;
    request.log.info(
      {
        operation: operation?.id ?? null,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

function observe(app: FastifyInstance, onResponse: (answer: RequestOutcome) => void): void {
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? null;
    onResponse({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
