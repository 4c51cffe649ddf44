import type { FastifyInstance } from "fastify";

/** Logs one line per request with the operation, never the URL or the address, which are personal data. */
export function logRequests(app: FastifyInstance): void {
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
