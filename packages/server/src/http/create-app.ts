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
import { logRequests } from "./log-requests.ts";
import { ignoreBodies } from "./no-body.ts";
import { answerOf, type ProblemResponse } from "./problem.ts";
import { ProblemError } from "./problem-error.ts";

/** The longest request, an estimate with 100 items and every text full, is under 20 kB; the contract names what may be longer. */
const BODY_LIMIT = 64 * 1024;
/** Headers and body together must have come by then; looked at often enough that nobody stays much longer. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 5000;

const POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
const UNREADABLE_URL_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** One answer, as metrics count it. */
export interface RequestOutcome {
  /** Null where no operation was meant. */
  readonly operation: string | null;
  readonly status: number;
  readonly seconds: number;
}

export interface HttpSettings {
  readonly webOrigins: readonly string[];
  readonly trustProxy: boolean | string;
  readonly limitFactor: number;
  /** How long a request may take to come; for tests. */
  readonly requestTimeoutMs?: number;
  /** Called with every answer. */
  readonly onResponse?: (answer: RequestOutcome) => void;
}

/** A fastify instance with everything that holds for all operations, and no operation yet. */
export async function createApp(
  settings: HttpSettings,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    http: timeouts(settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS),
    trustProxy: settings.trustProxy,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    // Fastify's own answer while it stops is no Problem; refuseWhileStopping gives ours.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      // No hook runs for a URL that cannot be read.
      reply.headers(UNREADABLE_URL_HEADERS);
      void answer(reply, errorResponse(error, undefined));
    },
  });
  rejectWhileStopping(app);
  logRequests(app);
  if (settings.onResponse !== undefined) observe(app, settings.onResponse);
  forbidCaching(app);
  // What is no operation is not found, whatever came with it.
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
      "visitor-key",
    ],
    exposedHeaders: ["retry-after"],
    maxAge: 7200,
    // Its answer to an OPTIONS that is no preflight would be no Problem.
    strictPreflight: false,
  });
  limitRequests(app, settings.limitFactor);
  return app;
}

/** While the server stops, whoever still comes over an open connection is asked to try again, elsewhere. */
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

/** Statuses of what node's parser cannot read or will not wait for; anything else is malformed. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never became a request: there is no reply object yet, only the socket. */
function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, body } = answerOf(new ProblemError("malformed_request"));
  const code = UNREADABLE[error.code ?? ""] ?? status;
  const text = JSON.stringify(body);
  const headers = {
    ...UNREADABLE_URL_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines.join("")}\r\n${text}`);
}

function answer(reply: FastifyReply, { status, body, retryAfterSeconds }: ProblemResponse) {
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
  return reply.code(status).send(body);
}

/** Almost every answer is about one person; no proxy and no browser's disk may keep it. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Node takes the longer of the two for the whole request, so the one for headers must not be the longer. */
function timeouts(requestTimeout: number) {
  return {
    requestTimeout,
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
    connectionsCheckingInterval: Math.min(POLL_INTERVAL_MS, requestTimeout),
  };
}

function observe(app: FastifyInstance, onResponse: (answer: RequestOutcome) => void): void {
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? null;
    onResponse({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
