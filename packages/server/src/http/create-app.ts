import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from "fastify";
import { errorAnswer } from "./error-answer.ts";
import { limitRequests } from "./limits/request-limit.ts";
import { logRequests } from "./log-requests.ts";
import { ignoreBodies } from "./no-body.ts";
import { answerOf, type ProblemAnswer } from "./problem.ts";
import { Refusal } from "./refusal.ts";

/** The longest request, an estimate with 100 items and every text full, is under 20 kB. */
const BODY_LIMIT = 64 * 1024;
/** Headers and body together must have come by then; looked at often enough that nobody stays much longer. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 5000;

const POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
const UNREADABLE_URL_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** One answer, as metrics count it. */
export interface Answered {
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
  /** Told of every answer. */
  readonly answered?: (answer: Answered) => void;
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
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      // No hook runs for a URL that cannot be read.
      reply.headers(UNREADABLE_URL_HEADERS);
      void answer(reply, errorAnswer(error, undefined));
    },
  });
  logRequests(app);
  if (settings.answered !== undefined) observe(app, settings.answered);
  forbidCaching(app);
  // What is no operation is not found, whatever came with it.
  ignoreBodies(app);
  app.setErrorHandler((error, request, reply) => {
    const { operation } = request.routeOptions.config;
    const result = errorAnswer(error, operation);
    if (result.status >= 500) request.log.error({ err: error, operation: operation?.id }, "failed");
    return answer(reply, result);
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, answerOf(new Refusal("not_found"))));
  app.addHook("onRequest", async (_request, reply) => {
    // Almost every answer is somebody's own; no proxy and no browser's disk may keep it.
    reply.header("cache-control", "no-store");
  });
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
  });
  limitRequests(app, settings.limitFactor);
  return app;
}

function answer(reply: FastifyReply, { status, body, retryAfterSeconds }: ProblemAnswer) {
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
  return reply.code(status).send(body);
}

/** What is answered is about one person or one moment: nobody on the way keeps it. */
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
    connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, requestTimeout),
  };
}

function observe(app: FastifyInstance, answered: (answer: Answered) => void): void {
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? null;
    answered({ operation, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
