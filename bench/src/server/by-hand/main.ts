// The measured operations as somebody would write them with fastify and SQL alone, in a process of their own.
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import { fastify, LogController, type FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { createAuthenticate } from "./authenticate.ts";
import { openDatabase } from "./database.ts";
import { estimateRoutes } from "./estimate-routes.ts";
import { loginRoute } from "./login-route.ts";

const { API_PORT = "4000", BARE = "", DATABASE_URL, DATA_DIR = ".data" } = process.env;
const { TOKEN_SECRET = "" } = process.env;

const db = await openDatabase({ url: DATABASE_URL, folder: `${DATA_DIR}/database` });
const ajv = { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } };
const log: FastifyBaseLogger = pino({ base: null }, pino.destination({ sync: false }));
const logController = new LogController({ disableRequestLogging: true });
const app = BARE === "" ? fastify({ ajv, loggerInstance: log, logController }) : fastify({ ajv });
if (BARE === "") {
  // What an API that browsers of other origins call has in any case.
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ route: routeOptions.url, method, status: reply.statusCode, ms }, "answered");
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
  });
  await app.register(cors, { origin: ["http://localhost:3000"] });
}
app.get("/health", () => ({ status: "ok" }));
estimateRoutes(app, db, createAuthenticate(db, TOKEN_SECRET));
loginRoute(app, db, TOKEN_SECRET);

process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
await app.listen({ host: "localhost", port: Number(API_PORT) });
